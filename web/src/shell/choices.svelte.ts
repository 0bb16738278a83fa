/** What the server offers: asked for once, kept for all screens. */
import { api } from '../net/api';
import type { Choices } from '../protocol';

class Offered {
  value = $state.raw<Choices | null>(null);
  private asking: Promise<Choices | null> | null = null;

  /** The choices; null if the server does not answer. The next call asks again. */
  ask(): Promise<Choices | null> {
    this.asking ??= api()
      .choices()
      .then((found) => (this.value = found))
      .catch(() => {
        this.asking = null;
        return null;
      });
    return this.asking;
  }
}

export const choices = new Offered();

/** The server's catalog: asked for once, kept for all screens. */
import { api } from '../net/api';
import { transport } from '../net/transport';
import type { Catalog } from '../protocol';

class Offered {
  #value = $state.raw<Catalog | null>(null);
  private asking: Promise<Catalog | null> | null = null;
  private offline = false;

  get value(): Catalog | null {
    return this.#value;
  }

  /** The catalog; null if the server does not answer. The next call asks again. */
  ask(): Promise<Catalog | null> {
    // The tables of this browser offer less than a server.
    if (this.offline !== transport.offline) {
      this.asking = this.#value = null;
      this.offline = transport.offline;
    }
    this.asking ??= api()
      .catalog()
      .then((found) => (this.#value = found))
      .catch(() => {
        this.asking = null;
        return null;
      });
    return this.asking;
  }
}

export const catalog = new Offered();

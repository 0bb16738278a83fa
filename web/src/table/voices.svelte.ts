/** The latest remarks of players, for as long as its bubble is shown: at the table and in the lobby. */
import type { Spoken } from '../state/table';

const BUBBLE_MILLISECONDS = 4_000;
/** Text takes longer to read. */
const LETTER_MILLISECONDS = 60;

export class Voices {
  #spoken: readonly Spoken[] = $state.raw([]);
  private before: readonly Spoken[];
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();

  /** Earlier remarks are over. */
  constructor(before: readonly Spoken[]) {
    this.before = before;
  }

  /** Show what is new among all that was said, and return it. */
  hear(said: readonly Spoken[]): readonly Spoken[] {
    if (said === this.before) return [];
    const fresh = said.filter((one) => !this.before.includes(one));
    this.before = said;
    for (const one of fresh) this.show(one);
    return fresh;
  }

  /** This player's current remark. */
  of(seat: number): Spoken | null {
    return this.#spoken.findLast((one) => one.seat === seat) ?? null;
  }

  close(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }

  private show(one: Spoken): void {
    this.#spoken = [...this.#spoken, one];
    const timer = setTimeout(
      () => {
        this.timers.delete(timer);
        this.#spoken = this.#spoken.filter((other) => other !== one);
      },
      BUBBLE_MILLISECONDS + LETTER_MILLISECONDS * (one.text?.length ?? 0),
    );
    this.timers.add(timer);
  }
}

/** The review of one game: how far it has come, what is known of it so far, and why there is none. */
import type { GameReview } from '../protocol';
import { troubleOf } from '../shell/words.svelte';
import { requestReview } from './requestReview';

export class GameReviewer {
  #done = $state(0);
  #curve: readonly (readonly number[])[] = $state.raw([]);
  #review: GameReview | null = $state.raw(null);
  #trouble = $state('');
  private leaving = new AbortController();

  constructor(
    private readonly record: string,
    private readonly request = requestReview,
  ) {}

  /** The share of the work that is done. */
  get done(): number {
    return this.#done;
  }

  /** Everybody's chances after the deal and after each step that was judged by now; each row sums to 100. */
  get curve(): readonly (readonly number[])[] {
    return this.#curve;
  }

  get review(): GameReview | null {
    return this.#review;
  }

  get trouble(): string {
    return this.#trouble;
  }

  /** Make it, in this language; again, if it was made before. */
  async make(language: string): Promise<void> {
    this.leave();
    const leaving = (this.leaving = new AbortController());
    [this.#done, this.#curve, this.#trouble] = [0, [], ''];
    try {
      await this.request(
        { record: this.record, language },
        ({ done, curve, review }) => {
          if (leaving.signal.aborted) return;
          this.#done = done;
          this.#curve = [...this.#curve, ...curve];
          if (review) this.#review = review;
        },
        leaving.signal,
      );
    } catch (thrown) {
      if (!leaving.signal.aborted) this.#trouble = troubleOf(thrown);
    }
  }

  leave(): void {
    this.leaving.abort();
  }
}

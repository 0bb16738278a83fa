/** The bad moves of a player, to be found again: the same position, another try, and every good move counts. */
import type { ReviewedMoment, ReviewedOption } from '../protocol';
import type { ReplayPlayer } from '../replay/replayPlayer.svelte';
import { optionOf } from './remarks';

/** The verdict on the last move: as good as it gets, as good as that, worse, the same mistake, or not judged at all. */
export type Outcome = 'best' | 'good' | 'worse' | 'same' | 'unknown';

export class SecondTry {
  #moment: ReviewedMoment = $state.raw() as ReviewedMoment;
  #left = $state(0);
  #outcome: Outcome | null = $state(null);
  #option: ReviewedOption | null = $state.raw(null);
  #shown = $state(false);

  constructor(
    private readonly player: ReplayPlayer,
    private readonly moments: readonly ReviewedMoment[],
  ) {
    this.take(0);
  }

  get moment(): ReviewedMoment {
    return this.#moment;
  }

  /** How many come after this one. */
  get left(): number {
    return this.#left;
  }

  get outcome(): Outcome | null {
    return this.#outcome;
  }

  /** By how much the last move was worse than the champion's, in hundredths, rounded up: what is within two counts. */
  get short(): number {
    const best = optionOf(this.#moment, this.#moment.best)?.chance ?? 0;
    return Math.ceil(100 * (best - (this.#option?.chance ?? best)));
  }

  get found(): boolean {
    return this.#outcome === 'best' || this.#outcome === 'good';
  }

  /** Whether the better move has been told. */
  get shown(): boolean {
    return this.#shown;
  }

  show(): void {
    this.#shown = true;
    this.player.follow(this.player.moments, this.#moment.step);
  }

  next(): void {
    this.take(this.moments.length - this.#left);
  }

  private take(place: number): void {
    const moment = this.moments[place];
    if (!moment) throw new RangeError('there is no such moment');
    this.#moment = moment;
    this.#left = this.moments.length - 1 - place;
    [this.#outcome, this.#option, this.#shown] = [null, null, false];
    this.player.askAgain(moment.step - 1, moment, (move) => this.judge(move));
  }

  private judge(move: string): void {
    const option = optionOf(this.#moment, move);
    this.#option = option ?? null;
    if (!option) this.#outcome = move === this.#moment.played ? 'same' : 'unknown';
    else if (option.move === this.#moment.best) this.#outcome = 'best';
    else if (option.good) this.#outcome = 'good';
    else this.#outcome = option.move === this.#moment.played ? 'same' : 'worse';
    // Nothing is left to answer once it is found.
    if (this.found) this.player.follow(this.player.moments);
  }
}

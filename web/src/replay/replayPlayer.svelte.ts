/** Shows the moments of a game one after the other, on the table that would show a connection's. */
import { browser, type Environment } from '../net/environment';
import type { Asking, Reply } from '../net/socket';
import { TableSource, type Stage } from '../state/client';
import type { TableState } from '../state/table';
import { still, turnsOf } from './moments';

/** How many times as fast as people read. */
export const PACES = [1, 2, 4] as const;
export type Pace = (typeof PACES)[number];

/** Between two moments, and how often to look whether the one before has been shown. */
const PAUSE_MILLISECONDS = 900;
const LOOK_MILLISECONDS = 90;

export class ReplayPlayer extends TableSource {
  override readonly live = false;
  #at = $state(0);
  #playing = $state(false);
  #pace: Pace = $state(1);
  #moments: readonly TableState[] = $state.raw([]);
  private stage: Stage | null = null;
  private stop = (): void => {};
  /** Takes the moves of somebody who tries again. */
  private tried: ((move: string) => void) | null = null;

  constructor(
    moments: readonly TableState[],
    at = 0,
    private readonly after: Environment['after'] = browser.after,
  ) {
    super();
    this.follow(moments, at);
  }

  /** Which moment is shown, from 0. */
  get at(): number {
    return this.#at;
  }

  get last(): number {
    return this.#moments.length - 1;
  }

  get moments(): readonly TableState[] {
    return this.#moments;
  }

  get playing(): boolean {
    return this.#playing;
  }

  get pace(): Pace {
    return this.#pace;
  }

  /** Show the game from another seat, or more of it. */
  follow(moments: readonly TableState[], at = this.#at): void {
    this.tried = null;
    this.#moments = moments;
    this.#at = Math.min(Math.max(0, at), this.last);
    const shown = moments[this.#at];
    if (shown) this.become(still(shown));
  }

  /** Ask again what was asked at a moment: every move goes to `tried`, and the table stays until another moment is shown. */
  askAgain(at: number, { offers, blocked }: Pick<TableState, 'offers' | 'blocked'>, tried: (move: string) => void): void {
    this.pause();
    this.follow(this.#moments, at);
    this.tried = tried;
    this.become({ ...this.state, offers, blocked });
  }

  /** More has happened; what is shown stays. */
  extend(moments: readonly TableState[]): void {
    this.#moments = moments;
  }

  /** Only the next moment moves, and only if the one before has come to rest: all else is there at once. */
  go(to: number): void {
    const at = Math.min(Math.max(0, to), this.last);
    const shown = this.#moments[at];
    if (!shown || at === this.#at) return;
    const next = at === this.#at + 1 && !this.stage?.moving && !this.tried;
    this.tried = null;
    this.#at = at;
    this.become(next ? shown : still(shown));
  }

  /** To the beginning of the next turn, or of this one or the one before. */
  turn(way: 1 | -1): void {
    const turns = turnsOf(this.#moments);
    const to = way > 0 ? turns.find((at) => at > this.#at) : turns.findLast((at) => at < this.#at);
    this.go(to ?? (way > 0 ? this.last : 0));
  }

  toggle(): void {
    if (this.#playing) return this.pause();
    this.#playing = true;
    if (this.#at === this.last) this.go(0);
    this.wait(0);
  }

  pause(): void {
    this.stop();
    this.#playing = false;
  }

  setPace(pace: Pace): void {
    this.#pace = pace;
  }

  override drawnOn(stage: Stage): void {
    this.stage = stage;
  }

  override close(): void {
    this.pause();
    super.close();
  }

  /** Nothing can be asked of the past, but what else could have been done. */
  ask(asking: Asking): Promise<Reply> {
    if (this.tried && asking.message === 'answer') {
      this.tried(asking.move);
      return Promise.resolve({ message: 'accepted', id: '', sequence: 0 });
    }
    return Promise.resolve({ message: 'refused', id: null, reason: 'only-watching', details: {}, allowed: [] });
  }

  read(): void {
    /* nothing is refused */
  }

  private wait(milliseconds: number): void {
    this.stop();
    this.stop = this.after(milliseconds, () => this.tick());
  }

  private tick(): void {
    if (!this.#playing) return;
    if (this.stage?.moving && this.#pace === 1) return this.wait(LOOK_MILLISECONDS);
    this.stage?.hurry();
    if (this.#at === this.last) return this.pause();
    this.go(this.#at + 1);
    this.wait(PAUSE_MILLISECONDS / this.#pace);
  }
}

/** Plays beats one after the other. When they pile up it hurries, and at last it skips: the table never lags behind. */
import type { Beat } from './motion';

export interface Stage {
  /** Calls back later, unless the returned function is called first. */
  after(milliseconds: number, call: () => void): () => void;
  /** Show this beat within this many milliseconds; null when all is done. */
  show(beat: Beat | null, milliseconds: number): void;
}

/** More than this is waiting: play twice as fast. */
const HURRY = 3_000;
/** More than this: show only how it ends. */
const SKIP = 9_000;

export class BeatQueue {
  private waiting: Beat[] = [];
  private playing = false;
  private stop = (): void => {};

  constructor(private readonly stage: Stage) {}

  get busy(): boolean {
    return this.playing;
  }

  add(beats: readonly Beat[]): void {
    this.waiting.push(...beats);
    if (this.left() > SKIP) this.flush();
    else if (!this.playing) this.advance();
  }

  /** Cut short: nothing is left to be shown. Whoever presses a button does not want to wait. */
  flush(): void {
    this.stop();
    this.waiting = [];
    if (this.playing) this.end();
  }

  private left(): number {
    return this.waiting.reduce((sum, { ms }) => sum + ms, 0);
  }

  private advance(): void {
    const hurried = this.left() > HURRY;
    const beat = this.waiting.shift();
    if (!beat) {
      if (this.playing) this.end();
      return;
    }
    this.playing = true;
    const milliseconds = hurried ? beat.ms / 2 : beat.ms;
    this.stop = this.stage.after(milliseconds, () => this.advance());
    this.stage.show(beat, milliseconds);
  }

  private end(): void {
    this.playing = false;
    this.stop = () => {};
    this.stage.show(null, 0);
  }
}

/**
 * Plays scenes one after the other. Who waits for them may be in a hurry: then calm ones are left out, and what must not
 * be cut is played faster.
 */
import type { Scene } from './scenes';

export interface Player {
  now(): number;
  /** Calls back later, unless the returned function is called first. */
  after(milliseconds: number, call: () => void): () => void;
  /** Whether there is a table to show something on. */
  ready(): boolean;
  /** Show this scene within this time. */
  show(scene: Scene, milliseconds: number): void;
  /** The current scene was cut short. */
  cut(): void;
  /** All has been shown. */
  rest(): void;
}

/** No scene is played faster than this share of its time. */
const FASTEST_SHARE = 0.5;
/** So far the table may fall behind at all. */
const MAX_LAG_MILLISECONDS = 12_000;

export class SceneQueue {
  private waiting: { readonly scene: Scene; readonly ms: number }[] = [];
  private playing: Scene | null = null;
  /** When what is shown now ends. */
  private until = 0;
  private stop = (): void => {};

  constructor(private readonly player: Player) {}

  /** Whether something is shown, or will be. */
  get busy(): boolean {
    return this.playing !== null || this.waiting.length > 0;
  }

  /** These come next; what is shown before them is to take no longer than `within`. */
  add(scenes: readonly Scene[], within = Infinity): void {
    const rest = this.playing ? this.until - this.player.now() : 0;
    this.fit(within - rest);
    if (this.playing && !this.playing.held && rest + this.left() > within) this.end();
    this.waiting.push(...scenes.map((scene) => ({ scene, ms: scene.ms })));
    while (within < Infinity && this.left() > MAX_LAG_MILLISECONDS) this.waiting.shift();
    this.go();
  }

  /** Begins with the next one, if none is shown and one can be. */
  go(): void {
    if (!this.playing && this.waiting.length > 0) this.next();
  }

  private next(): void {
    this.playing = null;
    while (this.player.ready()) {
      const next = this.waiting.shift();
      if (!next) {
        this.player.rest();
        return;
      }
      if (next.ms > 0) {
        this.playing = next.scene;
        this.until = this.player.now() + next.ms;
        this.stop = this.player.after(next.ms, () => this.next());
      }
      this.player.show(next.scene, next.ms);
      if (next.ms > 0) return;
    }
  }

  /** Leave out the calm scenes: the player has pressed a button. */
  hurry(): void {
    if (!this.busy) return;
    this.waiting = this.waiting.filter(({ scene }) => scene.held);
    if (!this.playing || this.playing.held) return;
    this.end();
    this.next();
  }

  /** Nothing is left to be shown. */
  clear(): void {
    this.waiting = [];
    if (this.playing) this.end();
  }

  /** Cut the current scene short. */
  private end(): void {
    this.stop();
    this.playing = null;
    this.player.cut();
  }

  private left(): number {
    return this.waiting.reduce((sum, { ms }) => sum + ms, 0);
  }

  /** Leaves out the oldest calm scenes until the others fit; if they do not, they are played faster. */
  private fit(within: number): void {
    while (this.left() > within) {
      const calm = this.waiting.findIndex(({ scene, ms }) => !scene.held && ms > 0);
      if (calm < 0) break;
      this.waiting.splice(calm, 1);
    }
    const left = this.left();
    if (left <= within) return;
    const pace = Math.max(FASTEST_SHARE, within / left);
    this.waiting = this.waiting.map(({ scene }) => ({ scene, ms: scene.ms * pace }));
  }
}

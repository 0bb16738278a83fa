/** Calls the player back to the table: by sound, by a buzz, and by the title of a hidden tab. */
import { DANGERS } from '../protocol';
import type { Sounds } from '../sound';
import type { TableState } from '../state/table';
import { isWindow } from '../state/windows';
import { text } from '../state/words';

const TITLE_BLINK_MILLISECONDS = 1_000;

export class Attention {
  /** The tab's title while the player is not called. */
  private title = '';
  private blinking: ReturnType<typeof setInterval> | undefined;
  private ticked = -1;

  constructor(private readonly sounds: Sounds) {
    document.addEventListener('visibilitychange', this.seen);
  }

  /** Call a player who is newly asked; to be called after every change. */
  follow(before: TableState, after: TableState): void {
    const asked = after.offers.length > 0;
    if (!asked) {
      this.calm();
      return;
    }
    if (before.offers.length > 0 && before.view?.question === after.view?.question) return;
    const kind = after.view?.asking;
    if (isWindow(kind)) return;
    if (kind === 'turn' && before.view?.current === after.seat && before.view?.asking !== 'turn') return;
    // A kitten has been heard already.
    if (kind !== 'defuse') this.sounds.play(kind !== undefined && kind in DANGERS ? 'fuse' : 'turn');
    // Without a touch before it browsers forbid it, and complain.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(kind === 'turn' ? 40 : [40, 60, 40]);
    if (document.hidden) this.blink();
  }

  /** A woodblock in each of the last two seconds. */
  tick(seconds: number): void {
    if (seconds > 0 && seconds <= 2 && seconds !== this.ticked) this.sounds.play('tick');
    this.ticked = seconds;
  }

  close(): void {
    this.calm();
    document.removeEventListener('visibilitychange', this.seen);
  }

  private blink(): void {
    this.calm();
    this.title = document.title;
    let on = false;
    const show = (): void => {
      on = !on;
      document.title = on ? text('web-title-your-turn') : this.title;
    };
    show();
    this.blinking = setInterval(show, TITLE_BLINK_MILLISECONDS);
  }

  private calm(): void {
    if (this.blinking === undefined) return;
    clearInterval(this.blinking);
    this.blinking = undefined;
    document.title = this.title;
  }

  private readonly seen = (): void => {
    if (!document.hidden) this.calm();
  };
}

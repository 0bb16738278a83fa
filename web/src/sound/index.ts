/** The sounds of the table, as loud as the player wants them. */
import type { Remembered } from '../state/settings';
import { CUES, type Cue } from './cues';
import { EMOTE_CUES } from './emotes';
import type { Instrument } from './instrument';
import { Synth } from './synth';

export type { Cue } from './cues';

/** Ten players who all say something at once are heard once. */
const EMOTE_PAUSE_MILLISECONDS = 600;

export interface Sounds {
  play(cue: Cue, depth?: number): void;
  emote(word: string): void;
  /** While a TV sounds this device is quiet, unless its player wants both. */
  besideTv(tv: boolean): void;
  /** Make sound possible now, if this page has been touched: a TV's last touch may be long ago. */
  wake(): void;
  close(): void;
}

/** Browsers let no page sound that was never touched, and complain of the attempt. Old ones don't say whether it was. */
export const hasBeenTouched = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

export function sounds(settings: Remembered): Sounds {
  const synth = new Synth();
  let tv = false;
  let on = true;
  /** Until then no emote is heard. */
  let quiet = 0;
  const look = (): void => {
    const { sound, soundBesideTv, volume } = settings.value;
    on = tv ? soundBesideTv : sound;
    synth.setVolume(volume);
  };
  const forget = settings.subscribe(look);
  const touch = (): void => {
    if (on) synth.wake();
  };
  addEventListener('pointerdown', touch);
  addEventListener('keydown', touch);
  return {
    play(cue, depth = 1) {
      const { ready } = synth;
      if (on && ready) CUES[cue](ready, depth);
    },
    besideTv(beside) {
      tv = beside;
      look();
    },
    wake() {
      if (hasBeenTouched()) touch();
    },
    emote(word) {
      const now = performance.now();
      const { ready } = synth;
      const cue = (EMOTE_CUES as Readonly<Record<string, (on: Instrument) => void>>)[word];
      if (!on || !ready || !cue || now < quiet) return;
      quiet = now + EMOTE_PAUSE_MILLISECONDS;
      cue(ready);
    },
    close() {
      forget();
      removeEventListener('pointerdown', touch);
      removeEventListener('keydown', touch);
      synth.close();
    },
  };
}

/** The sounds of the table, as loud as the player wants them. */
import type { Remembered } from '../state/settings';
import { CUES, type Cue } from './cues';
import { Synth } from './synth';

export type { Cue } from './cues';

export interface Sounds {
  play(cue: Cue, depth?: number): void;
  close(): void;
}

export function sounds(settings: Remembered): Sounds {
  const synth = new Synth();
  let on = true;
  const forget = settings.subscribe(({ sound, volume }) => {
    on = sound;
    synth.setVolume(volume);
  });
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
    close() {
      forget();
      removeEventListener('pointerdown', touch);
      removeEventListener('keydown', touch);
      synth.close();
    },
  };
}

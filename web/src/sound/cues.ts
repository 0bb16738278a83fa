/** The sounds of the table: each cue is a few strokes. tests/browser/test_sounds.py listens that none drowns the others. */
import type { Instrument } from './instrument';

const G4 = 392;
const C5 = 523.25;
/** A whole tone up. */
const WHOLE = 2 ** (2 / 12);

const marimba = (on: Instrument, pitch: number, after: number, loud: number): void => {
  on.tone(pitch, 0.5, { after, loud });
  on.tone(pitch * 4, 0.12, { after, loud: loud * 0.26 });
};
const glockenspiel = (on: Instrument, pitch: number, after: number, loud: number): void => {
  on.tone(pitch, 0.6, { after, loud });
  on.tone(pitch * 2.76, 0.2, { after, loud: loud * 0.26 });
};
/** Noise from 1.8 to 5 kHz. */
const paper = (on: Instrument, length: number, loud: number, after = 0): void =>
  on.hiss(length, { after, from: 3_000, quality: 0.94, loud });

export const CUES = {
  lift: (on: Instrument): void => paper(on, 0.06, 3.6),
  slide: (on: Instrument): void => paper(on, 0.14, 2.6),
  shuffle: (on: Instrument): void => [0, 0.11, 0.22, 0.33].forEach((after) => paper(on, 0.045, 4.4, after)),
  tap: (on: Instrument): void => on.tone(220, 0.04, { type: 'triangle', loud: 2.9 }),
  turn: (on: Instrument): void => {
    marimba(on, G4, 0, 0.85);
    marimba(on, C5, 0.14, 0.85);
  },
  attack: (on: Instrument): void => {
    for (const pitch of [220, 233.1]) on.tone(pitch, 0.18, { type: 'square', loud: 0.9, lowpass: 900 });
  },
  /** `depth` counts the Nopes of the window: each rises by a whole tone. */
  nope: (on: Instrument, depth = 1): void => {
    on.tone(90 * WHOLE ** (depth - 1), 0.12, { loud: 2.1 });
    on.hiss(0.07, { from: 1_400, loud: 2.1 });
  },
  /** The answer to a Nope: the same clap, but what was pressed down springs up. */
  yup: (on: Instrument, depth = 1): void => {
    const pitch = 180 * WHOLE ** (depth - 1);
    on.hiss(0.05, { from: 1_800, loud: 1.3 });
    on.tone(pitch, 0.12, { slide: pitch * 1.5, loud: 1.3 });
    on.tone(pitch * 2, 0.22, { after: 0.09, slide: pitch * 3, loud: 1.3 });
  },
  see: (on: Instrument): void => [1046.5, 1318.5, 1568].forEach((pitch, index) => glockenspiel(on, pitch, index * 0.09, 0.53)),
  fuse: (on: Instrument): void => {
    for (let index = 0; index < 9; index += 1)
      on.hiss(0.03, { after: index * 0.13 + Math.random() * 0.08, from: 4_500, loud: 4.7, quality: 2 });
  },
  boom: (on: Instrument): void => {
    on.hiss(0.7, { type: 'lowpass', from: 2_000, to: 80, loud: 1.35 });
    on.tone(60, 0.7, { slide: 30, loud: 1.35 });
  },
  /** All that goes off goes in again. */
  implode: (on: Instrument): void => {
    on.hiss(0.6, { type: 'lowpass', from: 80, to: 2_400, loud: 1.75 });
    on.tone(40, 0.6, { slide: 320, loud: 0.95 });
    on.tone(70, 0.25, { after: 0.62, slide: 35, loud: 1.9 });
  },
  heart: (on: Instrument): void => {
    on.tone(58, 0.12, { loud: 2.2 });
    on.tone(52, 0.14, { after: 0.19, loud: 1.7 });
  },
  defuse: (on: Instrument): void => {
    on.hiss(0.015, { from: 5_000, loud: 2.5 });
    on.hiss(0.015, { after: 0.07, from: 3_600, loud: 2.5 });
    marimba(on, C5, 0.18, 0.8);
    marimba(on, C5 * 2 ** (9 / 12), 0.3, 0.8);
  },
  /** From the other side: somebody there was right. */
  ghost: (on: Instrument): void => {
    on.tone(440, 0.34, { slide: 700, loud: 0.9 });
    on.tone(445, 0.34, { slide: 712, loud: 0.6 });
    glockenspiel(on, 1568, 0.26, 0.5);
  },
  win: (on: Instrument): void =>
    [C5, 659.3, 784, 659.3, 1046.5].forEach((pitch, index) => glockenspiel(on, pitch, index * 0.13, 0.76)),
  /** Two barks, of a voice that was made for something else. */
  bark: (on: Instrument): void => {
    for (const after of [0, 0.19]) {
      on.tone(340, 0.13, { after, type: 'sawtooth', slide: 150, loud: 2.1, lowpass: 1_400 });
      on.hiss(0.06, { after, from: 900, loud: 2 });
    }
  },
  /** A wet paw on paper. */
  mark: (on: Instrument): void => {
    on.tone(180, 0.1, { slide: 80, loud: 1.9 });
    on.hiss(0.09, { after: 0.02, from: 1_500, to: 600, loud: 2 });
  },
  /** Something heavy sits down, and takes its time. */
  curse: (on: Instrument): void => {
    on.tone(233.1, 0.2, { type: 'sawtooth', loud: 1.1, lowpass: 700 });
    on.tone(207.7, 0.42, { after: 0.2, type: 'sawtooth', slide: 138.6, loud: 1.2, lowpass: 600 });
    on.hiss(0.12, { after: 0.6, from: 500, loud: 1.6 });
  },
  /** What was yours flies past. */
  snatch: (on: Instrument): void => {
    on.hiss(0.16, { from: 900, to: 5_000, loud: 1.7 });
    on.tone(330, 0.16, { slide: 990, loud: 0.7 });
    marimba(on, C5 * 2, 0.15, 0.6);
  },
  /** Two strokes with a paw, and a pat on the sand. */
  dig: (on: Instrument): void => {
    for (const after of [0, 0.15]) on.hiss(0.11, { after, from: 1_600, to: 700, loud: 2.3 });
    on.tone(130, 0.09, { after: 0.32, slide: 90, loud: 1.8 });
  },
  /** It falls into a pot, or a bin. */
  plop: (on: Instrument): void => {
    on.tone(520, 0.07, { slide: 190, loud: 1.6 });
    on.tone(260, 0.1, { after: 0.06, slide: 430, loud: 1.2 });
  },
  /** A fanfare, as far as a scratching post deserves one. */
  tower: (on: Instrument): void => {
    [G4, G4, C5].forEach((pitch, index) => {
      const after = [0, 0.12, 0.24][index] ?? 0;
      on.tone(pitch, index < 2 ? 0.11 : 0.4, { after, type: 'square', loud: 0.62, lowpass: 1_800 });
      on.tone(pitch * 1.25, index < 2 ? 0.11 : 0.4, { after, type: 'triangle', loud: 0.5 });
    });
  },
  /** A woodblock. */
  tick: (on: Instrument): void => on.tone(900, 0.035, { type: 'triangle', loud: 3.2, slide: 700 }),
} as const;

export type Cue = keyof typeof CUES;

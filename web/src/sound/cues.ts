/** What is heard when: each cue is a few strokes of the synth. */
import type { Synth } from './synth';

const G4 = 392;
const C5 = 523.25;
/** A whole tone up. */
const WHOLE = 2 ** (2 / 12);

const marimba = (synth: Synth, pitch: number, after: number): void => {
  synth.tone(pitch, 0.5, { after, loud: 0.7 });
  synth.tone(pitch * 4, 0.12, { after, loud: 0.18 });
};
const glockenspiel = (synth: Synth, pitch: number, after: number): void => {
  synth.tone(pitch, 0.6, { after, loud: 0.3 });
  synth.tone(pitch * 2.76, 0.2, { after, loud: 0.08 });
};
const paper = (synth: Synth, length: number, after = 0): void =>
  synth.hiss(length, { after, from: 1_800, to: 5_000, loud: 0.55 });

export const CUES = {
  lift: (synth: Synth): void => paper(synth, 0.06),
  slide: (synth: Synth): void => paper(synth, 0.14),
  shuffle: (synth: Synth): void => [0, 0.11, 0.22, 0.33].forEach((after) => paper(synth, 0.045, after)),
  tap: (synth: Synth): void => synth.tone(220, 0.04, { type: 'triangle', loud: 0.6 }),
  turn: (synth: Synth): void => {
    marimba(synth, G4, 0);
    marimba(synth, C5, 0.14);
  },
  attack: (synth: Synth): void => {
    for (const pitch of [220, 233.1]) synth.tone(pitch, 0.18, { type: 'square', loud: 0.4, lowpass: 900 });
  },
  /** `depth` counts the Nopes of the window: each rises by a whole tone. */
  nope: (synth: Synth, depth = 1): void => {
    synth.tone(90 * WHOLE ** (depth - 1), 0.12, { loud: 1 });
    synth.hiss(0.07, { from: 1_400, loud: 0.7 });
  },
  see: (synth: Synth): void => [1046.5, 1318.5, 1568].forEach((pitch, index) => glockenspiel(synth, pitch, index * 0.09)),
  fuse: (synth: Synth): void => {
    for (let index = 0; index < 9; index += 1)
      synth.hiss(0.03, { after: index * 0.13 + Math.random() * 0.08, from: 4_500, loud: 0.14, quality: 2 });
  },
  boom: (synth: Synth): void => {
    synth.hiss(0.7, { type: 'lowpass', from: 2_000, to: 80, loud: 1.4 });
    synth.tone(60, 0.7, { slide: 30, loud: 1.2 });
  },
  /** All that goes off goes in again. */
  implode: (synth: Synth): void => {
    synth.hiss(0.6, { type: 'lowpass', from: 80, to: 2_400, loud: 1.1 });
    synth.tone(40, 0.6, { slide: 320, loud: 0.6 });
    synth.tone(70, 0.25, { after: 0.62, slide: 35, loud: 1.2 });
  },
  heart: (synth: Synth): void => {
    synth.tone(58, 0.12, { loud: 0.9 });
    synth.tone(52, 0.14, { after: 0.19, loud: 0.7 });
  },
  defuse: (synth: Synth): void => {
    synth.hiss(0.015, { from: 5_000, loud: 0.9 });
    synth.hiss(0.015, { after: 0.07, from: 3_600, loud: 0.9 });
    marimba(synth, C5, 0.18);
    marimba(synth, C5 * 2 ** (9 / 12), 0.3);
  },
  win: (synth: Synth): void =>
    [C5, 659.3, 784, 659.3, 1046.5].forEach((pitch, index) => glockenspiel(synth, pitch, index * 0.13)),
  tick: (synth: Synth): void => synth.tone(900, 0.035, { type: 'triangle', loud: 0.5, slide: 700 }),
} as const;

export type Cue = keyof typeof CUES;

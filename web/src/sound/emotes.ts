/** The sound of each emote: shorter than the cues of the game, and no louder. tests/browser/test_sounds.py listens. */
import type { Emote } from '../art/emotes';
import type { Instrument } from './instrument';

type Play = (on: Instrument) => void;

/** Of a wooden bar, and of a metal one. */
const wood = (on: Instrument, pitch: number, after: number, loud = 0.95): void => {
  on.tone(pitch, 0.35, { after, loud });
  on.tone(pitch * 4, 0.08, { after, loud: loud * 0.26 });
};
const metal = (on: Instrument, pitch: number, after: number, loud = 0.7): void => {
  on.tone(pitch, 0.45, { after, loud });
  on.tone(pitch * 2.76, 0.15, { after, loud: loud * 0.26 });
};
/** Two paws on each other. */
const clap = (on: Instrument, after: number): void => on.hiss(0.06, { after, from: 1_500, loud: 5.2, quality: 0.7 });

export const EMOTE_CUES: Readonly<Record<Emote, Play>> = {
  hello: (on) => {
    on.tone(587, 0.13, { type: 'triangle', slide: 740, loud: 1.3 });
    on.tone(740, 0.22, { after: 0.15, type: 'triangle', slide: 988, loud: 1.3 });
  },
  laugh: (on) =>
    [0, 0.12, 0.24, 0.36].forEach((after, index) =>
      on.tone(560 - 50 * index, 0.1, { after, type: 'triangle', slide: 430 - 45 * index, loud: 2.08 }),
    ),
  wow: (on) => on.tone(280, 0.5, { slide: 940, loud: 0.79 }),
  oops: (on) => {
    on.tone(620, 0.12, { slide: 560, loud: 0.85 });
    on.tone(420, 0.34, { after: 0.12, slide: 150, loud: 0.98 });
  },
  angry: (on) => {
    on.tone(118, 0.42, { type: 'sawtooth', slide: 86, loud: 1.33, lowpass: 900 });
    on.hiss(0.3, { from: 500, to: 1_600, loud: 0.77 });
  },
  cry: (on) => {
    on.tone(720, 0.26, { slide: 500, loud: 0.86 });
    on.tone(660, 0.4, { after: 0.28, slide: 390, loud: 0.86 });
  },
  think: (on) => {
    on.tone(196, 0.24, { type: 'triangle', slide: 185, loud: 1.3 });
    on.tone(247, 0.3, { after: 0.26, type: 'triangle', slide: 262, loud: 1.3 });
  },
  clap: (on) => [0, 0.11, 0.22, 0.33, 0.44].forEach((after) => clap(on, after)),
  love: (on) => {
    metal(on, 784, 0);
    metal(on, 988, 0.14);
    metal(on, 1175, 0.28);
  },
  sleep: (on) => {
    on.hiss(0.4, { type: 'lowpass', from: 260, to: 620, loud: 2.4, quality: 3 });
    on.tone(880, 0.36, { after: 0.44, slide: 620, loud: 0.9 });
  },
  sorry: (on) => {
    wood(on, 440, 0);
    wood(on, 370, 0.18);
  },
  boom: (on) => {
    on.hiss(0.3, { type: 'lowpass', from: 1_500, to: 110, loud: 1.2 });
    on.tone(92, 0.3, { slide: 46, loud: 1.2 });
  },
  thanks: (on) => [523, 659, 784].forEach((pitch, index) => wood(on, pitch, index * 0.1)),
  please: (on) => {
    on.tone(440, 0.2, { type: 'triangle', slide: 620, loud: 1.3 });
    on.tone(494, 0.3, { after: 0.24, type: 'triangle', slide: 740, loud: 1.3 });
  },
  yes: (on) => {
    wood(on, 523, 0);
    wood(on, 784, 0.1);
  },
  never: (on) => {
    for (const after of [0, 0.2]) on.tone(156, 0.17, { after, type: 'square', slide: 139, loud: 1.2, lowpass: 900 });
  },
  luck: (on) => [1047, 1319, 1568, 2093].forEach((pitch, index) => metal(on, pitch, index * 0.07, 0.44)),
  played: (on) =>
    [523, 523, 784].forEach((pitch, index) =>
      on.tone(pitch, index < 2 ? 0.1 : 0.36, { after: index * 0.12, type: 'square', loud: 0.75, lowpass: 2_000 }),
    ),
  hurry: (on) =>
    [0, 0.2, 0.4, 0.6].forEach((after, index) =>
      on.tone(index % 2 ? 740 : 980, 0.05, { after, type: 'triangle', loud: 3, slide: index % 2 ? 600 : 800 }),
    ),
  sneaky: (on) => [220, 262, 247, 294].forEach((pitch, index) => wood(on, pitch, index * 0.15, 0.96)),
  scared: (on) =>
    [0, 0.07, 0.14, 0.21, 0.28, 0.35].forEach((after, index) =>
      on.tone(index % 2 ? 1_180 : 990, 0.07, { after, type: 'triangle', loud: 1.62 }),
    ),
  cool: (on) => {
    on.tone(147, 0.26, { type: 'triangle', loud: 1.36 });
    on.tone(110, 0.34, { after: 0.24, type: 'triangle', loud: 1.36 });
    on.hiss(0.04, { after: 0.5, from: 2_600, loud: 1.77 });
  },
  shrug: (on) => {
    on.tone(330, 0.18, { type: 'triangle', slide: 260, loud: 1.38 });
    on.tone(260, 0.26, { after: 0.2, type: 'triangle', slide: 350, loud: 1.38 });
  },
  party: (on) => {
    on.tone(330, 0.34, { type: 'sawtooth', slide: 700, loud: 1.3, lowpass: 1_800 });
    for (const after of [0.36, 0.44, 0.5]) on.hiss(0.05, { after, from: 4_200, loud: 2.6 });
  },
};

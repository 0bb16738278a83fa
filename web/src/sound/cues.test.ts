import { expect, test } from 'vitest';
import { CUES, type Cue } from './cues';
import type { Instrument } from './instrument';

interface Stroke {
  readonly pitch: number;
  readonly until: number;
}

function played(cue: Cue, depth = 1): Stroke[] {
  const strokes: Stroke[] = [];
  const synth = {
    tone: (pitch: number, length: number, how: { after?: number } = {}) =>
      strokes.push({ pitch, until: (how.after ?? 0) + length }),
    hiss: (length: number, how: { after?: number } = {}) => strokes.push({ pitch: 0, until: (how.after ?? 0) + length }),
  };
  CUES[cue](synth as unknown as Instrument, depth);
  return strokes;
}

test('every cue is heard, and is over soon', () => {
  for (const cue of Object.keys(CUES) as Cue[]) {
    const strokes = played(cue);
    expect(strokes.length, cue).toBeGreaterThan(0);
    expect(Math.max(...strokes.map(({ until }) => until)), cue).toBeLessThan(1.5);
  }
});

test('each Nope of a window sounds a whole tone higher', () => {
  const pitch = (depth: number): number => Math.max(...played('nope', depth).map((stroke) => stroke.pitch));
  expect(pitch(2) / pitch(1)).toBeCloseTo(2 ** (2 / 12));
  expect(pitch(3) / pitch(2)).toBeCloseTo(2 ** (2 / 12));
});

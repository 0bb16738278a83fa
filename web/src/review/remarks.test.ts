import { describe, expect, it } from 'vitest';
import stored from '../../../tests/fixtures/original.review.jsonl?raw';
import type { ReviewProgress } from '../protocol';
import { accountOf, missedBy, optionOf, PARTS, points, remarksOf, signed, stopsOf, verdictsOf } from './remarks';

/** A review from the server (tests/fixtures). */
const said = stored
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as ReviewProgress);
const found = said.at(-1)?.review;
if (!found) throw new TypeError('no review');
const review = found;

describe('remarks about a game', () => {
  it('name every bad move, the finds and the turning points, in the order of the game', () => {
    const remarks = remarksOf(review);
    const kinds = (kind: string): number => remarks.filter((one) => one.kind === kind).length;
    expect([kinds('howler'), kinds('mistake'), kinds('slip'), kinds('find'), kinds('turning')]).toEqual([1, 1, 1, 3, 6]);
    const steps = remarks.map(({ step }) => step);
    expect(steps).toEqual([...steps].sort((one, other) => one - other));
  });

  it('stand beside moves in the log, the worst of several, and stop nobody where it is too close to call', () => {
    const base = { seat: 1, words: '', why: [], change: 0 };
    const remarks = [
      { ...base, kind: 'close', step: 2 },
      { ...base, kind: 'mistake', step: 2 },
      { ...base, kind: 'close', step: 3 },
      { ...base, kind: 'turning', step: 4 },
    ] as const;
    expect([...verdictsOf(remarks)]).toEqual([[2, 'mistake'], [3, 'close']]);
    expect(stopsOf(remarks)).toEqual([2, 4]);
  });
});

describe('the account of a seat', () => {
  it('adds up in whole hundredths, from an equal share to the result', () => {
    for (const seat of review.seats) {
      const { start, parts, result } = accountOf(seat, 3);
      expect(start + parts.reduce((sum, one) => sum + one, 0)).toBe(result);
      PARTS.forEach((part, index) => expect(Math.abs((parts[index] ?? 0) - 100 * seat[part])).toBeLessThan(1));
    }
    expect([signed(points(0.184)), signed(points(-0.04)), signed(points(0.001))]).toEqual(['+18', '−4', '0']);
  });
});

describe('what a player missed', () => {
  it('is every bad move, with all that could have been done instead', () => {
    expect(review.seats.map(({ seat }) => missedBy(review, seat).length)).toEqual([2, 1, 0]);
    const [moment] = missedBy(review, 2);
    if (!moment) throw new TypeError('no moment');
    expect([optionOf(moment, moment.best)?.good, optionOf(moment, moment.played)?.good]).toEqual([true, false]);
    expect(optionOf(moment, 'shuffle')).toBeUndefined();
  });

  it('counts five different cards in any order', () => {
    const moment = review.moments.find(({ options }) => options.some(({ move }) => move.startsWith('five ')));
    const five = moment?.options.find(({ move }) => move.startsWith('five '))?.move ?? '';
    expect(moment && optionOf(moment, `five ${five.split(' ').slice(1).reverse().join(' ')}`)?.move).toBe(five);
  });
});

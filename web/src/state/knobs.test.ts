import { expect, test } from 'vitest';
import { allowedIn, amountFor, turned } from './knobs';

test.each([
  ['7,5:5', 4, 7],
  ['7,5:5', 5, 5],
  ['5:5', 4, null],
  ['n-1', 4, 3],
  ['n', 2, 2],
  ['n-5', 2, 0],
  ['5:6, n+1', 3, 4],
  ['seven', 3, null],
  [undefined, 3, null],
])('the amount of %j for %i players', (text, players, amount) => {
  expect(amountFor(text, players)).toBe(amount);
});

test('a knob is turned for every number of players, or for one', () => {
  expect(turned('7,5:5', 'deal', 3, 4, false)).toBe('3');
  expect(turned('n-1', 'kittens', 4, 4, false)).toBe('n');
  expect(turned(undefined, 'defuses', 2, 4, false)).toBe('n-2');
  expect(turned(undefined, 'defuses', 6, 4, false)).toBe('n+2');
  expect(turned('7,5:5', 'deal', 4, 5, true)).toBe('7,5:4');
  expect(turned(undefined, 'kittens', 4, 4, true)).toBe('4:4');
});

test.each([
  ['3-5', { fewest: 3, most: 5 }],
  ['4', { fewest: 4, most: 4 }],
  ['few', null],
  [undefined, null],
])('%j allows %j', (text, allowed) => {
  expect(allowedIn(text)).toEqual(allowed);
});

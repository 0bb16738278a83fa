import { beforeAll, expect, test } from 'vitest';
import { viewWith } from '../state/exampleStates';
import { speak } from '../text';
import { signsOf } from './markers';

beforeAll(async () => {
  await speak(['en']);
});

const names = ['you', 'Ben', 'Cleo'];
const nameOf = (seat: number): string => names[seat - 1] ?? '';
const lying = viewWith({
  cursed: [1, 2],
  taking: [3, 1, 2],
  barking: 2,
  tower: ['skip', 'nope'],
  tower_owner: 3,
});
const words = (seat: number): string[] => signsOf(lying, seat, nameOf).map((sign) => sign.words);

test('a player has a sign for each thing that lies there', () => {
  expect(signsOf(lying, 2, nameOf).map(({ marker, card }) => [marker, card])).toEqual([
    ['cursed', 'curse'],
    ['taking', 'take-that'],
    ['barking', 'barking'],
  ]);
  expect(signsOf(viewWith(), 1, nameOf)).toEqual([]);
});

test('the words are for the viewer', () => {
  expect(words(1)).toEqual(['you’re cursed: you can’t see your own cards', 'your next card goes to Cleo']);
  expect(words(2)[1]).toBe('their next card goes to you');
  expect(words(3)).toEqual(['their next card goes to Ben', 'guarded by the tower, 2 cards high']);
});

test('an empty tower is not shown', () => {
  expect(signsOf(viewWith({ tower: [], tower_owner: 1 }), 1, nameOf)).toEqual([]);
});

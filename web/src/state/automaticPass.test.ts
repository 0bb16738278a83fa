import { expect, test } from 'vitest';
import { manner, observed, tellsOfPassing } from './automaticPass';
import { tableWith } from './exampleStates';

const bots = (table = tableWith()): typeof table => ({
  ...table,
  seats: table.seats.map((seat) => (seat.seat === 1 ? seat : { ...seat, occupant: 'bot', bot: 'heuristic' })),
});

test('other people, spectators and a screen for the room could learn something, bots could not', () => {
  expect(observed(tableWith(), 1)).toBe(true);
  expect(observed(bots(), 1)).toBe(false);
  expect(observed(bots(tableWith({ spectators: 1 })), 1)).toBe(true);
  expect(observed(bots(tableWith({ screens: 1 })), 1)).toBe(true);
});

test('a player who wants it is asked only with a Nope', () => {
  expect(manner(false, false, true)).toBe('ask');
  expect(manner(true, true, true)).toBe('ask');
  expect(manner(true, true, false)).toBe('ask');
  expect(manner(true, false, false)).toBe('tell');
});

test('beside others nothing is sent, with and without a Nope', () => {
  expect(manner(true, false, true)).toBe('keep silent');
  expect(tellsOfPassing(true, true)).toBe(false);
  expect(tellsOfPassing(false, true)).toBe(true);
  expect(tellsOfPassing(true, false)).toBe(true);
});

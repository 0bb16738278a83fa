import { expect, test } from 'vitest';
import type { GameEvent, SeatInfo } from '../protocol';
import { boastOf, CAST, lineAbout, type Line } from './botLines';
import { tableWith } from './exampleStates';
import { switchTo, text, languages } from './words';

const seats: SeatInfo[] = tableWith().seats.map((seat) => (seat.seat === 1 ? seat : { ...seat, occupant: 'bot', avatar: seat.seat }));
const ALIVE = [true, true, true];
const noped = (seat: number, depth = 1): GameEvent => ({ event: 'noped', seat, depth });
const began = (seat: number): GameEvent => ({ event: 'turn_began', seat, owed: 1, attacked: false });

/** The lines about the same event at a number of tables. */
const lines = (event: GameEvent, times = 600, alive = ALIVE): Line[] =>
  Array.from({ length: times }, (_, index) => lineAbout(event, `code ${index}`, seats, alive)).filter((line) => line !== null);

test('a bot speaks for itself, now and then', () => {
  const said = lines(noped(2));
  expect(said.length).toBeGreaterThan(120);
  expect(said.length).toBeLessThan(280);
  expect(new Set(said.map((line) => JSON.stringify(line)))).toEqual(
    new Set([JSON.stringify({ seat: 2, who: CAST[2], what: 'nope' })]),
  );
});

test('people speak for themselves', () => {
  expect(lines(noped(1))).toEqual([]);
});

test('the same moment brings the same words on every device', () => {
  for (let index = 0; index < 50; index += 1)
    expect(lineAbout(noped(2), `m ${index}`, seats, ALIVE)).toEqual(lineAbout(noped(2), `m ${index}`, seats, ALIVE));
});

test('what a card was makes no difference, even if it was seen', () => {
  const stole = (card: string | null): GameEvent => ({ event: 'stole', thief: 1, victim: 2, card });
  expect(lines(stole('defuse'))).toEqual(lines(stole(null)));
});

test('a bot misses its next card and those of its tower', () => {
  const missed = lines({ event: 'intercepted', seat: 2, taker: 1 });
  expect(missed.length).toBeGreaterThan(0);
  expect(missed.every(({ what }) => what === 'robbed')).toBe(true);
  expect(lines({ event: 'tower_taken', taker: 1, owner: 2, card: 'skip' })).toEqual(missed);
});

test('bots who live wait for people, and only for them', () => {
  const said = lines(began(1), 2_000);
  expect(new Set(said.map(({ seat, what }) => `${seat} ${what}`))).toEqual(new Set(['2 wait', '3 wait']));
  expect(said.length).toBeLessThan(300);
  expect(new Set(lines(began(1), 2_000, [true, false, true]).map(({ seat }) => seat))).toEqual(new Set([3]));
  expect(lines(began(2), 2_000)).toEqual([]);
});

test('a winner boasts under the result, and not in a bubble beside it', () => {
  expect(lines({ event: 'won', seat: 3 })).toEqual([]);
  expect(boastOf(3)).toBe('galileo.win');
});

test.each(languages)('each bot has its own lines (%s)', async (language) => {
  await switchTo([language]);
  for (const occasion of ['nope', 'yup', 'win'])
    expect(new Set(CAST.map((who) => text(`web-says-${who}.${occasion}`))).size).toBeGreaterThan(10);
});

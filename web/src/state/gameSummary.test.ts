import { expect, test } from 'vitest';
import type { GameEvent } from '../protocol';
import { GAMES } from './exampleGames';
import { countsBefore, endingOf, luckiest } from './gameSummary';

const END = { draw_pile_size: 5, kittens: 1, eliminated: [2], alive: [true, false, true] };
const kitten = (seat: number, defusable = false, card = 'kitten'): GameEvent =>
  ({ event: 'drew_kitten', seat, card, bottom: false, defusable });
const exploded = (seat: number, by = 'kitten'): GameEvent => ({ event: 'exploded', seat, cards: [], by });
const defused = (seat: number): GameEvent => ({ event: 'defused', seat, card: 'defuse', against_devilcat: false });
const placed = (seat: number, card = 'kitten'): GameEvent => ({ event: 'placed', seat, card, above: null });
const drew = (seat: number, bottom = false): GameEvent => ({ event: 'drew', seat, card: null, bottom });
const turn = (seat: number, owed = 1, attacked = false): GameEvent => ({ event: 'turn_began', seat, owed, attacked });
const played = (seat: number, play: string): GameEvent => ({ event: 'played', seat, play });
const closed = (stopped = false): GameEvent => ({ event: 'window_closed', stopped });
const noped = (seat: number, depth: number): GameEvent => ({ event: 'noped', seat, depth });

/** How player 2 fell; `kittens` are left in the pile. */
const fall = (events: GameEvent[], kittens = 1): unknown => endingOf(events, { ...END, kittens }).deaths.get(2);

test.each(GAMES.map((game, index) => [index, game] as const))('the counts of game %i are those of its views', (_, game) => {
  const events = game.moments.flatMap((moment) => moment.events);
  const last = game.moments.at(-1)?.view;
  if (!last) throw new Error('no game');
  const counts = [...countsBefore(events, last), { draw_pile_size: last.draw_pile_size, kittens: last.kittens }];
  let count = 0;
  for (const { events, view } of game.moments) {
    count += events.length;
    expect(counts[count], `after ${count} events`).toEqual({ draw_pile_size: view.draw_pile_size, kittens: view.kittens });
  }
});

test.each(GAMES.map((game, index) => [index, game] as const))('everybody who fell in game %i has a cause', (_, game) => {
  const events = game.moments.flatMap((moment) => moment.events);
  const last = game.moments.at(-1)?.view;
  if (!last) throw new Error('no game');
  const ending = endingOf(events, last);
  expect([...ending.deaths.keys()]).toEqual(last.eliminated);
  expect(ending.whole).toBe(true);
  expect(ending.met).toBe(ending.defused + last.eliminated.length - devilish(events));
  for (const { owed, draws } of ending.tallies.values()) expect(owed).toBeLessThanOrEqual(draws);
});

/** Neither Devilcats nor Barking Kittens are drawn: their victims, and players who defused one, met no kitten. */
const devilish = (events: readonly GameEvent[]): number => {
  let barking = false;
  return events.filter((one) => {
    if (one.event === 'barked') barking = true;
    if (one.event === 'drew_kitten' || one.event === 'went_off') barking = false;
    if (one.event === 'exploded') return one.by === 'devilcat' || one.by === 'barking';
    return one.event === 'defused' && (one.against_devilcat || barking);
  }).length;
};

test('a kitten, and nothing more to say', () => {
  expect(fall([kitten(2), exploded(2)])).toEqual({ kind: 'kitten', why: 'plain', by: null });
});

test('a player who could have defused it chose the bang', () => {
  expect(fall([kitten(2, true), exploded(2)])).toEqual({ kind: 'kitten', why: 'declined', by: null });
});

test('the only kitten is the one that a player put back, even after a shuffle', () => {
  const before = [kitten(1, true), defused(1), placed(1), { event: 'shuffled' } as const, turn(2)];
  expect(fall([...before, kitten(2), exploded(2)], 0)).toEqual({ kind: 'kitten', why: 'hidden', by: 1 });
});

test('one of two kittens was hidden by no player', () => {
  const before = [kitten(1, true), defused(1), placed(1), turn(2)];
  expect(fall([...before, kitten(2), exploded(2)], 1)).toEqual({ kind: 'kitten', why: 'plain', by: null });
});

test('what was put back while there were two may be either of them', () => {
  const before = [kitten(1, true), defused(1), placed(1), turn(3), kitten(3), exploded(3), turn(2)];
  expect(fall([...before, kitten(2), exploded(2)], 0)).toEqual({ kind: 'kitten', why: 'plain', by: null });
});

test('one’s own kitten comes back', () => {
  const before = [kitten(2, true), defused(2), placed(2), turn(1), drew(1), turn(2)];
  expect(fall([...before, kitten(2), exploded(2)], 0)).toEqual({ kind: 'kitten', why: 'own', by: null });
});

test('an attack is remembered for all turns that it brought', () => {
  const attack = [played(3, 'attack'), closed(), turn(2, 2, true), drew(2), turn(2, 1, true)];
  expect(fall([...attack, kitten(2), exploded(2)])).toEqual({ kind: 'kitten', why: 'attacked', by: 3 });
  expect(fall([...attack, drew(2), turn(3), drew(3), turn(2), kitten(2), exploded(2)])).toMatchObject({ why: 'plain' });
});

test('an attack that was stopped is not blamed', () => {
  const stopped = [played(3, 'targeted 2'), noped(1, 1), closed(true), drew(3), turn(2)];
  expect(fall([...stopped, kitten(2), exploded(2)])).toMatchObject({ why: 'plain', by: null });
});

test('a bomb is remembered while its kittens lie on top', () => {
  const bombed = [{ event: 'shuffled' }, { event: 'bombed', seat: 1, kittens: 2 }, turn(2)] as GameEvent[];
  expect(fall([...bombed, kitten(2), exploded(2)])).toEqual({ kind: 'kitten', why: 'bombed', by: 1 });
  expect(fall([...bombed, { event: 'shuffled' }, kitten(2), exploded(2)])).toMatchObject({ why: 'plain' });
});

test('there is one Imploding Kitten, and everybody saw who put it back', () => {
  const found = [kitten(1, false, 'imploding'), placed(1, 'imploding-up'), turn(2)];
  const ending = [kitten(2, false, 'imploding-up'), exploded(2, 'imploding')];
  expect(fall([...found, ...ending])).toEqual({ kind: 'imploding', why: 'hidden', by: 1 });
});

test('of two Imploding Kittens, the one that killed was put back by either player', () => {
  const back = (seat: number): GameEvent => placed(seat, 'imploding-up');
  const ending = [kitten(2, false, 'imploding-up'), exploded(2, 'imploding')];
  expect(fall([back(1), back(3), ...ending])).toEqual({ kind: 'imploding', why: 'plain', by: null });
  expect(fall([back(1), back(1), ...ending])).toEqual({ kind: 'imploding', why: 'hidden', by: 1 });
  const later = [kitten(3, false, 'imploding-up'), exploded(3, 'imploding'), ...ending];
  expect(fall([back(1), back(3), ...later])).toEqual({ kind: 'imploding', why: 'plain', by: null });
  expect(fall([back(1), back(1), ...later])).toEqual({ kind: 'imploding', why: 'hidden', by: 1 });
});

test('a Barking Kitten is blamed on the player who played it, unless it could have been defused', () => {
  const barked = (defusable: boolean): GameEvent => ({ event: 'barked', seat: 3, target: 2, from_hand: true, defusable });
  expect(fall([barked(false), exploded(2, 'barking')])).toEqual({ kind: 'barking', why: 'barked', by: 3 });
  expect(fall([barked(true), exploded(2, 'barking')])).toEqual({ kind: 'barking', why: 'declined', by: null });
});

test('a kitten that goes off in a hand was not drawn now, and takes a second one along', () => {
  const held: GameEvent = { event: 'went_off', seat: 2, card: 'kitten', defusable: false };
  expect(fall([played(3, 'attack'), closed(), turn(2, 2, true), held, exploded(2)])).toEqual({ kind: 'kitten', why: 'held', by: null });
  const events: GameEvent[] = [kitten(2), { event: 'exploded', seat: 2, cards: ['streaking', 'kitten'], by: 'kitten' }];
  expect(countsBefore(events, END)[0]).toEqual({ draw_pile_size: 6, kittens: 3 });
});

test('the Devilcat comes from the player who faced its victim', () => {
  const faced: GameEvent = { event: 'faced', seat: 2, opponent: 3, own_cat: null };
  expect(fall([faced, exploded(2, 'devilcat')])).toEqual({ kind: 'devilcat', why: 'faced', by: 3 });
});

test('the numbers of a game', () => {
  const events = [
    drew(1), // one kitten among six cards
    turn(2),
    played(2, 'skip'),
    noped(1, 1),
    noped(2, 2),
    closed(),
    turn(1),
    kitten(1, true), // one among five
    defused(1),
    placed(1),
    turn(2),
    kitten(2),
    exploded(2),
  ];
  const ending = endingOf(events, { draw_pile_size: 4, kittens: 0, eliminated: [2], alive: [true, false] });
  expect(ending).toMatchObject({ turns: 4, nopes: 2, chain: 2, met: 2, defused: 1, whole: true });
  expect(ending.tallies.get(1)).toEqual({ draws: 2, owed: 1 / 6 + 1 / 5, met: 1, defused: 1, nopes: 1 });
  expect(ending.tallies.get(2)).toEqual({ draws: 1, owed: 1 / 5, met: 1, defused: 0, nopes: 1 });
});

test('who has looked at the bottom card is neither lucky nor unlucky with it', () => {
  const events: GameEvent[] = [{ event: 'lifted', seat: 1, card: null }, drew(1, true)];
  const ending = endingOf(events, { ...END, eliminated: [] });
  expect(ending.tallies.get(1)).toMatchObject({ draws: 1, owed: 0 });
  expect(countsBefore(events, END)[0]).toEqual({ draw_pile_size: 6, kittens: 1 });
});

test('the luckiest has met fewer kittens than the counts said', () => {
  const end = { draw_pile_size: 1, kittens: 1, eliminated: [], alive: [true, true] };
  expect(luckiest(endingOf([drew(1), turn(2), drew(2)], end))).toBe(null);
  expect(luckiest(endingOf([drew(2), turn(1), drew(1), turn(1), drew(1)], end))).toBe(1);
});

test('a history that lost its beginning says so', () => {
  expect(endingOf([turn(1)], END).whole).toBe(false);
});

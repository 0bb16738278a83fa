import { expect, test } from 'vitest';
import { choicesOf, EVERY_DECK, matches } from './deckFilter';

const deck = (key: string, min_players: number, max_players: number, minutes: number, ...moods: string[]) => ({
  key,
  min_players,
  max_players,
  minutes,
  moods,
  cards: [],
  counts: {},
  five_different: false,
});
const ALL = [
  deck('lightning', 2, 4, 2, 'quick'),
  deck('crossfire', 3, 5, 10, 'nasty', 'crowded'),
  deck('party-pack', 2, 10, 20, 'crowded'),
];

test.each([
  [{}, ['lightning', 'crossfire', 'party-pack']],
  [{ mood: 'crowded' }, ['crossfire', 'party-pack']],
  [{ minutes: 10 }, ['lightning', 'crossfire']],
  [{ players: 2 }, ['lightning', 'party-pack']],
  [{ mood: 'nasty', players: 2 }, []],
])('decks are found by %j', (wanted, keys) => {
  const found = ALL.filter((one) => matches(one, { ...EVERY_DECK, ...wanted }));
  expect(found.map(({ key }) => key)).toEqual(keys);
});

test('what can be chosen comes from the decks', () => {
  expect(choicesOf(ALL)).toEqual({
    moods: ['quick', 'nasty', 'crowded'],
    minutes: [2, 10],
    players: [2, 3, 4, 5, 6, 7, 8, 9, 10],
  });
});

import { beforeAll, expect, test } from 'vitest';
import { speak } from '../text';
import type { Catalog, DeckSize, RecipeInfo } from '../protocol';
import { SETTINGS } from './exampleStates';
import {
  boxOf,
  countsOf,
  deckHas,
  editionOf,
  everyDeck,
  inTower,
  isRecipe,
  lineOf,
  pathOf,
  readDeck,
  recipeOf,
  roomFor,
  shelves,
  sideBySide,
  startingFrom,
  totalOf,
  withCount,
} from './recipes';
import { deckName, explained } from './words';

beforeAll(async () => {
  await speak(['en']);
});

const edition = (key: string, ...cards: string[]): Catalog['editions'][number] => ({
  key,
  min_players: 2,
  max_players: 5,
  cards,
  five_different: true,
  counts: Object.fromEntries(cards.map((word) => [word, 4])),
  moods: ['crowded'],
  minutes: 15,
});
const CATALOG: Catalog = {
  editions: [
    edition('original', 'kitten', 'skip', 'tacocat'),
    edition('good-vs-evil', 'kitten', 'godcat', 'devilcat', 'mercat'),
  ],
  decks: [edition('lightning', 'kitten', 'skip', 'reverse')],
  most_copies: { skip: 31, godcat: 1 },
  recipe_cards: ['kitten', 'skip', 'reverse', 'godcat', 'devilcat', 'imploding'],
  bots: [],
  emotes: [],
  lessons: [],
  avatars: 12,
  defaults: SETTINGS,
  address: null,
  public_url: null,
};
const size = (players: number, counts: Record<string, number>): DeckSize => ({
  players,
  cards: 50,
  draw_pile_size: 20,
  kittens: players - 1,
  implodings: 0,
  deal: 7,
  dealt_defuses: 1,
  defuses: players + 1,
  risk: 0.1,
  counts,
});
const info = (...sizes: DeckSize[]): RecipeInfo => ({
  recipe: recipeOf(SETTINGS),
  edition: 'original',
  text: '',
  sizes,
  missing: [],
});

test('a deck is read from the settings of a table', () => {
  expect(readDeck('original')).toEqual({ start: 'original', cards: {}, knobs: {} });
  expect(readDeck('party-pack skip=6 super-skip=2 deal=7,5:5 kittens=n-1')).toEqual({
    start: 'party-pack',
    cards: { skip: 6, 'super-skip': 2 },
    knobs: { deal: '7,5:5', kittens: 'n-1' },
  });
  expect(isRecipe({ edition: 'original', title: '' })).toBe(false);
  expect(isRecipe({ edition: 'original' })).toBe(false);
  expect(isRecipe({ edition: 'original', title: 'Mine' })).toBe(true);
  expect(isRecipe({ edition: 'original skip=0', title: '' })).toBe(true);
});

test('the key of a deck is never shown', () => {
  expect(deckName({ edition: 'original' })).toBe('Original');
  expect(deckName({ edition: 'original skip=6', title: '' })).toBe('Remixed Original');
  expect(deckName({ edition: 'original skip=6', title: 'Hop' })).toBe('Hop (from Original)');
  const details = { players: 6, fewest: 2, most: 5, edition: 'original skip=6' };
  expect(explained({ reason: 'players-out-of-range', details })).not.toContain('=');
});

test('a card is in a deck by its count, or else as in the edition', () => {
  expect(deckHas(CATALOG, 'original', 'skip')).toBe(true);
  expect(deckHas(CATALOG, 'original skip=0', 'skip')).toBe(false);
  expect(deckHas(CATALOG, 'original reverse=2', 'reverse')).toBe(true);
  expect(deckHas(CATALOG, 'good-vs-evil', 'reverse')).toBe(false);
  expect(deckHas(null, 'original reverse=2', 'reverse')).toBe(true);
  expect(deckHas(null, 'good-vs-evil', 'godcat')).toBe(false);
});

test('for how many players a deck is, the server says', () => {
  expect(editionOf(CATALOG, 'original')).toMatchObject({ min_players: 2, max_players: 5 });
  expect(editionOf(CATALOG, 'original kitten=2')).toMatchObject({ min_players: 2, max_players: 5 });
  expect(editionOf(CATALOG, 'original kitten=2', [size(2, {}), size(3, {})])).toMatchObject({ min_players: 2, max_players: 3 });
  expect(editionOf(CATALOG, 'unheard-of')).toBeUndefined();
});

test('the cards stand in families, those of the edition among them', () => {
  const found = shelves(CATALOG, 'original');
  expect(found.map(({ family }) => family)).toEqual(['peril', 'evade', 'cats', 'divine']);
  expect(found.map(({ cards }) => cards)).toEqual([
    ['kitten', 'imploding'],
    ['skip', 'reverse'],
    ['tacocat'],
    ['godcat', 'devilcat'],
  ]);
});

test('families stand side by side as tall as each other', () => {
  const sides = sideBySide(shelves(CATALOG, 'original'));
  expect(sides.map((side) => side.map(({ family }) => family))).toEqual([
    ['peril', 'cats'],
    ['evade', 'divine'],
  ]);
});

test('a count that the edition has anyway is not named', () => {
  const printed = info(size(2, { skip: 4, see: 2 }), size(3, { skip: 4, see: 3 }));
  expect(withCount({}, printed, 'skip', 5)).toEqual({ skip: 5 });
  expect(withCount({ skip: 5, see: 1 }, printed, 'skip', 4)).toEqual({ see: 1 });
  expect(withCount({}, printed, 'see', 3)).toEqual({ see: 3 });
  expect(withCount({ reverse: 1 }, printed, 'reverse', 0)).toEqual({});
  expect(withCount({}, null, 'skip', 4)).toEqual({ skip: 4 });
});

test('another edition brings its own cats', () => {
  expect(startingFrom(CATALOG, { tacocat: 2, reverse: 1 }, 'good-vs-evil')).toEqual({ reverse: 1 });
});

test('counts are those of this many players, or of the fewest', () => {
  const deck = info(size(2, { skip: 2 }), size(4, { skip: 4 }));
  expect(countsOf(deck, 4)).toEqual({ skip: 4 });
  expect(countsOf(deck, 3)).toEqual({ skip: 2 });
  expect(countsOf(null, 3)).toEqual({});
});

test('a built-in deck stands wherever an edition does', () => {
  expect(everyDeck(CATALOG).map(({ key }) => key)).toEqual(['original', 'good-vs-evil', 'lightning']);
  expect(deckHas(CATALOG, 'lightning', 'reverse')).toBe(true);
  expect(deckHas(CATALOG, 'lightning skip=0', 'skip')).toBe(false);
  expect(editionOf(CATALOG, 'lightning skip=6')).toMatchObject({ key: 'lightning' });
});

test.each([
  [{ edition: 'lightning', title: '' }, 'deck/lightning'],
  [{ edition: 'original skip=6 deal=7,5:5 defuses=n+1', title: '' }, 'deck/original_skip=6_deal=7,5:5_defuses=n+1'],
  [{ edition: 'original skip=6', title: 'Hop & stop?' }, 'deck/original_skip=6?title=Hop%20%26%20stop%3F'],
])('a deck is an address: %j', (deck, path) => {
  expect(pathOf(deck)).toBe(path);
  expect(lineOf(/^deck\/([^?]+)/.exec(path)?.[1] ?? '')).toBe(deck.edition);
});

test('an address that was mangled on its way is still read', () => {
  expect(lineOf('original%20skip%3D6')).toBe('original skip=6');
  expect(lineOf('%')).toBe('%');
});

test('the whole box counts', () => {
  expect(totalOf(boxOf(CATALOG, { start: 'original', cards: { skip: 6, reverse: 2 } }))).toBe(16);
});

test('a plus stops at the limit of the card and of the box', () => {
  const recipe = { start: 'original', cards: {} };
  expect(roomFor(CATALOG, recipe, 'skip', 30)).toBe(true);
  expect(roomFor(CATALOG, recipe, 'skip', 31)).toBe(false);
  expect(roomFor(CATALOG, recipe, 'godcat', 1)).toBe(false);
  expect(roomFor(CATALOG, recipe, 'tacocat', 31)).toBe(false);
  expect(roomFor(CATALOG, { start: 'original', cards: { skip: 31, see: 211 } }, 'tacocat', 4)).toBe(false);
});

test('the cards that are neither dealt nor in the pile are in the tower', () => {
  expect(inTower({ ...size(4, {}), draw_pile_size: 18 })).toBe(0);
  expect(inTower({ ...size(4, {}), draw_pile_size: 12 })).toBe(6);
});

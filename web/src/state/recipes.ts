/** Custom decks, as settings and requests write them. The server knows what such a deck comes to. */
import type {
  Catalog,
  DeckSize,
  EditionInfo,
  Family,
  OptionsMessage,
  RecipeInfo,
  RecipeMessage,
  Settings,
} from '../protocol';
import { byFamily, familyOf } from './cards';

/** The settings that make the deck. Older memories and servers know no titles. */
export type Named = Pick<Settings, 'edition'> & Partial<Pick<Settings, 'title'>>;

/** The knobs of a recipe, in the order of its key. */
export const KNOBS: readonly string[] = ['deal', 'dealt-defuses', 'defuses', 'kittens', 'implodings', 'players'];

/** Everything that can be played as it is: the editions, then the built-in decks. */
export const everyDeck = (catalog: Catalog | null): readonly EditionInfo[] =>
  catalog ? [...catalog.editions, ...catalog.decks] : [];

/** The key of an edition, or of the one that a recipe starts from; and the counts and knobs that the recipe names. */
export function readDeck(edition: string): { start: string; cards: Record<string, number>; knobs: Record<string, string> } {
  const [start = '', ...rest] = edition.split(' ');
  const words = rest.map((one): [string, string] => {
    const [word = '', value = ''] = one.split('=');
    return [word, value];
  });
  const cards = words.filter(([word]) => !KNOBS.includes(word)).map(([word, count]): [string, number] => [word, Number(count)]);
  return { start, cards: Object.fromEntries(cards), knobs: Object.fromEntries(words.filter(([word]) => KNOBS.includes(word))) };
}

export const isRecipe = ({ edition, title }: Named): boolean => edition.includes(' ') || Boolean(title);

export const recipeOf = ({ edition, title, options }: Named & { options: OptionsMessage }): RecipeMessage => ({
  ...readDeck(edition),
  title: title ?? '',
  options,
});

/** Whether a card is in the deck of a table: by what it names, or else as in the edition that it starts from. */
export function deckHas(catalog: Catalog | null, edition: string, word: string): boolean {
  const { start, cards } = readDeck(edition);
  const printed = everyDeck(catalog).find(({ key }) => key === start)?.cards ?? [];
  return cards[word] === undefined ? printed.includes(word) : cards[word] > 0;
}

/** How many cards a tower takes, if there are as many. */
export const TOWER_CARDS = 6;

/** How many cards are neither dealt nor in the draw pile: those of the tower, unless a quick game leaves out more. */
export const inTower = ({ players, cards, deal, dealt_defuses, draw_pile_size }: DeckSize): number =>
  cards - players * (deal + dealt_defuses) - draw_pile_size;

/** For how many players: the server's numbers, or those of the edition until they arrive. */
export function editionOf(catalog: Catalog | null, key: string, sizes: readonly DeckSize[] = []): EditionInfo | undefined {
  const found = everyDeck(catalog).find((edition) => edition.key === readDeck(key).start);
  if (!found || found.key === key) return found;
  const players = sizes.map((size) => size.players);
  return sizes.length > 0 ? { ...found, min_players: Math.min(...players), max_players: Math.max(...players) } : found;
}

// -- as an address -----------------------------------------------------------------------

/** `deck/original_skip=6?title=Hop`: the line with an underscore, which no word of it has, for each space. */
export function pathOf({ edition, title }: Named): string {
  const line = encodeURIComponent(edition.replaceAll(' ', '_')).replace(/%(?:3D|2C|3A|2B)/g, decodeURIComponent);
  return `deck/${line}${title ? `?title=${encodeURIComponent(title)}` : ''}`;
}

/** The line in an address. What cannot be read stays as it is: the server says what is wrong with it. */
export function lineOf(written: string): string {
  let line = written;
  try {
    line = decodeURIComponent(written);
  } catch {
    // A lonely percent sign.
  }
  return line.replace(/[_\s]+/g, ' ').trim();
}

// -- composing -------------------------------------------------------------------------------

/** The cards of one family. */
export interface Shelf {
  readonly family: Family;
  readonly cards: readonly string[];
}

/** Every card that a deck may have which starts from this edition, family by family. */
export function shelves(catalog: Catalog, start: string): Shelf[] {
  const own = everyDeck(catalog).find(({ key }) => key === start)?.cards ?? [];
  const all = [...new Set([...catalog.recipe_cards, ...own])].sort(byFamily);
  const families = [...new Set(all.map(familyOf))];
  return families.map((family) => ({ family, cards: all.filter((word) => familyOf(word) === family) }));
}

/** Side by side, so that both sides are about as long. */
export function sideBySide(all: readonly Shelf[]): Shelf[][] {
  const [left, right]: [Shelf[], Shelf[]] = [[], []];
  const tall = (side: readonly Shelf[]): number => side.reduce((sum, { cards }) => sum + cards.length + 1, 0);
  for (const shelf of all) (tall(left) <= tall(right) ? left : right).push(shelf);
  return [left, right];
}

/** How many of each card a deck has for this many players, or if it does not fit them for the fewest. */
export const countsOf = (deck: RecipeInfo | null, players: number): Readonly<Record<string, number>> =>
  (deck?.sizes.find((size) => size.players === players) ?? deck?.sizes[0])?.counts ?? {};

/** The counts with another one; it is left out where it is the edition's own at every size of table. */
export function withCount(
  cards: Readonly<Record<string, number>>,
  printed: RecipeInfo | null,
  word: string,
  count: number,
): Record<string, number> {
  const { [word]: _, ...others } = cards;
  const same = printed !== null && printed.sizes.every(({ counts }) => (counts[word] ?? 0) === count);
  return same ? others : { ...others, [word]: count };
}

/** From another edition: its cats are others. */
export function startingFrom(
  catalog: Catalog,
  cards: Readonly<Record<string, number>>,
  start: string,
): Record<string, number> {
  const there = new Set(shelves(catalog, start).flatMap((shelf) => shelf.cards));
  return Object.fromEntries(Object.entries(cards).filter(([word]) => there.has(word)));
}

/** The cards of the largest game: those of the edition, with the counts of the recipe. */
export function boxOf(catalog: Catalog, { start, cards }: Pick<RecipeMessage, 'start' | 'cards'>): Record<string, number> {
  return { ...everyDeck(catalog).find(({ key }) => key === start)?.counts, ...cards };
}

export const totalOf = (box: Readonly<Record<string, number>>): number =>
  Object.values(box).reduce((sum, count) => sum + count, 0);

/** As many as a table can hold, and as many of one kind where the server names no limit (D4). */
const MOST_CARDS = 250;
const MOST_COPIES = 31;

/** Whether a recipe may have one more of a card. */
export const roomFor = (catalog: Catalog, recipe: Pick<RecipeMessage, 'start' | 'cards'>, word: string, count: number): boolean =>
  count < (catalog.most_copies[word] ?? MOST_COPIES) && totalOf(boxOf(catalog, recipe)) < MOST_CARDS;

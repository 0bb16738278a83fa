/** The cards in the own hand, each with a key, so that each keeps its place on the screen while others come and go. */
import { byFamily } from './cards';

export interface HeldCard {
  readonly key: number;
  readonly word: string;
}

export interface Hand {
  /** As they came into the hand: the newest is the last. */
  readonly cards: readonly HeldCard[];
  /** The next key; keys are never used twice. */
  readonly next: number;
}

export interface Change {
  hand: Hand;
  /** The cards that came, and those that went. */
  came: readonly HeldCard[];
  went: readonly HeldCard[];
}

export const EMPTY_HAND: Hand = { cards: [], next: 1 };

/**
 * The hand after an update, which knows cards by their words only. Of equal cards those in `played` leave first, then
 * the newest.
 */
export function changed(
  before: Hand,
  words: readonly string[],
  played: ReadonlySet<number> = new Set(),
): Change {
  const missing = counts(words);
  const stays = new Set<number>();
  const wish = [
    ...before.cards.filter(({ key }) => !played.has(key)),
    ...before.cards.filter(({ key }) => played.has(key)),
  ];
  for (const { key, word } of wish) {
    const left = missing.get(word) ?? 0;
    if (left === 0) continue;
    missing.set(word, left - 1);
    stays.add(key);
  }
  let next = before.next;
  const came: HeldCard[] = [];
  for (const word of words) {
    const left = missing.get(word) ?? 0;
    if (left === 0) continue;
    missing.set(word, left - 1);
    came.push({ key: next, word });
    next += 1;
  }
  const kept = before.cards.filter(({ key }) => stays.has(key));
  const went = before.cards.filter(({ key }) => !stays.has(key));
  return { hand: { cards: [...kept, ...came], next }, came, went };
}

/** How often each word is there. */
export function counts(words: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const word of words) found.set(word, (found.get(word) ?? 0) + 1);
  return found;
}

/** The keys of the cards that all see: of equal ones those that came first. */
export function markedKeys(cards: readonly HeldCard[], marked: readonly string[]): Set<number> {
  const left = counts(marked);
  const found = new Set<number>();
  for (const { key, word } of [...cards].sort((one, two) => one.key - two.key)) {
    const count = left.get(word) ?? 0;
    if (count > 0) found.add(key);
    left.set(word, count - 1);
  }
  return found;
}

/** These words without those: of equal ones as many stay as there are more. */
export function without(words: readonly string[], others: readonly string[]): string[] {
  const left = counts(others);
  return words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}

// -- order ---------------------------------------------------------------------------

export type Order = 'dealt' | 'family';

/** The cards in the order in which they are shown. Equal cards stand together, those of one family too. */
export function ordered(hand: Hand, order: Order): readonly HeldCard[] {
  if (order === 'dealt') return hand.cards;
  return [...hand.cards].sort((one, two) => byFamily(one.word, two.word) || one.key - two.key);
}

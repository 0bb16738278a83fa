/** The protocol's facts about every kind of card. */
import { CARDS, FAMILIES, type Family } from '../protocol';

const FACTS = new Map(Object.entries(CARDS));
const WORDS = [...FACTS.keys()];

/** A newer server may know more cards: whatever is not listed counts as a cat, as most kinds do. */
export const familyOf = (word: string): Family => FACTS.get(word)?.family ?? 'cats';

/** The numbers of the rules that decide about it; none of a card that a newer server brings. */
export const rulesOf = (word: string): readonly string[] => FACTS.get(word)?.rules ?? [];

/** Whether it is the other side of a card, which everybody sees where it lies. */
export const liesFaceUp = (word: string): boolean => FACTS.get(word)?.side_of !== undefined;

/** The side of a drawn card that is up when it goes back into the pile. */
export const putBack = (word: string): string => WORDS.find((side) => FACTS.get(side)?.side_of === word) ?? word;

/** For sorting: family by family, and within one in the order of the protocol; what it does not list comes last. */
export function byFamily(one: string, two: string): number {
  const family = (word: string): number => FAMILIES.indexOf(familyOf(word));
  const place = (word: string): number => (FACTS.has(word) ? WORDS.indexOf(word) : WORDS.length);
  return family(one) - family(two) || place(one) - place(two) || (one < two ? -1 : Number(one > two));
}

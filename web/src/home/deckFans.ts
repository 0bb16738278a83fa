/** The cards that one sees at once of a deck: what it is known for, the middle one in front. */
import { readDeck } from '../state/recipes';

const FANS: Readonly<Record<string, readonly string[]>> = {
  original: ['tacocat', 'kitten', 'beard'],
  nsfw: ['bikini', 'zombie', 'schrodinger'],
  'party-pack': ['alter', 'feral', 'targeted'],
  'good-vs-evil': ['godcat', 'armageddon', 'devilcat'],
  classic: ['see', 'kitten', 'nope'],
  lightning: ['reverse', 'kitten', 'skip'],
  'attack-wave': ['targeted', 'attack', 'catomic'],
  'nope-storm': ['bury', 'nope', 'alter'],
  'black-hole': ['share', 'imploding', 'swap'],
  hoarders: ['share', 'imploding', 'see'],
  'claws-out': ['targeted', 'attack', 'alter-now'],
  crossfire: ['personal', 'catomic', 'targeted'],
  'mind-games': ['bury', 'mark', 'see'],
  'eye-for-an-eye': ['share', 'alter-now', 'mark'],
  'danger-mode': ['targeted', 'streaking', 'kitten'],
  'power-play': ['garbage', 'streaking', 'bury'],
  'sticky-fingers': ['mark', 'take-that', 'streaking'],
  'bring-it-on': ['take-that', 'personal', 'garbage'],
  'sharing-is-caring': ['share', 'barking', 'mark'],
};
/** Cards that no edition has. */
export const NEW: readonly string[] = ['catomic', 'imploding', 'reverse'];

/** Three cards of a deck: first those of which it has more than the one that it starts from. */
export function fanOf(edition: string, cards: readonly string[] = NEW): string[] {
  const { start, cards: counts } = readDeck(edition);
  const more = Object.keys(counts).filter((word) => (counts[word] ?? 0) > 0);
  return [...new Set([...more.reverse(), ...(FANS[start] ?? cards.slice(-3))])].slice(0, 3);
}

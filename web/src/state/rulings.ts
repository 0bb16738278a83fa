/** Where docs/rules.md decides about each card: the numbers of its rules, and the words for them in the catalogue. */
import { familyOf } from './cards';

const RULES: Readonly<Record<string, readonly string[]>> = {
  kitten: ['K1', 'K4'],
  defuse: ['K2', 'K3', 'K4'],
  attack: ['A1', 'A2', 'N1'],
  targeted: ['A2', 'A3', 'N1'],
  skip: ['F1', 'N1', 'N8'],
  'super-skip': ['E1', 'N1'],
  swap: ['E2', 'N1'],
  reverse: ['E3', 'N8'],
  see: ['F2', 'F5', 'N1'],
  see5: ['E4', 'F5', 'N1'],
  alter: ['F3', 'F5', 'N1'],
  alter5: ['E5', 'F5', 'N1'],
  reveal: ['F4', 'F5', 'N1'],
  catomic: ['E6', 'N1'],
  imploding: ['E7', 'E8'],
  'imploding-up': ['E9', 'E10'],
  shuffle: ['F6', 'N1'],
  bottom: ['F7', 'K7', 'N1'],
  heck: ['F8', 'K7', 'N1'],
  favor: ['F9', 'F12', 'N1'],
  nope: ['N1', 'N2', 'N5'],
  armageddon: ['G1', 'G6', 'N9'],
  feral: ['F11'],
  godcat: ['G7', 'G8'],
  devilcat: ['G4', 'G5'],
};

/** Of every cat that has nothing of its own. */
const CATS = ['F10', 'N4', 'X1'];

/** Larger looks into the future are judged as the small ones. */
const ALIKE: Readonly<Record<string, string>> = { see5: 'see', alter5: 'alter' };

export interface Ruling {
  readonly id: string;
  readonly rules: readonly string[];
}

/** What is ruled about a card; nothing about one that a newer server brings. */
export function rulingOf(word: string): Ruling | null {
  const rules = RULES[word];
  if (rules) return { id: `web-ruling-${ALIKE[word] ?? word}`, rules };
  return familyOf(word) === 'cats' ? { id: 'web-ruling-cat', rules: CATS } : null;
}

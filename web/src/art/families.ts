// Which cards belong together: one mark and one kind of ground for each family.
export type Family = 'peril' | 'save' | 'attack' | 'evade' | 'fortune' | 'ask' | 'counter' | 'cats' | 'divine';
export const families: readonly Family[] = [
  'peril',
  'save',
  'attack',
  'evade',
  'fortune',
  'ask',
  'counter',
  'cats',
  'divine',
];

const FAMILY: Readonly<Record<string, Family>> = {
  kitten: 'peril',
  defuse: 'save',
  attack: 'attack',
  targeted: 'attack',
  skip: 'evade',
  bottom: 'evade',
  heck: 'evade',
  see: 'fortune',
  alter: 'fortune',
  reveal: 'fortune',
  shuffle: 'fortune',
  favor: 'ask',
  nope: 'counter',
  armageddon: 'divine',
  godcat: 'divine',
  devilcat: 'divine',
  'super-skip': 'evade',
  swap: 'fortune',
  reverse: 'evade',
  see5: 'fortune',
  alter5: 'fortune',
  catomic: 'attack',
  imploding: 'peril',
  'imploding-up': 'peril',
};
/** The family of a card; whatever is not listed is a cat, as most kinds are. */
export const family = (word: string): Family => FAMILY[word] ?? 'cats';

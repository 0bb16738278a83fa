import rules from 'virtual:rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CARDS } from '../protocol';
import { languages, speakRulings, switchTo, text } from '../state/words';
import { NICKNAMES, QUESTIONS } from './questions';
import { rulingSearch } from './rulings';
import { likeness, mistakes, searchIn, stemOf, wordsOf } from './search';

describe('the search', () => {
  test('reads words without capitals, accents and signs', () => {
    expect(wordsOf('  Café « Œuf » Non\u202f! 2x')).toEqual(['cafe', 'oeuf', 'non', '2x']);
    expect(wordsOf('')).toEqual([]);
  });

  test.each([
    ['defuses', 'defuse'],
    ['gatti', 'gatto'],
    ['cartes', 'carta'],
    ['Nopes', 'nope'],
  ])('takes %s for %s', (one, two) => {
    expect(stemOf(wordsOf(one)[0] ?? '')).toBe(stemOf(wordsOf(two)[0] ?? ''));
  });

  test.each([
    ['favor', 'favor', 0],
    ['favro', 'favor', 1],
    ['favour', 'favor', 1],
    ['fvor', 'favor', 1],
    ['fever', 'favor', 2],
    ['kitten', 'favor', 3],
  ])('counts the mistakes of %s for %s', (one, two, count) => {
    expect(mistakes(one, two, 2)).toBe(count);
  });

  test('likes a beginning less than the word, a mistake less than that, and other words not at all', () => {
    const all = [likeness('attack', 'attack'), likeness('att', 'attack'), likeness('atack', 'attack')];
    expect(all).toEqual([...all].sort((one, two) => two - one));
    expect(new Set(all).size).toBe(3);
    expect(likeness('skip', 'attack')).toBe(0);
    expect(likeness('no', 'nap')).toBe(0);
  });

  test('finds nothing for nothing, and rare words first', () => {
    const search = searchIn(['a red cat', 'a blue cat', 'a red dog', 'a green fish'].map((found) => ({ found, texts: [{ text: found, weight: 1 }] })));
    expect(search('')).toEqual([]);
    expect(search('?!')).toEqual([]);
    expect(search('xylophone')).toEqual([]);
    expect(search('blue cats')[0]).toBe('a blue cat');
    expect(search('fihs')[0] ?? '').toBe('');
    expect(search('gren')[0]).toBe('a green fish');
  });
});

describe('what people ask', () => {
  test('is decided by rules that there are, about cards that there are', () => {
    expect(QUESTIONS.flatMap((one) => one.rules).filter((number) => !rules[number])).toEqual([]);
    expect(QUESTIONS.filter((one) => one.rules.length === 0)).toEqual([]);
    expect(QUESTIONS.flatMap((one) => one.cards).filter((word) => word !== 'cat' && !CARDS[word])).toEqual([]);
    expect(NICKNAMES.map((id) => id.slice('called-'.length)).filter((word) => word !== 'cat' && !CARDS[word])).toEqual([]);
    expect(new Set(QUESTIONS.map((one) => one.id)).size).toBe(QUESTIONS.length);
  });

  const EXPECTED: Record<string, [string, string][]> = {
    en: [
      ['can I Nope a Defuse?', 'asked-nope-defuse'],
      ['nope exploding kitten', 'asked-nope-kitten'],
      ['nope my own', 'asked-nope-own'],
      ['nope favor after given', 'asked-nope-given'],
      ['NOPE A PAIR', 'asked-nope-pair'],
      ['pile empty', 'asked-pile-empty'],
      ['do attacks stack', 'asked-attacks-stack'],
      ['play a card after being attacked', 'asked-attacked-play'],
      ['what happens to my cards when i explode', 'asked-dead-cards'],
      ['skip an atack', 'asked-skip-attack'],
      ['how many cards', 'asked-how-many'],
      ['hand limit', 'asked-hand-limit'],
      ['who starts', 'asked-who-starts'],
      ['seer', 'see'],
      ['favour', 'favor'],
      ['shufle', 'shuffle'],
      ['tacocats', 'tacocat'],
      ['barking', 'barking'],
    ],
    fr: [
      ['non au kit de desamorcage', 'asked-nope-defuse'],
      ['pioche vide', 'asked-pile-empty'],
      ['attaques additionnent', 'asked-attacks-stack'],
      ['limite de cartes', 'asked-hand-limit'],
      ['qui commence', 'asked-who-starts'],
      ['skip', 'skip'],
      ['divinatoin', 'see'],
      ['melange', 'shuffle'],
    ],
    it: [
      ['no a un disinnesgatto', 'asked-nope-defuse'],
      ['mazzo finisce', 'asked-pile-empty'],
      ['attacchi si sommano', 'asked-attacks-stack'],
      ['chi comincia', 'asked-who-starts'],
      ['defuse', 'defuse'],
      ['favori', 'favor'],
      ['mescolare', 'shuffle'],
    ],
    es: [
      ['va a ser que no a una desactivacion', 'asked-nope-defuse'],
      ['se acaba el monton', 'asked-pile-empty'],
      ['ataques se acumulan', 'asked-attacks-stack'],
      ['quien empieza', 'asked-who-starts'],
      ['nope', 'nope'],
      ['apocalypsis', 'armageddon'],
      ['barajr', 'shuffle'],
    ],
  };

  describe.each(languages)('in %s', (language) => {
    beforeAll(async () => {
      await switchTo([language]);
      await speakRulings();
      await speakRulings();
    });
    afterAll(() => switchTo(['en']));

    test('has a question, an answer and other names', () => {
      for (const { id } of QUESTIONS) {
        expect(text(id), id).toMatch(/[?]$/);
        expect(text(`${id}.answer`), id).toMatch(/[.!]$/);
      }
      for (const id of NICKNAMES) expect(text(id)).not.toBe('');
    });

    test.each(EXPECTED[language] ?? [])('%s', (typed, wanted) => {
      const [first] = rulingSearch()(typed);
      expect(first?.kind === 'card' ? first.word : first?.asked.id).toBe(wanted);
    });
  });
});

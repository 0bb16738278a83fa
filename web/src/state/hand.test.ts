import { describe, expect, test } from 'vitest';
import { GAMES } from './exampleGames';
import { changed, counts, EMPTY_HAND, markedKeys, ordered, without, type Hand } from './hand';

const hold = (...words: string[]): Hand => changed(EMPTY_HAND, words).hand;
const words = (hand: Hand): string[] => hand.cards.map(({ word }) => word);

describe('after an update', () => {
  test('cards that stay keep their keys and their order', () => {
    const before = hold('skip', 'nope', 'see');
    const { hand } = changed(before, ['see', 'skip']);
    expect(hand.cards).toEqual([before.cards[0], before.cards[2]]);
  });

  test('new cards come last, with new keys', () => {
    const before = changed(hold('skip', 'nope'), ['skip']).hand;
    const { hand, came } = changed(before, ['nope', 'skip']);
    expect(words(hand)).toEqual(['skip', 'nope']);
    expect(came).toEqual([{ key: 3, word: 'nope' }]);
  });

  test('of equal cards those that were played leave', () => {
    const before = hold('skip', 'skip', 'skip');
    expect(changed(before, ['skip', 'skip'], new Set([1])).went).toEqual([{ key: 1, word: 'skip' }]);
    expect(changed(before, ['skip', 'skip']).went).toEqual([{ key: 3, word: 'skip' }]);
  });

  test('through whole games the hand is what the view says', () => {
    for (const { moments } of GAMES) {
      let hand = EMPTY_HAND;
      const seen = new Set<number>();
      for (const { view } of moments) {
        const change = changed(hand, view.hand);
        expect(counts(words(change.hand))).toEqual(counts(view.hand));
        expect(change.came.length - change.went.length).toBe(view.hand.length - hand.cards.length);
        for (const { key } of change.came) {
          expect(seen).not.toContain(key);
          seen.add(key);
        }
        hand = change.hand;
      }
    }
  });
});

describe('order', () => {
  const hand = hold('feral', 'tacocat', 'nope', 'beard', 'skip', 'tacocat', 'defuse', 'godcat');

  test('by family, equal cards together, the Feral Cat behind the cats', () => {
    expect(ordered(hand, 'family').map(({ word }) => word)).toEqual([
      'defuse',
      'skip',
      'nope',
      'tacocat',
      'tacocat',
      'beard',
      'feral',
      'godcat',
    ]);
  });

  test('as they came', () => {
    expect(ordered(hand, 'dealt')).toBe(hand.cards);
  });

  test('an unknown card is a cat, and stands behind those that are known', () => {
    const strange = hold('godcat', 'unheard-of', 'toString', 'feral', 'nope');
    expect(ordered(strange, 'family').map(({ word }) => word)).toEqual([
      'nope',
      'feral',
      'toString',
      'unheard-of',
      'godcat',
    ]);
  });
});

test('of equal cards those that came first carry the marks', () => {
  const cards = ['skip', 'nope', 'skip', 'skip'].map((word, index) => ({ key: index + 1, word }));
  expect([...markedKeys(cards, ['skip', 'nope', 'skip'])]).toEqual([1, 2, 3]);
  expect([...markedKeys([...cards].reverse(), ['skip'])]).toEqual([1]);
  expect(markedKeys(cards, []).size).toBe(0);
});

test('cards that all see are not known a second time', () => {
  expect(without(['skip', 'nope', 'skip'], ['skip'])).toEqual(['nope', 'skip']);
  expect(without(['skip'], ['skip', 'nope'])).toEqual([]);
});

import rules from 'virtual:rules';
import { expect, test } from 'vitest';
import { CARDS } from '../protocol';
import { mentioned, partsOf } from './ruleText';

test('rulings and words of the notation stand out', () => {
  expect(partsOf('(**R**) Say `skip`.')).toEqual([
    { kind: 'plain', text: '(' },
    { kind: 'ruling', text: 'R' },
    { kind: 'plain', text: ') Say ' },
    { kind: 'code', text: 'skip' },
    { kind: 'plain', text: '.' },
  ]);
});

test('rules that are mentioned are found, a range whole', () => {
  const some = { K1: 'Shown (but H1), K2–K4.', K2: 'See K1.', K3: '', K4: '', H1: '' };
  expect(mentioned(['K1'], some)).toEqual(['H1', 'K2', 'K3', 'K4']);
  expect(mentioned(['K1', 'K2'], some)).toEqual(['H1', 'K3', 'K4']);
});

test('every rule that a card names can be read', () => {
  const named = new Set(Object.values(CARDS).flatMap((card) => card.rules));
  expect([...named].filter((number) => !rules[number])).toEqual([]);
});

test('a rule has its text and the editions that it is from', () => {
  expect(rules['K4']).toBe('Neither a kitten nor a Defuse can be Noped.');
  expect(rules['S8']).toMatch(/^\(G\) The Godcat/);
});

import { describe, expect, it } from 'vitest';
import rules from '../../../docs/rules.md?raw';
import { CARDS } from '../protocol';
import { languages } from '../text';
import { familyOf, rulesOf } from './cards';
import { switchTo, text } from './words';

const numbers = new Set([...rules.matchAll(/^([A-Z]\d+)\b/gmu)].map(([, number]) => number));

describe('rulings', () => {
  it.each(Object.keys(CARDS))('%s is ruled by rules that there are', (word) => {
    expect(rulesOf(word).length).toBeGreaterThan(0);
    expect(rulesOf(word).filter((number) => !numbers.has(number))).toEqual([]);
  });

  it.each(languages)('are said in %s of every card that is not one cat of many', async (language) => {
    await switchTo([language]);
    for (const word of Object.keys(CARDS))
      if (familyOf(word) !== 'cats') expect(text(`web-ruling-${word}`)).not.toBe('');
  });
});

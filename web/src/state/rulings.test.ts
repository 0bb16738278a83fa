import { beforeAll, describe, expect, it } from 'vitest';
import rules from '../../../docs/rules.md?raw';
import { CARDS } from '../protocol';
import { languages } from '../text';
import { rulingOf } from './rulings';
import { switchTo, text } from './words';

const numbers = new Set([...rules.matchAll(/^([A-Z]\d+)\b/gmu)].map(([, number]) => number));

describe('rulings', () => {
  it.each(Object.keys(CARDS))('%s is ruled by rules that there are', (word) => {
    const ruling = rulingOf(word);
    expect(ruling?.rules.length).toBeGreaterThan(0);
    expect(ruling?.rules.filter((number) => !numbers.has(number))).toEqual([]);
  });

  describe.each(languages)('in %s', (language) => {
    beforeAll(() => switchTo([language]));

    it('are said of every card', () => {
      for (const word of Object.keys(CARDS)) expect(text(rulingOf(word)?.id ?? '')).not.toBe('');
    });
  });
});

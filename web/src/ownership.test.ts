/**
 * Each reactive field has one owner, the class that declares it. A `$state` field is private, so that others can only
 * read it through a getter; a `$derived` field is `readonly`, and the type checker refuses to assign it.
 */
import { expect, test } from 'vitest';

const SOURCES = import.meta.glob<string>('./**/*.svelte.ts', { query: '?raw', import: 'default', eager: true });

/** Lines of a class that make a reactive field others could assign. */
function assignable(source: string): string[] {
  const declared = source.split('\n').filter((line) => /^ {2}\S.*= \$(state|derived)\b/.test(line));
  return declared.filter((line) => !/^ {2}((#|private )\w+.*\$state|(private )?readonly \w+.*\$derived)/.test(line));
}

test('a field that other modules could assign is found', () => {
  expect(assignable('class A {\n  one = $state(1);\n  two = $derived(this.one);\n  #three = $state(3);\n}')).toHaveLength(2);
});

test.each(Object.keys(SOURCES))('other modules cannot assign the fields of %s', (path) => {
  expect(assignable(SOURCES[path] ?? '')).toEqual([]);
});

test('every part of the table is checked', () => {
  const parts = ['animation', 'clock', 'expressions', 'game', 'panels', 'playerSelection', 'speech'];
  expect(Object.keys(SOURCES)).toEqual(expect.arrayContaining(parts.map((part) => `./table/${part}.svelte.ts`)));
});

import { expect, test } from 'vitest';

test('no two components have the same file name', () => {
  const names = Object.keys(import.meta.glob('./**/*.svelte')).map((path) => path.split('/').at(-1));
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

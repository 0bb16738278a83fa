import { expect, test } from 'vitest';
import { at, rootOf, within } from './siteRoot';

test.each([
  ['./', 'https://games.example/', '/'],
  ['./', 'https://games.example/boom/', '/boom/'],
  ['../', 'https://games.example/boom/t/abcd?watch', '/boom/'],
  ['../', 'https://games.example/t/abcd', '/'],
  // The page without anything drawn is sent for the front page too, where nothing is above.
  ['../', 'https://games.example/', '/'],
  ['/', 'http://localhost:5173/t/abcd', '/'],
])('%s from %s', (up, page, root) => {
  expect(rootOf(up, page)).toBe(root);
});

test('addresses are under the root, and read from there', () => {
  expect(at('t/abcd', '/boom/')).toBe('/boom/t/abcd');
  expect(within('/boom/t/abcd', '/boom/')).toBe('t/abcd');
  expect(within('/t/abcd', '/boom/')).toBeNull();
});

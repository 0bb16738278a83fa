import { expect, test } from 'vitest';
import file from '../../public/icon.svg?raw';
import { favicon } from '../art';

test('the icon of the tab is the one of our art', () => {
  expect(file.trim()).toBe(favicon);
});

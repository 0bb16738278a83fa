import { expect, test } from 'vitest';
import home from '../../public/home.svg?raw';
import tab from '../../public/icon.svg?raw';
import { favicon, homeIcon } from '../art';

test('the icons of the tab and of home screens are those of our art', () => {
  expect(tab.trim()).toBe(favicon);
  expect(home.trim()).toBe(homeIcon);
});

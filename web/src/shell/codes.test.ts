import { expect, test } from 'vitest';
import { isCode, spelled } from './codes';

test.each([
  ['miso-taru-kubo-lina', 'miso-taru-kubo-lina'],
  ['Miso Taru Kubo Lina', 'miso-taru-kubo-lina'],
  ['MISOTARUKUBOLINA', 'miso-taru-kubo-lina'],
  [' miso, taru – kubo / lina. ', 'miso-taru-kubo-lina'],
])('signs and capitals do not matter: %j', (text, code) => {
  expect(spelled(text)).toBe(code);
});

test.each([
  ['meeso taroo cubo leena', 'in English'],
  ['misso tarou koubo lina', 'in French'],
  ['miso tarru cubo linna', 'in Italian'],
  ['mizo tarú kuvo lína', 'in Spanish'],
])('a code that was heard may be written %j, %s', (text) => {
  expect(spelled(text)).toBe('miso-taru-kubo-lina');
});

test.each(['kqz7wm2x', 'KQZ7 WM2X', 'kqz7-wm2x'])('codes without words are still read: %j', (text) => {
  expect(spelled(text)).toBe('kqz7wm2x');
});

test.each([
  ['', ''],
  ['%', ''],
  ['misotaru', 'misotaru'],
  ['no such table', 'nosuchtable'],
])('a text that cannot be a code stays: %j', (text, left) => {
  expect(spelled(text)).toBe(left);
});

test.each([
  ['miso-taru-kubo-lina', true],
  ['kqz7wm2x', true],
  ['misotaru', false],
  ['nosuchtable', false],
  ['', false],
])('%j can be a code: %j', (code, wanted) => {
  expect(isCode(code)).toBe(wanted);
});

import { expect, test } from 'vitest';
import { read, typed } from './router.svelte';

test.each([
  ['/', '', { screen: 'home' }],
  ['/somewhere', '', { screen: 'home' }],
  ['/t/KQZ7WM2X', '', { screen: 'table', code: 'kqz7wm2x', watch: false }],
  ['/t/kqz7wm2x/', '?watch', { screen: 'table', code: 'kqz7wm2x', watch: true }],
  ['/d/hm4tzq8d', '', { screen: 'device', code: 'hm4tzq8d' }],
  ['/tv/miso%20taru%20kubo%20lina', '', { screen: 'tv', code: 'miso-taru-kubo-lina' }],
  ['/tv/', '', { screen: 'tv', code: '' }],
  ['/tv', '', { screen: 'tv', code: '' }],
  ['/t/Miso%20Taru%20Kubo%20Lina', '', { screen: 'table', code: 'miso-taru-kubo-lina', watch: false }],
  ['/card/super-skip', '', { screen: 'card', word: 'super-skip' }],
  ['/card/Skip/', '', { screen: 'card', word: 'skip' }],
  ['/card/', '', { screen: 'home' }],
  ['/deck/lightning', '', { screen: 'deck', line: 'lightning', title: '' }],
  ['/deck/original_skip=6_deal=7,5:5', '?title=Hop%20on', { screen: 'deck', line: 'original skip=6 deal=7,5:5', title: 'Hop on' }],
  ['/deal/today', '', { screen: 'deal', name: 'today' }],
  ['/deal/', '', { screen: 'home' }],
  ['/puzzles', '', { screen: 'puzzles', which: '' }],
  ['/puzzles/today/', '', { screen: 'puzzles', which: 'today' }],
  ['/puzzles/17', '', { screen: 'puzzles', which: '17' }],
  ['/puzzles/skip', '', { screen: 'home' }],
  ['/t/%', '', { screen: 'table', code: '%', watch: false }],
])('%s%s', (path, query, route) => {
  expect(read(path, query)).toEqual(route);
});

test.each([
  ['/boom/', { screen: 'home' }],
  ['/boom/t/kqz7wm2x', { screen: 'table', code: 'kqz7wm2x', watch: false }],
  ['/boom/d/hm4tzq8d', { screen: 'device', code: 'hm4tzq8d' }],
  ['/boom/card/skip', { screen: 'card', word: 'skip' }],
  ['/t/kqz7wm2x', { screen: 'home' }],
])('in a folder of a larger site: %s', (path, route) => {
  expect(read(path, '', '/boom/')).toEqual(route);
});

test.each([
  ['http://10.0.0.2:8000/t/kqz7wm2x', { kind: 'table', code: 'kqz7wm2x' }],
  ['Come and play: http://cats/t/kqz7wm2x?watch !', { kind: 'table', code: 'kqz7wm2x' }],
  ['http://cats/tv/kqz7wm2x', { kind: 'table', code: 'kqz7wm2x' }],
  ['cats/d/HM4TZQ8D', { kind: 'device', code: 'hm4tzq8d' }],
  [' KQZ7 WM2X ', { kind: 'either', code: 'kqz7wm2x' }],
  ['Miso Taru Kubo Lina', { kind: 'either', code: 'miso-taru-kubo-lina' }],
  ['', null],
  [' - ', null],
])('what people type: %j', (text, found) => {
  expect(typed(text)).toEqual(found);
});

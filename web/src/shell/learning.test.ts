import { expect, test } from 'vitest';
import { storage } from '../net/storage';
import { Learning } from './learning.svelte';

/** Storage of a browser, as it was left. */
function left(values: Record<string, string> = {}): ReturnType<typeof storage> {
  const kept = new Map(Object.entries(values));
  return storage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }));
}

test('a newcomer has the first game before them, and reads every hint once', () => {
  const kept = left();
  const learning = new Learning(kept);
  expect([learning.first, learning.wants('turn')]).toEqual([true, true]);
  learning.reads('turn');
  learning.plays();
  const again = new Learning(kept);
  expect([again.first, again.wants('turn'), again.wants('nope')]).toEqual([false, false, true]);
});

test('a player who knows the game needs neither', () => {
  const kept = left();
  new Learning(kept).knows();
  const again = new Learning(kept);
  expect([again.first, again.wants('turn')]).toEqual([false, false]);
});

test('a player who has played before is not a newcomer', () => {
  const learning = new Learning(left({ 'boomcat.solo': '{}' }));
  expect([learning.first, learning.wants('turn')]).toEqual([false, false]);
});

test('opening the settings does not stop the hints', () => {
  const kept = left();
  new Learning(kept);
  kept.set('boomcat.solo', '{}');
  expect(new Learning(kept).first).toBe(true);
});

test('broken memories are no memories', () => {
  expect(new Learning(left({ 'boomcat.learning': '{"first": 3' })).first).toBe(true);
});

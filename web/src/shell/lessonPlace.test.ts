import { expect, test } from 'vitest';
import { storage } from '../net/storage';
import { LessonPlace } from './lessonPlace.svelte';

test('a lesson is found after a reload, with the way back, until it ends', () => {
  const kept = storage(() => null);
  const place = new LessonPlace(kept);
  expect(place.begun).toBeNull();
  place.begin('lesson-table', 'friends-table');
  const again = new LessonPlace(kept);
  expect(again.begun).toEqual({ table: 'lesson-table', back: 'friends-table' });
  expect(again.backFrom('lesson-table')).toBe('friends-table');
  expect(again.backFrom('another-table')).toBeNull();
  again.end();
  expect(new LessonPlace(kept).begun).toBeNull();
});

test('no lesson is found in what is none', () => {
  for (const stored of ['', 'null', '{}', '[1]', '{"table":3}', 'no JSON']) {
    const kept = storage(() => null);
    kept.set('boomcat.lesson', stored);
    expect(new LessonPlace(kept).begun, stored).toBeNull();
  }
});

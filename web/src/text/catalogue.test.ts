import { beforeEach, expect, test } from 'vitest';
import { languages, speak, speakAll, spoken, text } from '.';

beforeEach(async () => {
  await speak(['en-GB']);
});

test('English is always there', () => {
  expect(languages).toContain('en');
  expect(spoken()).toBe('en');
});

test('a message and its other forms are those of the shared catalogue', () => {
  expect(text('card-nope')).toBe('Nope');
  expect(text('card-defuse.one')).toBe('a Defuse');
});

test('a language that has no folder is passed over', async () => {
  expect(await speak(['tlh', 'en'])).toBe('en');
  expect(await speak(['tlh'])).toBe('en');
});

test('a message that is missing is an error, not an empty place', () => {
  expect(() => text('card-dog')).toThrow('no catalogue has card-dog');
});

test('a message that lacks an argument is an error', () => {
  expect(() => text('event-turn-began')).toThrow('event-turn-began');
});

test('what the front page never says comes later', async () => {
  await speak(['fr'], false);
  expect(text('web-home-play')).not.toBe('');
  expect(() => text('web-card-nope')).toThrow('no catalogue has web-card-nope');
  await Promise.all([speakAll(), speakAll()]);
  expect(text('web-card-nope')).not.toBe('');
  await speakAll();
});

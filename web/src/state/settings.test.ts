import { expect, test } from 'vitest';
import { storage } from '../net/storage';
import { SETTINGS } from './exampleStates';
import { DEFAULTS, preferences } from './settings';

const KEY = 'boomcat.preferences';
const inMemory = (): ReturnType<typeof storage> => storage(() => null);

test('without a memory everything is as by default', () => {
  expect(preferences(inMemory()).value).toEqual(DEFAULTS);
});

test('a change is remembered, and listeners get it', () => {
  const kept = inMemory();
  const first = preferences(kept);
  const heard: string[] = [];
  first.subscribe(({ name }) => heard.push(name));
  first.change({ name: 'Anna', table: { settings: SETTINGS, seats: ['open', 'heuristic'] } });
  expect(heard).toEqual(['', 'Anna']);
  expect(preferences(kept).value).toEqual(first.value);
});

test('two tabs do not undo each other', () => {
  const kept = inMemory();
  const [one, two] = [preferences(kept), preferences(kept)];
  one.change({ name: 'Anna' });
  two.change({ sound: false });
  expect(preferences(kept).value).toMatchObject({ name: 'Anna', sound: false });
});

test.each([
  ['not JSON', '{', {}],
  ['no object', '7', {}],
  ['a strange theme', '{"theme": "pink", "sound": false}', { sound: false }],
  ['an avatar that is not there', '{"avatar": 99}', {}],
  ['a name that is too long', JSON.stringify({ name: 'x'.repeat(21) }), {}],
  ['half a table', '{"table": {"settings": {}}, "volume": 2}', {}],
  ['an unknown field', '{"colour": "red", "order": "dealt"}', { order: 'dealt' }],
])('what is stored wrongly is passed over: %s', (_, stored, kept) => {
  const memory = inMemory();
  memory.set(KEY, stored);
  expect(preferences(memory).value).toEqual({ ...DEFAULTS, ...kept });
});

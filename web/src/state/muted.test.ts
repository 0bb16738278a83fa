import { expect, test } from 'vitest';
import { storage } from '../net/storage';
import { mutedPlayers } from './muted';

function native(): Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

test('a player is muted at one table only, on this device, until that is taken back', () => {
  const under = native();
  const players = mutedPlayers(storage(() => under));
  players.change('one', 'Mika', true);
  expect(players.has('one', 'Mika')).toBe(true);
  expect(players.has('two', 'Mika')).toBe(false);
  expect(players.has('one', 'Ola')).toBe(false);
  expect(mutedPlayers(storage(() => under)).has('one', 'Mika')).toBe(true);
  players.change('one', 'Mika', false);
  expect(mutedPlayers(storage(() => under)).has('one', 'Mika')).toBe(false);
});

test('subscribers hear of every change', () => {
  const under = native();
  const players = mutedPlayers(storage(() => under));
  const heard: boolean[] = [];
  const stop = players.subscribe((has) => heard.push(has('one', 'Mika')));
  players.change('one', 'Mika', true);
  players.change('one', 'Mika', false);
  stop();
  players.change('one', 'Mika', true);
  expect(heard).toEqual([false, true, false]);
});

test('nonsense in the storage mutes nobody, and old tables are forgotten', () => {
  const under = native();
  under.setItem('boomcat.muted', '{"not": "a list"}');
  const players = mutedPlayers(storage(() => under));
  expect(players.has('one', 'Mika')).toBe(false);
  for (let table = 0; table < 60; table += 1) players.change(String(table), 'Mika', true);
  expect(players.has('59', 'Mika')).toBe(true);
  expect(players.has('0', 'Mika')).toBe(false);
});

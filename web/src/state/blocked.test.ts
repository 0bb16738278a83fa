import { expect, test } from 'vitest';
import { storage } from '../net/storage';
import { blockedPeople } from './blocked';

function people(kept: string | null = null): { under: Map<string, string>; blocked: ReturnType<typeof blockedPeople> } {
  const under = new Map(kept === null ? [] : [['boomcat.blocked', kept]]);
  const native = {
    getItem: (key: string) => under.get(key) ?? null,
    setItem: (key: string, value: string) => void under.set(key, value),
    removeItem: (key: string) => void under.delete(key),
  };
  return { under, blocked: blockedPeople(storage(() => native)) };
}

test('a name is blocked however it is capitalised, until that is taken back', () => {
  const { blocked } = people();
  blocked.change('Mika', true);
  blocked.change('MIKA', true);
  expect(blocked.all()).toEqual(['MIKA']);
  expect(blocked.has('mika')).toBe(true);
  expect(blocked.has('Ola')).toBe(false);
  blocked.change('mika', false);
  expect(blocked.all()).toEqual([]);
});

test('the oldest of more than fifty names are forgotten', () => {
  const { blocked } = people();
  for (let number = 1; number <= 51; number += 1) blocked.change(`Guest ${number}`, true);
  expect(blocked.all()).toHaveLength(50);
  expect(blocked.has('Guest 1')).toBe(false);
  expect(blocked.has('Guest 51')).toBe(true);
});

test('nonsense in the storage blocks nobody', () => {
  for (const kept of ['{', '{"a": 1}', '[1, null, ""]']) expect(people(kept).blocked.all()).toEqual([]);
});

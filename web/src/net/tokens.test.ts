import { describe, expect, test } from 'vitest';
import { storage } from './storage';
import { tokens } from './tokens';

describe('storage', () => {
  const broken = {
    getItem: (): string => {
      throw new Error('forbidden');
    },
    setItem: (): void => {
      throw new Error('full');
    },
    removeItem: (): void => {
      throw new Error('forbidden');
    },
  };

  test.each([
    ['is missing', () => null],
    ['throws', () => broken],
    [
      'throws when it is looked at',
      () => {
        throw new Error('denied');
      },
    ],
  ])('that %s remembers until the page closes', (_, under) => {
    const kept = storage(under);
    expect(kept.get('a')).toBeNull();
    kept.set('a', '1');
    expect(kept.get('a')).toBe('1');
    kept.remove('a');
    expect(kept.get('a')).toBeNull();
  });

  test('that works is shared between pages', () => {
    const shared = new Map<string, string>();
    const native = {
      getItem: (key: string) => shared.get(key) ?? null,
      setItem: (key: string, value: string) => void shared.set(key, value),
      removeItem: (key: string) => void shared.delete(key),
    };
    const [one, two] = [storage(() => native), storage(() => native)];
    one.set('a', '1');
    expect(two.get('a')).toBe('1');
    two.set('a', '2');
    expect(one.get('a')).toBe('2');
  });
});

describe('tokens', () => {
  const place = (table: string, token = 'key') => ({ table, seat: 2, token });

  test('belong to a table, however its code is typed', () => {
    const kept = tokens(storage(() => null));
    kept.keep(place('cats'));
    expect(kept.of('CATS')).toBe('key');
    expect(kept.of('dogs')).toBeNull();
    kept.forget('CATS');
    expect(kept.of('cats')).toBeNull();
  });

  test('the last one used comes first, and each table has one', () => {
    const kept = tokens(storage(() => null));
    kept.keep(place('a', 'old'));
    kept.keep(place('b'));
    kept.keep(place('a', 'new'));
    expect(kept.all()).toEqual([place('a', 'new'), place('b')]);
  });

  test('two tabs keep each other’s seats', () => {
    const memory = storage(() => null);
    const [one, two] = [tokens(memory), tokens(memory)];
    one.keep(place('a'));
    two.keep(place('b'));
    one.keep(place('c'));
    expect(two.all().map(({ table }) => table)).toEqual(['c', 'b', 'a']);
  });

  test('very old ones are forgotten', () => {
    const kept = tokens(storage(() => null));
    for (let table = 0; table < 60; table += 1) kept.keep(place(`T${table}`));
    expect(kept.all()).toHaveLength(50);
    expect(kept.of('T59')).toBe('key');
  });

  test.each(['{', '7', '[7, {"table": "A"}, null]'])(
    'what is stored wrongly is passed over: %s',
    (stored) => {
      const memory = storage(() => null);
      memory.set('boomcat.seats', stored);
      expect(tokens(memory).all()).toEqual([]);
    },
  );
});

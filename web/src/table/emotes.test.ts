import { expect, test } from 'vitest';
import { EMOTES } from '../protocol';
import { RECENT_EMOTES, recentFirst, withRecent } from './emotes';

test('the emotes that were sent last come first, and every emote once', () => {
  const recent = ['wow', 'boom', 'laugh'].reduce<readonly string[]>(withRecent, []);
  expect(recent).toEqual(['laugh', 'boom', 'wow']);
  const order = recentFirst(recent);
  expect(order.slice(0, 4)).toEqual(['laugh', 'boom', 'wow', 'hello']);
  expect([...order].sort()).toEqual([...EMOTES].sort());
});

test('as many are remembered as fit into a row, and none that the game does not know', () => {
  const recent = EMOTES.reduce<readonly string[]>(withRecent, []);
  expect(recent).toHaveLength(RECENT_EMOTES);
  expect(recentFirst(['no such emote', 'boom'])).toHaveLength(EMOTES.length);
});

import { expect, test } from 'vitest';
import { isPass, isWindow, passOffer, playOffer } from './windows';

const offer = (move: string): { move: string; kind: string } => ({ move, kind: move });

test('a Nope window and the window before a draw are windows', () => {
  expect(['nope', 'now', 'turn', 'defuse', undefined].map(isWindow)).toEqual([true, true, false, false, false]);
});

test('each of them has an answer with a card and one without', () => {
  expect(playOffer([offer('pass'), offer('nope')])?.move).toBe('nope');
  expect(playOffer([offer('wait'), offer('now')])?.move).toBe('now');
  expect(passOffer([offer('now'), offer('wait')])?.move).toBe('wait');
  expect(playOffer([offer('wait')])).toBeUndefined();
  expect(passOffer([offer('draw')])).toBeUndefined();
  expect(['pass', 'wait', 'now', 'nope', 'draw'].map(isPass)).toEqual([true, true, false, false, false]);
});

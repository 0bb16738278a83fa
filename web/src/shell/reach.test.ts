import { expect, test } from 'vitest';
import { reachOf } from './reach';

test.each([
  ['http://localhost:8000', 'computer'],
  ['http://127.0.0.1:8000', 'computer'],
  ['http://[::1]:8000', 'computer'],
  ['http://192.168.1.7:8000', 'network'],
  ['http://172.20.0.3:8000', 'network'],
  ['http://100.101.2.3:8000', 'network'],
  ['http://[fe80::1]:8000', 'network'],
  ['http://raspberry:8000', 'network'],
  ['http://raspberry.local', 'network'],
  ['https://games.example/boom', 'anywhere'],
  ['https://some-words.trycloudflare.com', 'anywhere'],
  ['http://172.32.0.3', 'anywhere'],
  ['http://100.128.0.1', 'anywhere'],
])('who can open %s: %s', (server, reach) => {
  expect(reachOf(null, server)).toBe(reach);
});

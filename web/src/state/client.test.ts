import { beforeEach, expect, test } from 'vitest';
import { settled, VirtualWorld } from '../net/virtualEnvironment';
import type { Contribute } from '../protocol';
import { TableClient } from './client';
import { stateWith, tableWith, updateWith, viewWith, welcomeWith } from './exampleStates';
import type { TableState } from './table';

let world: VirtualWorld;
let client: TableClient;

beforeEach(() => {
  world = new VirtualWorld();
  client = new TableClient({
    code: 'CATS',
    token: 'key',
    environment: world,
    address: 'ws://x',
    exists: async () => null,
  });
  world.line.opens();
});

const sealing = (commitment: string) =>
  stateWith({
    table: tableWith({ phase: 'sealing', fairness: { commitment, contributions: [], secret: null } }),
  });

const contributions = (): Contribute[] =>
  world.line.sent.filter((message) => message.message === 'contribute');

test('listeners get the present state and every change', () => {
  const heard: TableState[] = [];
  const stop = client.subscribe((state) => heard.push(state));
  world.line.says(welcomeWith());
  expect(heard.map(({ connection, table }) => [connection.state, table?.code])).toEqual([
    ['connecting', undefined],
    ['connecting', 'CATS'],
    ['live', 'CATS'],
  ]);
  stop();
  world.line.says(updateWith());
  expect(heard).toHaveLength(3);
});

test('an answer names the open question', async () => {
  world.line.says(welcomeWith({ state: stateWith({ view: viewWith({ question: 17 }) }) }));
  const answer = client.answer('skip', [2]);
  expect(world.line.last).toMatchObject({ message: 'answer', question: 17, move: 'skip' });
  expect(client.state.pending).toHaveLength(1);
  expect(client.state.played).toEqual([2]);
  const { id } = world.line.last as { id: string };
  world.line.says({ message: 'refused', id, reason: 'card-not-held', details: {}, allowed: ['draw'] });
  expect((await answer).message).toBe('refused');
  expect(client.state.refusal).toMatchObject({ reason: 'card-not-held', allowed: ['draw'] });
  expect(client.state.pending).toEqual([]);
});

test('every player adds bytes to the luck of every game, once', async () => {
  world.line.says(welcomeWith({ state: sealing('aa') }), updateWith({ state: sealing('aa') }));
  expect(contributions()).toHaveLength(1);
  expect(contributions()[0]?.bytes).toMatch(/^([0-9a-f]{2}){16}$/);
  expect(client.state.contribution).toEqual({ game: 1, commitment: 'aa', bytes: contributions()[0]?.bytes });
  world.line.says(updateWith({ sequence: 3, state: sealing('bb') }));
  expect(contributions()).toHaveLength(2);
  expect(contributions()[1]?.bytes).not.toBe(contributions()[0]?.bytes);
});

test('bytes that came too late are no news for the player', async () => {
  world.line.says(welcomeWith({ state: sealing('aa') }));
  const { id } = world.line.last as { id: string };
  world.line.says({ message: 'refused', id, reason: 'too-late', details: {}, allowed: [] });
  await settled();
  expect(client.state.refusal).toBeNull();
});

test('spectators add nothing', () => {
  world.line.says(welcomeWith({ state: { ...sealing('aa'), seat: null } }));
  expect(contributions()).toEqual([]);
});

test('after closing listeners are not called', () => {
  const heard: TableState[] = [];
  client.subscribe((state) => heard.push(state));
  client.close();
  world.line.says(welcomeWith());
  expect(heard.at(-1)?.table).toBeNull();
});

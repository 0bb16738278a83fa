import { beforeEach, expect, test } from 'vitest';
import { VirtualWorld } from '../net/virtualEnvironment';
import type { SeatInfo, TableInfo } from '../protocol';
import { TableClient } from './client';
import { stateWith, tableWith, updateWith, viewWith, welcomeWith } from './exampleStates';

let world: VirtualWorld;

function seated(seat: number | null, screen = false): TableClient {
  const client = new TableClient({
    code: 'CATS',
    token: seat === null ? null : 'key',
    screen,
    environment: world,
    address: 'ws://x',
    exists: async () => null,
  });
  world.line.opens();
  const table = tableWith({ phase: 'over' });
  world.line.says(welcomeWith({ state: stateWith({ table, seat, view: viewWith({ asking: 'over' }) }) }));
  return client;
}

const seatsWith = (some: Partial<SeatInfo>): SeatInfo[] => tableWith().seats.map((seat) => ({ ...seat, ...some }));

function comes(some: Partial<TableInfo>, seat: number | null, sequence = 2): void {
  world.line.says(updateWith({ sequence, state: stateWith({ table: tableWith({ game: 2, ...some }), seat }) }));
}

beforeEach(() => {
  world = new VirtualWorld();
});

test('a player who plays the next game sees it at once', () => {
  const client = seated(1);
  comes({ phase: 'sealing' }, 1);
  expect(client.state.table?.phase).toBe('sealing');
});

test('who stays away keeps the result, and comes along with one press', () => {
  const client = seated(1);
  comes({ phase: 'playing', seats: seatsWith({ sits_out: true }) }, 1);
  comes({ phase: 'playing', seats: seatsWith({ sits_out: true }) }, 1, 3);
  expect([client.state.table?.phase, client.state.next?.table?.phase]).toEqual(['over', 'playing']);
  client.comeAlong();
  expect([client.state.table?.phase, client.state.next]).toEqual(['playing', null]);
  expect(world.line.sent.at(-1)).toMatchObject({ message: 'resume' });
});

test('a spectator keeps the result until a seat is theirs', () => {
  const client = seated(null);
  comes({ phase: 'playing' }, null);
  expect(client.state.table?.phase).toBe('over');
  comes({ phase: 'sealing', game: 3 }, 2, 3);
  expect([client.state.table?.game, client.state.next]).toEqual([3, null]);
});

test('the result that one looks at names nobody who has a seat by now', () => {
  const client = seated(null);
  const queue = [{ name: 'Zoe', avatar: 9, connected: true }];
  comes({ phase: 'playing', queue }, null);
  expect(client.state.table?.queue).toEqual(queue);
  comes({ phase: 'playing' }, null, 3);
  expect([client.state.table?.phase, client.state.table?.queue]).toEqual(['over', []]);
});

test('a screen for all in the room follows the table', () => {
  const client = seated(null, true);
  comes({ phase: 'playing' }, null);
  expect(client.state.table?.phase).toBe('playing');
});

test('when the host changes the table, a player who has not agreed keeps the result', () => {
  const client = seated(2);
  comes({ phase: 'lobby', game: 1 }, 2);
  expect(client.state.table?.phase).toBe('over');
  comes({ phase: 'sealing' }, 2, 3);
  expect(client.state.table?.phase).toBe('sealing');
});

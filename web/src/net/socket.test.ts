import { beforeEach, describe, expect, test } from 'vitest';
import { PROTOCOL, type AnyFromServer } from '../protocol';
import { updateWith, welcomeWith } from '../state/exampleStates';
import { socketAddress } from './environment';
import { TableSocket, type Reply, type Status } from './socket';
import { settled, VirtualWorld } from './virtualEnvironment';

let world: VirtualWorld;
let heard: AnyFromServer[];
let statuses: Status[];
let exists: boolean | null;
let socket: TableSocket;

beforeEach(() => {
  world = new VirtualWorld();
  heard = [];
  statuses = [];
  exists = null;
  socket = new TableSocket({
    address: 'ws://here/api/tables/CATS/socket',
    token: 'key',
    environment: world,
    onMessage: (message) => heard.push(message),
    onStatus: (status) => statuses.push(status),
    exists: () => Promise.resolve(exists),
  });
});

function goLive(number = 1): void {
  world.line.opens();
  world.line.says(welcomeWith({ sequence: number }));
}

const state = (): string | undefined => statuses.at(-1)?.state;

/** The fate of a request: its answer's kind, or the reason of the refusal. */
function outcome(request: Promise<Reply>): Promise<string> {
  return Promise.race([
    request.then((answer) => (answer.message === 'refused' ? answer.reason : answer.message)),
    settled().then(() => 'open'),
  ]);
}

test('the address follows the page', () => {
  expect(socketAddress('AB', { protocol: 'http:', host: '10.0.0.2:8000' })).toBe(
    'ws://10.0.0.2:8000/api/tables/AB/socket',
  );
  expect(socketAddress('AB', { protocol: 'https:', host: 'cats' })).toBe('wss://cats/api/tables/AB/socket');
  expect(socketAddress('AB', { protocol: 'https:', host: 'cats' }, '/boom/')).toBe(
    'wss://cats/boom/api/tables/AB/socket',
  );
});

describe('greeting', () => {
  test('hello comes first, with the token and no number', () => {
    world.line.opens();
    expect(world.line.sent).toEqual([{ message: 'hello', token: 'key', last_sequence: null }]);
    expect(state()).toBeUndefined();
  });

  test('the welcome makes it live, and is passed on before', () => {
    const order: string[] = [];
    const watched = new TableSocket({
      address: '',
      token: null,
      environment: world,
      onMessage: ({ message }) => order.push(message),
      onStatus: (status) => order.push(status.state),
    });
    goLive();
    expect(order).toEqual(['welcome', 'live']);
    watched.close();
  });

  test('after a break the hello names the last number', () => {
    goLive(1);
    world.line.says(updateWith({ sequence: 2 }), updateWith({ sequence: 3 }));
    world.line.breaks();
    world.pass(200);
    world.line.opens();
    expect(world.line.sent).toEqual([{ message: 'hello', token: 'key', last_sequence: 3 }]);
  });

  test('a server that never welcomes is left', () => {
    world.line.opens();
    world.pass(8_000);
    expect(state()).toBe('lost');
    expect(world.lines[0]?.closed).toBe(true);
  });

  test('a server of another protocol ends it', () => {
    world.line.opens();
    world.line.says(welcomeWith({ protocol: PROTOCOL + 1 }));
    expect(statuses.at(-1)).toEqual({ state: 'ended', reason: 'new-version' });
  });
});

describe('coming back', () => {
  test('pauses double up to five seconds', () => {
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      world.line.breaks();
      const status = statuses.at(-1);
      if (status?.state !== 'lost') throw new Error(status?.state);
      pauses.push(status.retry - world.time);
      world.pass(status.retry - world.time);
    }
    expect(pauses).toEqual([200, 400, 800, 1_600, 3_200, 5_000, 5_000, 5_000]);
    expect(world.lines).toHaveLength(9);
  });

  test('a welcome makes the pauses short again', () => {
    world.line.breaks();
    world.pass(200);
    world.line.breaks();
    world.pass(400);
    goLive();
    world.line.breaks();
    expect(statuses.at(-1)).toEqual({ state: 'lost', failures: 1, retry: world.time + 200 });
  });

  test('waking up tries at once, but never twice at the same time', () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      world.line.breaks();
      world.pass(attempt < 4 ? 5_000 : 0);
    }
    const lines = world.lines.length;
    world.wakes();
    world.wakes();
    expect(world.lines).toHaveLength(lines + 1);
    goLive();
    expect(state()).toBe('live');
    world.pass(5_000);
    expect(world.lines).toHaveLength(lines + 1);
  });

  test('a table that does not exist ends it', async () => {
    exists = false;
    world.line.breaks();
    await settled();
    expect(statuses.at(-1)).toEqual({ state: 'ended', reason: 'unknown-table' });
    world.pass(60_000);
    expect(world.lines).toHaveLength(1);
  });

  test('a server that cannot be asked is tried again', async () => {
    world.line.breaks();
    await settled();
    expect(state()).toBe('lost');
  });

  test.each(['stopping', 'too-slow'] as const)('after goodbye "%s" it comes back', (reason) => {
    goLive();
    world.line.says({ message: 'goodbye', reason });
    world.pass(200);
    expect(world.lines).toHaveLength(2);
  });

  test.each(['removed', 'left', 'closed', 'shut', 'banned', 'unknown-token', 'full', 'spectators-forbidden'] as const)(
    'after goodbye "%s" it does not',
    (reason) => {
      goLive();
      world.line.says({ message: 'goodbye', reason });
      world.pass(60_000);
      world.wakes();
      expect(statuses.at(-1)).toEqual({ state: 'ended', reason });
      expect(world.lines).toHaveLength(1);
    },
  );

  test('what is not JSON breaks the line', () => {
    goLive();
    world.line.onmessage?.({ data: '{' });
    expect(state()).toBe('lost');
  });

  test('a closed line says nothing more', () => {
    goLive();
    const first = world.line;
    socket.close();
    first.says(updateWith());
    expect(heard.map(({ message }) => message)).toEqual(['welcome']);
  });

  test('a new token means a new connection that knows no number', () => {
    goLive(7);
    socket.reseat('other');
    expect(state()).toBe('connecting');
    world.line.opens();
    expect(world.line.sent).toEqual([{ message: 'hello', token: 'other', last_sequence: null }]);
  });
});

describe('signs of life', () => {
  test('after 15 quiet seconds it pings, and 10 more without a word are the end', () => {
    goLive();
    world.pass(14_999);
    expect(world.line.last?.message).toBe('hello');
    world.pass(1);
    expect(world.line.last?.message).toBe('ping');
    world.pass(9_999);
    expect(state()).toBe('live');
    world.pass(1);
    expect(state()).toBe('lost');
  });

  test('any message is a sign of life', () => {
    goLive();
    for (let round = 0; round < 10; round += 1) {
      world.pass(20_000);
      world.line.says({ message: 'pong' });
    }
    expect(state()).toBe('live');
    expect(world.lines).toHaveLength(1);
  });

  test('after waking up the answer must come soon', () => {
    goLive();
    world.wakes();
    expect(world.line.last?.message).toBe('ping');
    world.pass(3_000);
    expect(state()).toBe('lost');
  });
});

describe('numbers', () => {
  test('a gap means hello again, and nothing is passed on until the welcome', () => {
    goLive(1);
    world.line.says(updateWith({ sequence: 3 }), updateWith({ sequence: 4 }));
    expect(world.line.last).toEqual({ message: 'hello', token: 'key', last_sequence: 1 });
    world.line.says(welcomeWith({ sequence: 4 }), updateWith({ sequence: 5 }));
    expect(heard.map(({ message }) => message)).toEqual(['welcome', 'welcome', 'update']);
    expect(world.lines).toHaveLength(1);
  });

  test('an update that came before is dropped', () => {
    goLive(4);
    const events = [{ event: 'shuffled' as const, seat: 1 }];
    world.line.says(updateWith({ sequence: 3 }), updateWith({ sequence: 4, events }));
    world.line.says(updateWith({ sequence: 5, events }), updateWith({ sequence: 5, events }));
    expect(heard.map(({ message }) => message)).toEqual(['welcome', 'update']);
  });

  test('an update of an own pass has the number of the one before', () => {
    goLive(4);
    world.line.says(updateWith({ sequence: 4 }), updateWith({ sequence: 5 }));
    expect(heard.map(({ message }) => message)).toEqual(['welcome', 'update', 'update']);
    expect(world.line.last?.message).toBe('hello');
    expect(world.line.sent).toHaveLength(1);
  });

  test('presence and emotes have no number', () => {
    goLive();
    world.line.says({ message: 'emoted', seat: 2, emote: 'wow' });
    expect(heard.at(-1)).toEqual({ message: 'emoted', seat: 2, emote: 'wow' });
  });

  test('an accepted move whose update does not come means hello again', async () => {
    goLive(1);
    const request = socket.request({ message: 'answer', question: 1, move: 'draw' });
    const { id } = world.line.last as { id: string };
    world.line.says({ message: 'accepted', id, sequence: 2 });
    expect(await outcome(request)).toBe('accepted');
    world.pass(1_999);
    expect(world.line.last?.message).toBe('answer');
    world.pass(1);
    expect(world.line.last?.message).toBe('hello');
  });

  test('an accepted move whose update has come does not', () => {
    goLive(1);
    void socket.request({ message: 'answer', question: 1, move: 'draw' });
    const { id } = world.line.last as { id: string };
    world.line.says({ message: 'accepted', id, sequence: 2 }, updateWith({ sequence: 2 }));
    world.pass(5_000);
    expect(world.line.last?.message).toBe('answer');
  });
});

describe('requests', () => {
  const draw = { message: 'answer', question: 1, move: 'draw' } as const;

  test('each has its own id', () => {
    goLive();
    void socket.request(draw);
    void socket.request(draw);
    const ids = world.line.sent.map((message) => ('id' in message ? message.id : null));
    expect(new Set(ids).size).toBe(3);
  });

  test('one that is made before the welcome goes out after it', () => {
    void socket.request(draw);
    world.line.opens();
    expect(world.line.sent).toHaveLength(1);
    world.line.says(welcomeWith());
    expect(world.line.last).toMatchObject(draw);
  });

  test('an open one is sent again under the same id', async () => {
    goLive();
    const request = socket.request(draw);
    const sent = world.line.last;
    world.line.breaks();
    world.pass(200);
    goLive();
    expect(world.line.last).toEqual(sent);
    world.line.says({ message: 'accepted', id: (sent as { id: string }).id, sequence: 1 });
    expect(await outcome(request)).toBe('accepted');
  });

  test('an answered one is not', async () => {
    goLive();
    void socket.request(draw);
    world.line.says({ message: 'accepted', id: (world.line.last as { id: string }).id, sequence: 1 });
    world.line.breaks();
    world.pass(200);
    goLive();
    expect(world.line.sent).toHaveLength(1);
  });

  test('a refusal comes to the one who asked', async () => {
    goLive();
    const request = socket.request(draw);
    const { id } = world.line.last as { id: string };
    world.line.says({ message: 'refused', id, reason: 'not-asked', details: { asked: 2 }, allowed: [] });
    expect(await outcome(request)).toBe('not-asked');
    expect(heard).toHaveLength(1);
  });

  test('a refusal without a request is passed on', () => {
    goLive();
    world.line.says({ message: 'refused', id: null, reason: 'malformed', details: {}, allowed: [] });
    expect(heard.at(-1)).toMatchObject({ reason: 'malformed' });
  });

  test('one that is not answered leads to a new connection, and at last to a refusal', async () => {
    goLive();
    const request = socket.request(draw);
    for (let round = 1; round <= 3; round += 1) {
      world.pass(6_000);
      expect(state()).toBe('lost');
      world.pass(200);
      goLive();
    }
    expect(await outcome(request)).toBe('open');
    world.pass(6_000);
    expect(await outcome(request)).toBe('no-answer');
    expect(state()).toBe('live');
  });

  test('an emote is not said again', async () => {
    goLive();
    const request = socket.request({ message: 'emote', emote: 'wow' });
    world.line.breaks();
    world.pass(200);
    goLive();
    expect(world.line.sent).toHaveLength(1);
    expect(await outcome(request)).toBe('no-answer');
  });

  test('what is said is not kept for later', async () => {
    expect(await outcome(socket.request({ message: 'emote', emote: 'wow' }))).toBe('not-connected');
    expect(await outcome(socket.request({ message: 'talk', text: 'hi' }))).toBe('not-connected');
  });

  test('the end refuses what is open and what comes after', async () => {
    goLive();
    const request = socket.request(draw);
    socket.close();
    expect(await outcome(request)).toBe('not-connected');
    expect(await outcome(socket.request(draw))).toBe('not-connected');
  });
});

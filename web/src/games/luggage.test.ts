import { describe, expect, it, vi } from 'vitest';
import type { Reply } from '../net/socket';
import { storage } from '../net/storage';
import type { TableClient } from '../state/client';
import { hear, send } from './luggage';
import { PlayedGames, type PlayedGame } from './playedGames';

const { toasts } = vi.hoisted(() => ({ toasts: vi.fn() }));
vi.mock('../shell/shell.svelte', () => ({ shell: { toast: toasts } }));
vi.mock('../shell/words.svelte', () => ({ t: (id: string, { count }: { count: number }) => `${id} ${count}` }));

/** The most that the server takes: in letters of `data`, and in bytes of a message. */
const MOST_LETTERS = 3_500;
const MOST_BYTES = 4_096;

const games = (): PlayedGames => new PlayedGames(storage(() => null));

/** As long as the metadata of a game gets: ten players with long names in letters of three bytes. */
function crowded(id: number): PlayedGame {
  const names = Array.from({ length: 10 }, (_, seat) => `${seat}${'猫'.repeat(19)}`);
  return {
    id: `g${id}`,
    over: id,
    edition: 'party-pack',
    title: '"'.repeat(40),
    players: names.map((name, avatar) => ({ name, avatar, person: true })),
    seat: 1,
    standings: names.map((_, index) => index + 1),
    luck: { owed: 1.5, met: 1 },
    aimed: Object.fromEntries(names.map((name) => [name, 1])),
    suffered: Object.fromEntries(names.map((name) => [name, 2])),
    packed: 'abc',
  };
}

describe('games on their way to another device', () => {
  it('arrive whole, in messages that the server takes, and again where it took none', async () => {
    const [here, there] = [games(), games()];
    here.keep(Array.from({ length: 60 }, (_, id) => crowded(id)));
    const client = {} as TableClient;
    let asked = 0;
    const sizes: [number, number][] = [];
    const waits: number[] = [];
    const relay = (data: string): Promise<Reply> => {
      asked += 1;
      const frame = JSON.stringify({ message: 'relay', data, id: 'x'.repeat(40) });
      sizes.push([data.length, new TextEncoder().encode(frame).length]);
      const details = { details: {}, allowed: [], id: 'x' };
      if (asked % 7 === 0) return Promise.resolve({ message: 'refused', reason: 'too-many-requests', ...details });
      hear(client, data, there);
      return Promise.resolve({ message: 'accepted', id: 'x', sequence: 1 });
    };
    await send({ relay }, here, (milliseconds) => Promise.resolve(void waits.push(milliseconds)));
    expect(there.all()).toEqual(here.all());
    expect(toasts.mock.calls).toEqual([['web-games-coming 60'], ['web-games-came-along 60']]);
    expect(sizes.every(([letters, bytes]) => letters <= MOST_LETTERS && bytes <= MOST_BYTES)).toBe(true);
    expect(waits.filter((one) => one > 1_000)).toHaveLength(Math.floor(asked / 7));
  });

  it('stay at the other device once they have arrived, even if the rest never comes', async () => {
    const [here, there] = [games(), games()];
    here.keep([crowded(1), crowded(2), crowded(3)]);
    let asked = 0;
    const relay = (data: string): Promise<Reply> => {
      asked += 1;
      if (there.has('g2')) return Promise.resolve({ message: 'refused', id: 'x', reason: 'unknown-table', details: {}, allowed: [] });
      hear({} as TableClient, data, there);
      return Promise.resolve({ message: 'accepted', id: 'x', sequence: 1 });
    };
    await send({ relay }, here, () => Promise.resolve());
    expect([there.all().map(({ id }) => id), asked]).toEqual([['g3', 'g2'], 3]);
  });

  it('stay where they are once the server says no', async () => {
    const here = games();
    here.keep([crowded(1), crowded(2)]);
    const relay = vi.fn(() => Promise.resolve<Reply>({ message: 'refused', id: 'x', reason: 'only-watching', details: {}, allowed: [] }));
    await send({ relay }, here, () => Promise.resolve());
    expect(relay).toHaveBeenCalledTimes(1);
  });
});

import { describe, expect, it } from 'vitest';
import { storage } from '../net/storage';
import type { GameEvent } from '../protocol';
import { tableWith, viewWith } from '../state/exampleStates';
import { BEFORE_ALL, type TableState } from '../state/table';
import { gameOf } from './keepGame';
import { byDeck, isGame, MAX_GAMES_KEPT, PlayedGames, readGames, taleOf, writeGames, type PlayedGame } from './playedGames';

const nowhere = (): PlayedGames => new PlayedGames(storage(() => null));

function game(id: string, some: Partial<PlayedGame> = {}): PlayedGame {
  return {
    id,
    over: 1_000,
    edition: 'original',
    title: '',
    players: [
      { name: 'Anna', avatar: 1, person: true },
      { name: 'Ziggy', avatar: 2, person: false },
    ],
    seat: 1,
    standings: [1, 2],
    luck: { owed: 1.5, met: 1 },
    aimed: { Ziggy: 2 },
    suffered: {},
    packed: 'abc',
    ...some,
  };
}

describe('the games of this device', () => {
  it('are kept once each, the newest first, and forgotten one by one', () => {
    const games = nowhere();
    expect(games.keep([game('a'), game('b', { over: 2_000 }), game('a')])).toBe(2);
    expect(games.keep([game('a', { over: 9_000 })])).toBe(0);
    expect(games.all().map(({ id }) => id)).toEqual(['b', 'a']);
    games.forget('b');
    expect([games.has('a'), games.has('b')]).toEqual([true, false]);
  });

  it('get their record later, if others still played the deal', () => {
    const games = nowhere();
    const early = game('a', { packed: '', table: 'miso-taru-kubo-lina', number: 1 });
    games.keep([early]);
    games.complete(early, 'abc');
    expect(games.all()).toEqual([{ ...early, packed: 'abc' }]);
  });

  it('are not more than there is room for', () => {
    const games = nowhere();
    games.keep(Array.from({ length: MAX_GAMES_KEPT + 2 }, (_, over) => game(`g${over}`, { over })));
    expect([games.all().length, games.has('g0'), games.has('g1'), games.has('g2')]).toEqual([MAX_GAMES_KEPT, false, false, true]);
  });

  it('say whether they last, for a browser may store nothing or be full', () => {
    const stored = new Map<string, string>();
    const full = { getItem: (key: string) => stored.get(key) ?? null, removeItem: (key: string) => stored.delete(key) };
    const setItem = (key: string, value: string): void => {
      if (value.length > 100) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, value);
    };
    const games = new PlayedGames(storage(() => ({ ...full, setItem })));
    expect(games.lasts()).toBe(true);
    games.keep([game('a')]);
    expect([games.lasts(), games.all().length, nowhere().lasts()]).toEqual([false, 1, false]);
  });

  it('go into a file and come back, and nothing else comes from one', () => {
    expect(readGames(writeGames([game('a'), game('b')]))).toEqual([game('a'), game('b')]);
    expect(readGames('{"format":"boomcat-games","games":[{"id":1},null,7]}')).toEqual([]);
    expect([readGames('nonsense'), readGames('{"games":[]}')]).toEqual([null, null]);
    expect(isGame(game('a', { standings: [1] }))).toBe(false);
    expect(isGame(game('a', { seat: 3 }))).toBe(false);
    expect(isGame(game('a', { aimed: { Ziggy: 'often' } as unknown as Record<string, number> }))).toBe(false);
  });

  it('tell of wins, luck, victims and a nemesis, a deck at a time', () => {
    const lost = game('b', { standings: [2, 1], luck: null, aimed: { Ziggy: 1 }, suffered: { Coco: 3, Ziggy: 1 } });
    expect(taleOf([game('a'), lost])).toEqual({ games: 2, wins: 1, due: 1, owed: 1.5, met: 1, victim: 'Ziggy', nemesis: 'Coco' });
    const other = game('c', { edition: 'nsfw' });
    expect(byDeck([other, game('a'), lost]).map((deck) => deck.map(({ id }) => id))).toEqual([['a', 'b'], ['c']]);
  });

  it('are made of what everybody at the table saw', () => {
    const played = (seat: number, play: string): GameEvent => ({ event: 'played', seat, play });
    const exploded = (seat: number): GameEvent => ({ event: 'exploded', seat, cards: [], by: 'kitten' });
    const events = [played(1, 'favor 2'), played(1, 'pair skip 2'), played(3, 'targeted 1'), played(1, 'skip'), exploded(2), exploded(3)];
    const state: TableState = {
      ...BEFORE_ALL,
      seat: 1,
      table: tableWith({ phase: 'over' }),
      view: viewWith({ viewer: 1, asking: 'over', standings: [1, 3, 2], eliminated: [2, 3], alive: [true, false, false] }),
      history: events.map((event, index) => ({ key: String(index), event })),
    };
    const found = gameOf(state, 'id', 'packed', 5);
    expect(isGame(found)).toBe(true);
    expect(found).toMatchObject({ seat: 1, standings: [1, 3, 2], aimed: { Ben: 2 }, suffered: { Cleo: 1 }, packed: 'packed' });

    const [own, ...others] = tableWith({}).seats;
    if (!own) throw new Error('no seats');
    const gaveUp = tableWith({ phase: 'over', seats: [{ ...own, left_game: true }, ...others] });
    expect(gameOf({ ...state, table: gaveUp }, 'id', 'packed', 5).standings).toEqual([3, 2, 1]);
  });
});

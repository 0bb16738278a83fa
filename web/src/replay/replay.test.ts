import { describe, expect, it } from 'vitest';
import type { GameEvent, Replay } from '../protocol';
import { tableWith, viewWith } from '../state/exampleStates';
import type { TableState } from '../state/table';
import { marksOf, momentsOf, past, turnsOf } from './moments';
import { pack, readFragment, replayLink, THE_DEAL, unpack } from './replayLink';
import { ReplayPlayer } from './replayPlayer.svelte';

const turn = (seat: number): GameEvent => ({ event: 'turn_began', seat, owed: 1, attacked: false });
const drew = (seat: number): GameEvent => ({ event: 'drew', seat, card: null, bottom: false });
const exploded = (seat: number): GameEvent => ({ event: 'exploded', seat, cards: [], by: 'kitten' });

const REPLAY: Replay = {
  table: tableWith({ code: '' }),
  seat: 1,
  start: '2026-05-01T18:30:00+00:00',
  finished: true,
  steps: [
    { events: [], view: viewWith({ question: 0 }) },
    { events: [drew(1), turn(2)], view: viewWith({ question: 1, current: 2 }) },
    { events: [exploded(2), turn(3)], view: viewWith({ question: 2, current: 3 }) },
    { events: [exploded(3), { event: 'won', seat: 1 }], view: viewWith({ question: 3, asking: 'over' }) },
  ],
};

/** Time that passes when a test says so. */
class Later {
  private readonly calls: (() => void)[] = [];

  readonly after = (_: number, call: () => void): (() => void) => {
    this.calls.push(call);
    return () => this.calls.splice(this.calls.indexOf(call), 1);
  };

  pass(): void {
    this.calls.shift()?.();
  }
}

function shownBy(player: ReplayPlayer): TableState[] {
  const shown: TableState[] = [];
  player.subscribe((state) => shown.push(state));
  return shown;
}

describe('the moments of a recorded game', () => {
  it('are the states of a table, each with the log so far and nothing to answer', () => {
    const moments = momentsOf(REPLAY);
    expect(moments.map(({ history }) => history.length)).toEqual([0, 2, 4, 6]);
    expect(moments.map(({ table }) => table?.phase)).toEqual(['playing', 'playing', 'playing', 'over']);
    expect(moments.every(({ offers, deadline }) => offers.length === 0 && deadline === null)).toBe(true);
  });

  it('have the verdict of a review beside the move', () => {
    const [, , third, last] = momentsOf(REPLAY, new Map([[2, 'slip']]));
    for (const moment of [third, last]) expect(moment?.history.map(({ verdict }) => verdict).slice(0, 4)).toEqual([undefined, undefined, 'slip', undefined]);
  });

  it('are pointed out where somebody explodes or wins, and where a turn begins', () => {
    const moments = momentsOf(REPLAY);
    expect(marksOf(moments)).toEqual([
      { at: 2, kind: 'boom', seat: 2 },
      { at: 3, kind: 'boom', seat: 3 },
      { at: 3, kind: 'won', seat: 1 },
    ]);
    expect(turnsOf(moments)).toEqual([0, 1, 2]);
  });

  it('of a game that goes on can not be answered any more', () => {
    const [asked] = momentsOf(REPLAY).map((state) => ({ ...state, offers: [{ move: 'draw', kind: 'draw' }] }));
    expect(asked && past(asked)).toMatchObject({ offers: [], deadline: null });
  });
});

describe('the player of a recorded game', () => {
  it('moves only from one moment to the next, and jumps everywhere else', () => {
    const player = new ReplayPlayer(momentsOf(REPLAY));
    const shown = shownBy(player);
    for (const to of [1, 3, 2, 9, -1]) player.go(to);
    expect(player.at).toBe(0);
    expect(shown.map(({ step }) => step?.events.length)).toEqual([0, 2, 0, 0, 2, 0]);
    expect(shown.map(({ view }) => view?.question)).toEqual([0, 1, 3, 2, 3, 0]);
  });

  it('goes on by itself, waits until a moment has been shown, and stops at the end', () => {
    const later = new Later();
    const player = new ReplayPlayer(momentsOf(REPLAY), 0, later.after);
    const stage = { moving: false, hurry: () => (stage.moving = false) };
    player.drawnOn(stage);
    player.toggle();
    later.pass();
    expect(player.at).toBe(1);
    stage.moving = true;
    later.pass();
    expect(player.at).toBe(1);
    player.setPace(2);
    later.pass();
    expect([player.at, stage.moving]).toEqual([2, false]);
    later.pass();
    later.pass();
    expect([player.at, player.playing]).toEqual([3, false]);
    player.toggle();
    expect([player.at, player.playing]).toEqual([0, true]);
  });

  it('asks again what was asked at a moment, until another one is shown', async () => {
    const player = new ReplayPlayer(momentsOf(REPLAY), 3);
    const shown = shownBy(player);
    const tried: string[] = [];
    player.askAgain(1, { offers: [{ move: 'draw', kind: 'draw' }], blocked: { nope: 'blocked-nope' } }, (move) => tried.push(move));
    expect(shown.at(-1)).toMatchObject({ offers: [{ move: 'draw' }], blocked: { nope: 'blocked-nope' } });
    expect(await player.answer('draw')).toMatchObject({ message: 'accepted' });
    player.go(2);
    expect(shown.at(-1)?.offers).toEqual([]);
    expect(await player.answer('draw')).toMatchObject({ message: 'refused' });
    expect(tried).toEqual(['draw']);
  });

  it('leaps from turn to turn', () => {
    const player = new ReplayPlayer(momentsOf(REPLAY), 3);
    const at = ([-1, -1, -1, 1, 1, 1] as const).map((way) => (player.turn(way), player.at));
    expect(at).toEqual([2, 1, 0, 1, 2, 3]);
  });
});

describe('a link to a moment', () => {
  const record = '{"format":"boomcat-record","check":"0123456789abcdef"}\n{"question":0,"check":"fedcba9876543210"}\n';

  it('holds the record without its checksums, the moment, and the seat', async () => {
    const link = replayLink(await pack(record), { at: 4, seat: 2, open: true, reviewed: true, faces: [3, 0, 11] }, 'https://cats.example');
    expect(link).toMatch(/^https:\/\/cats\.example\/replay#m=4&s=2&o=1&v=1&f=3\.0\.11&r=[\w-]+$/u);
    const read = readFragment(new URL(link).hash);
    expect(read?.moment).toEqual({ at: 4, seat: 2, open: true, reviewed: true, faces: [3, 0, 11] });
    expect(await unpack(read?.packed ?? '')).toBe('{"format":"boomcat-record"}\n{"question":0}\n');
  });

  it('that is damaged is none', async () => {
    expect(readFragment('#m=4')).toBeNull();
    expect(readFragment('#m=-1&s=x&f=99.1&r=abc')?.moment).toEqual(THE_DEAL);
    expect(await unpack('abc')).toBeNull();
    expect(await unpack('%%%')).toBeNull();
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import { VirtualWorld } from '../net/virtualEnvironment';
import type { GameEvent, TableState as SentState, ViewMessage } from '../protocol';
import { GAMES } from './exampleGames';
import { stateWith, tableWith, updateWith, viewWith, welcomeWith } from './exampleStates';
import { isEarly, isSecret, TIMES, type Motion } from './motion';
import { Playback } from './playback';
import { scenes, type Scene } from './scenes';
import { BEFORE_ALL, reduce, type TableState } from './table';

const KNOWLEDGE = { risk_next: 0.3, risk_bottom: 0.1, known_cards: [], hands: [[], [], []] };
const DRAW = { move: 'draw', kind: 'draw' } as const;
const PASS = { move: 'pass', kind: 'pass' } as const;

/** A table where the test lets time pass; `seen` is what was on the screen, one thing after the other. */
class Room {
  readonly world = new VirtualWorld();
  live: TableState;
  state: TableState;
  scene: Scene | null = null;
  seen: string[] = [];
  hidden = false;
  ready = true;
  readonly playback: Playback;

  constructor(start: Partial<SentState> = {}) {
    this.live = reduce(BEFORE_ALL, { kind: 'message', message: welcomeWith({ state: stateWith({ knowledge: KNOWLEDGE, ...start }) }) }, 0);
    this.state = this.live;
    this.playback = new Playback(this.live, {
      now: () => this.world.now(),
      after: (milliseconds, call) => this.world.after(milliseconds, call),
      ready: () => this.ready,
      hidden: () => this.hidden,
      still: () => false,
      show: (state, scene, milliseconds) => {
        this.state = state;
        if (scene) this.scene = milliseconds > 0 ? scene : null;
        this.seen.push(this.look());
      },
      cut: () => (this.scene = null),
      rest: () => (this.scene = null),
    });
  }

  /** The contents of the screen: what moves, whose turn it is, what is asked, how long the log is. */
  look(): string {
    const motion = this.scene?.motions[0];
    const moves = motion?.do === 'boom' ? motion.phase : (motion?.do ?? 'rest');
    const { view, history, offers } = this.state;
    return `${moves}: turn of ${view?.current}, ${view?.asking}, ${history.length} logged, ${offers.length} offers`;
  }

  hears(state: Partial<SentState>, ...events: GameEvent[]): void {
    const message = updateWith({ sequence: 2, events, state: stateWith({ knowledge: { ...KNOWLEDGE, risk_next: 0.1 }, ...state }) });
    this.live = reduce(this.live, { kind: 'message', message }, this.world.now());
    this.playback.take(this.live);
  }

  says(seat: number, emote: string): void {
    this.live = reduce(this.live, { kind: 'message', message: { message: 'emoted', seat, emote } }, this.world.now());
    this.playback.take(this.live);
  }

  /** The sounds of the table. */
  emotes(): (string | null)[] {
    return this.state.said.map(({ emote }) => emote);
  }

  /** Until nothing moves any more. */
  settles(): void {
    this.world.pass(60_000);
  }
}

const drewKitten = (seat: number): GameEvent => ({ event: 'drew_kitten', seat, card: 'kitten', bottom: false, defusable: false });
const exploded = (seat: number): GameEvent => ({ event: 'exploded', seat, cards: ['skip'], by: 'kitten' });
const began = (seat: number): GameEvent => ({ event: 'turn_began', seat, owed: 1, attacked: false });
const played = (seat: number): GameEvent => ({ event: 'played', seat, play: 'favor 1' });
const view = (some: Partial<ViewMessage>): Pick<SentState, 'view'> => ({ view: viewWith(some) });

const next = view({ question: 2, current: 2, asked: [2] });
const dead = view({ question: 2, current: 2, asked: [2], alive: [false, true, true], hand: [], hand_sizes: [0, 3, 3] });
const asksNope = view({ question: 3, current: 2, asked: [1, 3], asking: 'nope', pending: 'favor 1', top_player: 2 });
const deadNope = view({
  ...asksNope.view,
  asked: [3],
  alive: [false, true, true],
  hand: [],
  hand_sizes: [0, 3, 3],
});

let room: Room;
beforeEach(() => {
  room = new Room({ offers: [DRAW] });
});

describe('a draw', () => {
  test('nothing shows what was drawn before the card does', () => {
    const visible = ({ knowledge, hand, view, history }: TableState): unknown => [knowledge, hand, view?.hand_sizes, view?.asking, history];
    const before = visible(room.state);
    room.hears(dead, drewKitten(1), exploded(1), began(2));
    expect(room.scene && isSecret(room.scene)).toBe(true);
    while (room.scene && isSecret(room.scene)) {
      expect(visible(room.state)).toEqual(before);
      expect(room.scene.loose?.word).toBe(null);
      room.world.pass(10);
    }
    expect(room.scene?.motions).toMatchObject([{ do: 'flip', card: 'kitten' }]);
    expect(visible(room.state)).toEqual(before);
    room.world.pass(TIMES.flip);
    expect(room.scene?.motions).toMatchObject([{ do: 'shock', card: 'kitten' }]);
    expect(room.state.history).toHaveLength(1);
  });

  test('a harmless card and a kitten are the same until they are turned', () => {
    const secret = (state: Partial<SentState>, ...events: GameEvent[]): unknown[] => {
      const one = new Room({ offers: [DRAW] });
      one.hears(state, ...events);
      const found: unknown[] = [];
      for (; one.scene && isSecret(one.scene); one.world.pass(10))
        found.push([one.world.now(), one.look(), one.scene.motions, one.state.hand]);
      return found;
    };
    const harmless = secret(
      view({ ...next.view, hand: ['defuse', 'skip', 'nope', 'see'] }),
      { event: 'drew', seat: 1, card: 'see', bottom: false },
      began(2),
    );
    expect(harmless.length).toBeGreaterThan(TIMES.lift / 10);
    expect(secret(view({ asking: 'defuse', question: 2 }), drewKitten(1))).toEqual(harmless);
  });

  test('what it answered is offered no more', () => {
    room.hears(next, { event: 'drew', seat: 1, card: null, bottom: false }, began(2));
    expect(room.state.view?.question).toBe(1);
    expect(room.state.offers).toEqual([]);
  });
});

describe('an explosion', () => {
  test('ends before anything else is seen: no turn, no window, no line of the log', () => {
    room.hears(dead, drewKitten(1), exploded(1), began(2));
    room.hears(deadNope, played(2));
    room.settles();
    const last = room.seen.findLastIndex((one) => /^(hold|bang|smoke|wit)/.test(one));
    expect(last).toBeGreaterThan(0);
    for (const one of room.seen.slice(0, last + 1)) expect(one).toMatch(/turn of 1, turn, [012] logged/);
    expect(room.state).toBe(room.live);
  });

  test('who is asked meanwhile sees it to its end, and has half of the time for the answer', () => {
    room = new Room();
    room.hears(next, drewKitten(3), exploded(3), began(2));
    room.world.pass(600);
    room.hears({ ...asksNope, offers: [PASS], clock: { remaining: 4, total: 4 } }, played(2));
    const bangs = (): boolean => room.seen.some((one) => one.startsWith('smoke'));
    while (room.state.offers.length === 0) room.world.pass(20);
    expect(bangs()).toBe(true);
    expect((room.live.deadline?.at ?? 0) - room.world.now()).toBeGreaterThanOrEqual(1_980);
    expect(room.seen.some((one) => one.startsWith('wit'))).toBe(false);
  });

  test('a press cuts what is calm, but neither a drawn card nor a bang', () => {
    room.hears(dead, drewKitten(1), exploded(1), began(2));
    const phases: string[] = [];
    while (room.scene) {
      const [first] = room.scene.motions;
      phases.push(first?.do === 'boom' ? first.phase : (first?.do ?? ''));
      room.playback.hurry();
      const { scene } = room;
      while (room.scene && room.scene === scene) room.world.pass(10);
    }
    expect([...new Set(phases)]).toEqual(['lift', 'breath', 'flip', 'shock', 'hold', 'bang', 'smoke']);
    expect(room.state).toBe(room.live);
  });
});

test('a window opens over the card that flies to it', () => {
  room = new Room();
  room.hears({ ...asksNope, offers: [PASS] }, played(2));
  expect(room.seen).toEqual(['move: turn of 2, nope, 1 logged, 1 offers']);
});

test('a window closes before the card is drawn that it was about', () => {
  room = new Room({ ...asksNope, offers: [PASS] });
  room.hears(
    view({ question: 4, current: 3, asked: [3] }),
    { event: 'window_closed', stopped: false },
    { event: 'drew', seat: 2, card: null, bottom: true },
    began(3),
  );
  expect(room.seen[0]).toBe('verdict: turn of 2, turn, 1 logged, 0 offers');
  room.settles();
  expect(room.seen.map((one) => one.split(':')[0])).toEqual(['verdict', 'lift', 'breath', 'move', 'turn', 'rest', 'rest']);
});

test('the window before a draw is gone as soon as the draw begins', () => {
  room = new Room({ ...view({ asking: 'now', current: 2, asked: [1, 3] }), offers: [{ move: 'wait', kind: 'wait' }] });
  room.hears(
    view({ question: 2, current: 3, asked: [3] }),
    { event: 'intercepted', seat: 2, taker: 3 },
    { event: 'drew', seat: 3, card: null, bottom: false },
    began(3),
  );
  expect(room.seen[0]).toBe('sign: turn of 2, turn, 1 logged, 0 offers');
  room.settles();
  expect(room.seen.map((one) => one.split(':')[0])).toEqual(['sign', 'lift', 'breath', 'move', 'turn', 'rest', 'rest']);
});

test('a player is asked where to hide a kitten once its fuse is out', () => {
  room = new Room(view({ asking: 'defuse' }));
  room.hears(
    { ...view({ asking: 'place', question: 2, hand: ['skip', 'nope'], hand_sizes: [2, 3, 3] }), offers: [DRAW] },
    { event: 'defused', seat: 1, card: 'defuse', against_devilcat: false },
  );
  expect(room.state.hand.cards).toHaveLength(2);
  while (room.scene?.motions[0]?.do !== 'defuse') room.world.pass(10);
  expect(room.look()).toContain('defuse, 1 logged, 0 offers');
  room.settles();
  expect(room.look()).toContain('place, 1 logged, 1 offers');
});

test('what is not part of the game is shown at once', () => {
  room.hears(dead, drewKitten(1), exploded(1), began(2));
  room.live = reduce(room.live, { kind: 'status', status: { state: 'connecting' } }, room.world.now());
  room.playback.take(room.live);
  expect(room.state.connection).toEqual({ state: 'connecting' });
  expect(room.state.view?.question).toBe(1);
});

describe('an emote', () => {
  test('waits until all has been shown that happened before it', () => {
    room.says(3, 'nope');
    expect(room.emotes()).toEqual(['nope']);
    room.hears(dead, drewKitten(1), exploded(1), began(2));
    room.says(2, 'boom');
    expect(room.emotes()).toEqual(['nope']);
    while (room.emotes().length === 1) {
      expect(room.state.history.length).toBeLessThan(3);
      room.world.pass(10);
    }
    expect(room.state.history).toHaveLength(3);
    expect(room.emotes()).toEqual(['nope', 'boom']);
  });

  test('does not wait for what happened after it', () => {
    room.hears(next, { event: 'drew', seat: 1, card: 'see', bottom: false });
    room.says(2, 'wow');
    room.hears(view({ question: 3, current: 2, asked: [2] }), drewKitten(2));
    expect(room.emotes()).toEqual([]);
    while (room.scene?.event?.event !== 'drew_kitten') room.world.pass(10);
    expect(isSecret(room.scene)).toBe(true);
    expect(room.emotes()).toEqual(['wow']);
  });

  test('is shown at once to the player who sends it', () => {
    room.hears(dead, drewKitten(1), exploded(1), began(2));
    room.says(2, 'boom');
    room.says(1, 'wow');
    expect(room.emotes()).toEqual(['wow']);
    room.settles();
    expect(room.emotes()).toEqual(['boom', 'wow']);
  });
});

describe('who does not look', () => {
  test('a hidden page shows how it ended', () => {
    room.hidden = true;
    room.hears(dead, drewKitten(1), exploded(1), began(2));
    expect(room.state).toBe(room.live);
    expect(room.scene).toBe(null);
  });

  test('another game begins at once, whatever was still to be shown', () => {
    room.hears(dead, drewKitten(1), exploded(1), began(2));
    room.hears({ ...view({}), table: tableWith({ game: 2 }) });
    expect(room.state.table?.game).toBe(2);
    expect(room.state.view).toBe(room.live.view);
  });

  test('while the table is drawn all waits', () => {
    room.ready = false;
    room.hears(next, began(2));
    expect(room.state.view?.current).toBe(1);
    room.ready = true;
    room.playback.go();
    expect(room.state.view?.current).toBe(2);
  });
});

describe('who is out', () => {
  const table = tableWith({ only_bots: true });
  const later = (question: number): Partial<SentState> => ({ ...view({ ...dead.view, question, current: 2 }), table });
  const draws: GameEvent = { event: 'drew', seat: 2, card: null, bottom: false };

  test('reads all that the bots do, however fast they are', () => {
    room = new Room({ ...dead, table });
    for (let question = 3; question < 30; question += 1) room.hears(later(question), draws);
    const lines: number[] = [];
    for (let tick = 0; room.state !== room.live; tick += 1) {
      room.world.pass(100);
      lines[room.state.history.length] = (lines[room.state.history.length] ?? 0) + 100;
    }
    expect(lines.slice(1, -1).every((shown) => shown >= 900)).toBe(true);
    expect(lines.length).toBe(28);
  });

  test('may skip to the end', () => {
    room = new Room({ ...dead, table });
    room.hears(later(3), draws);
    room.playback.skip();
    expect(room.state).toBe(room.live);
    room.hears(later(4), draws);
    expect(room.state).toBe(room.live);
    room.hears({ ...view({ ...dead.view, question: 5, asking: 'over' }), table: { ...table, phase: 'over' } }, { event: 'won', seat: 2 });
    expect(room.scene?.motions).toMatchObject([{ do: 'win' }]);
  });
});

/** Whether a card leaves a hand, and doesn't go into another player's. */
const leaves = (motion: Motion): boolean =>
  (motion.do === 'move' || motion.do === 'lift') &&
  /^(hand|seat:)/.test(motion.from) &&
  !(motion.do === 'move' && motion.to.startsWith('seat:'));

test('a card that was played is not in the hand again while a kitten barks', () => {
  const before = { ...viewWith(), hand: ['barking', 'skip'], hand_sizes: [2, 2, 2] };
  const room = new Room({ view: before });
  const after = { ...before, hand: ['skip'], hand_sizes: [1, 1, 2], discards: ['barking', 'barking'], asking: 'bark', asked: [2], question: 2 };
  const live = reduce(
    room.live,
    {
      kind: 'message',
      message: updateWith({
        sequence: 2,
        events: [
          { event: 'played', seat: 1, play: 'barking' },
          { event: 'discarded', seat: 2, card: 'barking' },
          { event: 'barked', seat: 1, target: 2, from_hand: true, defusable: true },
        ],
        state: stateWith({ view: after }),
      }),
    },
    0,
  );
  const seen = (reduced: boolean): string[] =>
    scenes(room.live, live, reduced).map(({ motions, shown, falling }) => {
      const words = shown.hand.cards.map(({ word }) => word).join(' ');
      return `${motions[0]?.do ?? 'rest'}: ${words}, ${shown.view?.hand_sizes[1]}, ${shown.view?.discards.length} − ${falling}`;
    });
  expect(seen(false)).toEqual([
    'move: skip, 2, 1 − 1',
    'move: skip, 1, 2 − 1',
    'sign: skip, 1, 2 − 0',
    'shock: skip, 1, 2 − 0',
    'rest: skip, 1, 2 − 0',
  ]);
  expect(seen(true).every((one) => one.includes(': skip, '))).toBe(true);
});

describe('whole games', () => {
  const states = (moments: (typeof GAMES)[number]['moments']): TableState[] =>
    moments.reduce<TableState[]>((found, { events, view }, index) => {
      const state = stateWith({ view, seat: view.viewer, knowledge: KNOWLEDGE });
      const message = index === 0 ? welcomeWith({ state }) : updateWith({ sequence: index + 1, events, state });
      return [...found, reduce(found.at(-1) ?? BEFORE_ALL, { kind: 'message', message }, 0)];
    }, []);

  test('the log only grows, the end is the truth, and before a card is turned all is as it was', () => {
    for (const { moments } of GAMES) {
      const all = states(moments);
      for (const [index, after] of all.entries()) {
        const before = all[index - 1];
        if (!before) continue;
        const found = scenes(before, after);
        expect(found.at(-1)?.shown).toBe(after);
        let logged = before.history.length;
        for (const scene of found) {
          expect(scene.shown.history.length).toBeGreaterThanOrEqual(logged);
          logged = scene.shown.history.length;
          if (!isEarly(scene)) continue;
          // No card comes, and only those leave a hand that are seen to leave it.
          expect(before.hand.cards).toEqual(expect.arrayContaining([...scene.shown.hand.cards]));
          const sum = (sizes: readonly number[] = []): number => sizes.reduce((all, size) => all + size, 0);
          const leaving = found.slice(0, found.indexOf(scene) + 1).flatMap(({ motions }) => motions.filter(leaves));
          expect(sum(before.view?.hand_sizes) - sum(scene.shown.view?.hand_sizes)).toBe(leaving.length);
          expect(scene.shown.view?.alive).toEqual(before.view?.alive);
          expect(scene.shown.offers).toEqual([]);
        }
      }
    }
  });
});

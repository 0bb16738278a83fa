import { describe, expect, test } from 'vitest';
import type { GameEvent, ViewMessage } from '../protocol';
import { actorOf } from './eventFields';
import { GAMES } from './exampleGames';
import { viewWith } from './exampleStates';
import { beats, breathOf, deal, isHeld, isSecret, killerOf, soundOf, TIMES, type Beat, type Motion } from './motion';

function motions(
  event: GameEvent,
  before: Partial<ViewMessage> = {},
  after: Partial<ViewMessage> = {},
): Motion[] {
  return beats(viewWith(before), [event], viewWith(after)).flatMap((beat) => [...beat.motions]);
}

describe('the deal', () => {
  const view = viewWith({ viewer: 2, current: 3, hand_sizes: [5, 4, 5], hand: ['skip', 'skip', 'nope', 'defuse'] });
  const dealt = (beats: Beat[]): (Motion & { do: 'deal' })[] =>
    beats.flatMap(({ motions }) => motions).filter((motion) => motion.do === 'deal');

  test('every card of one’s own comes, and the others get theirs in rounds from the first player', () => {
    expect(dealt(deal(view)).map(({ to }) => to)).toEqual([
      ...['seat:3', 'seat:1', 'hand'],
      ...['seat:3', 'seat:1', 'hand'],
      ...['seat:3', 'seat:1', 'hand', 'hand'],
    ]);
  });

  test('one after the other, and all of it is over soon, however many play', () => {
    const ten = deal({ ...view, hand_sizes: Array.from({ length: 10 }, () => 8), hand: Array.from({ length: 8 }, () => 'skip') });
    const waits = dealt(ten).map(({ wait }) => wait);
    expect(waits).toEqual(waits.toSorted((one, two) => one - two));
    expect(ten[0]?.ms).toBeLessThanOrEqual(TIMES.dealing);
    expect(dealt(ten).at(-1)?.share).toBe(1);
  });

  test('spectators see backs only, and nothing travels where motion is reduced', () => {
    expect(dealt(deal({ ...view, viewer: null, hand: [] })).some(({ to }) => to === 'hand')).toBe(false);
    expect(deal(view, true)).toEqual([]);
  });
});

describe('where cards go', () => {
  test('one’s own draw comes face up into the hand, another’s face down to the seat', () => {
    expect(motions({ event: 'drew', seat: 1, card: 'skip', bottom: false })).toMatchObject([
      { do: 'lift', card: null, from: 'pile' },
      { do: 'flip', card: 'skip' },
      { do: 'move', card: 'skip', from: 'table', to: 'hand' },
    ]);
    expect(motions({ event: 'drew', seat: 2, card: null, bottom: true })).toMatchObject([
      { do: 'lift', card: null, from: 'pile-bottom' },
      { do: 'move', card: null, from: 'table', to: 'seat:2' },
    ]);
  });

  test('spectators have no hand', () => {
    const found = beats(
      viewWith({ viewer: null }),
      [{ event: 'played', seat: 1, play: 'skip' }],
      viewWith({ viewer: null }),
    );
    expect(found[0]?.motions[0]).toMatchObject({ from: 'seat:1', to: 'discard' });
  });

  test('a combo is laid down together, the Godcat goes back to its mat', () => {
    expect(motions({ event: 'played', seat: 2, play: 'pair horse+godcat 1' })).toEqual([
      { do: 'move', card: 'horse', from: 'seat:2', to: 'discard', ms: 320 },
      { do: 'move', card: 'godcat', from: 'seat:2', to: 'mat', ms: 320 },
    ]);
  });

  test('a stolen card travels from hand to hand', () => {
    expect(motions({ event: 'stole', thief: 3, victim: 1, card: 'nope' })).toEqual([
      { do: 'move', card: 'nope', from: 'hand', to: 'seat:3', ms: 480 },
    ]);
  });

  test('a card that was lifted is kept from the table, not from the pile', () => {
    const keep: GameEvent = { event: 'drew', seat: 1, card: 'skip', bottom: true };
    expect(motions(keep, { asking: 'heck' })).toMatchObject([{ do: 'flip' }, { from: 'table', to: 'hand' }]);
    const both = beats(viewWith(), [{ event: 'lifted', seat: 1, card: 'skip' }, keep], viewWith());
    expect(both.map(({ motions: [first] }) => first)).toMatchObject([
      { from: 'pile-bottom', to: 'table' },
      { do: 'flip' },
      { from: 'table', to: 'hand' },
    ]);
  });

  test('a place in the pile is given only where it is known', () => {
    expect(motions({ event: 'placed', seat: 1, card: 'kitten', above: 4 })).toMatchObject([
      { from: 'table', to: 'pile', depth: 4 },
    ]);
    expect(motions({ event: 'placed', seat: 2, card: 'kitten', above: null })[0]).not.toHaveProperty('depth');
  });

  test('before the bang all is still, then the hand is scattered', () => {
    const event: GameEvent = { event: 'exploded', seat: 2, cards: ['skip'], by: 'kitten' };
    expect(motions(event).map((motion) => (motion.do === 'boom' ? motion.phase : motion.do))).toEqual([
      ...['hold', 'bang', 'smoke', 'wit'],
      ...['move', 'move'],
    ]);
    expect(motions(event).at(-1)).toMatchObject({ card: 'kitten', to: 'discard' });
    expect(motions(event, {}, { removed: ['skip', 'kitten'] }).at(-1)).toMatchObject({ to: 'removed' });
  });

  test('the Imploding Kitten is seen on its way, and kills like another', () => {
    const drew = { event: 'drew_kitten', seat: 2, defusable: false } as const;
    expect(motions({ ...drew, card: 'imploding', bottom: true })).toMatchObject([
      { do: 'lift', card: null, from: 'pile-bottom' },
      { do: 'flip', card: 'imploding' },
      { do: 'shock' },
    ]);
    expect(motions({ event: 'placed', seat: 2, card: 'imploding-up', above: null })).toMatchObject([
      { card: 'imploding-up', from: 'table', to: 'pile' },
    ]);
    expect(motions({ ...drew, card: 'imploding-up', bottom: false })).toMatchObject([
      { do: 'lift', card: 'imploding-up', from: 'pile' },
      { do: 'shock' },
    ]);
    const event: GameEvent = { event: 'exploded', seat: 2, cards: ['skip'], by: 'imploding' };
    expect(motions(event).map((motion) => motion.do)).toEqual(['boom', 'boom', 'boom', 'boom', 'move', 'move']);
    expect(motions(event).at(-1)).toMatchObject({ card: 'imploding', from: 'table', to: 'discard' });
  });

  test('a kitten that was lifted and kept comes from the table', () => {
    const found = motions(
      { event: 'drew_kitten', seat: 1, card: 'imploding', bottom: true, defusable: false },
      { asking: 'heck' },
    );
    expect(found).toMatchObject([{ do: 'flip', card: 'imploding' }, { do: 'shock' }]);
  });

  test('of many kittens that a bomb brings up a few are shown', () => {
    expect(motions({ event: 'bombed', seat: 1, kittens: 7 })).toHaveLength(3);
    expect(motions({ event: 'bombed', seat: 1, kittens: 0 })).toMatchObject([{ do: 'nudge', seat: 1 }]);
    expect(motions({ event: 'swapped', seat: 1 })).toMatchObject([{ do: 'swap' }]);
    expect(motions({ event: 'surfaced', card: 'imploding-up' })).toMatchObject([{ do: 'surface', card: 'imploding-up' }]);
  });

  test('a kitten in a hand comes out of it, and the draw pile keeps its cards', () => {
    const event: GameEvent = { event: 'went_off', seat: 2, card: 'kitten', defusable: true };
    expect(motions(event)).toMatchObject([{ do: 'lift', card: 'kitten', from: 'seat:2' }, { do: 'shock', card: 'kitten' }]);
    expect(motions({ ...event, seat: 1 })[0]).toMatchObject({ from: 'hand' });
  });

  test('what stays with a player lands there', () => {
    expect(motions({ event: 'marked', seat: 1, target: 2, card: 'nope' })).toMatchObject([
      { do: 'sign', marker: 'marked', zone: 'seat:2', card: 'nope' },
    ]);
    expect(motions({ event: 'cursed', seat: 2, target: 1, cards: ['nope'] })).toMatchObject([
      { do: 'sign', marker: 'cursed', zone: 'hand', card: null },
    ]);
    expect(motions({ event: 'laid', seat: 1, target: 3, card: 'take-that' })).toMatchObject([
      { marker: 'taking', zone: 'seat:3' },
    ]);
    expect(motions({ event: 'laid', seat: 2, target: 2, card: 'barking' })).toMatchObject([
      { marker: 'barking', zone: 'seat:2' },
    ]);
    expect(motions({ event: 'towered', seat: 2, cards: ['skip'] })).toMatchObject([{ marker: 'tower', zone: 'seat:2' }]);
  });

  test('a card that everybody puts into the pile is seen by the player it belongs to', () => {
    const added = { event: 'added', on_top: true, shown: false, blind: false } as const;
    expect(motions({ ...added, seat: 1, card: 'skip' })).toMatchObject([{ card: 'skip', from: 'hand', to: 'pile' }]);
    expect(motions({ ...added, seat: 2, card: null })).toMatchObject([{ card: null, from: 'seat:2', to: 'pile' }]);
  });

  test('what is buried comes from the top, and only its player sees how deep it goes', () => {
    expect(motions({ event: 'lifted_top', seat: 1, card: 'skip' })).toMatchObject([{ from: 'pile', to: 'table' }]);
    expect(motions({ event: 'buried', seat: 1, card: 'skip', above: 2 })).toMatchObject([{ to: 'pile', depth: 2 }]);
    expect(motions({ event: 'buried', seat: 2, card: null, above: null })[0]).not.toHaveProperty('depth');
  });

  test('a card of the tower comes from there, to the hand of the player who took it', () => {
    expect(motions({ event: 'tower_taken', taker: 1, owner: 2, card: 'skip' })).toMatchObject([
      { card: 'skip', from: 'tower', to: 'hand' },
    ]);
  });

  test('a Barking Kitten kills from the discard pile', () => {
    const event: GameEvent = { event: 'exploded', seat: 2, cards: [], by: 'barking' };
    expect(motions(event).map((motion) => motion.do)).toEqual(['boom', 'boom', 'boom', 'boom']);
    expect(['barking', 'imploding-up', 'kitten'].map(killerOf)).toEqual(['barking', 'imploding', 'kitten']);
    expect(motions({ event: 'barked', seat: 1, target: 2, from_hand: true, defusable: true })).toMatchObject([
      { do: 'sign', marker: 'barking', zone: 'seat:2' },
      { do: 'shock', card: 'barking' },
    ]);
  });

  test('every beat says what is heard of it', () => {
    const heard = (event: GameEvent): (string | null)[] => beats(viewWith(), [event], viewWith()).map(soundOf);
    expect(heard({ event: 'played', seat: 1, play: 'skip' })).toEqual(['slide']);
    expect(heard({ event: 'played', seat: 1, play: 'attack' })).toEqual(['attack']);
    expect(heard({ event: 'played', seat: 1, play: 'pair attack 2' })).toEqual(['slide']);
    expect(heard({ event: 'noped', seat: 1, depth: 1 })).toEqual([null, 'nope']);
    expect(heard({ event: 'noped', seat: 1, depth: 2 })).toEqual([null, 'yup']);
    expect(heard({ event: 'noped', seat: 1, depth: 3 })).toEqual([null, 'nope']);
    expect(heard({ event: 'drew_kitten', seat: 1, card: 'kitten', bottom: false, defusable: true })).toEqual(['slide', 'lift', 'fuse']);
    expect(heard({ event: 'defused', seat: 1, card: 'defuse', against_devilcat: false })).toEqual([null, 'defuse']);
    expect(heard({ event: 'exploded', seat: 1, cards: [], by: 'kitten' })).toEqual([null, 'boom', null, null, null]);
    expect(heard({ event: 'bombed', seat: 1, kittens: 2 })).toEqual(['fuse', 'fuse']);
    expect(heard({ event: 'swapped', seat: 1 })).toEqual(['shuffle']);
    expect(heard({ event: 'cursed', seat: 1, target: 2, cards: [null] })).toEqual(['curse']);
    expect(heard({ event: 'intercepted', seat: 1, taker: 2 })).toEqual(['snatch']);
    expect(heard({ event: 'reached', seat: 1 })).toEqual([null]);
    expect(heard({ event: 'turn_began', seat: 1, owed: 1, attacked: false })).toEqual([null]);
  });

  test('both cats of Armageddon are turned up before the Devilcat comes to the middle', () => {
    const event: GameEvent = { event: 'turned_up', opponent: 1, traded: true, godcat_seat: 2, devilcat_seat: 1, defusable: false };
    expect(motions(event)).toMatchObject([
      { do: 'turn-up', godcat: 2, devilcat: 1, traded: true },
      { card: 'godcat', from: 'before:2', to: 'seat:2' },
      { card: 'devilcat', from: 'before:1', to: 'table' },
    ]);
  });

  test('the own cat of Armageddon is known, so the other one is too', () => {
    expect(motions({ event: 'faced', seat: 1, opponent: 2, own_cat: 'godcat' })).toMatchObject([
      { card: 'godcat', from: 'mat', to: 'before:1' },
      { card: 'devilcat', from: 'mat', to: 'before:2' },
    ]);
    expect(motions({ event: 'faced', seat: 2, opponent: 1, own_cat: null })).toMatchObject([
      { card: null },
      { card: null },
    ]);
  });
});

test('an event without a motion only shows who did it', () => {
  const unheard = { event: 'danced', seat: 2 } as unknown as GameEvent;
  expect(motions(unheard)).toEqual([{ do: 'nudge', seat: null, ms: TIMES.nudge }]);
  expect(actorOf({ event: 'gave', giver: 2, taker: 1, card: null })).toBe(2);
  expect(actorOf({ event: 'shuffled' })).toBe(null);
});

describe('whole games', () => {
  const steps = GAMES.flatMap(({ moments }) =>
    moments.map(({ events, view }, index) => ({
      events,
      before: moments[index - 1]?.view ?? null,
      after: view,
    })),
  );

  test('every event moves something, and every beat takes its time', () => {
    for (const { events, before, after } of steps)
      for (const event of events) {
        const found = beats(before, [event], after);
        expect(found.length).toBeGreaterThan(0);
        for (const beat of found) expect(beat.ms).toBe(Math.max(...beat.motions.map(({ ms }) => ms)));
      }
  });

  test('cards that come into a hand and leave it add up to its size', () => {
    for (const { events, before, after } of steps) {
      if (!before) continue;
      const moved = beats(before, events, after).flatMap((beat) =>
        beat.motions.filter((motion) => motion.do === 'move' || motion.do === 'lift'),
      );
      const balance = moved.reduce(
        (sum, { from, ...motion }) => sum + Number('to' in motion && motion.to === 'hand') - Number(from === 'hand'),
        0,
      );
      // The holder of the Godcat keeps nothing of it when exploding, and it is not among the cards in the event.
      const lost =
        before.hand.includes('godcat') &&
        events.some((one) => one.event === 'exploded' && one.seat === after.viewer);
      // A player who is cursed has cards, but does not see them.
      const held = ({ viewer, hand_sizes }: ViewMessage): number => hand_sizes[(viewer ?? 0) - 1] ?? 0;
      expect(held(after) - held(before)).toBe(balance - Number(lost));
    }
  });
});

describe('a held breath', () => {
  const drawn = (event: GameEvent, risk: number, reduced = false): Beat[] =>
    beats(viewWith(), [event], viewWith(), reduced, { top: risk, bottom: risk }).filter(isSecret);
  const DRAWS: GameEvent[] = [
    { event: 'drew', seat: 1, card: 'skip', bottom: false },
    { event: 'drew', seat: 2, card: null, bottom: false },
    { event: 'drew_kitten', seat: 1, card: 'kitten', bottom: false, defusable: false },
    { event: 'drew_kitten', seat: 2, card: 'kitten', bottom: false, defusable: true },
    { event: 'drew_kitten', seat: 1, card: 'imploding', bottom: false, defusable: false },
  ];

  test.each([0, 0.05, 0.3, 1])('at odds of %d nothing shows what the card is before it is turned', (risk) => {
    for (const reduced of [false, true]) {
      const [first, ...others] = DRAWS.map((event) => drawn(event, risk, reduced).map(({ motions, ms }) => ({ motions, ms })));
      expect(first?.length).toBeGreaterThan(0);
      for (const other of others) expect(other).toEqual(first);
    }
  });

  test('it is the longer the worse the odds are, and never begins where there is nothing to fear', () => {
    expect(breathOf(0)).toBe(0);
    expect(breathOf(0.2)).toBeGreaterThan(breathOf(0.1));
    expect(breathOf(1)).toBe(breathOf(0.5));
    expect(DRAWS.flatMap((event) => drawn(event, 0)).every(({ motions: [first] }) => first?.do === 'lift')).toBe(true);
  });

  test('it is not cut short', () => {
    for (const event of DRAWS) expect(drawn(event, 0.4).every(isHeld)).toBe(true);
  });
});

describe('reduced motion', () => {
  test('the same in the same order, but nothing travels or shakes, and all of it can be read', () => {
    const events: GameEvent[] = [
      { event: 'drew', seat: 1, card: 'skip', bottom: false },
      { event: 'found_nothing', seat: 1, target: 2 },
      { event: 'exploded', seat: 2, cards: ['skip'], by: 'kitten' },
    ];
    const [moved, stills] = [false, true].map((still) => beats(viewWith(), events, viewWith(), still));
    expect(stills?.map(({ event }) => event)).toEqual(moved?.map(({ event }) => event));
    const seen = stills?.flatMap(({ motions }) => motions.map((motion) => motion.do));
    expect(seen).toEqual(['lift', 'flip', 'boom', 'boom', 'boom', 'boom']);
    for (const { ms } of stills ?? []) expect(ms).toBeGreaterThanOrEqual(TIMES.still);
  });
});

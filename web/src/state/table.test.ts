import { describe, expect, test } from 'vitest';
import type { AnyFromServer, GameEvent, Refused } from '../protocol';
import { stateWith, tableWith, updateWith, viewWith, welcomeWith } from './exampleStates';
import { BEFORE_ALL, reduce, type Happening, type TableState } from './table';

const DREW: GameEvent = { event: 'drew', seat: 1, card: 'skip', bottom: false };
const TURN: GameEvent = { event: 'turn_began', seat: 2, owed: 1, attacked: false };

function after(state: TableState, ...messages: AnyFromServer[]): TableState {
  return messages.reduce((before, message) => reduce(before, { kind: 'message', message }, 1_000), state);
}

function then(state: TableState, ...happenings: Happening[]): TableState {
  return happenings.reduce((before, happening) => reduce(before, happening, 1_000), state);
}

const seated = after(BEFORE_ALL, welcomeWith());

test('a welcome brings the whole state', () => {
  const state = stateWith({ offers: [{ move: 'draw', kind: 'draw' }], blocked: { nope: 'blocked-nope' } });
  const found = after(BEFORE_ALL, welcomeWith({ state, history: [TURN, DREW] }));
  expect(found.seat).toBe(1);
  expect(found.table?.code).toBe('CATS');
  expect(found.hand.cards.map(({ word }) => word)).toEqual(['defuse', 'skip', 'nope']);
  expect(found.offers).toHaveLength(1);
  expect(found.blocked).toEqual({ nope: 'blocked-nope' });
  expect(found.history.map(({ event }) => event)).toEqual([TURN, DREW]);
});

test('the first welcome is not a step from an earlier table', () => {
  expect(seated.step).toMatchObject({ before: null, events: [], dealt: false });
});

test('an update is a step from one view to the next', () => {
  const view = viewWith({ question: 2, hand: ['defuse', 'skip', 'nope', 'skip'] });
  const found = after(seated, updateWith({ events: [DREW], state: stateWith({ view }) }));
  expect(found.step).toEqual({
    serial: 2,
    events: [DREW],
    before: seated.view,
    after: view,
    came: [{ key: 4, word: 'skip' }],
    went: [],
    dealt: false,
  });
  expect(found.history).toEqual([{ key: '1:0', event: DREW }]);
});

test('after a break the history comes again under the same keys', () => {
  const before = after(seated, updateWith({ events: [TURN] }));
  const found = after(
    before,
    welcomeWith({ sequence: 3, missed: [{ sequence: 3, events: [DREW] }], history: [TURN, DREW] }),
  );
  expect(found.history[0]).toEqual(before.history[0]);
  expect(found.step).toMatchObject({ events: [DREW], before: before.view });
});

test('the next game has a new history', () => {
  const before = after(seated, updateWith({ events: [TURN] }));
  const found = after(
    before,
    updateWith({ events: [DREW], state: stateWith({ table: tableWith({ game: 2 }) }) }),
  );
  expect(found.history).toEqual([{ key: '2:0', event: DREW }]);
  expect(found.step).toMatchObject({ before: null, dealt: true });
});

describe('time', () => {
  test('the clock of the server becomes a deadline on this device', () => {
    const found = after(seated, updateWith({ state: stateWith({ clock: { remaining: 2.5, total: 4 } }) }));
    expect(found.deadline).toEqual({ at: 3_500, of: 4_000 });
    expect(after(found, { message: 'presence', table: tableWith(), clock: null }).deadline).toBeNull();
  });

  test('a warning lasts as long as its question', () => {
    const warned = after(seated, { message: 'time_warning', question: 1, seconds: 5 });
    expect(warned.warned).toEqual({ question: 1, at: 6_000 });
    expect(after(warned, updateWith()).warned).not.toBeNull();
    expect(
      after(warned, updateWith({ state: stateWith({ view: viewWith({ question: 2 }) }) })).warned,
    ).toBeNull();
  });
});

describe('requests', () => {
  const act = { message: 'answer', question: 1, move: 'skip' } as const;
  const asked: Happening = { kind: 'asked', pending: { key: 1, asking: act }, cards: [2] };
  const refused: Refused = { message: 'refused', id: 'x', reason: 'not-asked', details: {}, allowed: [] };
  const withOffers = after(
    BEFORE_ALL,
    welcomeWith({ state: stateWith({ offers: [{ move: 'skip', kind: 'play' }] }) }),
  );

  test('are pending until their answer comes', () => {
    expect(then(withOffers, asked).pending).toEqual([{ key: 1, asking: act }]);
    const found = then(withOffers, asked, {
      kind: 'settled',
      key: 1,
      answer: { message: 'accepted', id: 'x', sequence: 2 },
    });
    expect(found.pending).toEqual([]);
  });

  test('a question that is answered offers nothing more', () => {
    const answer = { message: 'accepted', id: 'x', sequence: 2 } as const;
    expect(then(withOffers, asked, { kind: 'settled', key: 1, answer }).offers).toEqual([]);
    const late = after(
      withOffers,
      updateWith({ state: stateWith({ view: viewWith({ question: 2 }), offers: withOffers.offers as [] }) }),
    );
    expect(then(late, asked, { kind: 'settled', key: 1, answer }).offers).toHaveLength(1);
  });

  test('the answer is known as long as its question is open', () => {
    const answer = { message: 'accepted', id: 'x', sequence: 2 } as const;
    const found = then(withOffers, asked, { kind: 'settled', key: 1, answer });
    expect(found.answered).toBe(act.move);
    expect(after(found, updateWith()).answered).toBe(act.move);
    expect(
      after(found, updateWith({ state: stateWith({ view: viewWith({ question: 2 }) }) })).answered,
    ).toBeNull();
    expect(then(withOffers, asked, { kind: 'settled', key: 1, answer: refused }).answered).toBeNull();
  });

  test('a refusal stays until it is read, another try is made, or the question is over', () => {
    const found = then(withOffers, asked, { kind: 'settled', key: 1, answer: refused });
    expect(found.refusal).toEqual(refused);
    expect(found.offers).toHaveLength(1);
    expect(then(found, { kind: 'read' }).refusal).toBeNull();
    expect(then(found, asked).refusal).toBeNull();
    expect(after(found, updateWith()).refusal).toEqual(refused);
    expect(
      after(found, updateWith({ state: stateWith({ view: viewWith({ question: 2 }) }) })).refusal,
    ).toBeNull();
  });

  test.each(['pass', 'wait'])('a %s that came too late needs no message', (move) => {
    const pass = { message: 'answer', question: 1, move } as const;
    const found = then(
      withOffers,
      { kind: 'asked', pending: { key: 7, asking: pass } },
      { kind: 'settled', key: 7, answer: refused },
    );
    expect(found.refusal).toBeNull();
    expect(found.pending).toEqual([]);
  });

  test('a request that changes nothing needs no message', () => {
    const configure = { message: 'configure', settings: tableWith().settings, seats: 3 } as const;
    const found = then(
      withOffers,
      { kind: 'asked', pending: { key: 7, asking: configure } },
      { kind: 'settled', key: 7, answer: { ...refused, reason: 'nothing-changed' } },
    );
    expect(found.refusal).toBeNull();
    expect(found.pending).toEqual([]);
  });

  test('the very card that was pressed leaves the hand', () => {
    const before = after(
      BEFORE_ALL,
      welcomeWith({ state: stateWith({ view: viewWith({ hand: ['skip', 'skip'] }) }) }),
    );
    const played = then(before, { kind: 'asked', pending: { key: 1, asking: act }, cards: [1] });
    const found = after(
      played,
      updateWith({ state: stateWith({ view: viewWith({ question: 2, hand: ['skip'] }) }) }),
    );
    expect(found.hand.cards).toEqual([{ key: 2, word: 'skip' }]);
    expect(found.played).toEqual([]);
  });
});

test('of all that is said the last part is kept', () => {
  const many = Array.from({ length: 150 }, () => ({ message: 'emoted', seat: 2, emote: 'wow' }) as const);
  const texts = Array.from({ length: 150 }, (_, index) => ({ message: 'said', seat: 3, text: `hi ${index}` }) as const);
  const { said } = after(seated, ...many, ...texts);
  expect(said).toHaveLength(200);
  expect(new Set(said.map(({ key }) => key)).size).toBe(200);
  expect(said[0]).toMatchObject({ seat: 2, emote: 'wow', text: null });
  expect(said.at(-1)).toMatchObject({ seat: 3, emote: null, text: 'hi 149' });
});

test('a goodbye is forgotten when the table is there again', () => {
  const gone = after(seated, { message: 'goodbye', reason: 'stopping' });
  expect(gone.goodbye).toBe('stopping');
  expect(after(gone, welcomeWith()).goodbye).toBeNull();
});

test('spectators hold nothing', () => {
  const found = after(
    BEFORE_ALL,
    welcomeWith({ state: stateWith({ seat: null, view: viewWith({ viewer: null, hand: [] }) }) }),
  );
  expect(found.hand.cards).toEqual([]);
});

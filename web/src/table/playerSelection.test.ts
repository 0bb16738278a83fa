import { beforeAll, expect, test, vi } from 'vitest';
import type { Offer } from '../protocol';
import { remembered } from '../shell/preferences';
import type { TableClient } from '../state/client';
import { tableWith, viewWith } from '../state/exampleStates';
import { BEFORE_ALL, type TableState } from '../state/table';
import { speak } from '../text';
import { Clock } from './clock.svelte';
import { Game } from './game.svelte';
import { Panels } from './panels.svelte';
import { PlayerSelection } from './playerSelection.svelte';

beforeAll(async () => {
  await speak(['en']);
});

const SKIP: Offer = { move: 'skip', kind: 'play', cards: ['skip'] };
const FAVOR: Offer = { move: 'favor {target}', kind: 'play', cards: ['favor'], targets: [2] };
const CARDS = [
  { key: 1, word: 'skip' },
  { key: 2, word: 'favor' },
];

function stateWith(some: Partial<TableState> = {}): TableState {
  const shown = { table: tableWith(), seat: 1, view: viewWith(), offers: [SKIP, FAVOR] };
  return { ...BEFORE_ALL, ...shown, hand: { ...BEFORE_ALL.hand, cards: CARDS }, ...some };
}

function select(state: TableState = stateWith()) {
  const answer = vi.fn();
  const panels = new Panels();
  const game = new Game(state, new Clock());
  const selection = new PlayerSelection({ answer, live: true } as unknown as TableClient, game, panels);
  return { answer, panels, game, selection };
}

test('a selected card becomes a move, and its key goes with it', () => {
  const { answer, selection } = select();
  selection.press(1);
  expect(selection.next.step).toBe('ready');
  selection.go();
  expect(answer).toHaveBeenCalledExactlyOnceWith('skip', [1]);
});

test('the only possible target counts as chosen', () => {
  const { answer, selection } = select();
  selection.press(2);
  expect(selection.target).toBe(2);
  selection.go();
  expect(answer).toHaveBeenCalledExactlyOnceWith('favor 2', [2]);
});

test('another question clears the selection, the same one keeps the cards that are still held', () => {
  const { game, selection } = select();
  const before = game.state;
  selection.press(1);
  const same = stateWith({ hand: { ...before.hand, cards: CARDS.slice(0, 1) } });
  game.show(same);
  selection.follow(before, same);
  expect(selection.selected).toEqual([1]);
  const another = stateWith({ view: viewWith({ question: 2 }) });
  game.show(another);
  selection.follow(same, another);
  expect(selection.selected).toEqual([]);
});

test('a move closes what was open for reading', () => {
  const { panels, game, selection } = select();
  const shown = stateWith({ history: [{ key: '1:0', event: { event: 'revealed', cards: ['skip'] } }] });
  panels.follow(game.state, shown);
  panels.say('No.');
  expect([panels.peeked?.everybody, panels.message?.text]).toEqual([true, 'No.']);
  selection.act('draw');
  expect([panels.peeked, panels.message]).toEqual([null, null]);
  panels.close();
});

test('a card that needs others says why it cannot be played alone, if there is more to say', () => {
  const five: Offer = { move: 'five {cards}', kind: 'five', pick_count: 5, pick_from: ['curse', 'tacocat', 'skip', 'see', 'mark'] };
  const cards = ['curse', 'tacocat', 'skip'].map((word, key) => ({ key, word }));
  const blocked = { curse: 'blocked-curse-but-combo', tacocat: 'blocked-alone-but-combo' };
  const { selection } = select(stateWith({ offers: [five], blocked, hand: { ...BEFORE_ALL.hand, cards } }));
  expect(selection.whyNotAlone).toBe('');
  selection.press(0);
  expect([selection.next.step, selection.whyNotAlone]).toEqual([
    'more',
    'Everybody with cards is cursed already.',
  ]);
  selection.press(2);
  expect(selection.whyNotAlone).toBe('');
  selection.clear();
  selection.press(1);
  expect(selection.whyNotAlone).toBe('');
});

test('before a draw, a player without the card passes automatically as in a Nope window', () => {
  const WAIT: Offer = { move: 'wait', kind: 'wait' };
  const NOW: Offer = { move: 'now', kind: 'now', cards: ['alter-now'] };
  const alone = tableWith({ seats: tableWith().seats.map((seat) => (seat.seat === 1 ? seat : { ...seat, occupant: 'bot' })) });
  const now = (offers: Offer[], table = tableWith()): TableState =>
    stateWith({ table, offers, view: viewWith({ asking: 'now', current: 2, asked: [1, 3] }) });

  // With other people nothing is sent, with and without the card.
  const beside = select(now([WAIT])).selection;
  expect([beside.askedInWindow, beside.passesSilently, beside.passesAtOnce]).toEqual([false, true, null]);
  const quick = select(now([WAIT], alone));
  expect(quick.selection.passesAtOnce).toBe(1);
  quick.selection.pass();
  expect(quick.answer).toHaveBeenCalledExactlyOnceWith('wait', []);

  const holding = select(now([NOW, WAIT]));
  expect(holding.selection.askedInWindow).toBe(true);
  holding.selection.letPass();
  expect(holding.answer).not.toHaveBeenCalled();
  expect(holding.selection.askedInWindow).toBe(false);
  expect([beside, quick.selection, holding.selection].map(({ passesForMe }) => passesForMe)).toEqual([true, true, false]);

  // A player who wants to be asked is asked without the card, too.
  remembered.change({ passing: false });
  const asked = select(now([WAIT], alone)).selection;
  expect([asked.askedInWindow, asked.passesAtOnce, asked.passesForMe]).toEqual([true, null, false]);
  remembered.change({ passing: true });
});

test('in a window a press on the card plays it', () => {
  const NOPE: Offer = { move: 'nope', kind: 'nope', cards: ['nope'] };
  const PASS: Offer = { move: 'pass', kind: 'pass' };
  const hand = { ...BEFORE_ALL.hand, cards: [...CARDS, { key: 3, word: 'nope' }] };
  const view = viewWith({ asking: 'nope', asked: [1, 3] });
  const { answer, selection } = select(stateWith({ hand, offers: [NOPE, PASS], view }));
  selection.press(1);
  expect(answer).not.toHaveBeenCalled();
  selection.press(3);
  expect(answer).toHaveBeenCalledExactlyOnceWith('nope', [3]);
});

test('nothing is sent while an answer is on its way', () => {
  const pending = [{ key: 1, asking: { message: 'answer', question: 1, move: 'skip', game: 1 } as const }];
  const { answer, selection } = select(stateWith({ pending }));
  selection.act('draw');
  expect(answer).not.toHaveBeenCalled();
});

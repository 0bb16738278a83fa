import { beforeAll, expect, test } from 'vitest';
import { CARDS, type GameEvent } from '../protocol';
import { viewWith } from '../state/exampleStates';
import { whole } from '../state/selection';
import { speak } from '../text';
import { lately } from './logLines';
import { actionOf, effectOf, hintOf, playOf, titleOf, waitingFor } from './phrases';

beforeAll(async () => {
  await speak(['en']);
});

const nameOf = (seat: number): string => `player ${seat}`;
const stakes = viewWith();

test('a play that is offered and the same play on the table have one title', () => {
  const offer = whole({ move: 'pair tacocat {target}', kind: 'pair', cards: ['tacocat', 'feral'], title: 'tacocat' });
  expect(titleOf(playOf(offer))).toBe('A pair: Tacocat');
  expect(titleOf({ kind: 'play', title: 'skip', cards: ['godcat'] })).toBe('The Godcat as Skip');
});

test('the target of a play is addressed as you', () => {
  expect(effectOf('favor 3', stakes, 3, nameOf)).toBe('You give away a card of your choice.');
  expect(effectOf('favor 3', stakes, 1, nameOf)).toBe('player 3 gives away a card of their choice.');
});

test('I’ll Take That says to whom the card goes', () => {
  const turn = viewWith({ current: 1 });
  expect(effectOf('take-that 3', turn, 3, nameOf)).toBe('The next card you draw isn’t yours to keep.');
  expect(effectOf('take-that 3', turn, 1, nameOf)).toBe('The next card that player 3 draws goes to you.');
  expect(effectOf('take-that 3', turn, 2, nameOf)).toBe('The next card that player 3 draws goes to player 1.');
});

test('an attack says whom it hits, and the turns that they will take', () => {
  const owed = viewWith({ next: 2, attack_turns: 4, owed: 2 });
  for (const play of ['attack', 'targeted 2', 'godcat as attack', 'godcat as targeted 2']) {
    expect(effectOf(play, owed, 1, nameOf), play).toBe('No draw, and player 2 takes 4 turns.');
    expect(effectOf(play, owed, 2, nameOf), play).toBe('No draw, and you take 4 turns.');
  }
  const attack = whole({ move: 'attack', kind: 'play', cards: ['attack'] });
  const targeted = whole({ move: 'godcat as targeted {target}', kind: 'play', cards: ['godcat'], title: 'targeted', targets: [2, 3] });
  expect(hintOf(attack, owed, nameOf)).toBe('You don’t draw. player 2 takes 4 turns.');
  expect(hintOf(targeted, owed, nameOf)).toBe('You don’t draw. Who gets the 4 turns?');
  for (const offer of [attack, targeted]) expect(actionOf(offer, owed)).toBe('Attack: 4 turns');
});

test('a Personal Attack says how many turns follow', () => {
  const owed = viewWith({ attack_turns: 4, owed: 2 });
  const personal = whole({ move: 'personal', kind: 'play', cards: ['personal'] });
  expect(hintOf(personal, stakes, nameOf)).toBe('You don’t draw. You take 3 turns instead.');
  expect(effectOf('godcat as personal', owed, 2, nameOf)).toBe('No draw, but 5 more turns for the same player.');
});

test('of several turns a Skip ends one, and a Super Skip all', () => {
  const owed = viewWith({ owed: 3 });
  expect(effectOf('skip', stakes, 1, nameOf)).toBe('The turn ends without drawing.');
  expect(effectOf('skip', owed, 1, nameOf)).toBe('One of 3 turns ends without drawing.');
  expect(effectOf('super-skip', owed, 1, nameOf)).toBe('All 3 turns end without drawing.');
});

test('between the last two players a Reverse is a Skip', () => {
  const reverse = whole({ move: 'reverse', kind: 'play', cards: ['reverse'] });
  const two = viewWith({ alive: [true, false, true] });
  expect(effectOf('reverse', stakes, 1, nameOf)).toContain('play goes the other way');
  expect(hintOf(reverse, stakes, nameOf)).toContain('play goes the other way');
  for (const words of [effectOf('reverse', two, 1, nameOf), effectOf('godcat as reverse', two, 3, nameOf), hintOf(reverse, two, nameOf)]) {
    expect(words).toContain('it’s just a Skip');
    expect(words).not.toContain('other way');
  }
});

test('every card that can be played says what it does', () => {
  const alone = Object.keys(CARDS)
    .filter((word) => CARDS[word]?.fewest === 1)
    .map((word) => (CARDS[word]?.needs.startsWith('player') ? `${word} 2` : word));
  expect(alone).toContain('favor 2');
  const combos = ['pair skip 2', 'triple skip 2 nope', 'five skip see nope favor shuffle', 'godcat as heck'];
  for (const play of [...alone, ...combos]) expect(effectOf(play, stakes, 1, nameOf), play).not.toBe('');
});

test('the button leaves out the player and the card that are shown beside it', () => {
  const skips = ['skip', 'skip', 'skip'];
  const triple = whole({ move: 'triple skip {target} {named}', kind: 'triple', cards: skips, title: 'skip' });
  expect(actionOf(triple, stakes)).toBe('Ask for it');
  const favor = whole({ move: 'favor {target}', kind: 'play', cards: ['favor'], targets: [2] });
  expect(actionOf(favor, stakes)).toBe('Ask a Favor');
});

test('the short log leaves out whose turn it is and windows in which nothing was stopped', () => {
  const events: GameEvent[] = [
    { event: 'shuffled' },
    { event: 'window_closed', stopped: true },
    { event: 'window_closed', stopped: false },
    { event: 'turn_began', seat: 2, owed: 1, attacked: false },
  ];
  const history = events.map((event, index) => ({ key: String(index), event }));
  expect(lately(history, 1, nameOf, 4).map(({ key }) => key)).toEqual(['0', '1']);
  expect(lately(history, 1, nameOf, 1).map(({ key }) => key)).toEqual(['1']);
});

test('who puts the Imploding Kitten back is waited for in other words', () => {
  const asked = { asking: 'place', asked: [2], current: 2 };
  expect(waitingFor(viewWith({ ...asked, drawn: 'imploding' }), 1, nameOf)).toContain('Imploding');
  expect(waitingFor(viewWith({ ...asked, drawn: 'kitten', two_sided: 'imploding-up' }), 1, nameOf)).not.toContain('Imploding');
});

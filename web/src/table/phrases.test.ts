import { beforeAll, expect, test } from 'vitest';
import { speak } from '../text';
import { whole } from '../state/selection';
import { viewWith } from '../state/examples';
import { actionOf, effectOf, playOf, titleOf, waitingFor } from './phrases';
import { lately } from './story';
import { CARDS, type GameEvent } from '../protocol';

beforeAll(async () => {
  await speak(['en']);
});

const nameOf = (seat: number): string => `player ${seat}`;

test('a play that is offered and the same play on the table have one title', () => {
  const offer = whole({ move: 'pair tacocat {target}', kind: 'pair', cards: ['tacocat', 'feral'], title: 'tacocat' });
  expect(titleOf(playOf(offer))).toBe('A pair: Tacocat');
  expect(titleOf({ kind: 'play', title: 'skip', cards: ['godcat'] })).toBe('The Godcat as Skip');
});

test('whoever is meant is told so', () => {
  expect(effectOf('favor 3', 3, nameOf)).toBe('You give away a card of your choice.');
  expect(effectOf('favor 3', 1, nameOf)).toBe('player 3 gives away a card of their choice.');
});

test('every card that can be played says what it does', () => {
  const alone = Object.keys(CARDS)
    .filter((word) => CARDS[word]?.fewest === 1)
    .map((word) => (CARDS[word]?.needs.startsWith('player') ? `${word} 2` : word));
  expect(alone).toContain('favor 2');
  const combos = ['pair skip 2', 'triple skip 2 nope', 'five skip see nope favor shuffle', 'godcat as heck'];
  for (const play of [...alone, ...combos]) expect(effectOf(play, 1, nameOf), play).not.toBe('');
});

test('the button names the player and the card', () => {
  const skips = ['skip', 'skip', 'skip'];
  const triple = whole({ move: 'triple skip {target} {named}', kind: 'triple', cards: skips, title: 'skip' });
  expect(actionOf(triple, 'Mika', 'defuse')).toBe('Ask Mika for a Defuse');
  const favor = whole({ move: 'favor {target}', kind: 'play', cards: ['favor'], targets: [2] });
  expect(actionOf(favor, 'Mika', undefined)).toBe('Ask Mika a Favor');
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

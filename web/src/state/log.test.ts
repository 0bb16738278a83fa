import { beforeAll, describe, expect, test } from 'vitest';
import { tableWith } from './examples';
import { GAMES } from './games';
import { sentences, weightOf } from './log';
import { readPlay } from './notation';
import { explained, language, line, namesOf, switchTo, text } from './words';

beforeAll(async () => {
  await switchTo(['en']);
});

describe('the story of whole games', () => {
  test.each(GAMES.map((game, index) => ({ index, ...game })))(
    'game $index: $edition',
    ({ seat, moments }) => {
      for (const { events, story } of moments) {
        expect(events.map((event) => line(event, seat))).toEqual(story);
      }
    },
  );
});

test('what random games hardly ever show', () => {
  expect(line({ event: 'found_nothing', seat: 1, target: 2 }, 2)).toBe(
    'You have no cards left: player 1 gets nothing.',
  );
  expect(line({ event: 'altered', seat: 1, cards: [null, null] }, 2)).toContain('in an order of their own');
  expect(line({ event: 'claimed', thief: 1, victim: 2, card: 'nope', found: true }, null)).toContain(
    'has to give',
  );
});

test('players are called by their names', () => {
  const names = namesOf(tableWith().seats);
  expect(line({ event: 'stole', thief: 2, victim: 3, card: null }, 1, names)).toMatch(/Ben .*Cleo/);
  expect(line({ event: 'won', seat: 9 }, 1, names)).toContain('9');
});

test('a sentence is an id and what fills it, and nothing is said yet', () => {
  expect(sentences({ event: 'played', seat: 2, play: 'godcat as favor 1' }, 1)).toEqual([
    {
      id: 'event-played-at',
      fill: { role: 'target', actor: { seat: 2 }, target: { seat: 1 }, card: { godcatAs: 'favor' } },
    },
  ]);
});

test('the end of a game is loud, the beginning of a turn is not', () => {
  expect(weightOf({ event: 'won', seat: 1 })).toBe('loud');
  expect(weightOf({ event: 'turn', seat: 1, owed: 1, attacked: false })).toBe('quiet');
});

test.each([
  ['skip', { kind: 'play', cards: ['skip'], title: 'skip', target: null, named: null }],
  ['favor 3', { kind: 'play', cards: ['favor'], title: 'favor', target: 3, named: null }],
  ['godcat as targeted 2', { kind: 'play', cards: ['godcat'], title: 'targeted', target: 2, named: null }],
  [
    'pair horse+godcat 2',
    { kind: 'pair', cards: ['horse', 'godcat'], title: 'horse', target: 2, named: null },
  ],
  [
    'triple horse+feral 2 nope',
    { kind: 'triple', cards: ['horse', 'horse', 'feral'], title: 'horse', target: 2, named: 'nope' },
  ],
  [
    'five skip see nope 2*feral',
    {
      kind: 'five',
      cards: ['skip', 'see', 'nope', 'feral', 'feral'],
      title: null,
      target: null,
      named: null,
    },
  ],
])('the play "%s" is read', (written, play) => {
  expect(readPlay(written)).toEqual(play);
});

test('a refusal is explained, with the words of the language', () => {
  const details = { edition: 'nsfw', fewest: 2, most: 5, players: 9 };
  expect(explained({ reason: 'players-out-of-range', details })).toBe(
    'NSFW is for 2 to 5 players, not for 9.',
  );
});

test('a reason that nobody knows is shown as it is', () => {
  expect(explained({ reason: 'cat-on-keyboard', details: {} })).toBe('cat-on-keyboard');
  expect(text('no-such-message', {}, 'otherwise')).toBe('otherwise');
});

test('whoever listens hears of a new language', async () => {
  const heard: string[] = [];
  const stop = language.subscribe((name) => heard.push(name));
  await switchTo(['tlh', 'en-GB']);
  stop();
  await switchTo(['en']);
  expect(heard).toEqual(['en', 'en']);
});

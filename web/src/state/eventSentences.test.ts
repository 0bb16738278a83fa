import { beforeAll, describe, expect, test } from 'vitest';
import type { GameEvent } from '../protocol';
import { sentences, weightOf } from './eventSentences';
import { GAMES } from './exampleGames';
import { tableWith } from './exampleStates';
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
    'You have nothing for player 1.',
  );
  expect(line({ event: 'altered', seat: 1, cards: [null, null] }, 2)).toContain('in an order of their choice');
  expect(line({ event: 'claimed', thief: 1, victim: 2, card: 'nope', found: true }, null)).toBe(
    'Player 2 hands a Nope to player 1.',
  );
});

test('beside the Streaking Kitten, the one who draws a kitten reads why nothing explodes', () => {
  const drew = (card: string | null): GameEvent => ({ event: 'drew', seat: 1, card, bottom: false });
  expect(line(drew('kitten'), 1)).toBe(
    'You draw an Exploding Kitten. Your Streaking Kitten hides it: no bang, and not a word.',
  );
  expect(line(drew('skip'), 1)).toBe('You draw a Skip.');
  expect(line(drew(null), 2)).toBe('Player 1 draws a card.');
});

test('players are called by their names', () => {
  const names = namesOf(tableWith().seats);
  const stole: GameEvent = { event: 'stole', thief: 2, victim: 3, card: null };
  expect(line(stole, 1, names)).toBe('Ben steals a card from Cleo.');
  expect(line(stole, 3, names)).toBe('Ben steals a card from you.');
  expect(line({ event: 'turn_began', seat: 2, owed: 1, attacked: false }, 1, names)).toBe('It’s Ben’s turn.');
  expect(line({ event: 'gave', giver: 2, taker: 3, card: null }, null, names)).toBe('Ben gives a card to Cleo.');
});

test('a player without a name has a number', () => {
  const names = namesOf(tableWith().seats);
  expect(line({ event: 'won', seat: 9 }, 1, names)).toBe('Player 9 is the last one in one piece, and wins.');
  expect(line({ event: 'gave', giver: 9, taker: 2, card: null }, 1, names)).toBe('Player 9 gives a card to Ben.');
});

describe('names fit into the sentences of every language', () => {
  const names = namesOf(tableWith().seats);
  const gave: GameEvent = { event: 'gave', giver: 2, taker: 3, card: null };
  const turn: GameEvent = { event: 'turn_began', seat: 2, owed: 1, attacked: false };
  test.each([
    ['fr', 'C’est à Ben de jouer.', 'Ben donne une carte à Cleo.', 'Le joueur 2 donne une carte au joueur 3.'],
    ['it', 'Tocca a Ben.', 'Ben dà una carta a Cleo.', 'Il giocatore 2 dà una carta al giocatore 3.'],
    ['es', 'Le toca a Ben.', 'Ben le da una carta a Cleo.', 'El jugador 2 le da una carta al jugador 3.'],
  ])('%s', async (tongue, turns, named, numbered) => {
    await switchTo([tongue]);
    const lines = [line(turn, null, names), line(gave, null, names), line(gave, null)];
    await switchTo(['en']);
    expect(lines).toEqual([turns, named, numbered]);
  });
});

test('a sentence is an id and what fills it, and nothing is said yet', () => {
  expect(sentences({ event: 'played', seat: 2, play: 'godcat as targeted 1' }, 1)).toEqual([
    {
      id: 'event-played-at',
      fill: { role: 'target', actor: { seat: 2 }, target: { seat: 1 }, card: { godcatAs: 'targeted' } },
    },
  ]);
  const asked = { role: 'target', actor: { seat: 2 }, target: { seat: 1 } };
  for (const [play, id] of [['favor 1', 'event-favor'], ['godcat as favor 1', 'event-favor-godcat']] as const)
    expect(sentences({ event: 'played', seat: 2, play }, 1)).toEqual([{ id, fill: asked }]);
});

test('the end of a game is loud, the beginning of a turn is not', () => {
  expect(weightOf({ event: 'won', seat: 1 })).toBe('loud');
  expect(weightOf({ event: 'turn_began', seat: 1, owed: 1, attacked: false })).toBe('quiet');
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
    'NSFW is for 2 to 5 players, not 9.',
  );
});

test('an unknown reason is shown as it is', () => {
  expect(explained({ reason: 'cat-on-keyboard', details: {} })).toBe('cat-on-keyboard');
  expect(text('no-such-message', {}, 'otherwise')).toBe('otherwise');
});

test('listeners are called with a new language', async () => {
  const heard: string[] = [];
  const stop = language.subscribe((name) => heard.push(name));
  await switchTo(['tlh', 'en-GB']);
  stop();
  await switchTo(['en']);
  expect(heard).toEqual(['en', 'en']);
});

/**
 * Events as sentences of the catalogue: which message, and what to fill it with. The same messages as
 * `boomcat/story.py`, so that the browser and the terminal tell one story.
 */
import type { GameEvent } from '../protocol';
import { readPlay } from './notation';

/** What fills a gap of a message; cards are named in the reader's language when the sentence is said. */
export type Filling =
  | string
  | number
  /** One copy, as it stands in a sentence: "a Skip". */
  | { readonly one: string }
  /** The Godcat in the place of a card. */
  | { readonly godcatAs: string }
  /** Cards whose order matters. */
  | { readonly row: readonly string[] }
  /** Cards whose order does not matter: equal ones are counted. */
  | { readonly counted: readonly string[] }
  /** A player. */
  | { readonly seat: number };

export interface Sentence {
  readonly id: string;
  readonly fill: Readonly<Record<string, Filling>>;
}

type Players = Record<string, number>;
type Fill = Record<string, Filling>;

/** The sentences about an event, told to the one at this seat, or to a spectator (null). */
export function sentences(event: GameEvent, viewer: number | null): Sentence[] {
  const say = (id: string, players: Players, fill: Fill = {}): Sentence[] => {
    const role = Object.keys(players).find((name) => players[name] === viewer) ?? 'other';
    const seats = Object.fromEntries(Object.entries(players).map(([name, seat]) => [name, { seat }]));
    return [{ id, fill: { role, ...seats, ...fill } }];
  };
  const sayCard = (id: string, card: string | null, players: Players): Sentence[] =>
    card === null ? say(`${id}-hidden`, players) : say(id, players, { card: { one: card } });
  const sayTop = (id: string, cards: readonly (string | null)[], actor: number): Sentence[] => {
    const seen = cards.filter((card) => card !== null);
    if (seen.length < cards.length) return say(`${id}-hidden`, { actor }, { count: cards.length });
    return say(id, { actor }, { cards: { row: seen } });
  };
  const plain = (id: string, fill: Fill = {}): Sentence[] => [{ id, fill }];

  switch (event.event) {
    case 'turn':
      if (event.owed > 1) return say('event-turn-owed', { actor: event.seat }, { owed: event.owed });
      return say(event.attacked ? 'event-turn-last' : 'event-turn-began', { actor: event.seat });
    case 'played':
      return played(event.play, event.seat, say);
    case 'noped':
      return say(event.depth % 2 ? 'event-noped' : 'event-yupped', { actor: event.seat });
    case 'window_closed':
      return plain(event.stopped ? 'event-window-stopped' : 'event-window-passed');
    case 'drew':
      return sayCard(event.bottom ? 'event-drew-bottom' : 'event-drew', event.card, { actor: event.seat });
    case 'drew_kitten':
      return say(event.bottom ? 'event-drew-kitten-bottom' : 'event-drew-kitten', { actor: event.seat });
    case 'defused': {
      const card: Filling = event.card === 'godcat' ? { godcatAs: 'defuse' } : { one: event.card };
      return say(
        event.devilcat ? 'event-defused-devilcat' : 'event-defused',
        { actor: event.seat },
        { card },
      );
    }
    case 'placed':
      if (event.above === null) return say('event-placed-hidden', { actor: event.seat });
      return say('event-placed', { actor: event.seat }, { above: event.above });
    case 'exploded': {
      const id = event.devilcat ? 'event-exploded-devilcat' : 'event-exploded';
      return say(id, { actor: event.seat }, { cards: { counted: event.cards } });
    }
    case 'peeked':
      return sayTop('event-peeked', event.cards, event.seat);
    case 'altered':
      return sayTop('event-altered', event.cards, event.seat);
    case 'revealed':
      return plain('event-revealed', { cards: { row: event.cards } });
    case 'shuffled':
      return plain('event-shuffled');
    case 'gave':
      return sayCard('event-gave', event.card, { actor: event.giver, target: event.taker });
    case 'stole':
      return sayCard('event-stole', event.card, { actor: event.thief, target: event.victim });
    case 'claimed': {
      const id = event.found ? 'event-claimed' : 'event-claimed-in-vain';
      return sayCard(id, event.card, { actor: event.thief, target: event.victim });
    }
    case 'found_nothing':
      return say('event-found-nothing', { actor: event.seat, target: event.target });
    case 'took':
      return sayCard('event-took', event.card, { actor: event.seat });
    case 'lifted':
      return sayCard('event-lifted', event.card, { actor: event.seat });
    case 'put_on_top':
      return sayCard('event-put-on-top', event.card, { actor: event.seat });
    case 'faced':
      return sayCard('event-faced', event.own, { actor: event.seat, target: event.opponent });
    case 'turned_up':
      return [
        ...say(event.traded ? 'event-traded' : 'event-kept', { actor: event.opponent }),
        ...say('event-turned-up', { saved: event.godcat, doomed: event.devilcat }),
      ];
    case 'won':
      return say('event-won', { actor: event.seat });
  }
}

function played(
  text: string,
  actor: number,
  say: (id: string, players: Players, fill: Fill) => Sentence[],
): Sentence[] {
  const play = readPlay(text);
  const cards = { counted: play.cards };
  const target = play.target ?? 0;
  switch (play.kind) {
    case 'pair':
      return say('event-pair', { actor, target }, { cards });
    case 'triple':
      return say('event-triple', { actor, target }, { cards, named: { one: play.named ?? '' } });
    case 'five':
      return say('event-five', { actor }, { cards });
    case 'play': {
      const title = play.title ?? '';
      const card: Filling = play.cards[0] === 'godcat' ? { godcatAs: title } : { one: title };
      if (play.target === null) return say('event-played', { actor }, { card });
      return say('event-played-at', { actor, target }, { card });
    }
  }
}

/** How much a line of the log matters: a log that shows little shows the loud ones. */
export type Weight = 'quiet' | 'plain' | 'loud';

export function weightOf(event: GameEvent): Weight {
  switch (event.event) {
    case 'turn':
    case 'window_closed':
      return 'quiet';
    case 'drew_kitten':
    case 'defused':
    case 'exploded':
    case 'turned_up':
    case 'won':
      return 'loud';
    default:
      return 'plain';
  }
}

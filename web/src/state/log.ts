/**
 * Events as sentences of the catalogue: which message, and what to fill it with. The same messages as
 * `boomcat/story.py`, so that the browser and the terminal tell one story.
 */
import type { GameEvent } from '../protocol';
import { readPlay } from './notation';
import { fieldsOf } from './shapes';

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

type Say = (id: string, players: Players, fill?: Fill) => Sentence;

/** The sentences about an event, told to the one at this seat, or to a spectator (null). */
export function sentences(event: GameEvent, viewer: number | null): Sentence[] {
  const say: Say = (id, players, fill = {}) => {
    const role = Object.keys(players).find((name) => players[name] === viewer) ?? 'other';
    const seats = Object.fromEntries(Object.entries(players).map(([name, seat]) => [name, { seat }]));
    return { id, fill: { role, ...seats, ...fill } };
  };

  // Most events are told by their shape; these few have sentences of their own.
  switch (event.event) {
    case 'turn_began':
      if (event.owed > 1) return [say('event-turn-owed', { actor: event.seat }, { owed: event.owed })];
      return [say(event.attacked ? 'event-turn-last' : 'event-turn-began', { actor: event.seat })];
    case 'played':
      return [played(event.play, event.seat, say)];
    case 'noped':
      return [say(event.depth % 2 ? 'event-noped' : 'event-yupped', { actor: event.seat }, { depth: event.depth })];
    case 'defused': {
      const id = event.against_devilcat ? 'event-defused-devilcat' : 'event-defused';
      return [say(id, { actor: event.seat }, { card: playedAs('defuse', event.card) })];
    }
    case 'turned_up':
      return [
        say(event.traded ? 'event-traded' : 'event-kept', { actor: event.opponent }),
        say('event-turned-up', { saved: event.godcat_seat, doomed: event.devilcat_seat }),
      ];
    default:
      return [byShape(event, say)];
  }
}

/**
 * The message of the event's name, with its variants, and `-hidden` where something is face down. Players are the
 * `actor` and the `target`, cards are `card` and `cards`, numbers have their own names.
 */
function byShape(event: GameEvent, say: Say): Sentence {
  let id = `event-${event.event.replaceAll('_', '-')}`;
  let hidden = '';
  const players: Players = {};
  const fill: Fill = {};
  for (const { name, kind, value } of fieldsOf(event)) {
    switch (kind) {
      case 'seat':
        players['actor' in players ? 'target' : 'actor'] = value as number;
        break;
      case 'variant':
        if (value) id += `-${name}`;
        break;
      case 'deadly':
        if (value !== 'kitten') id += `-${value as string}`;
        break;
      case 'card':
      case 'card?':
        if (value === null) hidden = '-hidden';
        else fill['card'] = { one: value as string };
        break;
      case 'cards':
      case 'cards?': {
        const cards = value as readonly (string | null)[];
        const seen = cards.filter((card) => card !== null);
        if (seen.length === cards.length) fill['cards'] = { row: seen };
        else [hidden, fill['count']] = ['-hidden', cards.length];
        break;
      }
      case 'hand':
        fill['cards'] = { counted: value as readonly string[] };
        break;
      case 'number':
      case 'above?':
        if (value === null) hidden = '-hidden';
        else fill[name] = value as number;
        break;
      default: // a flag changes nothing that is said
    }
  }
  return say(id + hidden, players, fill);
}

/** The card of this title, or the Godcat in its place. */
const playedAs = (title: string, card: string): Filling =>
  card === 'godcat' ? { godcatAs: title } : { one: title };

function played(text: string, actor: number, say: Say): Sentence {
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
      if (play.title === 'favor')
        return say(play.cards[0] === 'godcat' ? 'event-favor-godcat' : 'event-favor', { actor, target });
      const card = playedAs(play.title ?? '', play.cards[0] ?? '');
      if (play.target === null) return say('event-played', { actor }, { card });
      return say('event-played-at', { actor, target }, { card });
    }
  }
}

/** How much a line of the log matters: a log that shows little shows the loud ones. */
export type Weight = 'quiet' | 'plain' | 'loud';

export function weightOf(event: GameEvent): Weight {
  switch (event.event) {
    case 'turn_began':
    case 'window_closed':
      return 'quiet';
    case 'drew_kitten':
    case 'defused':
    case 'exploded':
    case 'surfaced':
    case 'turned_up':
    case 'won':
      return 'loud';
    default:
      return 'plain';
  }
}

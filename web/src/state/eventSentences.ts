/**
 * Events as sentences of the catalogue: which message, and what fills it. Which sentences an event gets is in the
 * generated tables of protocol.ts, which `boomcat/story.py` uses too.
 */
import { ASIDES, PLAY_SENTENCES, SENTENCES, WEIGHTS, type EventSentence, type GameEvent, type Weight } from '../protocol';
import { fieldsOf } from './eventFields';
import { readPlay } from './notation';

/** A value that fills a gap of a message; cards are named in the reader's language when the sentence is said. */
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

/** The sentences about an event, for the player at this seat, or a spectator (null). */
export function sentences(event: GameEvent, viewer: number | null): Sentence[] {
  const say = ({ message, values }: EventSentence, players: Players, fill: Fill): Sentence => {
    const role = Object.keys(players).find((name) => players[name] === viewer) ?? 'other';
    const seats = Object.fromEntries(Object.entries(players).map(([name, seat]) => [name, { seat }]));
    const filled = Object.entries(fill).filter(([name]) => values.includes(name));
    return { id: message, fill: { role, ...seats, ...Object.fromEntries(filled) } };
  };
  if (event.event === 'played') {
    const { sentence, players, fill } = played(event.play, event.seat);
    return [say(sentence, players, fill)];
  }
  const { sentence, players, fill } = byShape(event);
  const aside = ASIDES[event.event];
  const rows = [...(SENTENCES[event.event] ?? [[sentence]]), ...(aside ? [[aside]] : [])];
  const values = new Map<string, unknown>(Object.entries(event));
  return rows.flatMap((row) => {
    const chosen = row.find(({ when }) => !when || holds(when[1], values.get(when[0])));
    if (!chosen) return [];
    const roles = Object.entries(chosen.roles ?? {}).map(([role, name]) => [role, values.get(name) as number] as const);
    const card = chosen.card_as && { card: playedAs(chosen.card_as, values.get('card') as string) };
    return [say(chosen, roles.length > 0 ? Object.fromEntries(roles) : players, { ...fill, ...card })];
  });
}

/** Whether a condition is true of a field's value. */
function holds(condition: 'set' | 'many' | 'even' | 'kitten', value: unknown): boolean {
  if (condition === 'set') return Boolean(value);
  if (condition === 'kitten') return value === 'kitten';
  return condition === 'many' ? Number(value) > 1 : Number(value) % 2 === 0;
}

interface Parts {
  readonly sentence: EventSentence;
  readonly players: Players;
  readonly fill: Fill;
}

/**
 * The message of the event's name, with its variants, and `-hidden` where something is face down. Players are the
 * `actor` and the `target`, cards are `card` and `cards`, numbers have their own names.
 */
function byShape(event: GameEvent): Parts {
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
        if (value) id += `-${name.replaceAll('_', '-')}`;
        break;
      case 'kitten':
        if (value !== 'kitten') id += `-${value as string}`;
        break;
      case 'card':
      case 'hidden_card':
        if (value === null) hidden = '-hidden';
        else fill['card'] = { one: value as string };
        break;
      case 'cards':
      case 'hidden_cards': {
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
      case 'place':
        if (value === null) hidden = '-hidden';
        else fill[name] = value as number;
        break;
      default: // a flag changes nothing that is said
    }
  }
  return { sentence: { message: id + hidden, values: Object.keys(fill) }, players, fill };
}

/** The card of this title, or the Godcat in its place. */
const playedAs = (title: string, card: string): Filling =>
  card === 'godcat' ? { godcatAs: title } : { one: title };

/** The message about a play, and all that it may need. */
function played(text: string, actor: number): Parts {
  const { kind, cards, target, title, named } = readPlay(text);
  const players = target === null ? { actor } : { actor, target };
  const fill: Fill = { cards: { counted: cards } };
  if (named !== null) fill['named'] = { one: named };
  if (kind !== 'play') return { sentence: PLAY_SENTENCES[kind], players, fill };
  fill['card'] = playedAs(title ?? '', cards[0] ?? '');
  const plain = target === null ? 'card' : 'card at';
  const form = title !== 'favor' ? plain : cards[0] === 'godcat' ? 'godcat as favor' : 'favor';
  return { sentence: PLAY_SENTENCES[form], players, fill };
}

/** How much a line of the log matters. */
export const weightOf = (event: GameEvent): Weight => WEIGHTS[event.event] ?? 'plain';

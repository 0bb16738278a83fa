/**
 * The bots' lines about the game. A line follows from an event that everybody sees, from the seat and from the table's code:
 * no hidden card has a part in it, every device at the table shows the same, and the server needs no words.
 */
import type { GameEvent, SeatInfo } from '../protocol';

/** The characters by their faces, as `boomcat/bots/cast.py` has them. */
export const CAST = [
  'domino',
  'ziggy',
  'coco',
  'galileo',
  'monty',
  'sushi',
  'radar',
  'morgan',
  'pompon',
  'flora',
  'disco',
  'bingo',
] as const;

export type Occasion = 'boom' | 'defuse' | 'nope' | 'yup' | 'robbed' | 'wait';

/** They say something one time in this many. */
const RARELY: Readonly<Record<Occasion, number>> = { boom: 2, defuse: 2, nope: 3, yup: 2, robbed: 3, wait: 12 };

export interface Line {
  readonly seat: number;
  readonly who: (typeof CAST)[number];
  readonly what: Occasion;
}

/** A line in one word, as emotes are. */
export const lineKey = ({ who, what }: Line): string => `${who}.${what}`;

/** An event, as it concerns one player; at a turn of a person it is the bots who wait. */
function concerning(event: GameEvent): { seat: number; what: Occasion } | null {
  switch (event.event) {
    case 'exploded':
      return { seat: event.seat, what: 'boom' };
    case 'defused':
      return { seat: event.seat, what: 'defuse' };
    case 'noped':
      return { seat: event.seat, what: event.depth % 2 ? 'nope' : 'yup' };
    case 'stole':
      return { seat: event.victim, what: 'robbed' };
    case 'claimed':
      return event.found ? { seat: event.victim, what: 'robbed' } : null;
    case 'gave':
    case 'handed':
      return { seat: event.giver, what: 'robbed' };
    case 'intercepted':
      return { seat: event.seat, what: 'robbed' };
    case 'tower_taken':
      return { seat: event.owner, what: 'robbed' };
    case 'turn_began':
      return { seat: event.seat, what: 'wait' };
    default:
      return null;
  }
}

/** FNV-1a: the same number everywhere for the same words. */
function hash(words: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < words.length; at += 1) value = Math.imul(value ^ words.charCodeAt(at), 0x01000193) >>> 0;
  return value ^ (value >>> 15);
}

/** The line about an event; `moment` names it among all events of all tables, `alive` are those who still play. */
export function lineAbout(
  event: GameEvent,
  moment: string,
  seats: readonly SeatInfo[],
  alive: readonly boolean[],
): Line | null {
  const found = concerning(event);
  if (!found) return null;
  const { what } = found;
  const chance = hash(moment);
  if (chance % RARELY[what] !== 0) return null;
  const isBot = ({ occupant }: SeatInfo): boolean => occupant === 'bot';
  const concerned = seats.find(({ seat }) => seat === found.seat);
  const waiting = seats.filter((one) => isBot(one) && alive[one.seat - 1]);
  const speaker =
    what !== 'wait' ? concerned : concerned && !isBot(concerned) ? waiting[hash(`who ${moment}`) % waiting.length] : null;
  if (!speaker || !isBot(speaker)) return null;
  const who = CAST[speaker.avatar];
  return who ? { seat: speaker.seat, who, what } : null;
}

/** The line of the bot with this face under the result when it has won. */
export function boastOf(avatar: number): string | null {
  const who = CAST[avatar];
  return who ? `${who}.win` : null;
}

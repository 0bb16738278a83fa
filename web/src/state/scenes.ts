/**
 * The scenes of the table while something happens: each beat with the state that is seen under it. Until a card is turned
 * over and a bang is over the table stands as it was before, without the cards that have left a hand; whatever follows
 * from them is shown after them.
 */
import type { ViewMessage } from '../protocol';
import { weightOf } from './eventSentences';
import type { Hand } from './hand';
import { beats, deal, isEarly, isHeld, isUntold, type Beat, type Motion, type Odds, type Zone } from './motion';
import type { TableState } from './table';
import { isWindow } from './windows';

export interface Scene extends Beat {
  /** All that is on the screen, as far as it has been shown. */
  readonly shown: TableState;
  /** The card in the middle of the table, with its word if it is seen; undefined: what the view says lies there. */
  readonly loose: { readonly word: string | null } | null | undefined;
  /** How many of the cards on the discard pile are still to land there. */
  readonly falling: number;
  /** The cards that are still to come into the own hand. */
  readonly arriving: readonly (string | null)[];
  /** It is not cut short. */
  readonly held: boolean;
}

/** The scenes from one state to the next. The last one always shows `after`. */
export function scenes(before: TableState, after: TableState, reduced = false): Scene[] {
  const step = after.step;
  if (!step) return [];
  if (step.dealt && step.after) {
    const dealing = deal(step.after, reduced);
    const arriving = after.hand.cards.map(({ word }) => word);
    return dealing.map((beat) => ({ ...beat, shown: after, loose: undefined, falling: 0, arriving, held: false }));
  }
  const beatsOf = (still: boolean): Beat[] => beats(step.before, step.events, step.after, still, oddsOf(before));
  const found = beatsOf(reduced);
  // Cards leave hands with reduced motion, too, without being seen to travel.
  const travelling = reduced ? beatsOf(false) : found;
  const lastEarly = found.findLastIndex(isEarly);
  const asksAfter = found.some(({ motions }) => motions.some((motion) => motion.do === 'defuse'));
  let { view, hand } = before;
  let loose: Scene['loose'];
  let logged = 0;
  const rows = found.map((beat, index): Scene => {
    const early = index <= lastEarly;
    if (beat.event) logged = Math.max(logged, step.events.indexOf(beat.event) + Number(!isUntold(beat)));
    if (view) view = seen(view, beat);
    loose = early ? lying(loose, beat) : undefined;
    if (early && view) for (const motion of travelling[index]?.motions ?? []) [view, hand] = gone(view, hand, motion, after.hand);
    const state = early ? { ...before, view, hand, offers: [] } : asksAfter ? notYetAsked(before, after) : after;
    const history = after.history.slice(0, Math.max(0, after.history.length - step.events.length + logged));
    const still = early ? [beat] : found.slice(index);
    const toCome = still.flatMap(({ motions }) => motions.filter((one) => one.do === 'move'));
    return {
      ...beat,
      shown: { ...state, history },
      loose,
      falling: toCome.filter(({ to }) => to === 'discard').length,
      arriving: early ? [] : toCome.filter(({ to }) => to === 'hand').map(({ card }) => card),
      held: isHeld(beat),
    };
  });
  return [...rows, { event: null, motions: [], ms: 0, shown: after, loose: undefined, falling: 0, arriving: [], held: false }];
}

/** The odds of a kitten; without knowledge, kittens by cards in the pile. */
function oddsOf({ knowledge, view }: TableState): Odds {
  const open = view && view.draw_pile_size > 0 ? Math.min(1, view.kittens / view.draw_pile_size) : 0;
  const top = knowledge?.risk_next ?? open;
  return { top, bottom: knowledge?.risk_bottom ?? top };
}

/** The table before it is known what happens on it: a window has closed, a card has left the pile. */
function seen(view: ViewMessage, { event, motions: [first] }: Beat): ViewMessage {
  if (event?.event === 'window_closed') return { ...closed(view), pending: null, noped_by: [], top_player: null };
  // No event closes a window in which nothing was played: what happens next does.
  const open = isWindow(view.asking) && view.pending === null ? closed(view) : view;
  if (first?.do === 'lift' && first.from.startsWith('pile'))
    return { ...open, draw_pile_size: open.draw_pile_size - 1, face_up: first.from === 'pile' ? null : open.face_up };
  return open;
}

const closed = (view: ViewMessage): ViewMessage => ({ ...view, asking: 'turn', asked: [view.current] });

/** The table after a card has left a hand, which may not lie there again while the next one is turned. */
function gone(view: ViewMessage, hand: Hand, motion: Motion, after: Hand): [ViewMessage, Hand] {
  if (motion.do !== 'move' && motion.do !== 'lift') return [view, hand];
  const { card, from } = motion;
  const seat = from === 'hand' ? view.viewer : seatIn(from);
  if (seat === null) return [view, hand];
  const to = motion.do === 'move' ? motion.to : 'table';
  // What comes into the own hand comes with all that follows.
  const taker = seatIn(to);
  const hand_sizes = view.hand_sizes.map((size, index) => size - Number(index + 1 === seat) + Number(index + 1 === taker));
  const discards = to === 'discard' && card !== null ? [card, ...view.discards] : view.discards;
  const draw_pile_size = view.draw_pile_size + Number(to === 'pile');
  const left = from === 'hand' ? hand.cards.find(({ key, word }) => word === card && after.cards.every((one) => one.key !== key)) : undefined;
  const cards = left ? hand.cards.filter((one) => one !== left) : hand.cards;
  return [{ ...view, hand_sizes, discards, draw_pile_size }, left ? { ...hand, cards } : hand];
}

const seatIn = (zone: Zone): number | null => (zone.startsWith('seat:') ? Number(zone.slice('seat:'.length)) : null);

/** A card that lies in the middle stays until something else does. */
function lying(before: Scene['loose'], { motions: [first] }: Beat): Scene['loose'] {
  switch (first?.do) {
    case 'lift':
      return { word: first.card };
    case 'flip':
    case 'shock':
      return { word: first.card };
    case 'boom':
      return null;
    default:
      return before;
  }
}

/** The state after the events, before its question is asked. */
function notYetAsked(before: TableState, after: TableState): TableState {
  if (!before.view || !after.view) return after;
  const { asking, asked, question, current, owed } = before.view;
  return { ...after, view: { ...after.view, asking, asked, question, current, owed }, offers: [] };
}

/** The time that a spectator gets to read each event. */
const READING_MILLISECONDS = 1_100;

/** The same scenes, the last of them with time to read what happened. */
export function readable(some: readonly Scene[]): Scene[] {
  const last = some.at(-1);
  const loud = some.some(({ event }) => event && weightOf(event) !== 'quiet');
  if (!last || !loud) return [...some];
  const logged = some.slice(some.findLastIndex(isUntold) + 1);
  const taken = logged.reduce((sum, { ms }) => sum + ms, 0);
  return [...some.slice(0, -1), { ...last, ms: Math.max(0, READING_MILLISECONDS - taken) }];
}

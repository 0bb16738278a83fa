/**
 * What moves on the table when something happens, without saying how it is drawn: cards from zone to zone, stamps and
 * bangs. Beats follow one another; the motions of one beat run together.
 */
import type { GameEvent, ViewMessage } from '../protocol';
import type { Cue } from '../sound/cues';
import { familyOf } from './cards';
import { readPlay } from './notation';
import { actorOf } from './shapes';

/**
 * Where a card can be: `hand` is one's own, the others' are `seat:2` and so on; `before:2` is the place in front of a player
 * where the cats of Armageddon lie; `table` is the middle.
 */
export type Zone =
  | 'pile'
  | 'pile-bottom'
  | 'discard'
  | 'removed'
  | 'mat'
  | 'table'
  | 'hand'
  | `seat:${number}`
  | `before:${number}`;

export type Motion =
  /** A card travels; face down if nobody may see it. `depth` is how many cards lie above it where it arrives. */
  | { do: 'move'; card: string | null; from: Zone; to: Zone; ms: number; depth?: number; heard?: Cue | null }
  /** A card comes from the pile, some time after the beat has begun; then this share of all is dealt. */
  | { do: 'deal'; to: Zone; share: number; wait: number; ms: number }
  /** A Nope lands: odd ones stop the play, even ones set it free. */
  | { do: 'stamp'; seat: number; depth: number; ms: number }
  /** The window closes: the play happens, or is stopped. */
  | { do: 'verdict'; stopped: boolean; ms: number }
  | { do: 'shuffle'; ms: number }
  /** Somebody looks at the top cards: one's own are seen, those of others are backs. */
  | { do: 'peek'; seat: number; cards: readonly (string | null)[]; ms: number }
  | { do: 'reveal'; cards: readonly string[]; ms: number }
  /** The top cards change places. */
  | { do: 'reorder'; count: number; ms: number }
  /** The top and the bottom card change places. */
  | { do: 'swap'; ms: number }
  /** The top card is seen: it lies face up. */
  | { do: 'surface'; card: string; ms: number }
  /** A hand was searched in vain. */
  | { do: 'shake'; zone: Zone; ms: number }
  /** Nothing moves before the bang. */
  | { do: 'hold'; ms: number }
  | { do: 'explode'; seat: number; by: string; ms: number }
  /** The kitten is safe. */
  | { do: 'defuse'; seat: number; ms: number }
  /** Both cats of Armageddon are turned up, after they changed places or did not. */
  | { do: 'turn-up'; godcat: number; devilcat: number; traded: boolean; ms: number }
  | { do: 'turn'; seat: number; owed: number; ms: number }
  /** Somebody does something that moves no card; null if nobody in particular does it. */
  | { do: 'nudge'; seat: number | null; ms: number }
  | { do: 'win'; seat: number; ms: number };

export interface Beat {
  /** What it shows; nothing has happened yet when the cards are dealt. */
  readonly event: GameEvent | null;
  readonly motions: readonly Motion[];
  /** How long it takes: until its last motion ends. */
  readonly ms: number;
}

/** In milliseconds. */
export const TIMES = {
  discard: 320,
  draw: 420,
  steal: 480,
  stamp: 240,
  verdict: 260,
  shuffle: 600,
  peek: 420,
  reveal: 900,
  shake: 240,
  hold: 500,
  explode: 900,
  defuse: 420,
  turnUp: 600,
  swap: 480,
  surface: 320,
  /** Each kitten that a bomb brings to the top. */
  bomb: 260,
  turn: 180,
  nudge: 260,
  win: 900,
  deal: 300,
  /** Between two cards that are dealt, and at most for all of them. */
  dealGap: 45,
  dealing: 1_100,
  /** Where motion is reduced: things appear. */
  fade: 120,
} as const;

/** What each motion sounds like, unless a moving card says otherwise. */
const SOUNDS: Readonly<Record<Motion['do'], Cue | null>> = {
  move: 'slide',
  deal: 'shuffle',
  stamp: 'nope',
  verdict: null,
  shuffle: 'shuffle',
  peek: 'see',
  reveal: 'see',
  reorder: 'shuffle',
  swap: 'shuffle',
  surface: 'slide',
  shake: 'slide',
  hold: null,
  explode: 'boom',
  defuse: 'defuse',
  'turn-up': 'slide',
  turn: null,
  nudge: 'slide',
  win: 'win',
};

/** What is heard of a beat: its first motion. */
export function soundOf({ motions: [first] }: Beat): Cue | null {
  if (!first) return null;
  return first.do === 'move' && first.heard !== undefined ? first.heard : SOUNDS[first.do];
}

/** The beats of what happened between two views. With reduced motion nothing travels, shakes or waits. */
export function beats(
  before: ViewMessage | null,
  events: readonly GameEvent[],
  after: ViewMessage | null,
  reduced = false,
): Beat[] {
  const zones = new Zones(before, after);
  const found = events.flatMap((event) => {
    const rows = zones.rows(event);
    return rows.map((motions) => ({ event, motions, ms: Math.max(...motions.map(({ ms }) => ms)) }));
  });
  return reduced ? found.flatMap(calm) : found;
}

const APPEARS = new Set<Motion['do']>([
  'stamp',
  'verdict',
  'peek',
  'reveal',
  'explode',
  'defuse',
  'turn-up',
  'surface',
  'turn',
  'win',
]);

function calm({ event, motions }: Beat): Beat[] {
  const left = motions
    .filter((motion) => APPEARS.has(motion.do))
    .map((motion) => ({ ...motion, ms: TIMES.fade }));
  return left.length > 0 ? [{ event, motions: left, ms: TIMES.fade }] : [];
}

/**
 * The cards go round the table, a few rounds of them: of ten hands nobody wants to watch every card. One's own come one
 * by one, as many in each round as it takes.
 */
export function deal(view: ViewMessage, reduced = false): Beat[] {
  if (reduced) return [];
  const seats = view.sizes.map((_, index) => index + 1);
  const rounds = Math.min(3, Math.max(...view.sizes));
  const first = seats.indexOf(view.current);
  const order = [...seats.slice(first), ...seats.slice(0, first)];
  /** How many of one's own come in this round, counted from 0. */
  const own = (round: number): number =>
    Math.floor((view.hand.length * (round + 1)) / rounds) - Math.floor((view.hand.length * round) / rounds);
  const targets = Array.from({ length: rounds }, (_, round) =>
    order.flatMap((seat): Zone[] =>
      seat === view.viewer ? Array.from({ length: own(round) }, (): Zone => 'hand') : [`seat:${seat}`],
    ),
  ).flat();
  const gap = Math.min(TIMES.dealGap, (TIMES.dealing - TIMES.deal) / targets.length);
  const motions = targets.map(
    (to, index): Motion => ({ do: 'deal', to, share: (index + 1) / targets.length, wait: index * gap, ms: TIMES.deal }),
  );
  return [{ event: null, motions, ms: (targets.length - 1) * gap + TIMES.deal }];
}

/** Follows where the loose card of the table is through the events of one update. */
class Zones {
  private readonly viewer: number | null;
  /** The bottom card was lifted and lies on the table. */
  private lifted: boolean;
  private readonly graves: Zone;

  constructor(before: ViewMessage | null, after: ViewMessage | null) {
    this.viewer = after?.viewer ?? before?.viewer ?? null;
    this.lifted = before?.asking === 'heck';
    this.graves = (after?.removed.length ?? 0) > (before?.removed.length ?? 0) ? 'removed' : 'discard';
  }

  private of(seat: number): Zone {
    return seat === this.viewer ? 'hand' : `seat:${seat}`;
  }

  /** The rows of motions of an event, one after the other. */
  rows(event: GameEvent): Motion[][] {
    const from = (bottom: boolean): Zone => {
      const zone = this.lifted ? 'table' : bottom ? 'pile-bottom' : 'pile';
      this.lifted = false;
      return zone;
    };
    switch (event.event) {
      case 'turn_began':
        return [[{ do: 'turn', seat: event.seat, owed: event.owed, ms: TIMES.turn }]];
      case 'played': {
        const { kind, title, cards } = readPlay(event.play);
        const attacks = kind === 'play' && familyOf(title ?? '') === 'attack';
        return [cards.map((card) => ({ ...this.spent(card, event.seat), ...(attacks ? { heard: 'attack' } : {}) }))];
      }
      case 'noped':
        return [
          [{ ...this.spent('nope', event.seat), heard: null }],
          [{ do: 'stamp', seat: event.seat, depth: event.depth, ms: TIMES.stamp }],
        ];
      case 'window_closed':
        return [[{ do: 'verdict', stopped: event.stopped, ms: TIMES.verdict }]];
      case 'drew':
        return [[move(event.card, from(event.bottom), this.of(event.seat), TIMES.draw)]];
      case 'drew_kitten':
        return [[{ ...move(event.card, from(event.bottom), 'table', TIMES.draw), heard: 'fuse' }]];
      case 'defused':
        return [
          [{ ...this.spent(event.card, event.seat), heard: null }],
          [
            { do: 'defuse', seat: event.seat, ms: TIMES.defuse },
            ...(event.devilcat ? [move('devilcat', `before:${event.seat}`, 'mat', TIMES.discard)] : []),
          ],
        ];
      case 'placed': {
        const depth = event.above === null ? {} : { depth: event.above };
        return [[{ ...move(event.card, 'table', 'pile', TIMES.draw), ...depth }]];
      }
      case 'exploded':
        return this.explosion(event.seat, event.cards, event.by);
      case 'surfaced':
        return [[{ do: 'surface', card: event.card, ms: TIMES.surface }]];
      case 'peeked':
        return [[{ do: 'peek', seat: event.seat, cards: event.cards, ms: TIMES.peek }]];
      case 'altered':
        return [[{ do: 'reorder', count: event.cards.length, ms: TIMES.shuffle }]];
      case 'revealed':
        return [[{ do: 'reveal', cards: event.cards, ms: TIMES.reveal }]];
      case 'shuffled':
        return [[{ do: 'shuffle', ms: TIMES.shuffle }]];
      case 'swapped':
        return [[{ do: 'swap', ms: TIMES.swap }]];
      case 'bombed':
        // Of many kittens a few are enough to be frightened.
        if (event.kittens === 0) return [[{ do: 'nudge', seat: event.seat, ms: TIMES.nudge }]];
        return Array.from({ length: Math.min(3, event.kittens) }, () => [
          { ...move('kitten', 'table', 'pile', TIMES.bomb), heard: 'fuse' },
        ]);
      case 'gave':
        return [[move(event.card, this.of(event.giver), this.of(event.taker), TIMES.steal)]];
      case 'stole':
        return [[move(event.card, this.of(event.victim), this.of(event.thief), TIMES.steal)]];
      case 'claimed':
        if (!event.found) return [[{ do: 'shake', zone: this.of(event.victim), ms: TIMES.shake }]];
        return [[move(event.card, this.of(event.victim), this.of(event.thief), TIMES.steal)]];
      case 'found_nothing':
        return [[{ do: 'shake', zone: this.of(event.target), ms: TIMES.shake }]];
      case 'took':
        return [[move(event.card, 'discard', this.of(event.seat), TIMES.draw)]];
      case 'lifted':
        this.lifted = true;
        return [[move(event.card, 'pile-bottom', 'table', TIMES.draw)]];
      case 'placed_on_top':
        this.lifted = false;
        return [[move(event.card, 'table', 'pile', TIMES.draw)]];
      case 'faced':
        return [
          [
            move(event.own, 'mat', `before:${event.seat}`, TIMES.draw),
            move(other(event.own), 'mat', `before:${event.opponent}`, TIMES.draw),
          ],
        ];
      case 'turned_up': {
        const { godcat, devilcat, traded } = event;
        return [
          [{ do: 'turn-up', godcat, devilcat, traded, ms: TIMES.turnUp }],
          [move('godcat', `before:${godcat}`, this.of(godcat), TIMES.discard)],
        ];
      }
      case 'won':
        return [[{ do: 'win', seat: event.seat, ms: TIMES.win }]];
      default:
        // What has no motion of its own is told by the log; here one only sees who did it.
        return [[{ do: 'nudge', seat: actorOf(event), ms: TIMES.nudge }]];
    }
  }

  /** Onto the discard pile; the Godcat goes back to its mat. */
  private spent(card: string, seat: number): Motion & { do: 'move' } {
    return move(card, this.of(seat), card === 'godcat' ? 'mat' : 'discard', TIMES.discard);
  }

  private explosion(seat: number, cards: readonly string[], by: string): Motion[][] {
    const scattered = cards.map((card) => move(card, this.of(seat), this.graves, TIMES.discard));
    const killer =
      by === 'devilcat'
        ? move('devilcat', `before:${seat}`, 'mat', TIMES.discard)
        : move(by, 'table', this.graves, TIMES.discard);
    return [
      [{ do: 'hold', ms: TIMES.hold }],
      [{ do: 'explode', seat, by, ms: TIMES.explode }],
      [...scattered, killer].map((motion) => ({ ...motion, heard: null })),
    ];
  }
}

function move(card: string | null, from: Zone, to: Zone, ms: number): Motion & { do: 'move' } {
  return { do: 'move', card, from, to, ms };
}

const other = (cat: string | null): string | null => cat && (cat === 'godcat' ? 'devilcat' : 'godcat');

/**
 * The motions on the table when something happens, without saying how they are drawn: cards from zone to zone, stamps and
 * bangs. Beats follow one another; the motions of one beat run together.
 */
import type { Marker } from '../art/markers';
import type { GameEvent, ViewMessage } from '../protocol';
import type { Cue } from '../sound/cues';
import { familyOf, liesFaceUp } from './cards';
import { actorOf } from './eventFields';
import { readPlay } from './notation';

/**
 * Where a card can be: `hand` is one's own, the others' are `seat:2` and so on; `before:2` is the place in front of a player
 * where the cats of Armageddon lie; `table` is the middle; `tower` are the cards of the Tower of Power.
 */
export type Zone =
  | 'pile'
  | 'pile-bottom'
  | 'discard'
  | 'removed'
  | 'mat'
  | 'tower'
  | 'table'
  | 'hand'
  | `seat:${number}`
  | `before:${number}`;

export type Motion =
  /** A card travels, perhaps face down. `depth` is how many cards lie above it where it arrives. */
  | { do: 'move'; card: string | null; from: Zone; to: Zone; ms: number; depth?: number; heard?: Cue | null }
  /** A card comes from the pile, some time after the beat has begun; then this share of all is dealt. */
  | { do: 'deal'; to: Zone; share: number; wait: number; ms: number }
  /** A Nope lands: odd ones stop the play, even ones set it free. */
  | { do: 'stamp'; seat: number; depth: number; ms: number }
  /** The window closes: the play happens, or is stopped. */
  | { do: 'verdict'; stopped: boolean; ms: number }
  | { do: 'shuffle'; ms: number }
  /** A player looks at the top cards: this player sees them, the others see backs. */
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
  /** A card is drawn and comes to the middle of the table, face down unless everybody has seen it on the pile. */
  | { do: 'lift'; card: string | null; from: Zone; ms: number }
  /** It lies there face down: the likelier a kitten, the longer. */
  | { do: 'breath'; ms: number }
  /** It is turned over. */
  | { do: 'flip'; card: string; ms: number }
  /** It is a kitten, and everybody stares at it. */
  | { do: 'shock'; card: string; ms: number }
  | { do: 'boom'; phase: Phase; seat: number; by: string; ms: number }
  /** The kitten is safe. */
  | { do: 'defuse'; seat: number; ms: number }
  /** Both cats of Armageddon are turned up, after they changed places or did not. */
  | { do: 'turn-up'; godcat: number; devilcat: number; traded: boolean; ms: number }
  | { do: 'turn'; seat: number; owed: number; ms: number }
  /** A marker that stays with a player is put there: a curse on a hand, a card that is turned up, a tower. */
  | { do: 'sign'; marker: Marker; zone: Zone; card: string | null; ms: number; heard: Cue }
  /** A player does something that moves no card; null if no player does it. */
  | { do: 'nudge'; seat: number | null; ms: number; heard?: Cue | null }
  | { do: 'win'; seat: number; ms: number };

/** The cards of which a player explodes, as far as they look different. */
export type Killer = 'kitten' | 'imploding' | 'devilcat' | 'barking';
export const killerOf = (card: string): Killer =>
  card === 'devilcat' || card === 'barking' ? card : card.startsWith('imploding') ? 'imploding' : 'kitten';

/** Nothing moves; the bang; smoke and silence; a joke about it. */
export type Phase = 'hold' | 'bang' | 'smoke' | 'wit';

export interface Beat {
  /** The event that it shows; nothing has happened yet when the cards are dealt. */
  readonly event: GameEvent | null;
  readonly motions: readonly Motion[];
  /** How long it takes: until its last motion ends. */
  readonly ms: number;
}

/** A card lies there that has not been seen yet. */
export const isSecret = ({ motions: [first] }: Beat): boolean => first?.do === 'lift' || first?.do === 'breath';

/** Whether the log follows after the beat: the card shows it first, and the bang. */
export const isUntold = (beat: Beat): boolean => {
  const [first] = beat.motions;
  return isSecret(beat) || first?.do === 'flip' || (first?.do === 'boom' && first.phase === 'hold');
};

/** It is seen on the table as it was before: what follows from it is shown after it. */
export const isEarly = (beat: Beat): boolean => {
  const [first] = beat.motions;
  return isUntold(beat) || first?.do === 'shock' || first?.do === 'boom';
};

/** Whether it is never cut short: a card that is drawn, an explosion, a fuse that goes out. */
export const isHeld = (beat: Beat): boolean => {
  const [first] = beat.motions;
  return first?.do === 'defuse' || (isEarly(beat) && !(first?.do === 'boom' && first.phase === 'wit'));
};

/** In milliseconds. */
export const TIMES = {
  discard: 320,
  draw: 420,
  lift: 280,
  /** The longest that a breath is held, at even odds and worse. */
  breath: 900,
  flip: 260,
  shock: 700,
  keep: 320,
  steal: 480,
  stamp: 420,
  /** A play that happens shows itself; one that was stopped is to be read. */
  verdict: 160,
  stopped: 700,
  shuffle: 600,
  peek: 700,
  reveal: 900,
  shake: 240,
  hold: 500,
  bang: 1_100,
  smoke: 1_000,
  wit: 2_200,
  defuse: 800,
  turnUp: 900,
  swap: 480,
  surface: 320,
  /** A sign lands, and a card that is turned up is read. */
  sign: 760,
  turnedUp: 1_000,
  /** Each of the cards that everybody puts into the pile. */
  add: 280,
  intercept: 420,
  /** Each kitten that a bomb brings to the top. */
  bomb: 260,
  turn: 180,
  nudge: 260,
  win: 900,
  deal: 300,
  /** Between two cards that are dealt, and at most for all of them. */
  dealGap: 45,
  dealing: 1_100,
  /** Where motion is reduced things appear in their places: so long they stay at least before the next ones do. */
  still: 450,
} as const;

/** The sound of each motion, unless a moving card says otherwise. */
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
  lift: 'slide',
  breath: 'heart',
  flip: 'lift',
  shock: 'fuse',
  boom: null,
  defuse: 'defuse',
  'turn-up': 'slide',
  sign: null,
  turn: null,
  nudge: 'slide',
  win: 'win',
};

/** The sound of a beat: that of its first motion. */
export function soundOf({ motions: [first] }: Beat): Cue | null {
  if (!first) return null;
  switch (first.do) {
    case 'boom':
      if (first.phase !== 'bang') return null;
      return killerOf(first.by) === 'imploding' ? 'implode' : 'boom';
    case 'breath':
      // A short one is over before it is heard.
      return first.ms > 300 ? SOUNDS.breath : null;
    case 'move':
    case 'nudge':
    case 'sign':
      return first.heard === undefined ? SOUNDS[first.do] : first.heard;
    case 'stamp':
      return first.depth % 2 ? SOUNDS.stamp : 'yup';
    default:
      return SOUNDS[first.do];
  }
}

/** How likely it was that the next card kills, as far as the viewer could know. */
export interface Odds {
  readonly top: number;
  readonly bottom: number;
}

/** So long the breath is held. It depends on the odds alone: were it longer before a kitten, it would tell. */
export const breathOf = (risk: number): number => Math.round(TIMES.breath * Math.min(1, risk / 0.5));

/** The beats of what happened between two views. With reduced motion nothing travels or shakes. */
export function beats(
  before: ViewMessage | null,
  events: readonly GameEvent[],
  after: ViewMessage | null,
  reduced = false,
  odds: Odds = { top: 0, bottom: 0 },
): Beat[] {
  const zones = new Zones(before, after, odds);
  const found = events.flatMap((event) => {
    const rows = zones.rows(event);
    return rows.map((motions) => ({ event, motions, ms: Math.max(...motions.map(({ ms }) => ms)) }));
  });
  return reduced ? found.map(calm) : found;
}

/** The motions that are seen even where nothing moves. */
const APPEARS = new Set<Motion['do']>([
  'lift',
  'breath',
  'flip',
  'shock',
  'boom',
  'stamp',
  'verdict',
  'peek',
  'reveal',
  'defuse',
  'turn-up',
  'surface',
  'sign',
  'win',
]);
/** The motions that are too slight to be shown alone. */
const PASSING = new Set<Motion['do']>(['turn', 'nudge', 'breath', 'verdict']);

/** Stills in the same order, each long enough to be seen. */
function calm({ event, motions, ms }: Beat): Beat {
  const left = motions.filter((motion) => APPEARS.has(motion.do));
  const passing = motions.every((motion) => PASSING.has(motion.do));
  return { event, motions: left, ms: passing ? ms : Math.max(TIMES.still, ms) };
}

/**
 * The cards go round the table, a few rounds of them: watching every card of ten hands would take too long. One's own come one
 * by one, as many in each round as it takes.
 */
export function deal(view: ViewMessage, reduced = false): Beat[] {
  if (reduced) return [];
  const seats = view.hand_sizes.map((_, index) => index + 1);
  const rounds = Math.min(3, Math.max(...view.hand_sizes));
  const first = seats.indexOf(view.current);
  const order = [...seats.slice(first), ...seats.slice(0, first)];
  /** How many of the own cards come in this round, counted from 0. */
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

  constructor(
    before: ViewMessage | null,
    after: ViewMessage | null,
    private readonly odds: Odds,
  ) {
    this.viewer = after?.viewer ?? before?.viewer ?? null;
    this.lifted = before?.asking === 'heck';
    this.graves = (after?.removed.length ?? 0) > (before?.removed.length ?? 0) ? 'removed' : 'discard';
  }

  private of(seat: number): Zone {
    return seat === this.viewer ? 'hand' : `seat:${seat}`;
  }

  /**
   * A card comes to the middle of the table, and one waits for it. One that was lifted lies there. All cards come the
   * same way, whatever they are.
   */
  private drawn(bottom: boolean, card: string | null = null): Motion[][] {
    if (this.lifted) {
      this.lifted = false;
      return [];
    }
    const breath = breathOf(bottom ? this.odds.bottom : this.odds.top);
    return [
      [{ do: 'lift', card, from: bottom ? 'pile-bottom' : 'pile', ms: TIMES.lift }],
      ...(breath > 0 ? [[{ do: 'breath', ms: breath } as const]] : []),
    ];
  }

  /** The rows of motions of an event, one after the other. */
  rows(event: GameEvent): Motion[][] {
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
        return [
          [{ do: 'verdict', stopped: event.stopped, ms: event.stopped ? TIMES.stopped : TIMES.verdict }],
        ];
      case 'drew':
        return [
          ...this.drawn(event.bottom),
          ...(event.card === null ? [] : [flip(event.card)]),
          [move(event.card, 'table', this.of(event.seat), TIMES.keep)],
        ];
      case 'drew_kitten':
        return liesFaceUp(event.card)
          ? [...this.drawn(event.bottom, event.card), shock(event.card)]
          : [...this.drawn(event.bottom), flip(event.card), shock(event.card)];
      case 'defused':
        return [
          [{ ...this.spent(event.card, event.seat), heard: null }],
          [
            { do: 'defuse', seat: event.seat, ms: TIMES.defuse },
            ...(event.against_devilcat ? [move('devilcat', `before:${event.seat}`, 'mat', TIMES.discard)] : []),
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
            move(event.own_cat, 'mat', `before:${event.seat}`, TIMES.draw),
            move(other(event.own_cat), 'mat', `before:${event.opponent}`, TIMES.draw),
          ],
        ];
      case 'turned_up': {
        const { godcat_seat: godcat, devilcat_seat: devilcat, traded } = event;
        return [
          [{ do: 'turn-up', godcat, devilcat, traded, ms: TIMES.turnUp }],
          [
            move('godcat', `before:${godcat}`, this.of(godcat), TIMES.discard),
            move('devilcat', `before:${devilcat}`, 'table', TIMES.discard),
          ],
        ];
      }
      case 'handed':
        return [[move(event.card, this.of(event.giver), this.of(event.taker), TIMES.steal)]];
      case 'marked':
        return [[this.sign('marked', event.target, 'mark', TIMES.turnedUp, event.card)]];
      case 'cursed':
        return [[this.sign('cursed', event.target, 'curse')]];
      case 'picked_up':
        return [[{ do: 'nudge', seat: event.seat, ms: TIMES.nudge, heard: 'shuffle' }]];
      case 'discarded':
        return [[this.spent(event.card, event.seat)]];
      case 'added':
        return [[{ ...move(event.card, this.of(event.seat), 'pile', TIMES.add), heard: 'plop' }]];
      case 'went_off':
        return [
          [{ do: 'lift', card: event.card, from: this.of(event.seat), ms: TIMES.lift }],
          shock(event.card),
        ];
      case 'laid':
        return event.card === 'barking'
          ? [[this.sign('barking', event.target, 'bark')]]
          : [[this.sign('taking', event.target, 'snatch')]];
      case 'intercepted':
        return [[this.sign('taking', event.seat, 'snatch', TIMES.intercept)]];
      case 'lifted_top':
        return [[move(event.card, 'pile', 'table', TIMES.draw)]];
      case 'buried': {
        const depth = event.above === null ? {} : { depth: event.above };
        return [[{ ...move(event.card, 'table', 'pile', TIMES.draw), ...depth, heard: 'dig' }]];
      }
      case 'shared':
        return [[{ do: 'peek', seat: event.target, cards: event.cards, ms: TIMES.peek }]];
      case 'barked':
        return [[this.sign('barking', event.target, 'bark')], shock('barking')];
      case 'towered':
        return [[this.sign('tower', event.seat, 'tower')]];
      case 'tower_taken':
        return [[move(event.card, 'tower', this.of(event.taker), TIMES.steal)]];
      case 'reached':
        // It happens before every draw, and nothing has been drawn yet.
        return [[{ do: 'nudge', seat: event.seat, ms: TIMES.nudge, heard: null }]];
      case 'won':
        return [[{ do: 'win', seat: event.seat, ms: TIMES.win }]];
      default:
        // The log describes an event without a motion; here one only sees who did it.
        return [[{ do: 'nudge', seat: actorOf(event), ms: TIMES.nudge }]];
    }
  }

  /** Onto the discard pile; the Godcat goes back to its mat. */
  private spent(card: string, seat: number): Motion & { do: 'move' } {
    return move(card, this.of(seat), card === 'godcat' ? 'mat' : 'discard', TIMES.discard);
  }

  private sign(marker: Marker, seat: number, heard: Cue, ms: number = TIMES.sign, card: string | null = null): Motion {
    return { do: 'sign', marker, zone: this.of(seat), card, ms, heard };
  }

  private explosion(seat: number, cards: readonly string[], by: string): Motion[][] {
    const scattered = cards.map((card) => move(card, this.of(seat), this.graves, TIMES.discard));
    // A Barking Kitten lies on the discard pile already.
    const killers = by === 'barking' ? [] : [move(by, 'table', by === 'devilcat' ? 'mat' : this.graves, TIMES.discard)];
    const phases: Phase[] = ['hold', 'bang', 'smoke', 'wit'];
    const left = [...scattered, ...killers].map((motion) => ({ ...motion, heard: null }));
    return [
      ...phases.map((phase): Motion[] => [{ do: 'boom', phase, seat, by, ms: TIMES[phase] }]),
      ...(left.length > 0 ? [left] : []),
    ];
  }
}

function move(card: string | null, from: Zone, to: Zone, ms: number): Motion & { do: 'move' } {
  return { do: 'move', card, from, to, ms };
}

const flip = (card: string): Motion[] => [{ do: 'flip', card, ms: TIMES.flip }];

const shock = (card: string): Motion[] => [{ do: 'shock', card, ms: TIMES.shock }];

const other = (cat: string | null): string | null => cat && (cat === 'godcat' ? 'devilcat' : 'godcat');

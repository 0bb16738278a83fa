/**
 * The summary of a game that is over: how everybody fell, and its numbers. All of it follows from events that
 * everybody at the table saw, so it is the same for all of them, and the history of `welcome` is enough for it.
 */
import { PILE_CHANGES, STIRRED, type GameEvent, type ViewMessage } from '../protocol';
import { liesFaceUp, putBack } from './cards';
import { readPlay } from './notation';

export interface Death {
  /** The card that did it: `kitten`, `devilcat`, … */
  readonly kind: string;
  /** The cause, as everybody knows it. `hidden`: another player put that very card back; `own`: the victim did; `held`: it was in the hand. */
  readonly why: 'plain' | 'declined' | 'hidden' | 'own' | 'held' | 'bombed' | 'attacked' | 'faced' | 'barked';
  /** The player who caused it. */
  readonly by: number | null;
}

export interface Tally {
  draws: number;
  /** How many deadly cards the draws would have brought by the counts that everybody saw, and how many came. */
  owed: number;
  met: number;
  defused: number;
  nopes: number;
}

export interface Ending {
  readonly deaths: ReadonlyMap<number, Death>;
  readonly tallies: ReadonlyMap<number, Tally>;
  readonly turns: number;
  /** Nopes and Yups together, and the most in one window. */
  readonly nopes: number;
  readonly chain: number;
  /** Deadly cards that were drawn, perhaps long before they went off, and those that were defused. */
  readonly met: number;
  readonly defused: number;
  /**
   * Whether the history has every explosion. A game that goes on under newer rules than it began with has lost what
   * happened before (`Table.restored`): there are no numbers then, only places.
   */
  readonly whole: boolean;
}

type Counts = Pick<ViewMessage, 'draw_pile_size' | 'kittens'>;

const ATTACKS = new Set(['attack', 'targeted']);

/** How an event changes the draw pile and its Exploding Kittens. A card that was lifted has left the pile before. */
export function change(event: GameEvent, lifted: boolean): Counts {
  switch (event.event) {
    case 'drew':
    case 'drew_kitten':
      return { draw_pile_size: lifted ? 0 : -1, kittens: 0 };
    case 'exploded':
      // A kitten in the hand of the dead is gone, too.
      return { draw_pile_size: 0, kittens: -[event.by, ...event.cards].filter((card) => card === 'kitten').length };
    default:
      return { draw_pile_size: PILE_CHANGES[event.event] ?? 0, kittens: 0 };
  }
}

const DRAWS = new Set(['drew', 'drew_kitten']);

/** The counts before each event, from those at the end. */
export function countsBefore(events: readonly GameEvent[], end: Counts): Counts[] {
  let lifted = false;
  const changes = events.map((event) => {
    const changed = change(event, lifted);
    if (event.event === 'lifted') lifted = true;
    else if (event.event === 'placed_on_top' || DRAWS.has(event.event)) lifted = false;
    return changed;
  });
  let { draw_pile_size, kittens } = end;
  return changes
    .reverse()
    .map((changed) => {
      draw_pile_size -= changed.draw_pile_size;
      kittens -= changed.kittens;
      return { draw_pile_size, kittens };
    })
    .reverse();
}

/** Follows what everybody sees of where the danger comes from. */
class Culprits {
  /** The player who put the only kitten of the pile back. */
  private hider: number | null = null;
  /** The players who put the cards back that lie face up; once one of several is gone, it isn't known whose are left. */
  private turners: (number | null)[] = [];
  /** The player who brought the kittens to the top, as long as they must still be there. */
  private bomber: number | null = null;
  private attacker: number | null = null;
  private attacking: number | null = null;
  private facing: readonly number[] = [];
  private barker: number | null = null;
  private declined = false;
  /** The kitten that goes off was in the hand. */
  private held = false;

  /** How many cards lie face up in the pile: they are deadly now. */
  get up(): number {
    return this.turners.length;
  }

  /** The player who put all of them back. */
  private get turner(): number | null {
    const [first = null, ...others] = this.turners;
    return others.every((one) => one === first) ? first : null;
  }

  see(event: GameEvent, { kittens }: Counts): void {
    if (STIRRED.includes(event.event) || (PILE_CHANGES[event.event] ?? 0) > 0) this.bomber = null;
    switch (event.event) {
      case 'turn_began':
        this.attacker = event.attacked ? (this.attacking ?? this.attacker) : null;
        this.attacking = null;
        break;
      case 'played':
        this.attacking = ATTACKS.has(readPlay(event.play).title ?? '') ? event.seat : null;
        break;
      case 'window_closed':
        if (event.stopped) this.attacking = null;
        break;
      case 'drew_kitten':
        this.declined = event.defusable;
        this.held = false;
        break;
      case 'went_off':
        this.declined = event.defusable;
        this.held = true;
        break;
      case 'barked':
        this.declined = event.defusable;
        this.barker = event.seat;
        break;
      case 'drew':
        if (!event.bottom) this.bomber = null;
        break;
      case 'placed':
        if (liesFaceUp(event.card)) this.turners.push(event.seat);
        else this.hider = kittens === 1 ? event.seat : null;
        break;
      case 'altered':
        this.bomber = null;
        break;
      case 'bombed':
        this.bomber = event.seat;
        break;
      case 'exploded':
        if (event.by === 'kitten') this.hider = null;
        if (event.by === 'imploding') this.turners = this.turners.slice(1).map(() => this.turner);
        break;
      case 'faced':
        this.facing = [event.seat, event.opponent];
        break;
      default:
    }
  }

  /** Why this player falls now; to be asked before the event is seen. */
  verdict({ seat, by: card }: GameEvent & { event: 'exploded' }): Death {
    const blame = (kind: Death['kind'], why: Death['why'], by: number | null): Death =>
      by === seat ? { kind, why: why === 'hidden' ? 'own' : 'plain', by: null } : { kind, why, by };
    if (card === 'devilcat') {
      const other = this.facing.find((one) => one !== seat) ?? null;
      return { kind: 'devilcat', why: other === null ? 'plain' : 'faced', by: other };
    }
    if (card === 'barking') {
      if (this.declined) return { kind: 'barking', why: 'declined', by: null };
      return { kind: 'barking', why: this.barker === null ? 'plain' : 'barked', by: this.barker };
    }
    if (card !== 'kitten') return this.turner === null ? { kind: card, why: 'plain', by: null } : blame(card, 'hidden', this.turner);
    if (this.declined) return { kind: 'kitten', why: 'declined', by: null };
    if (this.held) return { kind: 'kitten', why: 'held', by: null };
    if (this.hider !== null) return blame('kitten', 'hidden', this.hider);
    if (this.bomber !== null) return blame('kitten', 'bombed', this.bomber);
    if (this.attacker !== null) return blame('kitten', 'attacked', this.attacker);
    return { kind: 'kitten', why: 'plain', by: null };
  }
}

export function endingOf(
  events: readonly GameEvent[],
  end: Pick<ViewMessage, 'draw_pile_size' | 'kittens' | 'eliminated' | 'alive'>,
): Ending {
  const counts = countsBefore(events, end);
  const culprits = new Culprits();
  const deaths = new Map<number, Death>();
  const tallies = new Map(
    end.alive.map((_, index) => [index + 1, { draws: 0, owed: 0, met: 0, defused: 0, nopes: 0 } as Tally]),
  );
  const tally = (seat: number): Tally => tallies.get(seat) as Tally;
  // No event says whose turn comes first.
  let turns = 1;
  let chain = 0;
  let lifted = false;
  events.forEach((event, index) => {
    const { draw_pile_size, kittens } = counts[index] as Counts;
    switch (event.event) {
      case 'turn_began':
        turns += 1;
        break;
      case 'noped':
        tally(event.seat).nopes += 1;
        chain = Math.max(chain, event.depth);
        break;
      case 'defused':
        tally(event.seat).defused += 1;
        break;
      case 'went_off':
        tally(event.seat).met += 1;
        break;
      case 'lifted':
        lifted = true;
        break;
      case 'placed_on_top':
        lifted = false;
        break;
      case 'drew':
      case 'drew_kitten': {
        const own = tally(event.seat);
        own.draws += 1;
        // A player who has seen the card before is neither lucky nor unlucky.
        if (!lifted) own.owed += Math.min(1, (kittens + culprits.up) / draw_pile_size);
        // What goes back with its other side up was not deadly yet.
        if (event.event === 'drew_kitten' && putBack(event.card) === event.card) own.met += 1;
        lifted = false;
        break;
      }
      default:
    }
    if (event.event === 'exploded') deaths.set(event.seat, culprits.verdict(event));
    culprits.see(event, { draw_pile_size, kittens });
  });
  const all = [...tallies.values()];
  const sum = (name: keyof Tally): number => all.reduce((total, one) => total + one[name], 0);
  return {
    deaths,
    tallies,
    turns,
    nopes: sum('nopes'),
    chain,
    met: sum('met'),
    defused: sum('defused'),
    whole: end.eliminated.every((seat) => deaths.has(seat)),
  };
}

/** The seat of the player who was luckier than the counts by most, or null. */
export function luckiest({ tallies }: Ending): number | null {
  const [first] = [...tallies].sort(([, one], [, other]) => other.owed - other.met - (one.owed - one.met));
  return first && first[1].owed - first[1].met > 0.5 ? first[0] : null;
}

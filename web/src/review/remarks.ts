/** A review's remark on each step of a game, and numbers that add up. */
import type { GameReview, ReviewedEvent, ReviewedMoment, ReviewedOption, ReviewedSeat } from '../protocol';
import type { Verdict } from '../state/table';

/** One thing to say of a step. */
export interface Remark {
  readonly kind: Verdict | 'turning' | 'lucky';
  readonly step: number;
  readonly seat: number;
  /** The event; of a move, the better one. */
  readonly words: string;
  readonly why: readonly string[];
  /** By how much the chances of the seat changed, or were better after the other move, in hundredths. */
  readonly change: number;
}

/** In won games, as hundredths. */
export const points = (share: number): number => Math.round(share * 100);

/** "+18", "−4", "0". */
export const signed = (hundredths: number): string =>
  hundredths === 0 ? '0' : `${hundredths > 0 ? '+' : '−'}${Math.abs(hundredths)}`;

const BAD: ReadonlySet<string> = new Set(['slip', 'mistake', 'howler']);

export const isBad = ({ verdict }: ReviewedMoment): boolean => BAD.has(verdict);

/** The remark beside a move in the log; most moves are as good as the champion's, and have none. */
function verdictOf(review: GameReview, moment: ReviewedMoment, place: number): Verdict | null {
  if (review.highlights.some(({ find }) => find === place)) return 'find';
  return moment.verdict === 'best' || moment.verdict === 'good' ? null : moment.verdict;
}

/** All there is to say, in the order of the game; of one step, the moves come first. */
export function remarksOf(review: GameReview): readonly Remark[] {
  const moves = review.moments.flatMap((moment, place): Remark[] => {
    const kind = verdictOf(review, moment, place);
    const { step, seat, why, loss } = moment;
    const words = optionOf(moment, moment.best)?.words ?? '';
    return kind === null ? [] : [{ kind, step, seat, words, why, change: points(loss) }];
  });
  const event = (kind: 'turning' | 'lucky', { step, seat, words, change }: ReviewedEvent): Remark => {
    return { kind, step, seat, words, why: [], change: points(change) };
  };
  const turns = review.turning_points.map((one) => event('turning', one));
  const known = new Set(turns.map(({ step }) => step));
  const lucky = review.highlights.flatMap(({ luckiest }) => (luckiest && !known.has(luckiest.step) ? [event('lucky', luckiest)] : []));
  return [...moves, ...turns, ...lucky].sort((one, other) => one.step - other.step);
}

/** The remark beside a step in the log; of several players in one window, on the worst move. */
export function verdictsOf(remarks: readonly Remark[]): ReadonlyMap<number, Verdict> {
  const order = ['howler', 'mistake', 'slip', 'find', 'close'];
  const found = new Map<number, Verdict>();
  for (const { kind, step } of remarks) {
    if (kind === 'turning' || kind === 'lucky') continue;
    const known = found.get(step);
    if (known === undefined || order.indexOf(kind) < order.indexOf(known)) found.set(step, kind);
  }
  return found;
}

/** The steps that are worth a stop: moves that are too close to call are not. */
export const stopsOf = (remarks: readonly Remark[]): readonly number[] =>
  [...new Set(remarks.filter(({ kind }) => kind !== 'close').map(({ step }) => step))];

/** A seat's mistakes, in the order of the game. */
export const missedBy = (review: GameReview, seat: number): readonly ReviewedMoment[] =>
  review.moments.filter((moment) => moment.seat === seat && isBad(moment));

export const optionOf = (moment: ReviewedMoment, move: string): ReviewedOption | undefined =>
  moment.options.find((option) => sorted(option.move) === sorted(move));

/** Five different cards are the same move in any order. */
const sorted = (move: string): string => (move.startsWith('five ') ? move.split(' ').sort().join(' ') : move);

// -- an account ----------------------------------------------------------------------

export const PARTS = ['deal', 'luck', 'skill', 'others', 'second_thoughts'] as const;

export interface Account {
  /** An equal share of the game, in hundredths. */
  readonly start: number;
  /** In the order of `PARTS`. */
  readonly parts: readonly number[];
  /** 100 or 0: the start and all parts. */
  readonly result: number;
}

/** Whole hundredths that add up: of the parts, those that rounding changes the most make up for the rest. */
export function accountOf(seat: ReviewedSeat, players: number): Account {
  const result = 100 * seat.result;
  const start = Math.round(100 / players);
  const exact = PARTS.map((part) => 100 * seat[part]);
  const parts = exact.map(Math.floor);
  const missing = result - start - parts.reduce((sum, one) => sum + one, 0);
  const byRest = exact.map((_, index) => index).sort((a, b) => rest(exact, b) - rest(exact, a));
  for (const index of byRest.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1;
  return { start, parts, result };
}

const rest = (exact: readonly number[], index: number): number => (exact[index] ?? 0) - Math.floor(exact[index] ?? 0);

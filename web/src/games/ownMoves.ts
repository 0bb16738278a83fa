/** How good the own moves are against the champion's: nothing can be said of a single game, something of ten and more. */
import type { GameReview } from '../protocol';
import type { PlayedGame } from './playedGames';

export const LEAST_GAMES = 10;

/** In won games: the mean of a game, and what it may be off by, with 95 % certainty. */
export interface OwnMoves {
  readonly games: number;
  readonly mean: number;
  readonly error: number;
}

/** One judge's opinion of the newest games, without a gap: a choice of lost games would mislead. */
export function judgedOf(games: readonly PlayedGame[]): readonly number[] {
  const judge = games[0]?.judged?.judge;
  const end = games.findIndex(({ judged }) => !judged || judged.judge !== judge);
  return (end < 0 ? games : games.slice(0, end)).map(({ judged }) => judged?.moves ?? 0);
}

/** Null before there are enough games. */
export function ownMovesOf(games: readonly PlayedGame[]): OwnMoves | null {
  const values = judgedOf(games);
  const { length } = values;
  if (length < LEAST_GAMES) return null;
  const mean = values.reduce((sum, one) => sum + one, 0) / length;
  const variance = values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (length - 1);
  // Student's t for 95 %, to a hundredth.
  const t = 1.96 + 2.72 / (length - 1);
  return { games: length, mean, error: t * Math.sqrt(variance / length) };
}

/** Review what is missing among the newest games; `noted` is called after each, and says which games there are now. */
export async function judgeNewest(
  games: readonly PlayedGame[],
  review: (game: PlayedGame) => Promise<GameReview>,
  noted: (game: PlayedGame, review: GameReview) => readonly PlayedGame[],
): Promise<void> {
  let newest = games.slice(0, LEAST_GAMES);
  let judge: string | null = null;
  const isMissing = ({ judged }: PlayedGame): boolean => !judged || (judge !== null && judged.judge !== judge);
  for (let next = newest.find(isMissing); next; next = newest.find(isMissing)) {
    const found = await review(next);
    judge = found.judge;
    newest = noted(next, found).slice(0, LEAST_GAMES);
  }
}

import { describe, expect, it } from 'vitest';
import { storage } from '../net/storage';
import type { GameReview } from '../protocol';
import { judgedOf, judgeNewest, LEAST_GAMES, ownMovesOf } from './ownMoves';
import { isGame, PlayedGames, type PlayedGame } from './playedGames';

function game(over: number, judged?: PlayedGame['judged']): PlayedGame {
  const players = ['Anna', 'Ben'].map((name, avatar) => ({ name, avatar, person: true }));
  const ended = { over, edition: 'original', title: '', players, seat: 2, standings: [1, 2], luck: null };
  return { id: `g${over}`, packed: `r${over}`, aimed: {}, suffered: {}, ...ended, ...(judged && { judged }) };
}

/** The newest first. */
const judgedGames = (count: number): PlayedGame[] =>
  Array.from({ length: count }, (_, index) => game(count - index, { judge: 'a', moves: index % 2 ? -0.1 : 0.02 }));

function reviewBy(judge: string): GameReview {
  const parts = { result: 0, deal: 0, luck: 0, others: 0, second_thoughts: 0 };
  const seats = [1, 2].map((seat) => ({ seat, ...parts, skill: -seat / 100 }));
  return { judge, seats, moments: [], turning_points: [], highlights: [], summary: [] };
}

describe('the own moves', () => {
  it('say nothing before ten games, and then a mean with its interval', () => {
    expect(ownMovesOf(judgedGames(LEAST_GAMES - 1))).toBeNull();
    const found = ownMovesOf(judgedGames(LEAST_GAMES));
    expect([found?.games, found?.mean.toFixed(3), found?.error.toFixed(3)]).toEqual([10, '-0.040', '0.045']);
  });

  it('are those of the newest games without a gap, by one judge', () => {
    const all = judgedGames(14);
    expect(judgedOf([game(15), ...all])).toEqual([]);
    expect(judgedOf([...all.slice(0, 11), game(0), ...all.slice(12)])).toHaveLength(11);
    expect(judgedOf([...all.slice(0, 3), game(0, { judge: 'b', moves: 0 })])).toHaveLength(3);
  });

  it('are reviewed where a review is missing, or is by an older judge, and kept with the game', async () => {
    const games = new PlayedGames(storage(() => null));
    games.keep([...judgedGames(8), game(20), game(-1)]);
    const asked: string[] = [];
    await judgeNewest(
      games.all(),
      ({ id }) => (asked.push(id), Promise.resolve(reviewBy('b'))),
      ({ packed }, found) => (games.judge(packed, found), games.all()),
    );
    expect(asked).toHaveLength(10);
    expect(games.all().every(isGame)).toBe(true);
    expect(judgedOf(games.all())).toEqual(Array.from({ length: 10 }, () => -0.02));
    expect(isGame({ ...game(1), judged: { judge: 'a', moves: 'many' } })).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { storage } from '../net/storage';
import type { PuzzlePosition } from '../protocol';
import { dayOf, PuzzleDiary } from './puzzleDiary';
import { moveOf, pointsOf } from './puzzleTable';

const fresh = (): PuzzleDiary => new PuzzleDiary(storage(() => null));

describe('the diary of puzzles', () => {
  it('keeps the first answer of each', () => {
    const diary = fresh();
    expect(diary.answer(7)).toBeNull();
    diary.keep(7, 'wrong', null);
    diary.keep(7, 'best', null);
    expect(diary.answer(7)).toBe('wrong');
  });

  it('counts days in a row on which the puzzle of the day was solved', () => {
    const diary = fresh();
    expect(diary.streak('2026-11-01')).toBe(0);
    diary.keep(1, 'best', '2026-10-30');
    diary.keep(2, 'right', '2026-10-31');
    // Today's is still to be solved.
    expect(diary.streak('2026-11-01')).toBe(2);
    diary.keep(3, 'best', '2026-11-01');
    expect(diary.streak('2026-11-01')).toBe(3);
    diary.keep(4, 'wrong', '2026-11-02');
    expect(diary.streak('2026-11-02')).toBe(0);
    expect(diary.streak('2026-11-04')).toBe(0);
  });

  it('survives whatever is stored', () => {
    const kept = storage(() => null);
    for (const stored of ['', '{', 'null', '{"answers":3,"days":{"2026-11-01":"great"}}']) {
      kept.set('boomcat.puzzles', stored);
      expect(new PuzzleDiary(kept).streak('2026-11-01')).toBe(0);
    }
  });

  it('writes days in UTC', () => {
    expect(dayOf(Date.parse('2026-11-19T23:59:59Z'))).toBe('2026-11-19');
  });
});

describe('an answer', () => {
  const puzzle = {
    moves: [
      { move: 'five attack skip nope tacocat beard', words: '', grade: 'best', chance: 0.75, why: [] },
      { move: 'alter 2 1 3', words: '', grade: 'wrong', chance: 0.5, why: [] },
    ],
  } as unknown as PuzzlePosition;

  it('is the same five in any order, but another order of the future is another move', () => {
    expect(moveOf(puzzle, 'five beard skip attack nope tacocat')).toBe(puzzle.moves[0]);
    expect(moveOf(puzzle, 'alter 2 1 3')).toBe(puzzle.moves[1]);
    expect(moveOf(puzzle, 'alter 1 2 3')).toBeNull();
  });

  it('is so many points worse than the best', () => {
    expect(puzzle.moves.map((move) => pointsOf(puzzle, move))).toEqual([0, 25]);
  });
});

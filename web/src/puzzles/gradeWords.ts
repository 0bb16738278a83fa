import type { PuzzlePosition, PuzzleMove } from '../protocol';
import { t } from '../shell/words.svelte';
import { pointsOf } from './puzzleTable';

/** How good an answer is, in words. */
export const gradeWords = (puzzle: PuzzlePosition, answer: PuzzleMove): string =>
  answer.grade === 'wrong'
    ? t('web-puzzle-wrong', { points: pointsOf(puzzle, answer) })
    : t(answer.grade === 'best' ? 'web-puzzle-best' : 'web-puzzle-right');

/** A table at which one question is open: the position of a puzzle. Its first answer ends it. */
import type { Reply, Asking } from '../net/socket';
import type { PuzzlePosition, PuzzleMove } from '../protocol';
import { still } from '../replay/moments';
import { TableSource } from '../state/client';
import { BEFORE_ALL, reduce, type TableState } from '../state/table';

export class PuzzleTable extends TableSource {
  override readonly live = false;
  private readonly position: TableState;

  constructor(
    puzzle: PuzzlePosition,
    private readonly answered: (move: string) => void,
  ) {
    super();
    this.position = positionOf(puzzle);
    this.become(this.position);
  }

  ask(asking: Asking): Promise<Reply> {
    if (asking.message === 'answer') {
      this.become({ ...this.position, offers: [], answered: asking.move });
      this.answered(asking.move);
    }
    return Promise.resolve({ message: 'accepted', id: '', sequence: 0 });
  }

  read(): void {
    /* nothing is refused */
  }
}

function positionOf({ state, history: events }: PuzzlePosition): TableState {
  const live: TableState = { ...BEFORE_ALL, connection: { state: 'live' } };
  return still(reduce(live, { kind: 'message', message: { message: 'update', sequence: 0, events, state } }, 0));
}

/** The puzzle's verdict on a move; null for one that it doesn't know. */
export function moveOf(puzzle: PuzzlePosition, move: string): PuzzleMove | null {
  return puzzle.moves.find((one) => sameCards(one.move) === sameCards(move)) ?? null;
}

/** Five cards are the same ones in any order. */
function sameCards(move: string): string {
  const [kind, ...cards] = move.split(' ');
  return kind === 'five' ? ['five', ...cards.sort()].join(' ') : move;
}

/** By how many hundredths of a won game a move is worse than the best one. */
export const pointsOf = (puzzle: PuzzlePosition, { chance }: PuzzleMove): number =>
  Math.round(100 * ((puzzle.moves[0]?.chance ?? chance) - chance));

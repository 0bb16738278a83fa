/** A recorded game as the states that a table showed: the same ones, so the same table draws them. */
import type { GameEvent, Replay, TableState as SentState } from '../protocol';
import { BEFORE_ALL, reduce, type TableState, type Verdict } from '../state/table';

/** A moment that the time line points out. */
export interface Mark {
  readonly at: number;
  readonly kind: 'boom' | 'defused' | 'won';
  readonly seat: number;
}

/** With a review, its verdicts stand beside the moves in the log. */
export function momentsOf({ table, seat, steps }: Replay, verdicts: ReadonlyMap<number, Verdict> = new Map()): readonly TableState[] {
  let state: TableState = { ...BEFORE_ALL, connection: { state: 'live' } };
  return steps.map(({ events, view, knowledge = null }, sequence) => {
    const phase = view.asking === 'over' ? 'over' : 'playing';
    const seen = { table: { ...table, phase }, seat, view, knowledge } as const;
    const nothing = { offers: [], blocked: {}, clock: null, ghosts: null, lesson: null, queued: null, meanwhile: [] };
    const shown: SentState = { ...seen, ...nothing };
    const { length } = state.history;
    state = reduce(state, { kind: 'message', message: { message: 'update', sequence, events, state: shown } }, 0);
    const verdict = verdicts.get(sequence);
    const history = verdict && state.history.map((one, index) => (index === length ? { ...one, verdict } : one));
    if (history) state = { ...state, history };
    return state;
  });
}

/** The same moment for somebody who comes from any other one: nothing moves on the way there. */
export const still = (state: TableState): TableState =>
  state.step ? { ...state, step: { ...state.step, events: [], before: null, dealt: false } } : state;

/** A moment of a game that is still played, with nothing left to answer. */
export const past = (state: TableState): TableState => ({
  ...state,
  offers: [],
  deadline: null,
  pending: [],
  answered: null,
  refusal: null,
  warned: null,
  said: [],
  ghosts: null,
  lesson: null,
});

const KINDS: Partial<Record<GameEvent['event'], Mark['kind']>> = { exploded: 'boom', defused: 'defused', won: 'won' };

export function marksOf(moments: readonly TableState[]): readonly Mark[] {
  return moments.flatMap(({ step }, at) =>
    (step?.events ?? []).flatMap((event) => {
      const kind = KINDS[event.event];
      return kind && 'seat' in event && typeof event.seat === 'number' ? [{ at, kind, seat: event.seat }] : [];
    }),
  );
}

/** The moments at which a turn begins, and the first one. */
export function turnsOf(moments: readonly TableState[]): readonly number[] {
  return moments.flatMap(({ step }, at) =>
    at === 0 || step?.events.some(({ event }) => event === 'turn_began') ? [at] : [],
  );
}

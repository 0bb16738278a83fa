/**
 * The result of a game stays on the screen when the next one begins without this player, or for people who only watch:
 * they come along when they say so. What happens meanwhile waits in `next`.
 */
import type { TableInfo } from '../protocol';
import type { TableState } from './table';

/** The state to show, after `live` has become the state of the table. */
export function held(shown: TableState, live: TableState): TableState {
  if (!looksOn(shown, live)) return shown.next ? comeAlong({ ...shown, next: live }) : live;
  const { connection, pending, refusal, said, goodbye } = live;
  const table = shown.table && { ...shown.table, queue: live.table?.queue ?? [] };
  return { ...shown, table, connection, pending, refusal, said, goodbye, next: live };
}

/** The state of the table, with nothing that moves on the way there. */
export function comeAlong(shown: TableState): TableState {
  const { next } = shown;
  if (!next) return shown;
  return { ...next, step: next.step && { ...next.step, events: [], before: null, dealt: false } };
}

function looksOn({ table: last, view }: TableState, { table, seat }: TableState): boolean {
  if (last?.phase !== 'over' || !view || !table) return false;
  if (table.phase === 'over' && table.game === last.game) return false;
  const own = seat === null ? null : (table.seats[seat - 1] ?? null);
  if (own === null) return true;
  return own.sits_out || (table.phase === 'lobby' && !own.host && !hasAgreed(last, seat));
}

const hasAgreed = ({ seats }: TableInfo, seat: number | null): boolean => seats[(seat ?? 0) - 1]?.agreed ?? false;

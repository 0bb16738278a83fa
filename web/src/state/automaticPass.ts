/**
 * Letting Nope windows pass for a player who holds no Nope, without showing it to the others (rule N7).
 *
 * If another person is at the table, nothing is sent at all, whether the player was asked or not: the window then
 * lasts its whole time, with and without a Nope. A player who is alone with bots has nothing to hide, and need not wait.
 */
import type { TableInfo } from '../protocol';

/** Whether another person could learn something from how long this player takes. */
export function observed(table: TableInfo, me: number): boolean {
  return table.spectators > 0 || table.seats.some(({ seat, occupant }) => seat !== me && occupant === 'person');
}

/** What happens in a window: the player is asked, a pass is sent at once, or nothing is sent. */
export type Manner = 'ask' | 'tell' | 'keep silent';

export function manner(automatic: boolean, holdsNope: boolean, others: boolean): Manner {
  if (!automatic || holdsNope) return 'ask';
  return others ? 'keep silent' : 'tell';
}

/** Whether a pass of a player who was asked is sent to the server. */
export const tellsOfPassing = (automatic: boolean, others: boolean): boolean => !(automatic && others);

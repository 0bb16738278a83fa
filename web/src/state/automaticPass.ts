/**
 * Letting Nope windows pass for a player who holds no Nope, so that nobody can tell (rule N7).
 *
 * Where somebody else is at the table, nothing is sent at all, whether the player was asked or not: the window then
 * lasts its whole time, with and without a Nope. Whoever is alone with bots hides from nobody, and need not wait.
 */
import type { TableInfo } from '../protocol';

/** Whether somebody else could learn something from how long this player takes. */
export function observed(table: TableInfo, me: number): boolean {
  return table.spectators > 0 || table.seats.some(({ seat, occupant }) => seat !== me && occupant === 'person');
}

/** What happens in a window: the player is asked, or it is let pass unasked and the server told, or told nothing. */
export type Manner = 'ask' | 'tell' | 'keep silent';

export function manner(automatic: boolean, holdsNope: boolean, others: boolean): Manner {
  if (!automatic || holdsNope) return 'ask';
  return others ? 'keep silent' : 'tell';
}

/** Whether the server is told that a player who was asked let it pass. */
export const tellsOfPassing = (automatic: boolean, others: boolean): boolean => !(automatic && others);

/**
 * Letting windows pass for a player who has no card for them, without showing it to the others (rules N7 and B2). A
 * player under a curse can't play a card there, and is treated like one who holds none.
 *
 * If another person is at the table, nothing is sent at all, whether the player was asked or not: the window then
 * lasts its whole time, with and without such a card. A player who is alone with bots has nothing to hide, and need not
 * wait.
 */
import type { TableInfo } from '../protocol';

/** Whether another person could learn something from how long this player takes. */
export function observed(table: TableInfo, me: number): boolean {
  return table.spectators > 0 || table.screens > 0 || table.seats.some(({ seat, occupant }) => seat !== me && occupant === 'person');
}

/** The course of a window: the player is asked, a pass is sent at once, or nothing is sent. */
export type Manner = 'ask' | 'tell' | 'keep silent';

export function manner(automatic: boolean, holdsCard: boolean, others: boolean): Manner {
  if (!automatic || holdsCard) return 'ask';
  return others ? 'keep silent' : 'tell';
}

/** Whether a pass of a player who was asked is sent to the server. */
export const tellsOfPassing = (automatic: boolean, others: boolean): boolean => !(automatic && others);

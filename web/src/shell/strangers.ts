/** At public tables: the people whom this device has blocked say nothing here. */
import { blockedPeople } from '../state/blocked';
import type { TableState } from '../state/table';
import { muted } from './preferences';

export const blocked = blockedPeople();

export function block(table: string, name: string, on: boolean): void {
  blocked.change(name, on);
  muted.change(table, name, on);
}

/** Mute those who were blocked at another table. */
export function muteBlocked({ table, seat: me }: TableState): void {
  if (!table?.settings.public) return;
  for (const { name, seat, occupant } of table.seats)
    if (occupant === 'person' && seat !== me && blocked.has(name) && !muted.has(table.code, name))
      muted.change(table.code, name, true);
}

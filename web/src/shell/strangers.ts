/** At public tables: the people whom this device has blocked say nothing here. */
import { blockedPeople } from '../state/blocked';
import type { TableSource } from '../state/client';
import type { TableState } from '../state/table';
import { muted } from './preferences';
import { shell } from './shell.svelte';
import { t } from './words.svelte';

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

/** Tell a spectator, once, that the game is a little further than what they see. */
export function sayLate(client: TableSource): void {
  let said = false;
  client.subscribe(({ table }) => {
    if (said || !table?.settings.public || table.phase === 'lobby') return;
    said = true;
    if (table.phase !== 'over') shell.toast(t('web-public-late'));
  });
}

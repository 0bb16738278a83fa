/** Small things that people ask for at a table, with the questions before and the words after. */
import type { Reply } from '../net/socket';
import type { SeatInfo } from '../protocol';
import type { TableClient } from '../state/client';
import { isContent } from '../state/table';
import { shell } from './shell.svelte';
import { t } from './words.svelte';

/** Whether it was done. The table's screen shows a refusal as a toast. */
export async function done(request: Promise<Reply>): Promise<boolean> {
  const answer = await request;
  return answer.message !== 'refused' || isContent(answer);
}

export async function removePlayer(client: TableClient, { seat, name, occupant }: SeatInfo): Promise<boolean> {
  if (occupant === 'person') {
    const title = t('web-seat-remove-person', { name });
    const body = t('web-seat-remove-sure', { name });
    if (!(await shell.confirm({ title, body, yes: t('web-seat-yes-remove') }))) return false;
  }
  return done(client.removePlayer(seat));
}

export async function makeHost(client: TableClient, { seat, name }: SeatInfo): Promise<boolean> {
  const title = t('web-seat-hand-over', { name });
  const body = t('web-seat-hand-over-sure', { name });
  if (!(await shell.confirm({ title, body, yes: t('web-seat-yes-hand-over') }))) return false;
  return done(client.makeHost(seat));
}

export async function concede(client: TableClient): Promise<boolean> {
  const title = t('web-menu-concede-sure');
  const body = t('web-menu-concede-sure-body');
  if (!(await shell.confirm({ title, body, yes: t('web-menu-concede-yes') }))) return false;
  return done(client.concede());
}

/** The seat is given up; the server says goodbye, and the table's screen goes home. */
export async function leave(client: TableClient): Promise<boolean> {
  const title = t('web-menu-leave-sure');
  const body = t('web-menu-leave-sure-body');
  if (!(await shell.confirm({ title, body, yes: t('web-menu-leave-yes') }))) return false;
  return done(client.leave());
}

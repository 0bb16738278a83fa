/** Ways to a seat. Each ends at the table, or reports why not. */
import { api, ApiProblem } from '../net/api';
import { randomHex } from '../net/environment';
import { at } from '../net/siteRoot';
import { transport } from '../net/transport';
import type { Seated } from '../protocol';
import { catalog } from '../shell/catalog.svelte';
import { isCode } from '../shell/codes';
import { lessonPlace } from '../shell/lessonPlace.svelte';
import { learning } from '../shell/learning.svelte';
import { seats } from '../shell/preferences';
import { router, typed } from '../shell/router.svelte';
import { shell } from '../shell/shell.svelte';
import { blocked } from '../shell/strangers';
import { t, troubleOf } from '../shell/words.svelte';
import type { TableClient } from '../state/client';
import { introduce } from './ownProfile';
import { firstPlan, keepOpen, keepSolo, type Plan } from './plans';

/** Keeps the key, and goes there. */
export function sit(seated: Seated, instead = false): void {
  seats.keep(seated);
  router.table(seated.table, false, instead);
}

async function attempt(way: () => Promise<Seated>, instead = false): Promise<boolean> {
  try {
    sit(await way(), instead);
    return true;
  } catch (thrown) {
    shell.trouble(troubleOf(thrown));
    return false;
  }
}

export function playSolo(plan: Plan): Promise<boolean> {
  keepSolo(plan);
  return againstBots(plan);
}

/** The first game is not what anybody chose: it is not there again the next time. */
export const playFirst = (): Promise<boolean> => againstBots(firstPlan());

/** A lesson, or the one that was begun; from the table `back`, to which one returns afterwards. */
export function playLesson(back: string | null): Promise<boolean> {
  const { table } = lessonPlace.begun ?? {};
  const token = table === undefined ? null : seats.of(table);
  return attempt(async () => {
    const seated = table !== undefined && token !== null ? { table, seat: 1, token } : await api().playLesson(introduce());
    lessonPlace.begin(seated.table, back);
    return seated;
  });
}

/** A game against bots that changes nothing about the next one from the front page. */
export const againstBots = ({ settings, seats: [, ...bots] }: Plan): Promise<boolean> =>
  attempt(() => api().playSolo({ ...introduce(), settings, bots: bots.map(available) }));

/** Not every bot of the last plan plays without a server. */
const available = (bot: string): string =>
  transport.offline && !catalog.value?.bots.includes(bot) ? 'heuristic' : bot;

export function openTable(plan: Plan): Promise<boolean> {
  keepOpen(plan);
  return attempt(() => api().openTable({ ...introduce(), settings: plan.settings, seats: plan.seats }));
}

/** A seat among strangers. Until one is taken, a repeated request asks for the same one. */
export async function playNow(): Promise<boolean> {
  const seated = await attempt(() =>
    api().playNow({ ...introduce(), token: keyTo(''), first_game: learning.first, avoid: [...blocked.all()] }),
  );
  if (seated) keys.delete('');
  return seated;
}

/** A seat at a table from the list. */
export async function joinPublic(code: string): Promise<void> {
  const seated = await join(code);
  if (seated) router.table(seated.table);
}

/** Made once for a visit, so that a request that is repeated gets the same seat. */
const keys = new Map<string, string>();

function keyTo(code: string): string {
  const key = keys.get(code) ?? randomHex(24);
  keys.set(code, key);
  return key;
}

/** A seat at a table that one has looked at, or a place in the queue for one; the key, or null. */
export async function join(code: string): Promise<Seated | null> {
  try {
    const asking = { ...introduce(), token: keyTo(code), first_game: learning.first, wait: true };
    const seated = await api().join(code, asking);
    keys.delete(code);
    seats.keep(seated);
    return seated;
  } catch (thrown) {
    shell.trouble(troubleOf(thrown));
    return null;
  }
}

/** Takes a seat at the table that is being watched, or a place in the queue for one. */
export async function sitHere(client: TableClient, code: string): Promise<void> {
  if (client.keyed) {
    // Who stayed away lost the seat, but neither the name nor the score.
    await client.resume();
    return;
  }
  const seated = await join(code);
  if (!seated) return;
  history.replaceState(null, '', at(`t/${seated.table}`));
  client.reseat(seated.token);
}

/** Follows what was typed: a table's or a deal's link, a table's code, or the one-time code of another device. Says why not, or nothing. */
export async function follow(text: string): Promise<string | null> {
  const deal = /\/deal\/([^/?#\s]+)/.exec(text);
  if (deal) {
    router.go(`deal/${deal[1]}`);
    return null;
  }
  const found = typed(text);
  if (!found) return t('web-home-join-empty');
  if (found.kind === 'device') {
    router.go(`d/${found.code}`);
    return null;
  }
  if (found.kind === 'either' && !isCode(found.code)) return t('web-home-join-no-code');
  const exists = found.kind === 'table' || (await api().exists(found.code));
  if (exists === null) return t('web-error-unreachable');
  if (exists) {
    router.table(found.code);
    return null;
  }
  try {
    sit(await api().claim({ code: found.code }));
    return null;
  } catch (thrown) {
    // Codes of tables and of other devices look alike.
    return thrown instanceof ApiProblem && thrown.reason === 'no-such-code' ? t('web-home-join-unknown') : troubleOf(thrown);
  }
}

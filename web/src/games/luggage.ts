/**
 * The games of a device move to another one through the table where both sit: the new one asks, and the old one, which
 * has just shown the code for it, sends them a piece at a time. The server only passes them on.
 */
import { shell } from '../shell/shell.svelte';
import { t } from '../shell/words.svelte';
import type { TableClient } from '../state/client';
import { offersGames } from './arrival';
import { isGame, PlayedGames } from './playedGames';

/** In letters: a quotation mark takes four bytes on the way, and the server takes 4,096 in a message. */
const LONGEST_PIECE = 1_400;
/** Between two pieces: half of the requests that the server takes are left to the player. And before one is sent again. */
const PAUSE_MILLISECONDS = 200;
const RETRY_MILLISECONDS = 2_000;

type Pause = (milliseconds: number) => Promise<void>;
const pause: Pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Piece {
  readonly games: 'wanted' | 'piece';
  /** Which piece of how many, and its part of the JSON. */
  readonly number?: number;
  readonly of?: number;
  readonly part?: string;
}

let pieces: string[] = [];

/** Ask the other device at this seat for its games. */
export function ask(client: TableClient): void {
  pieces = [];
  let asked = false;
  const stop = client.subscribe(({ connection, seat }) => {
    if (asked || connection.state !== 'live' || seat === null) return;
    asked = true;
    queueMicrotask(() => stop());
    void client.relay(JSON.stringify({ games: 'wanted' } satisfies Piece));
  });
}

/** Another device at this seat has sent something. */
export function hear(client: TableClient, data: string, games = new PlayedGames()): void {
  const piece = read(data);
  if (piece?.games === 'wanted' && offersGames()) void send(client, games, pause);
  else if (piece?.games === 'piece') take(piece, games);
}

/** Send all games of this device, one piece after the other. */
export async function send(client: Pick<TableClient, 'relay'>, games: PlayedGames, wait: Pause): Promise<void> {
  const text = JSON.stringify(games.all());
  const of = Math.ceil(text.length / LONGEST_PIECE);
  let number = 0;
  while (number < of) {
    const part = text.slice(number * LONGEST_PIECE, (number + 1) * LONGEST_PIECE);
    const answer = await client.relay(JSON.stringify({ games: 'piece', number, of, part } satisfies Piece));
    if (answer.message === 'accepted') number += 1;
    else if (answer.message !== 'refused' || answer.reason !== 'too-many-requests') return;
    await wait(answer.message === 'accepted' ? PAUSE_MILLISECONDS : RETRY_MILLISECONDS);
  }
}

function take({ number = 0, of = 0, part = '' }: Piece, games: PlayedGames): void {
  if (number === 0) pieces = [];
  if (number !== pieces.length) return;
  pieces.push(part);
  if (pieces.length < of) return;
  const found = read<unknown>(pieces.join(''));
  pieces = [];
  const count = Array.isArray(found) ? games.keep(found.filter(isGame)) : 0;
  if (count > 0) shell.toast(t('web-games-came-along', { count }));
}

function read<Found = Piece>(text: string): Found | null {
  try {
    return JSON.parse(text) as Found;
  } catch {
    return null;
  }
}

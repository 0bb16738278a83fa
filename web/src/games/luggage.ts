/**
 * The games of a device move to another one through the table where both sit: the new one asks, and the old one, which
 * has just shown the code for it, sends them a piece at a time. The server only passes them on.
 */
import { shell } from '../shell/shell.svelte';
import { t } from '../shell/words.svelte';
import type { TableClient } from '../state/client';
import { offersGames } from './arrival';
import { isGame, PlayedGames } from './playedGames';

/** In letters; the server takes somewhat more. */
const LONGEST_PIECE = 3_000;

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
  if (piece?.games === 'wanted' && offersGames()) void send(client, games);
  else if (piece?.games === 'piece') take(piece, games);
}

async function send(client: TableClient, games: PlayedGames): Promise<void> {
  const text = JSON.stringify(games.all());
  const of = Math.ceil(text.length / LONGEST_PIECE);
  for (let number = 0; number < of; number += 1) {
    const part = text.slice(number * LONGEST_PIECE, (number + 1) * LONGEST_PIECE);
    const answer = await client.relay(JSON.stringify({ games: 'piece', number, of, part } satisfies Piece));
    if (answer.message !== 'accepted') return;
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

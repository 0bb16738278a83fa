/**
 * The games of a device move to another one through the table where both sit: the new one asks, and the old one, which
 * has just shown the code for it, sends them one by one, the newest first, in pieces. The server only passes them on.
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
/** As many games arrive before anybody wonders. */
const QUICK = 4;

type Pause = (milliseconds: number) => Promise<void>;
const pause: Pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Piece {
  readonly games: 'wanted' | 'piece';
  /** How many games come after this one. */
  readonly left?: number;
  /** Which piece of how many, and its part of the game's JSON. */
  readonly number?: number;
  readonly of?: number;
  readonly part?: string;
}

/** Of the game that arrives now. */
let pieces: string[] = [];
/** How many new games have arrived; null before the first piece. */
let arrived: number | null = null;

/** Ask the other device at this seat for its games. */
export function ask(client: TableClient): void {
  pieces = [];
  arrived = null;
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

/** Send all games of this device, one piece after the other: those that have arrived stay there, whatever happens. */
export async function send(client: Pick<TableClient, 'relay'>, games: PlayedGames, wait: Pause): Promise<void> {
  const queue = games.all().flatMap((game, index, { length }) => piecesOf(JSON.stringify(game), length - 1 - index));
  for (let next = queue[0]; next !== undefined; next = queue[0]) {
    const answer = await client.relay(JSON.stringify(next));
    if (answer.message === 'accepted') queue.shift();
    else if (answer.message !== 'refused' || answer.reason !== 'too-many-requests') return;
    await wait(answer.message === 'accepted' ? PAUSE_MILLISECONDS : RETRY_MILLISECONDS);
  }
}

function piecesOf(text: string, left: number): Piece[] {
  const of = Math.ceil(text.length / LONGEST_PIECE);
  return Array.from({ length: of }, (_, number) => {
    const part = text.slice(number * LONGEST_PIECE, (number + 1) * LONGEST_PIECE);
    return { games: 'piece', left, number, of, part };
  });
}

function take({ left = 0, number = 0, of = 0, part = '' }: Piece, games: PlayedGames): void {
  if (number === 0) pieces = [];
  if (arrived === null && left >= QUICK) shell.toast(t('web-games-coming', { count: left + 1 }));
  arrived ??= 0;
  if (number !== pieces.length) return;
  pieces.push(part);
  if (pieces.length < of) return;
  const found = read<unknown>(pieces.join(''));
  pieces = [];
  if (isGame(found)) arrived += games.keep([found]);
  if (left > 0) return;
  if (arrived > 0) shell.toast(t('web-games-came-along', { count: arrived }));
  arrived = null;
}

function read<Found = Piece>(text: string): Found | null {
  try {
    return JSON.parse(text) as Found;
  } catch {
    return null;
  }
}

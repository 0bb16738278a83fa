/**
 * The finished games of this device: who played, how it ended, and the record, as a link holds it. They stay here; a file
 * or a code for another device takes them along.
 */
import { at } from '../net/siteRoot';
import { storage, type Storage } from '../net/storage';
import type { GameEvent, GameReview } from '../protocol';
import { readPlay } from '../state/notation';

export interface PlayedGame {
  /** The commitment to its luck: no two games share it. */
  readonly id: string;
  /** When it was over, in milliseconds since 1970. */
  readonly over: number;
  /** The deck: an edition or a recipe, and what it's called. */
  readonly edition: string;
  readonly title: string;
  /** By seat: the name, the face, and whether it was a person. */
  readonly players: readonly { readonly name: string; readonly avatar: number; readonly person: boolean }[];
  /** The own seat, and all seats from first place to last. */
  readonly seat: number;
  readonly standings: readonly number[];
  /** Kittens that were due by the odds, and those that came; null where the history was incomplete. */
  readonly luck: { readonly owed: number; readonly met: number } | null;
  /** How often the player aimed at each of the others, and they at the player, by name. */
  readonly aimed: Readonly<Record<string, number>>;
  readonly suffered: Readonly<Record<string, number>>;
  /** The record (replay/replayLink.ts); empty as long as others play the deal, and then it is at this table. */
  readonly packed: string;
  readonly table?: string;
  readonly number?: number;
  /** The worth of the own moves against the champion's, in won games, once a judge with this fingerprint said so. */
  readonly judged?: { readonly judge: string; readonly moves: number };
}

/** Servers in two folders of one site share the browser's storage. */
const KEY = `boomcat.games${at('').slice(0, -1)}`;
/** Older games are forgotten first: a game takes some two kilobytes. */
export const MAX_GAMES_KEPT = 500;

/** One for all: without a storage of the browser, the list shows what was played since the page was opened. */
const STORAGE = storage();

export class PlayedGames {
  constructor(private readonly kept: Storage = STORAGE) {}

  /** Whether they're still there after the page was closed: not if the browser stores nothing, or is full. */
  lasts(): boolean {
    this.kept.set(KEY, JSON.stringify(this.ids()));
    return this.kept.lasts();
  }

  /** The newest first. */
  all(): PlayedGame[] {
    return this.ids().flatMap((id) => this.of(id) ?? []);
  }

  has(id: string): boolean {
    return this.ids().includes(id);
  }

  /** Keep these; games that are known already stay as they are. Returns how many are new. */
  keep(games: readonly PlayedGame[]): number {
    const known = new Set(this.ids());
    const fresh = games.filter(({ id }, index) => !known.has(id) && games.findIndex((one) => one.id === id) === index);
    for (const game of fresh) this.kept.set(`${KEY}.${game.id}`, JSON.stringify(game));
    const sorted = [...fresh, ...this.all()].sort((one, other) => other.over - one.over);
    for (const { id } of sorted.slice(MAX_GAMES_KEPT)) this.kept.remove(`${KEY}.${id}`);
    this.kept.set(KEY, JSON.stringify(sorted.slice(0, MAX_GAMES_KEPT).map(({ id }) => id)));
    return fresh.length;
  }

  /** The record of a game has come. */
  complete(game: PlayedGame, packed: string): void {
    this.kept.set(`${KEY}.${game.id}`, JSON.stringify({ ...game, packed }));
  }

  /** Note what a review says of the game with this record, if it's one of these. */
  judge(packed: string, { judge, seats }: Pick<GameReview, 'judge' | 'seats'>): void {
    const game = this.all().find((one) => one.packed === packed);
    const own = seats.find(({ seat }) => seat === game?.seat);
    if (game && own) this.kept.set(`${KEY}.${game.id}`, JSON.stringify({ ...game, judged: { judge, moves: own.skill } }));
  }

  forget(id: string): void {
    this.kept.set(KEY, JSON.stringify(this.ids().filter((other) => other !== id)));
    this.kept.remove(`${KEY}.${id}`);
  }

  private ids(): string[] {
    const found = parsed(this.kept.get(KEY));
    return Array.isArray(found) ? found.filter((id): id is string => typeof id === 'string') : [];
  }

  private of(id: string): PlayedGame | null {
    const found = parsed(this.kept.get(`${KEY}.${id}`));
    return isGame(found) ? found : null;
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null') as unknown;
  } catch {
    return null;
  }
}

const isNumber = (thing: unknown): thing is number => typeof thing === 'number' && Number.isFinite(thing);
const isText = (thing: unknown): thing is string => typeof thing === 'string';
const isCount = (thing: unknown): boolean =>
  typeof thing === 'object' && thing !== null && Object.values(thing).every(isNumber);

/** Whether this is a game as it is kept: files come from anywhere. */
export function isGame(thing: unknown): thing is PlayedGame {
  const game = thing as Partial<PlayedGame> | null;
  if (typeof game !== 'object' || game === null) return false;
  const { players, standings, luck, judged } = game;
  if (![game.id, game.edition, game.title, game.packed].every(isText) || !isNumber(game.over)) return false;
  if (!Array.isArray(players) || !Array.isArray(standings) || players.length < 2) return false;
  const seats = players.map((_, index) => index + 1);
  return (
    players.every((one: unknown) => {
      const player = one as Partial<PlayedGame['players'][number]> | null;
      return isText(player?.name) && isNumber(player.avatar) && typeof player.person === 'boolean';
    }) &&
    seats.every((seat) => standings.includes(seat)) &&
    seats.includes(game.seat ?? 0) &&
    (luck === null || (isNumber(luck?.owed) && isNumber(luck.met))) &&
    (judged === undefined || (isText(judged.judge) && isNumber(judged.moves))) &&
    isCount(game.aimed) &&
    isCount(game.suffered)
  );
}

// -- files ---------------------------------------------------------------------------

const FORMAT = 'boomcat-games';

export const writeGames = (games: readonly PlayedGame[]): string => JSON.stringify({ format: FORMAT, version: 1, games });

/** The games in a file; null if it isn't one of ours. */
export function readGames(text: string): PlayedGame[] | null {
  const found = parsed(text) as { format?: unknown; games?: unknown } | null;
  if (found?.format !== FORMAT || !Array.isArray(found.games)) return null;
  return found.games.filter(isGame);
}

// -- what they tell ------------------------------------------------------------------

/** Whom a player aimed at in a game, and who aimed at the player, by seat. */
export function aims(events: readonly GameEvent[], own: number): { aimed: Map<number, number>; suffered: Map<number, number> } {
  const aimed = new Map<number, number>();
  const suffered = new Map<number, number>();
  const count = (map: Map<number, number>, seat: number): void => void map.set(seat, (map.get(seat) ?? 0) + 1);
  for (const event of events) {
    if (event.event !== 'played') continue;
    const { target } = readPlay(event.play);
    if (target === null || target === event.seat) continue;
    if (event.seat === own) count(aimed, target);
    else if (target === own) count(suffered, event.seat);
  }
  return { aimed, suffered };
}

export interface Tale {
  readonly games: number;
  readonly wins: number;
  /** The wins that the odds would have brought: one in four at a table of four. */
  readonly due: number;
  /** Kittens due and kittens met, over all games that tell. */
  readonly owed: number;
  readonly met: number;
  /** Whom the player aimed at most, and who aimed at the player most. */
  readonly victim: string | null;
  readonly nemesis: string | null;
}

/** The numbers of games of one deck: those of different decks don't stand beside each other. */
export function taleOf(games: readonly PlayedGame[]): Tale {
  const sum = (value: (game: PlayedGame) => number): number => games.reduce((total, game) => total + value(game), 0);
  return {
    games: games.length,
    wins: games.filter(({ standings, seat }) => standings[0] === seat).length,
    due: sum(({ players }) => 1 / players.length),
    owed: sum(({ luck }) => luck?.owed ?? 0),
    met: sum(({ luck }) => luck?.met ?? 0),
    victim: most(games.map(({ aimed }) => aimed)),
    nemesis: most(games.map(({ suffered }) => suffered)),
  };
}

function most(counts: readonly Readonly<Record<string, number>>[]): string | null {
  const total = new Map<string, number>();
  for (const count of counts)
    for (const [name, times] of Object.entries(count)) total.set(name, (total.get(name) ?? 0) + times);
  const [first] = [...total].sort(([, one], [, other]) => other - one);
  return first?.[0] ?? null;
}

/** The decks that were played, the most played first, each with its games. */
export function byDeck(games: readonly PlayedGame[]): readonly (readonly PlayedGame[])[] {
  return [...grouped(games).values()].sort((one, other) => other.length - one.length);
}

export const deckOf = ({ edition, title }: Pick<PlayedGame, 'edition' | 'title'>): string => `${edition} ${title}`;

function grouped(games: readonly PlayedGame[]): Map<string, PlayedGame[]> {
  const found = new Map<string, PlayedGame[]>();
  for (const game of games) found.set(deckOf(game), [...(found.get(deckOf(game)) ?? []), game]);
  return found;
}

/** Requests over plain HTTP: opening, joining and claiming a seat, and looking around before that. */
import type {
  Catalog,
  ClaimSeat,
  DealInfo,
  DealResults,
  JoinTable,
  OpenDuel,
  OpenTable,
  PlayDeal,
  PlayLesson,
  PlayNow,
  PlayOn,
  PlaySolo,
  Problem,
  PublicTables,
  PuzzlePosition,
  PuzzleList,
  ReadRecipe,
  RecipeInfo,
  Replay,
  ReadReplay,
  Seated,
  TableInfo,
} from '../protocol';
import { at, site } from './siteRoot';
import { transport } from './transport';

/** The request was refused, or the server did not answer ("unreachable"). */
export class ApiProblem extends Error {
  constructor(
    readonly reason: string,
    readonly details: Record<string, string | number>,
    /** 0 if there was no answer at all. */
    readonly status: number,
  ) {
    super(reason);
    this.name = 'ApiProblem';
  }
}

export interface Api {
  openTable(body: OpenTable): Promise<Seated>;
  playSolo(body: PlaySolo): Promise<Seated>;
  playLesson(body: PlayLesson): Promise<Seated>;
  /** A seat at a public table. */
  playNow(body: PlayNow): Promise<Seated>;
  publicTables(): Promise<PublicTables>;
  table(code: string): Promise<TableInfo>;
  join(code: string, body: JoinTable): Promise<Seated>;
  claim(body: ClaimSeat): Promise<Seated>;
  catalog(): Promise<Catalog>;
  /** The deck that a recipe makes. */
  recipe(body: ReadRecipe): Promise<RecipeInfo>;
  /** A table that goes on in the middle of a recorded game. */
  playOn(body: PlayOn): Promise<Seated>;
  /** A deal that others play, too: `today`, or a duel. */
  deal(name: string): Promise<DealInfo>;
  openDuel(body: OpenDuel): Promise<DealInfo>;
  playDeal(body: PlayDeal): Promise<Seated>;
  /** How it went, for those who have played it at this table. */
  dealResults(name: string, table: string): Promise<DealResults>;
  /** A recorded game, moment by moment. */
  replay(body: ReadReplay): Promise<Replay>;
  puzzles(): Promise<PuzzleList>;
  puzzle(number: number, language: string): Promise<PuzzlePosition>;
  /** Whether a recorded game had the luck that was promised; only the tables of this browser say. */
  checkLuck(body: CheckLuck): Promise<{ right: boolean }>;
  /** The game of this number as JSON Lines, once it is over. */
  record(code: string, game: number): Promise<string>;
  /** False for sure, true for sure, or null: the server did not answer. */
  exists(code: string): Promise<boolean | null>;
}

/** A record, and what this device noted before the game. */
export interface CheckLuck {
  record: string;
  commitment?: string;
  seat?: number | null;
  bytes?: string;
}

const TIMEOUT_MILLISECONDS = 10_000;

const path = (code: string): string => at(`api/tables/${encodeURIComponent(code)}`);

/** For links and pictures. */
export const recordAddress = (code: string, game: number): string => `${path(code)}/records/${game}`;
export const qrAddress = (code: string): string => `${path(code)}/qr.svg`;
/** The link that people send to each other: it holds no key. */
export const tableLink = (code: string, server: string = site()): string =>
  `${server}/t/${encodeURIComponent(code)}`;

/** The table on a big screen, in this browser. */
export const tvLink = (code: string): string => at(`tv/${encodeURIComponent(code)}`);

export function api(fetch: typeof globalThis.fetch = transport.fetch): Api {
  async function ask(address: string, body?: object): Promise<Response> {
    let response: Response;
    try {
      response = await fetch(address, {
        signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
        ...(body && {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      });
    } catch {
      throw new ApiProblem('unreachable', {}, 0);
    }
    if (!response.ok) throw await problem(response);
    return response;
  }
  async function json<Found>(address: string, body?: object): Promise<Found> {
    return (await (await ask(address, body)).json()) as Found;
  }
  return {
    openTable: (body) => json(at('api/tables'), body),
    playSolo: (body) => json(at('api/solo'), body),
    playLesson: (body) => json(at('api/lessons'), body),
    playNow: (body) => json(at('api/play-now'), body),
    publicTables: () => json(at('api/public')),
    table: (code) => json(path(code)),
    join: (code, body) => json(`${path(code)}/join`, body),
    claim: (body) => json(at('api/claim'), body),
    catalog: () => json(at('api/catalog')),
    recipe: (body) => json(at('api/recipe'), body),
    playOn: (body) => json(at('api/play-on'), body),
    deal: (name) => json(at(`api/deals/${encodeURIComponent(name)}`)),
    openDuel: (body) => json(at('api/duels'), body),
    playDeal: (body) => json(at('api/play-deal'), body),
    dealResults: (name, table) =>
      json(at(`api/deals/${encodeURIComponent(name)}/results?table=${encodeURIComponent(table)}`)),
    replay: (body) => json(at('api/replay'), body),
    puzzles: () => json(at('api/puzzles')),
    puzzle: (number, language) => json(`${at('api/puzzles')}/${number}?language=${encodeURIComponent(language)}`),
    checkLuck: (body) => json(at('api/check-luck'), body),
    record: async (code, game) => (await ask(recordAddress(code, game))).text(),
    async exists(code) {
      try {
        await ask(path(code));
        return true;
      } catch (found) {
        return found instanceof ApiProblem && found.status === 404 ? false : null;
      }
    },
  };
}

/** A proxy in between may answer with anything but a `Problem`. */
export async function problem(response: Response): Promise<ApiProblem> {
  const body = (await response.json().catch(() => null)) as Partial<Problem> | null;
  const reason = typeof body?.reason === 'string' ? body.reason : 'server-error';
  return new ApiProblem(reason, body?.details ?? {}, response.status);
}

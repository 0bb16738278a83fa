/** Where requests of the page go: over the network to the server, or to the tables in this browser. */
import type { Line } from './environment';

export interface Transport {
  fetch: typeof globalThis.fetch;
  /** A connection to a table, by the address of its socket. */
  open(address: string): Line;
}

/** The tables of this browser, which keep the keys to its seats, too. */
export interface Engine extends Transport {
  forget(table: string): Promise<void>;
}

/** Whether the page came from a server at all, and not from a folder of files (boomcat web). */
export const SERVERLESS = typeof document !== 'undefined' && document.documentElement.dataset['serverless'] !== undefined;

/** What this browser answers as well as a server, if it keeps the game: recorded games and puzzles. */
const HERE = /\/api\/(?:replay|puzzles\b.*)$/;

class Choice implements Transport {
  /** Whether the tables of this browser are played at: the address says so (shell/router.svelte.ts). */
  offline = SERVERLESS;
  /** Those tables; offline/engine.svelte.ts, which is downloaded separately, puts itself here. */
  engine: Engine | null = null;

  fetch = async (...request: Parameters<typeof globalThis.fetch>): Promise<Response> => {
    try {
      if (!this.offline) return await globalThis.fetch(...request);
    } catch (why) {
      if (!navigator.serviceWorker?.controller || !HERE.test(String(request[0]))) throw why;
      this.offline = true;
    }
    this.engine ??= (await import('../offline/engine.svelte')).engine;
    return this.engine.fetch(...request);
  };

  open(address: string): Line {
    return this.offline && this.engine ? this.engine.open(address) : (new WebSocket(address) as unknown as Line);
  }
}

export const transport = new Choice();

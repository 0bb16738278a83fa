/** Where requests of the page go: over the network to the server, or to the tables in this browser. */
import type { Line } from './environment';

export interface Transport {
  fetch: typeof globalThis.fetch;
  /** A connection to a table, by the address of its socket. */
  open(address: string): Line;
}

/** Whether the page came from a server at all, and not from a folder of files (boomcat web). */
export const SERVERLESS = typeof document !== 'undefined' && document.documentElement.dataset['serverless'] !== undefined;

class Choice implements Transport {
  /** Whether the tables of this browser are played at: the address says so (shell/router.svelte.ts). */
  offline = SERVERLESS;
  /** Those tables; offline/engine.svelte.ts, which is downloaded separately, puts itself here. */
  engine: Transport | null = null;

  fetch = async (...request: Parameters<typeof globalThis.fetch>): Promise<Response> => {
    if (!this.offline) return globalThis.fetch(...request);
    this.engine ??= (await import('../offline/engine.svelte')).engine;
    return this.engine.fetch(...request);
  };

  open(address: string): Line {
    return this.offline && this.engine ? this.engine.open(address) : (new WebSocket(address) as unknown as Line);
  }
}

export const transport = new Choice();

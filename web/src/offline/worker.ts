/** The server's tables in this browser: Python runs here, so that the page never waits for it. */
import type { loadPyodide } from 'pyodide';
import { networkForPython } from '../../offline/network.js';
import { startPython, type Bundle } from '../../offline/python.js';
import { openKeyStore } from './keyStore';
import type { FromWorker, ToWorker } from './workerMessages';

/** boomcat/offline/offline_server.py */
interface OfflineServer {
  respond(path: string, body: string | null | undefined): Promise<{ toJs(): [number, string]; destroy(): void }>;
  connect(code: string, say: (text: string) => void, over: () => void): Promise<Connection | undefined>;
}

/** boomcat/offline/page_connection.py */
interface Connection {
  hear(text: string): void;
  leave(): void;
  destroy(): void;
}

/** The part of a worker's global scope that is used; the types of pages are loaded, which differ. */
const page = self as unknown as {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage(message: FromWorker): void;
};
const tell = (message: FromWorker): void => page.postMessage(message);

const lines = new Map<number, Connection>();
let server: OfflineServer | null = null;
/** Gives Python the puzzles; set once it has started. */
let fetchPuzzles: (() => Promise<void>) | null = null;
let puzzles: Promise<void> | null = null;
/** The name of the database, and whether this page has the tables in it. */
let database = '';
let taken: Promise<void> | null = null;
/** Where boomcat/offline/stored_puzzles.py reads them. */
const PUZZLES = '/lib/python3.14/site-packages/boomcat/offline/puzzles.jsonl';
const UNREACHABLE = JSON.stringify({ reason: 'unreachable', details: {} });
/** What any page may ask while another one has the tables. */
const WITHOUT_TABLES = /^api\/(?:catalog|recipe|replay|puzzles|check-luck)\b/;

page.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'start') {
    database = data.database;
    start(data.root).catch((why: unknown) => tell({ kind: 'failed', why: String(why) }));
  } else if (server) {
    void obey(server, data);
  }
};

async function start(root: string): Promise<void> {
  const answer = await fetch(`${root}python/bundle.json`);
  if (!answer.ok) throw new Error('no bundle');
  const bundle = (await answer.json()) as Bundle;
  const base = `${root}python/${bundle.version}/`;
  const pack = await download(base, bundle);
  const engine = (await import(/* @vite-ignore */ `${base}pyodide.mjs`)) as { loadPyodide: typeof loadPyodide };
  const python = await startPython(engine.loadPyodide, base, bundle.lock, pack);
  const module = python.pyimport('boomcat.offline.offline_server') as {
    OfflineServer: (keys: unknown, download: unknown) => OfflineServer;
  };
  server = module.OfflineServer(await openKeyStore(database), {
    load: async () => networkForPython(await fetched(`${base}champion.network`)),
  });
  fetchPuzzles = async () => python.FS.writeFile(PUZZLES, await fetched(`${base}puzzles.jsonl`));
  tell({ kind: 'ready' });
}

async function fetched(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(address);
  return new Uint8Array(await answer.arrayBuffer());
}

/** The page that was opened last has the tables: two of them would play the same bots. Plain http has no locks. */
function takeTables(): Promise<void> {
  if (!('locks' in navigator)) return Promise.resolve();
  return new Promise((resolve) => {
    const held = (): Promise<never> => {
      resolve();
      return new Promise(() => {});
    };
    navigator.locks.request(database, { steal: true }, held).catch(() => tell({ kind: 'displaced' }));
  });
}

/** Fetch every file, so that Python finds them in the browser's cache; returns Boomcat's own. */
async function download(base: string, { files }: Bundle): Promise<Uint8Array> {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  let loaded = 0;
  const contents = await Promise.all(
    files.map(async ({ name, bytes }) => {
      const { body, ok } = await fetch(base + name);
      if (!body || !ok) throw new Error(name);
      const keep = name.endsWith('.pack') ? new Uint8Array(bytes) : null;
      let at = 0;
      const reader = body.getReader();
      for (;;) {
        const { value } = await reader.read();
        if (!value) return keep;
        keep?.set(value, at);
        at += value.length;
        loaded += value.length;
        tell({ kind: 'progress', loaded, total });
      }
    }),
  );
  const pack = contents.find((content) => content !== null);
  if (!pack) throw new Error('no pack');
  return pack;
}

/** Whether Python has the puzzles; after a failure the next call tries again. */
async function havePuzzles(): Promise<boolean> {
  try {
    await (puzzles ??= fetchPuzzles?.() ?? Promise.reject(new Error('not started')));
    return true;
  } catch {
    puzzles = null;
    return false;
  }
}

async function obey(server: OfflineServer, message: Exclude<ToWorker, { kind: 'start' }>): Promise<void> {
  switch (message.kind) {
    case 'ask': {
      if (message.path.startsWith('api/puzzles') && !(await havePuzzles())) {
        tell({ kind: 'answer', id: message.id, status: 503, body: UNREACHABLE });
        return;
      }
      if (!WITHOUT_TABLES.test(message.path)) await (taken ??= takeTables());
      const found = await server.respond(message.path, message.body ?? undefined);
      const [status, body] = found.toJs();
      found.destroy();
      tell({ kind: 'answer', id: message.id, status, body });
      return;
    }
    case 'open': {
      await (taken ??= takeTables());
      const { line } = message;
      const over = (): void => {
        lines.get(line)?.destroy();
        lines.delete(line);
        tell({ kind: 'closed', line });
      };
      const connection = await server.connect(message.code, (text) => tell({ kind: 'message', line, text }), over);
      if (!connection) {
        over();
        return;
      }
      lines.set(line, connection);
      tell({ kind: 'opened', line });
      return;
    }
    case 'send':
      lines.get(message.line)?.hear(message.text);
      return;
    case 'close':
      lines.get(message.line)?.leave();
      lines.get(message.line)?.destroy();
      lines.delete(message.line);
  }
}

/** The worker with the tables of this browser, as the page sees it: how far it is, and its answers. */
import type { Line } from '../net/environment';
import { at } from '../net/siteRoot';
import type { Place } from '../net/tokens';
import { transport, type Engine as Tables } from '../net/transport';
import type { FromWorker, ToWorker } from './workerMessages';

export type EngineState =
  | { readonly state: 'off' | 'starting' | 'ready' | 'failed' | 'elsewhere' }
  /** From 0 to 1. */
  | { readonly state: 'loading'; readonly part: number };

class Engine implements Tables {
  #now = $state.raw<EngineState>({ state: 'off' });
  private worker: Worker | null = null;
  private starting: Promise<void> | null = null;
  private readonly answers = new Map<number, (answer: Response) => void>();
  private readonly lines = new Map<number, WorkerLine>();
  private counted = 0;

  get now(): EngineState {
    return this.#now;
  }

  /** Downloads and starts Python, unless that is done; after a failure the next call tries again. */
  start(): Promise<void> {
    this.starting ??= new Promise<void>((resolve, reject) => {
      this.#now = { state: 'loading', part: 0 };
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
      this.worker = worker;
      const fail = (why: string): void => {
        worker.terminate();
        this.starting = null;
        this.#now = { state: 'failed' };
        reject(new Error(why));
      };
      worker.onerror = ({ message }) => fail(message);
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.kind === 'ready') {
          this.#now = { state: 'ready' };
          resolve();
        } else if (data.kind === 'failed') fail(data.why);
        else if (data.kind === 'displaced') this.stop();
        else this.hear(data);
      };
      this.say({ kind: 'start', root: new URL(at(''), location.href).href, database: `boomcat${at('').slice(0, -1)}` });
    });
    return this.starting;
  }

  /** Like `fetch`, for the addresses of the server's API. */
  fetch = async (address: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    await this.start();
    this.counted += 1;
    const id = this.counted;
    const path = String(address).slice(at('').length);
    return new Promise((resolve) => {
      this.answers.set(id, resolve);
      this.say({ kind: 'ask', id, path, body: typeof init?.body === 'string' ? init.body : null });
    });
  };

  /** The keys to the newest seats: a browser that was killed may not have stored what the page knew of them. */
  async seats(): Promise<Place[]> {
    const answer = await this.fetch(at('api/seats'));
    return answer.ok ? ((await answer.json()) as Place[]) : [];
  }

  async forget(table: string): Promise<void> {
    await this.fetch(at('api/forget'), { method: 'POST', body: JSON.stringify({ table }) });
  }

  /** Like a WebSocket to a table. */
  open(address: string): Line {
    this.counted += 1;
    const line = new WorkerLine(this.counted, (message) => this.say(message));
    this.lines.set(this.counted, line);
    const code = /tables\/([^/]+)\/socket$/.exec(address)?.[1] ?? '';
    void this.start().then(
      () => this.say({ kind: 'open', line: line.number, code }),
      () => line.onclose?.(),
    );
    return line;
  }

  /** Another page has the tables: they are stored, and this one starts anew when it is asked to. */
  private stop(): void {
    this.worker?.terminate();
    this.starting = null;
    this.lines.clear();
    this.#now = { state: 'elsewhere' };
  }

  private say(message: ToWorker): void {
    this.worker?.postMessage(message);
  }

  private hear(message: FromWorker): void {
    switch (message.kind) {
      case 'progress':
        this.#now = message.loaded < message.total ? { state: 'loading', part: message.loaded / message.total } : { state: 'starting' };
        return;
      case 'answer':
        this.answers.get(message.id)?.(new Response(message.body, { status: message.status }));
        this.answers.delete(message.id);
        return;
      case 'opened':
        this.lines.get(message.line)?.onopen?.();
        return;
      case 'message':
        this.lines.get(message.line)?.onmessage?.({ data: message.text });
        return;
      case 'closed':
        this.lines.get(message.line)?.onclose?.();
        this.lines.delete(message.line);
        return;
      default:
    }
  }
}

class WorkerLine implements Line {
  onopen: (() => void) | null = null;
  onmessage: ((frame: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(
    readonly number: number,
    private readonly say: (message: ToWorker) => void,
  ) {}

  send(text: string): void {
    this.say({ kind: 'send', line: this.number, text });
  }

  close(): void {
    this.say({ kind: 'close', line: this.number });
  }
}

export const engine = new Engine();
transport.engine = engine;

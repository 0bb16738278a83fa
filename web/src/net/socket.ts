/**
 * The connection to a table: it says hello, counts messages, answers for requests, and comes back by itself.
 *
 * Every request has an id. After a new connection the unanswered ones are sent again under the same id, which the
 * server carries out once only; so nothing here is lost or done twice, whatever the network does.
 */
import {
  PROTOCOL,
  type Accepted,
  type Advised,
  type AnyFromClient,
  type AnyFromServer,
  type DeviceCode,
  type Goodbye,
  type Refused,
  type Request,
} from '../protocol';
import type { Line, Environment } from './environment';

/** Why the connection will not come back by itself. */
export type Ending = Goodbye['reason'] | 'unknown-table' | 'new-version' | 'closed-here';

export type Status =
  | { readonly state: 'connecting' }
  | { readonly state: 'live' }
  /** How often in a row, and when the next attempt starts, on the clock of the environment. */
  | { readonly state: 'lost'; readonly failures: number; readonly retry: number }
  | { readonly state: 'ended'; readonly reason: Ending };

/** A request without its id, which the connection chooses. */
export type Asking = Request extends infer Each ? (Each extends Request ? Omit<Each, 'id'> : never) : never;
/** A refusal of the server, or "not-connected" (it was not asked) or "no-answer" (the outcome is unknown). */
export type Reply = Accepted | Advised | DeviceCode | Refused;

/** Whether a request only makes sense at once, so that it isn't sent again later. */
const isPassing = ({ message }: Request): boolean => message === 'emote' || message === 'talk';

const unasked = (id: string, reason: 'not-connected' | 'no-answer'): Refused => ({
  message: 'refused',
  id,
  reason,
  details: {},
  allowed: [],
});

export interface Connecting {
  address: string;
  /** The key to a seat; null to watch. */
  token: string | null;
  /** Whether this is a screen for everybody in the room, such as a TV. */
  screen?: boolean;
  environment: Environment;
  onMessage(message: AnyFromServer): void;
  onStatus(status: Status): void;
  /** Whether the table exists; asked when no connection comes about. Null if unknown. */
  exists?(): Promise<boolean | null>;
}

interface Waiting {
  request: Request;
  answered(answer: Reply): void;
  patience: () => void;
  timeouts: number;
}

const FIRST_RETRY_MILLISECONDS = 200;
const LONGEST_RETRY_MILLISECONDS = 5_000;
/** From the attempt to connect to the server's welcome. */
const WELCOME_TIMEOUT_MILLISECONDS = 8_000;
const PING_INTERVAL_MILLISECONDS = 15_000;
const PONG_TIMEOUT_MILLISECONDS = 10_000;
/** After sleep a connection is often dead without knowing it, so the first sign of life must come soon. */
const WAKE_PONG_TIMEOUT_MILLISECONDS = 3_000;
const ANSWER_TIMEOUT_MILLISECONDS = 6_000;
/** After "accepted" the update that it speaks of must come. */
const UPDATE_TIMEOUT_MILLISECONDS = 2_000;
const MAX_TIMEOUTS = 4;

const nothing = (): void => {};

export class TableSocket {
  private status: Status = { state: 'connecting' };
  private line: Line | null = null;
  private token: string | null;
  /** The number of the last message that was passed on. */
  private number: number | null = null;
  /** Between a hello and its welcome; the welcome repeats the updates in between. */
  private greeting = true;
  private failures = 0;
  private waiting = new Map<string, Waiting>();
  private stopRetry = nothing;
  private stopWelcome = nothing;
  private stopHeart = nothing;
  private stopCatchUp = nothing;
  private readonly stopWaking: () => void;

  constructor(private readonly options: Connecting) {
    this.token = options.token;
    this.stopWaking = options.environment.woken(() => this.wake());
    this.connect();
  }

  /** Never rejects: a refusal is an answer too. What is said is not sent at all if it would come late. */
  request(asking: Asking): Promise<Reply> {
    const request = { ...asking, id: this.options.environment.bytes(8) } as Request;
    return new Promise((answered) => {
      if (this.status.state === 'ended' || (isPassing(request) && this.status.state !== 'live')) {
        answered(unasked(request.id, 'not-connected'));
        return;
      }
      this.waiting.set(request.id, { request, answered, patience: nothing, timeouts: 0 });
      if (this.status.state === 'live' && !this.greeting) this.ask(request.id);
    });
  }

  /** For good; open requests are refused. */
  close(): void {
    this.end('closed-here');
  }

  get keyed(): boolean {
    return this.token !== null;
  }

  /** A spectator has taken a seat, or the other way round: a new connection in that role. */
  reseat(token: string | null): void {
    if (this.status.state === 'ended') return;
    this.token = token;
    this.number = null;
    this.failures = 0;
    this.connect();
    this.become({ state: 'connecting' });
  }

  // -- coming and going ------------------------------------------------------------

  private connect(): void {
    this.stopRetry();
    this.drop();
    this.greeting = true;
    const line = this.options.environment.open(this.options.address);
    this.line = line;
    let opened = false;
    line.onopen = () => {
      opened = true;
      this.hello();
    };
    line.onmessage = ({ data }) => this.hear(data);
    line.onclose = () => {
      this.lose();
      if (!opened) void this.askWhetherItExists();
    };
    this.stopWelcome = this.later(WELCOME_TIMEOUT_MILLISECONDS, () => this.lose());
  }

  private hello(): void {
    this.greeting = true;
    this.stopWelcome();
    this.stopWelcome = this.later(WELCOME_TIMEOUT_MILLISECONDS, () => this.lose());
    const screen = this.options.screen ?? false;
    this.send({ message: 'hello', token: this.token, last_sequence: this.number, ...(screen && { screen }) });
  }

  /** The line is dead, or as good as dead. */
  private lose(): void {
    if (this.status.state === 'ended') return;
    this.drop();
    const doubled = Math.min(LONGEST_RETRY_MILLISECONDS, FIRST_RETRY_MILLISECONDS * 2 ** this.failures);
    this.failures += 1;
    const pause = doubled * (0.75 + this.options.environment.random() / 2);
    this.stopRetry();
    this.stopRetry = this.later(pause, () => this.connect());
    this.become({ state: 'lost', failures: this.failures, retry: this.options.environment.now() + pause });
  }

  private drop(): void {
    for (const stop of [this.stopWelcome, this.stopHeart, this.stopCatchUp]) stop();
    for (const waiting of this.waiting.values()) waiting.patience();
    const line = this.line;
    this.line = null;
    if (!line) return;
    line.onopen = line.onmessage = line.onclose = null;
    line.close();
  }

  private end(reason: Ending): void {
    if (this.status.state === 'ended') return;
    this.stopRetry();
    this.drop();
    this.stopWaking();
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    this.become({ state: 'ended', reason });
    for (const { request, answered } of waiting) answered(unasked(request.id, 'not-connected'));
  }

  private wake(): void {
    if (this.status.state === 'lost') {
      this.failures = 0;
      if (!this.line) this.connect();
    } else if (this.status.state === 'live') {
      this.beat(WAKE_PONG_TIMEOUT_MILLISECONDS);
    }
  }

  private async askWhetherItExists(): Promise<void> {
    const exists = await this.options.exists?.().catch(() => null);
    if (exists === false) this.end('unknown-table');
  }

  private become(status: Status): void {
    this.status = status;
    this.options.onStatus(status);
  }

  // -- listening ---------------------------------------------------------------------

  private hear(data: unknown): void {
    const message = read(data);
    if (!message) {
      this.lose();
      return;
    }
    this.rest();
    switch (message.message) {
      case 'welcome':
        this.welcomed(message.protocol, message.sequence, message);
        return;
      case 'update':
        if (this.greeting || message.sequence < (this.number ?? 0)) return;
        // Only an own pass has no number: nothing has happened, but there is nothing more to answer.
        if (message.sequence === this.number && message.events.length) return;
        if (message.sequence > (this.number ?? 0) + 1) {
          this.hello();
          return;
        }
        this.number = message.sequence;
        break;
      case 'accepted':
      case 'advised':
      case 'device_code':
        this.settle(message.id)?.answered(message);
        if (message.message === 'accepted') this.expect(message.sequence);
        return;
      case 'refused':
        this.refuse(message);
        return;
      case 'goodbye':
        this.options.onMessage(message);
        if (message.reason === 'stopping' || message.reason === 'too-slow') this.lose();
        else this.end(message.reason);
        return;
      case 'pong':
        return;
      default:
    }
    this.options.onMessage(message);
  }

  private welcomed(protocol: number, number: number, message: AnyFromServer): void {
    this.stopWelcome();
    if (protocol !== PROTOCOL) {
      this.end('new-version');
      return;
    }
    this.number = number;
    this.greeting = false;
    this.failures = 0;
    // The state comes first: listeners for "live" find it there.
    this.options.onMessage(message);
    this.become({ state: 'live' });
    for (const { request } of [...this.waiting.values()]) {
      // The server does not remember whether it was said.
      if (isPassing(request)) this.settle(request.id)?.answered(unasked(request.id, 'no-answer'));
      else this.ask(request.id);
    }
  }

  private refuse(message: Refused): void {
    const waiting = message.id === null ? undefined : this.settle(message.id);
    if (waiting) waiting.answered(message);
    else this.options.onMessage(message);
  }

  /** Ask for everything again if this update does not arrive in time. */
  private expect(number: number): void {
    if ((this.number ?? 0) >= number) return;
    this.stopCatchUp();
    this.stopCatchUp = this.later(UPDATE_TIMEOUT_MILLISECONDS, () => {
      if ((this.number ?? 0) < number) this.hello();
    });
  }

  // -- speaking ------------------------------------------------------------------------

  private ask(id: string): void {
    const waiting = this.waiting.get(id);
    if (!waiting) return;
    waiting.patience();
    waiting.patience = this.later(ANSWER_TIMEOUT_MILLISECONDS, () => {
      waiting.timeouts += 1;
      if (waiting.timeouts < MAX_TIMEOUTS) this.lose();
      else this.settle(id)?.answered(unasked(id, 'no-answer'));
    });
    this.send(waiting.request);
  }

  private settle(id: string): Waiting | undefined {
    const waiting = this.waiting.get(id);
    waiting?.patience();
    this.waiting.delete(id);
    return waiting;
  }

  private send(message: AnyFromClient): void {
    try {
      this.line?.send(JSON.stringify(message));
    } catch {
      this.lose();
    }
  }

  /** Something was heard: the next sign of life is due after a while. */
  private rest(): void {
    this.stopHeart();
    this.stopHeart = this.later(PING_INTERVAL_MILLISECONDS, () => this.beat(PONG_TIMEOUT_MILLISECONDS));
  }

  private beat(patience: number): void {
    this.send({ message: 'ping' });
    this.stopHeart();
    this.stopHeart = this.later(patience, () => this.lose());
  }

  private later(milliseconds: number, call: () => void): () => void {
    return this.options.environment.after(milliseconds, call);
  }
}

function read(data: unknown): AnyFromServer | null {
  try {
    return JSON.parse(String(data)) as AnyFromServer;
  } catch {
    return null;
  }
}

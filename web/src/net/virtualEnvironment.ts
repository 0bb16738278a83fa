/** An environment for tests: the test lets time pass, and plays the server on every connection. */
import type { AnyFromClient, AnyFromServer } from '../protocol';
import type { Line, Environment } from './environment';

export class VirtualLine implements Line {
  onopen: (() => void) | null = null;
  onmessage: ((frame: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: AnyFromClient[] = [];
  closed = false;

  constructor(readonly address: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as AnyFromClient);
  }

  close(): void {
    this.closed = true;
  }

  /** Let the server send a message. */
  says(...messages: AnyFromServer[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }

  opens(): void {
    this.onopen?.();
  }

  breaks(): void {
    this.onclose?.();
  }

  /** The client's last message. */
  get last(): AnyFromClient | undefined {
    return this.sent.at(-1);
  }
}

export class VirtualWorld implements Environment {
  time = 0;
  lines: VirtualLine[] = [];
  private timers: { at: number; call: () => void }[] = [];
  private listeners = new Set<() => void>();
  private drawn = 0;

  now(): number {
    return this.time;
  }

  after(milliseconds: number, call: () => void): () => void {
    const timer = { at: this.time + milliseconds, call };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  }

  /** In the middle: no jitter. */
  random(): number {
    return 0.5;
  }

  bytes(count: number): string {
    this.drawn += 1;
    return this.drawn.toString(16).padStart(count * 2, '0');
  }

  open(address: string): VirtualLine {
    const line = new VirtualLine(address);
    this.lines.push(line);
    return line;
  }

  woken(call: () => void): () => void {
    this.listeners.add(call);
    return () => this.listeners.delete(call);
  }

  wakes(): void {
    for (const call of this.listeners) call();
  }

  get line(): VirtualLine {
    const line = this.lines.at(-1);
    if (!line) throw new Error('no connection has been opened');
    return line;
  }

  /** Lets time pass, timer by timer. */
  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const due = this.timers.filter(({ at }) => at <= end).sort((one, two) => one.at - two.at)[0];
      if (!due) break;
      this.timers = this.timers.filter((other) => other !== due);
      this.time = Math.max(this.time, due.at);
      due.call();
    }
    this.time = end;
  }
}

/** Lets promises settle. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

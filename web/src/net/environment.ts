/**
 * The environment of a connection: time, luck and a socket. The browser's are made here; tests bring their
 * own, so that they run in virtual time.
 */

import { at } from './siteRoot';
import { transport } from './transport';

/** The part of a WebSocket that is used. */
export interface Line {
  onopen: (() => void) | null;
  onmessage: ((frame: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Environment {
  /** Milliseconds that only ever grow. */
  now(): number;
  /** Calls back later, unless the returned function is called first. */
  after(milliseconds: number, call: () => void): () => void;
  /** From 0 up to but not including 1. */
  random(): number;
  /** This many unpredictable bytes, in hexadecimal digits. */
  bytes(count: number): string;
  open(address: string): Line;
  /** Calls back whenever the device may have woken up, or lost or found its network. */
  woken(call: () => void): () => void;
}

/** Works on pages that came over plain http too, where `crypto.randomUUID` and `crypto.subtle` are missing. */
export function randomHex(count: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(count));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const browser: Environment = {
  now: () => performance.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
  bytes: randomHex,
  open: (address) => transport.open(address),
  woken(call) {
    const seen = (): void => {
      if (document.visibilityState === 'visible') call();
    };
    addEventListener('online', call);
    addEventListener('offline', call);
    addEventListener('pageshow', call);
    document.addEventListener('visibilitychange', seen);
    return () => {
      removeEventListener('online', call);
      removeEventListener('offline', call);
      removeEventListener('pageshow', call);
      document.removeEventListener('visibilitychange', seen);
    };
  },
};

/** Where the socket of a table is, seen from this page. */
export function socketAddress(
  code: string,
  page: { protocol: string; host: string } = location,
  root?: string,
): string {
  const scheme = page.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${page.host}${at(`api/tables/${encodeURIComponent(code)}/socket`, root)}`;
}

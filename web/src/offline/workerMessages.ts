/** The messages between the page and the worker. */

export type ToWorker =
  /** The first message: where the bundle is, and which database is this site's. */
  | { kind: 'start'; root: string; database: string }
  /** Like a request over HTTP; `body` is null for a GET. */
  | { kind: 'ask'; id: number; path: string; body: string | null }
  /** A connection to a table, as a WebSocket would be. */
  | { kind: 'open'; line: number; code: string }
  | { kind: 'send'; line: number; text: string }
  | { kind: 'close'; line: number };

export type FromWorker =
  /** Downloaded so far, of all; then Python starts. */
  | { kind: 'progress'; loaded: number; total: number }
  | { kind: 'ready' }
  /** Another page of this browser has the tables now. */
  | { kind: 'displaced' }
  | { kind: 'failed'; why: string }
  | { kind: 'answer'; id: number; status: number; body: string }
  | { kind: 'opened'; line: number }
  | { kind: 'message'; line: number; text: string }
  | { kind: 'closed'; line: number };

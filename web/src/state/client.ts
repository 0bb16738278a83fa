/**
 * A table that one sits at, or watches: the connection and the state together. `subscribe` is that of Svelte's stores,
 * so a component can write `$client`.
 */
import { api } from '../net/api';
import { browser, socketAddress, type Environment } from '../net/environment';
import { TableSocket, type Reply, type Asking } from '../net/socket';
import type { GhostChoice, Settings } from '../protocol';
import { BEFORE_ALL, reduce, type Happening, type TableState } from './table';

export interface Sitting {
  code: string;
  token: string | null;
  environment?: Environment;
  address?: string;
  exists?: () => Promise<boolean | null>;
}

/** How many bytes a player adds to the luck of a game. */
const LUCK_BYTES = 16;

export class TableClient {
  state: TableState = BEFORE_ALL;
  private readonly environment: Environment;
  private readonly socket: TableSocket;
  private readonly listeners = new Set<(state: TableState) => void>();
  private asked = 0;
  /** The commitment that bytes were last added to. */
  private contributed: string | null = null;

  constructor(sitting: Sitting) {
    const { code, token } = sitting;
    this.environment = sitting.environment ?? browser;
    this.socket = new TableSocket({
      address: sitting.address ?? socketAddress(code),
      token,
      environment: this.environment,
      exists: sitting.exists ?? (() => api().exists(code)),
      onStatus: (status) => this.happen({ kind: 'status', status }),
      onMessage: (message) => {
        this.happen({ kind: 'message', message });
        this.contribute();
      },
    });
  }

  /** Calls at once and after every change. */
  subscribe(listener: (state: TableState) => void): () => void {
    this.listeners.add(listener);
    listener(this.state);
    return () => this.listeners.delete(listener);
  }

  close(): void {
    this.socket.close();
    this.listeners.clear();
  }

  /** After joining as a spectator of the same table. */
  reseat(token: string | null): void {
    this.socket.reseat(token);
  }

  /** A refusal is an answer too; it also stands in `state.refusal`. */
  async ask(asking: Asking, cards?: readonly number[]): Promise<Reply> {
    this.asked += 1;
    const key = this.asked;
    this.happen({ kind: 'asked', pending: { key, asking }, ...(cards && { cards }) });
    const answer = await this.socket.request(asking);
    this.happen({ kind: 'settled', key, answer });
    return answer;
  }

  /** Reply the open question; `cards` are the keys of the cards of the hand that are played. */
  answer(move: string, cards?: readonly number[]): Promise<Reply> {
    const question = this.state.view?.question ?? 0;
    const game = this.state.table?.game ?? null;
    return this.ask({ message: 'answer', question, move, game }, cards);
  }

  emote(emote: string): Promise<Reply> {
    return this.ask({ message: 'emote', emote });
  }

  start(): Promise<Reply> {
    return this.ask({ message: 'start' });
  }

  configure(settings: Settings, seats: number | null = null): Promise<Reply> {
    return this.ask({ message: 'configure', settings, seats });
  }

  seatBot(seat: number, bot: string): Promise<Reply> {
    return this.ask({ message: 'seat_bot', seat, bot });
  }

  removePlayer(seat: number): Promise<Reply> {
    return this.ask({ message: 'remove_player', seat });
  }

  makeHost(seat: number): Promise<Reply> {
    return this.ask({ message: 'make_host', seat });
  }

  rematch(): Promise<Reply> {
    return this.ask({ message: 'rematch' });
  }

  /** Where only bots play on, they need not take their time. */
  hurry(): Promise<Reply> {
    return this.ask({ message: 'hurry' });
  }

  /** As a ghost: what happens next, or who is meant. */
  predict({ what, number }: GhostChoice, seat: number | null = null): Promise<Reply> {
    return this.ask({ message: 'predict', what, number, seat, game: this.state.table?.game ?? null });
  }

  concede(): Promise<Reply> {
    return this.ask({ message: 'concede' });
  }

  leave(): Promise<Reply> {
    return this.ask({ message: 'leave' });
  }

  resume(): Promise<Reply> {
    return this.ask({ message: 'resume' });
  }

  /** The answer is a `device_code`. */
  requestDeviceCode(): Promise<Reply> {
    return this.ask({ message: 'request_device_code' });
  }

  /** The refusal was read. */
  read(): void {
    this.happen({ kind: 'read' });
  }

  private happen(happening: Happening): void {
    this.state = reduce(this.state, happening, this.environment.now());
    for (const listener of this.listeners) listener(this.state);
  }

  /** Once for each game, add bytes to the luck, so that no one, the server included, can choose it alone. */
  private contribute(): void {
    const { table, seat } = this.state;
    const commitment = table?.fairness?.commitment;
    if (table?.phase !== 'sealing' || seat === null || commitment === undefined) return;
    if (this.contributed === commitment) return;
    this.contributed = commitment;
    const bytes = this.environment.bytes(LUCK_BYTES);
    this.happen({ kind: 'contributed', contribution: { game: table.game, commitment, bytes } });
    // The player pressed no button for this, so a refusal is not shown.
    void this.socket.request({ message: 'contribute', bytes });
  }
}

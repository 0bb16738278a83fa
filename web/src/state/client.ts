/**
 * A table that one sits at, or watches: the connection and the state together. `subscribe` is that of Svelte's stores,
 * so a component can write `$client`.
 */
import { api } from '../net/api';
import { browser, socketAddress, type Environment } from '../net/environment';
import { TableSocket, type Reply, type Asking } from '../net/socket';
import type { GhostChoice, ReportPlayer, Settings } from '../protocol';
import { comeAlong, held } from './heldResult';
import { BEFORE_ALL, reduce, type Happening, type TableState } from './table';

export interface Sitting {
  code: string;
  token: string | null;
  screen?: boolean;
  /** Another device at this seat has sent this. */
  onRelayed?: (data: string) => void;
  environment?: Environment;
  address?: string;
  exists?: () => Promise<boolean | null>;
}

/** How many bytes a player adds to the luck of a game. */
const LUCK_BYTES = 16;

/** Where a table is drawn. */
export interface Stage {
  /** Whether something moves on it. */
  readonly moving: boolean;
  /** Shorten what is shown now. */
  hurry(): void;
}

/** The source of a table: a connection to a server, or a game that is looked at again. */
export abstract class TableSource {
  state: TableState = BEFORE_ALL;
  /** Whether the game is played now. */
  readonly live: boolean = true;
  private readonly listeners = new Set<(state: TableState) => void>();

  /** Calls at once and after every change. */
  subscribe(listener: (state: TableState) => void): () => void {
    this.listeners.add(listener);
    listener(this.state);
    return () => this.listeners.delete(listener);
  }

  close(): void {
    this.listeners.clear();
  }

  protected become(state: TableState): void {
    this.state = state;
    for (const listener of this.listeners) listener(this.state);
  }

  /** The table has been drawn. */
  drawnOn(_: Stage): void {
    /* a connection need not know */
  }

  /** The refusal was read. */
  abstract read(): void;

  /** A refusal is an answer too; it also stands in `state.refusal`. */
  abstract ask(asking: Asking, cards?: readonly number[]): Promise<Reply>;

  /** Reply the open question; `cards` are the keys of the cards of the hand that are played. */
  answer(move: string, cards?: readonly number[]): Promise<Reply> {
    const question = this.state.view?.question ?? 0;
    const game = this.state.table?.game ?? null;
    return this.ask({ message: 'answer', question, move, game }, cards);
  }

  emote(emote: string): Promise<Reply> {
    return this.ask({ message: 'emote', emote });
  }

  talk(text: string): Promise<Reply> {
    return this.ask({ message: 'talk', text });
  }

  /** To the operator of the server, from a public table. */
  report(seat: number, what: ReportPlayer['what']): Promise<Reply> {
    return this.ask({ message: 'report_player', seat, what });
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

  /** About the open question; the answer is `advised`. */
  askCoach(language: string): Promise<Reply> {
    return this.ask({ message: 'ask_coach', question: this.state.view?.question ?? 0, language });
  }

  /** Whether other players may ask the coach, as far as this one is concerned. */
  allowCoach(allow: boolean): Promise<Reply> {
    return this.ask({ message: 'allow_coach', allow });
  }

  /** Back to before the own last move, against bots. */
  takeBack(): Promise<Reply> {
    return this.ask({ message: 'take_back', game: this.state.table?.game ?? 0 });
  }

  /** To the other devices at this seat. */
  relay(data: string): Promise<Reply> {
    return this.ask({ message: 'relay', data });
  }

  /** The answer is a `device_code`. */
  requestDeviceCode(): Promise<Reply> {
    return this.ask({ message: 'request_device_code' });
  }
}

/** A table on a server. */
export class TableClient extends TableSource {
  private readonly environment: Environment;
  private readonly socket: TableSocket;
  /** A screen for all in the room has no person in front of it who would come along. */
  private readonly screen: boolean;
  /** The steps of this game since this page was opened: to look back during the game. */
  private shown: TableState[] = [];
  private asked = 0;
  /** The commitment that bytes were last added to. */
  private contributed: string | null = null;

  constructor(sitting: Sitting) {
    super();
    const { code, token, screen = false } = sitting;
    this.environment = sitting.environment ?? browser;
    this.screen = screen;
    this.socket = new TableSocket({
      address: sitting.address ?? socketAddress(code),
      token,
      screen,
      environment: this.environment,
      exists: sitting.exists ?? (() => api().exists(code)),
      onStatus: (status) => this.happen({ kind: 'status', status }),
      onMessage: (message) => {
        if (message.message === 'relayed') sitting.onRelayed?.(message.data);
        this.happen({ kind: 'message', message });
        this.contribute();
      },
    });
  }

  /** The moments of the game up to now. */
  get moments(): readonly TableState[] {
    return this.shown;
  }

  override close(): void {
    this.socket.close();
    super.close();
  }

  /** Whether a person of this table is connected, with or without a seat. */
  get keyed(): boolean {
    return this.socket.keyed;
  }

  /** After joining as a spectator of the same table. */
  reseat(token: string | null): void {
    this.socket.reseat(token);
  }

  /** From the result to the game that is played now, as a player if there is a seat. */
  comeAlong(): void {
    const { next } = this.state;
    if (!next) return;
    const state = comeAlong(this.state);
    if (state.view) this.keep(state, this.state);
    this.become(state);
    if (next.seat !== null && next.table?.seats[next.seat - 1]?.sits_out) void this.resume();
  }

  async ask(asking: Asking, cards?: readonly number[]): Promise<Reply> {
    this.asked += 1;
    const key = this.asked;
    this.happen({ kind: 'asked', pending: { key, asking }, ...(cards && { cards }) });
    const answer = await this.socket.request(asking);
    this.happen({ kind: 'settled', key, answer });
    return answer;
  }

  read(): void {
    this.happen({ kind: 'read' });
  }

  private happen(happening: Happening): void {
    const before = this.state;
    const live = reduce(before.next ?? before, happening, this.environment.now());
    const state = this.screen ? live : held(before, live);
    if (state.step !== before.step && state.view) this.keep(state, before);
    this.become(state);
  }

  /** A message without an event, as after the own pass, isn't a new moment. */
  private keep(state: TableState, before: TableState): void {
    const another = state.table?.game !== before.table?.game || state.seat !== before.seat;
    const quiet = !another && state.step?.events.length === 0 && this.shown.length > 0;
    if (another) this.shown = [state];
    else if (!quiet) this.shown = [...this.shown, state];
  }

  /** Once for each game, add bytes to the luck, so that no one, the server included, can choose it alone. */
  private contribute(): void {
    const { table, seat } = this.state.next ?? this.state;
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

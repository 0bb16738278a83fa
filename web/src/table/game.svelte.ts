/** The game as it is on the screen: the state that the server sent, as far as it has been shown, and what follows from it. */
import type { SeatInfo } from '../protocol';
import { catalog } from '../shell/catalog.svelte';
import { remembered } from '../shell/preferences';
import type { Deadline, LoggedEvent, TableState } from '../state/table';
import { ordered, type HeldCard } from '../state/hand';
import { deckHas } from '../state/recipes';
import type { Preferences } from '../state/settings';
import { isWindow } from '../state/windows';
import { namesOf, text } from '../state/words';
import type { Clock } from './clock.svelte';

/** The clock of the own turn is shown when less time than this is left. */
const HURRY_MILLISECONDS = 15_000;

export class Game {
  #state: TableState;
  #settings: Preferences = $state.raw(remembered.value);

  constructor(
    state: TableState,
    private readonly clock: Clock,
  ) {
    this.#state = $state.raw(state);
  }

  get state(): TableState {
    return this.#state;
  }

  get settings(): Preferences {
    return this.#settings;
  }

  /** Put this state on the table. */
  show(state: TableState): void {
    this.#state = state;
  }

  /** Follow the preferences of this device; returns how to stop. */
  followSettings(): () => void {
    return remembered.subscribe((settings) => (this.#settings = settings));
  }

  readonly table = $derived.by(() => this.#state.table);
  readonly view = $derived.by(() => this.#state.view);
  /** The own seat in this game: a player who sat down after the deal has none. */
  readonly me = $derived.by(() => (this.view ? this.view.viewer : this.#state.seat));
  /** The players of this game: after it they may leave, and others take their seats. */
  readonly seats: readonly SeatInfo[] = $derived.by(() => {
    const { seats = [], players = [] } = this.table ?? {};
    return seats.map((seat, index) => ({ ...seat, ...players[index] }));
  });
  readonly mine: SeatInfo | null = $derived.by(() => this.seatOf(this.me));
  /** Clockwise, from the left of the player; a spectator looks from below the first seat. */
  readonly others: readonly SeatInfo[] = $derived.by(() => {
    const all = this.seats;
    const here = all.findIndex(({ seat }) => seat === this.me);
    return here < 0 ? all : [...all.slice(here + 1), ...all.slice(0, here)];
  });
  readonly alive = $derived.by(() => this.me !== null && (this.view?.alive[this.me - 1] ?? false));
  /** Whether this player is out of the game; a spectator is not. */
  readonly out = $derived.by(() => this.me !== null && this.view !== null && !this.alive);
  readonly fallen: readonly SeatInfo[] = $derived.by(() =>
    this.others.filter(({ seat }) => this.view?.alive[seat - 1] === false),
  );
  /** Whether the own hand lies face down: a curse. */
  readonly cursed = $derived.by(() => this.me !== null && (this.view?.cursed.includes(this.me) ?? false));
  /** The cards of the own hand that all see. */
  readonly marked: readonly string[] = $derived.by(() => (this.me === null ? [] : (this.view?.marked[this.me - 1] ?? [])));
  /** How many cards the player holds, seen or not. */
  readonly held = $derived.by(() => (this.me === null ? 0 : (this.view?.hand_sizes[this.me - 1] ?? 0)));
  readonly over = $derived.by(() => this.table?.phase === 'over' || this.view?.asking === 'over');
  readonly asked = $derived.by(() => this.#state.offers.length > 0);
  readonly asking = $derived.by(() => this.view?.asking ?? 'over');
  /** Whether a window is open. Players who are out cannot answer it, and only see what is played. */
  readonly window = $derived.by(() => isWindow(this.asking) && !this.out);
  readonly turn: number | null = $derived.by(() => this.view?.current ?? null);
  readonly myTurn = $derived.by(() => this.me !== null && this.turn === this.me);
  /** Whether an answer has been sent that the server has not confirmed. */
  readonly waiting = $derived.by(() => this.#state.pending.some(({ asking }) => asking.message === 'answer'));
  readonly hand: readonly HeldCard[] = $derived.by(() => ordered(this.#state.hand, this.#settings.order));
  readonly history: readonly LoggedEvent[] = $derived.by(() => this.#state.history);
  readonly names = $derived.by(() => namesOf(this.seats));
  /** The card that lies face up on top of the draw pile. */
  readonly faceUp: string | null = $derived.by(() => this.view?.face_up ?? null);
  /** The kitten that was drawn and lies on the table. */
  readonly drawn: string | null = $derived.by(() => this.view?.drawn ?? null);
  readonly risk = $derived.by(() => this.#state.knowledge?.risk_next ?? null);
  /** Whether a player is hiding a kitten: the lights go out, and the others look away. */
  readonly secret = $derived.by(() => this.asking === 'place' && !this.over);
  /** The deadline of the own question, once little time is left. */
  readonly hurry: Deadline | null = $derived.by(() => {
    const { deadline, warned, view } = this.#state;
    if (!deadline || !this.asked || isWindow(this.asking)) return null;
    const soon = deadline.at - this.clock.now < HURRY_MILLISECONDS || warned?.question === view?.question;
    return soon ? deadline : null;
  });

  /** Seconds until the clock of the table is over. */
  readonly secondsLeft = $derived.by(() => {
    const { deadline } = this.#state;
    return deadline ? Math.max(0, Math.ceil((deadline.at - this.clock.now) / 1_000)) : 0;
  });

  /** Seconds until a bot plays for a person who isn't here; null for those who are. */
  botIn(seat: number | null): number | null {
    const { bot_in = null } = this.seatOf(seat) ?? {};
    return bot_in === null ? null : Math.max(0, Math.ceil(bot_in - (this.clock.now - this.#state.heardAt) / 1_000));
  }

  /** Whether a card is in the deck of this table. */
  plays(word: string): boolean {
    return deckHas(catalog.value, this.table?.settings.edition ?? '', word);
  }

  /** How many turns this player has to take. */
  owedBy(seat: number | null): number {
    return this.view && this.view.current === seat ? this.view.owed : 1;
  }

  seatOf(seat: number | null): SeatInfo | null {
    return this.seats.find((one) => one.seat === seat) ?? null;
  }

  nameOf(seat: number | null): string {
    if (seat === null) return '';
    return seat === this.me ? text('web-you') : String(this.names(seat));
  }
}

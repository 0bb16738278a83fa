/** What the parts of the table share: the state as the server tells it, and what this player is about to do. */
import { getContext, setContext } from 'svelte';
import { catalog } from '../shell/catalog.svelte';
import { remembered } from '../shell/preferences';
import type { Eyes } from '../art';
import type { TableClient } from '../state/client';
import { ordered, type HeldCard } from '../state/hand';
import type { Killer, Phase } from '../state/motion';
import type { Scene } from '../state/scenes';
import {
  cardStates,
  next,
  nextOf,
  pressed,
  stillHeld,
  withGap,
  wordsOf,
  type CardState,
  type Choice,
  type Next,
} from '../state/selection';
import { deckHas } from '../state/recipes';
import type { Preferences } from '../state/settings';
import type { Spoken, TableState, Told } from '../state/table';
import { lineAbout, lineKey, type Line } from '../state/voices';
import { namesOf, text } from '../state/words';
import type { SeatInfo } from '../protocol';
import { eyesOf } from './emotes';
import { touched } from './hints';

/** Cards that the player was shown, until they have been read. */
export interface Shown {
  readonly cards: readonly string[];
  readonly everybody: boolean;
}

/** Somebody explodes. */
export interface Boom {
  readonly seat: number;
  readonly by: Killer;
  readonly phase: Phase;
  /** Where: the middle of the card that explodes. */
  readonly at: { readonly x: number; readonly y: number } | null;
  /** Any number that is the same for everybody at the table. */
  readonly luck: number;
}

export type Open = 'discards' | 'log' | 'luck' | 'emotes' | 'mat' | 'notes' | { readonly seat: number } | null;

/** How long a word in passing stays, and how long something said at the table. */
const WHISPER = 3_500;
const SPOKEN = 4_000;
/** Whoever missed more than this hears nothing of it. */
const AT_ONCE = 12;
/** How long eyes stay shut, and how often somebody blinks. */
const BLINK = 150;
const BLINKS = [6_000, 10_000] as const;
/** The seats, the piles, the hand, and then what is told and asked. */
export const PARTS = 4;
/** Below this the clock of the own turn is shown. */
const SOON = 15_000;

export class Board {
  state: TableState = $state.raw(undefined as unknown as TableState);
  settings: Preferences = $state.raw(remembered.value);
  /** On the clock of the deadlines; it ticks while one is near. */
  now = $state(performance.now());
  /** The keys of the selected cards. */
  selected: readonly number[] = $state.raw([]);
  choice: Choice = $state.raw({});
  shown: Shown | null = $state.raw(null);
  open: Open = $state.raw(null);
  /** A word in passing: why a card cannot be played. */
  whisper: { readonly text: string; readonly key: number } | null = $state.raw(null);
  /** The card that was pressed in vain, to shake it. */
  shaken: { readonly key: number; readonly times: number } | null = $state.raw(null);
  /** Cards of the own hand that are still on their way to it. */
  coming: ReadonlySet<number> = $state.raw(new Set());
  /** How much of the deal has arrived: 1 but for the first moments of a game. */
  dealt = $state(1);
  /** The player who shuts the eyes now. */
  blinking: number | null = $state(null);
  /** How many cards are still on their way to the discard pile. */
  falling = $state(0);
  /** The card in the middle of the table while it is drawn; undefined: what the view says lies there. */
  loose: Scene['loose'] = $state.raw(undefined);
  /** The card in the middle is being turned over. */
  turning = $state(false);
  /** A kitten has been drawn, just now. */
  shocked = $state(false);
  /** A kitten is being defused: everybody's words wait until the table has said so. */
  saving = $state(false);
  /** Somebody explodes. */
  boom: Boom | null = $state.raw(null);
  /** Whether a Nope window is open that this player need not answer any more, although the server would take it. */
  quiet = $state(false);
  /** Whether something moves on the table. */
  moving = $state(false);
  /** Shows only how it ends; whoever shows the table knows how. */
  skip: () => void = () => {};
  /** Nobody wants to see more than that. */
  skipping = $state(false);
  /** How many parts of the table are drawn. */
  parts = $state(0);
  /** What people have said lately, from when it was shown. */
  private spoken: readonly (Spoken & { readonly at: number })[] = $state.raw([]);
  /** What bots have said lately. */
  private remarks: readonly (Line & { readonly at: number })[] = $state.raw([]);
  /** The last event that they have heard of. */
  private heard: string | null | undefined;

  private hush: ReturnType<typeof setTimeout> | undefined;
  private drowsy: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly client: TableClient) {
    this.state = client.state;
  }

  /** Follow the settings, and tell whoever shows the table what the client says; returns how to stop. */
  follow(take: (live: TableState) => void): () => void {
    const stops = [this.client.subscribe(take), remembered.subscribe((settings) => (this.settings = settings))];
    const tick = setInterval(() => {
      if (this.state.deadline || this.spoken.length + this.remarks.length > 0) this.now = performance.now();
    }, 250);
    this.blink();
    return () => {
      clearInterval(tick);
      clearTimeout(this.hush);
      clearTimeout(this.drowsy);
      for (const stop of stops) stop();
    };
  }

  /** This is on the table now. */
  show(after: TableState): void {
    const before = this.state;
    if (after === before) return;
    this.state = after;
    this.now = performance.now();
    const fresh = after.emotes.filter((one) => !before.emotes.includes(one));
    this.spoken = [...this.spoken.slice(-AT_ONCE), ...fresh.map((one) => ({ ...one, at: this.now }))];
    if (after.warned && after.warned !== before.warned) this.say(text('web-hurry'));
    if (after.view?.question !== before.view?.question || after.table?.game !== before.table?.game) this.clear();
    else this.selected = stillHeld(after.hand.cards, this.selected);
  }

  /** Now and then, one of those who still play, while nothing else moves. */
  private blink(): void {
    const [from, to] = BLINKS;
    this.drowsy = setTimeout(
      () => {
        const { view } = this.state;
        const awake = this.seats.filter(({ seat, played_by_bot }) => view?.alive[seat - 1] && !played_by_bot);
        const one = awake[Math.floor(Math.random() * awake.length)];
        if (one && !this.moving && !this.still && !document.hidden) this.blinking = one.seat;
        this.drowsy = setTimeout(() => {
          this.blinking = null;
          this.blink();
        }, BLINK);
      },
      from + Math.random() * (to - from),
    );
  }

  /** Whether nothing is to move, because the device or the player wants it so. */
  get still(): boolean {
    const { motion } = this.settings;
    return motion === 'reduced' || (motion === 'system' && matchMedia('(prefers-reduced-motion: reduce)').matches);
  }

  /** Whether the table is drawn, so that there are places that cards can fly to. */
  get whole(): boolean {
    return this.parts === PARTS;
  }

  /** How many turns this player has to take. */
  owedBy(seat: number | null): number {
    return this.view && this.view.current === seat ? this.view.owed : 1;
  }

  // -- the table ---------------------------------------------------------------------

  readonly table = $derived.by(() => this.state.table);
  readonly view = $derived.by(() => this.state.view);
  /** The own seat in the game: whoever took one after it has none. */
  readonly me = $derived.by(() => (this.view ? this.view.viewer : this.state.seat));
  /** Whoever plays the game, or played it: after it they may leave, and others take their seats. */
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
  /** Out of the game: whoever only watches is not. */
  readonly out = $derived.by(() => this.me !== null && this.view !== null && !this.alive);
  readonly fallen: readonly SeatInfo[] = $derived.by(() =>
    this.others.filter(({ seat }) => this.view?.alive[seat - 1] === false),
  );
  readonly over = $derived.by(() => this.table?.phase === 'over' || this.view?.asking === 'over');
  /** The last card has landed: the end covers the table. */
  readonly ended = $derived.by(() => this.over && !this.moving);
  readonly asked = $derived.by(() => this.state.offers.length > 0);
  readonly asking = $derived.by(() => this.view?.asking ?? 'over');
  /** A Nope window is open. Whoever is out cannot answer it, and only sees what is played. */
  readonly window = $derived.by(() => this.asking === 'nope' && !this.out);
  readonly turn: number | null = $derived.by(() => this.view?.current ?? null);
  readonly myTurn = $derived.by(() => this.me !== null && this.turn === this.me);
  /** An answer is on its way. */
  readonly waiting = $derived.by(() => this.state.pending.some(({ asking }) => asking.message === 'answer'));
  readonly hand: readonly HeldCard[] = $derived.by(() => ordered(this.state.hand, this.settings.order));
  readonly history: readonly Told[] = $derived.by(() => this.state.history);
  readonly names = $derived.by(() => namesOf(this.seats));

  /** The card that lies face up on top of the pile. */
  readonly faceUp: string | null = $derived.by(() => this.view?.face_up ?? null);
  /** The kitten that was drawn and lies on the table. */
  readonly drawn: string | null = $derived.by(() => this.view?.drawn ?? null);

  /** Whether a card is in the deck of this table. */
  plays(word: string): boolean {
    return deckHas(catalog.value, this.table?.settings.edition ?? '', word);
  }

  seatOf(seat: number | null): SeatInfo | null {
    return this.seats.find((one) => one.seat === seat) ?? null;
  }

  nameOf(seat: number | null): string {
    if (seat === null) return '';
    return seat === this.me ? text('web-you') : String(this.names(seat));
  }

  readonly risk = $derived.by(() => this.state.knowledge?.risk_next ?? null);

  /** What somebody says now: an emote, or a bot's line. */
  said(seat: number): string | null {
    if (this.saving) return null;
    const now = (one: { seat: number; at: number }): boolean => one.seat === seat && this.now - one.at < SPOKEN;
    const remark = this.remarks.findLast(now);
    return this.spoken.findLast(now)?.emote ?? (remark ? lineKey(remark) : null);
  }

  /** Bots hear what has been shown, and may say something about it. Nobody comments on what is long over. */
  listen(history: readonly Told[]): void {
    if (this.saving) return;
    const before = this.heard;
    this.heard = history.at(-1)?.key ?? null;
    if (before === undefined || !this.settings.chatter || !this.view || !this.table) return;
    const { code } = this.table;
    const { alive } = this.view;
    const fresh = history.slice(history.findIndex(({ key }) => key === before) + 1);
    if (fresh.length > AT_ONCE) return;
    const lines = fresh.flatMap(({ key, event }) => lineAbout(event, `${code} ${key}`, this.seats, alive) ?? []);
    if (lines.length === 0) return;
    this.now = performance.now();
    this.remarks = [...this.remarks.slice(-AT_ONCE), ...lines.map((line) => ({ ...line, at: this.now }))];
  }

  /** Somebody hides a kitten: lights out, and everybody else looks away. */
  readonly secret = $derived.by(() => this.asking === 'place' && !this.over);

  /** How somebody looks at what happens: down the barrel of a kitten, away from a bang and from whoever hides one. */
  eyesOf(seat: number): Eyes | undefined {
    const said = this.said(seat);
    if (said !== null) return eyesOf(said);
    if (this.boom) return this.boom.phase === 'hold' ? 'wide' : this.boom.phase === 'bang' ? 'shut' : 'down';
    if (this.shocked) return 'wide';
    if (this.asking === 'defuse' || this.asking === 'devilcat') return 'wide';
    if (this.asking === 'place' && !this.view?.asked.includes(seat)) return 'up';
    return this.blinking === seat ? 'shut' : undefined;
  }

  /** The clock of the own question, once it is time to look at it. */
  readonly hurry = $derived.by(() => {
    const { deadline, warned, view } = this.state;
    if (!deadline || !this.asked || this.asking === 'nope') return null;
    const soon = deadline.at - this.now < SOON || warned?.question === view?.question;
    return soon ? deadline : null;
  });

  // -- what the player is about to do ---------------------------------------------------

  readonly words = $derived.by(() => wordsOf(this.state.hand.cards, this.selected));
  readonly cards: readonly CardState[] = $derived.by(() =>
    cardStates(this.hand, this.selected, this.state.offers, this.state.blocked),
  );
  readonly next: Next = $derived.by(() => {
    const aimed = withGap(this.state.offers, 'target');
    if (aimed) return nextOf(aimed, this.choice);
    return next(this.state.offers, this.words, this.alone(this.choice));
  });
  /** The seats that can be chosen now, whether or not one is. */
  readonly targets: readonly number[] = $derived.by(() => {
    const { next } = this;
    return 'offer' in next ? next.offer.targets : [];
  });

  /** Where there is nobody else to choose, nobody needs to be chosen. */
  private alone(choice: Choice): Choice {
    const open = next(this.state.offers, this.words, choice);
    const only = open.step === 'target' && open.options.length === 1 ? open.options[0] : undefined;
    return only === undefined ? choice : { ...choice, target: only };
  }

  readonly target = $derived.by(() => this.alone(this.choice).target);

  choose(some: Choice): void {
    this.choice = { ...this.choice, ...some };
  }

  clear(): void {
    this.selected = [];
    this.choice = {};
  }

  /** A press on a card of the hand. */
  press(key: number): void {
    const card = this.cards.find((one) => one.key === key);
    if (!card || this.waiting) return;
    if (card.usable) {
      const before = this.words;
      this.selected = pressed(this.state.hand.cards, this.selected, key, this.state.offers);
      if (before.length > 0 && this.words[0] !== before[0]) this.choice = {};
      if (this.selected.length === 0) this.choice = {};
      return;
    }
    this.shaken = { key, times: (this.shaken?.times ?? 0) + 1 };
    const why = this.why(card);
    // A mouse that rests on a card is told already.
    this.say(!this.asked && touched() ? text('web-blocked-hold', { why }) : why);
  }

  /** Whether a card of the hand can be played now, and if not, why. */
  judge(key: number): string {
    const card = this.cards.find((one) => one.key === key);
    if (!card || this.over || !this.alive) return '';
    if (!card.alone) return this.why(card);
    return text(this.asking === 'give' ? 'web-explain-can-give' : 'web-explain-can-play');
  }

  /** What to say to whoever does what nobody asks for. */
  get unasked(): string {
    return text(this.asked ? 'web-blocked-question' : 'web-blocked-not-your-turn');
  }

  private why(card: CardState): string {
    if (this.state.offers.length === 0 || this.asking !== 'turn') return this.unasked;
    const alone = text(card.usable ? 'web-blocked-alone-but-combo' : 'web-blocked-alone');
    return card.blocked ? text(`web-${card.blocked}`, {}, alone) : alone;
  }

  say(words: string): void {
    this.whisper = { text: words, key: (this.whisper?.key ?? 0) + 1 };
    clearTimeout(this.hush);
    this.hush = setTimeout(() => (this.whisper = null), WHISPER);
  }

  /** Answer with a whole move. */
  act(move: string): void {
    if (this.waiting) return;
    const cards = this.selected;
    this.whisper = null;
    this.shown = null;
    void this.client.answer(move, cards);
  }

  /** What the main button does. */
  go(): void {
    if (this.next.step === 'ready') this.act(this.next.move);
  }
}

const KEY = Symbol('the board');

export function setBoard(board: Board): Board {
  return setContext(KEY, board);
}

export function getBoard(): Board {
  return getContext<Board>(KEY);
}

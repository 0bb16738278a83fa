/** Shows what happens: turns scenes into flights and effects over the table, and says what is still on its way. */
import { flushSync } from 'svelte';
import type { Marker } from '../art/markers';
import type { Sounds } from '../sound';
import { liesFaceUp } from '../state/cards';
import type { HeldCard } from '../state/hand';
import { killerOf, soundOf, type Killer, type Motion, type Phase, type Zone } from '../state/motion';
import { Playback } from '../state/playback';
import type { Scene } from '../state/scenes';
import type { TableState } from '../state/table';
import type { Game } from './game.svelte';

/** A place on the screen: the middle, and how wide a card is there. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

export interface Flight {
  readonly key: number;
  readonly word: string | null;
  readonly from: Box;
  readonly to: Box;
  readonly ms: number;
  /** From hand to hand it flies in an arc; to its owner it turns over on the way. */
  readonly arc: boolean;
  readonly turns: boolean;
}

export interface Effect {
  readonly key: number;
  readonly kind: 'weave' | 'swap' | 'stopped' | 'saved' | 'looks' | 'noped' | 'yupped' | 'sign';
  readonly at: Box;
  readonly ms: number;
  /** The picture of a sign, perhaps on a card. */
  readonly marker?: Marker;
  readonly word?: string | null;
}

/** A player explodes. */
export interface Boom {
  readonly seat: number;
  readonly by: Killer;
  readonly phase: Phase;
  /** The middle of the card that explodes. */
  readonly at: { readonly x: number; readonly y: number } | null;
  /** Picks one of the pictures; the same number for everybody at the table. */
  readonly luck: number;
}

/** How the table differs from what the state says, while cards move. */
interface Pose {
  /** The keys of the cards that are still on their way to the own hand. */
  readonly coming: ReadonlySet<number>;
  /** How much of the deal has arrived: 1 but for the first moments of a game. */
  readonly dealt: number;
  /** The number of cards on their way to the discard pile. */
  readonly falling: number;
  /** The card in the middle of the table while it is drawn; undefined: what the view says lies there. */
  readonly loose: Scene['loose'];
  /** Whether the card in the middle is being turned over. */
  readonly turning: boolean;
  /** Whether a kitten has just been drawn. */
  readonly shocked: boolean;
  /** Whether a kitten is being defused. */
  readonly saving: boolean;
  readonly boom: Boom | null;
}

/** How many times as large as drawn everything is: as the page's text size says. */
const textScale = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

/** Nothing is on its way. */
const AT_REST: Pose = {
  coming: new Set(),
  dealt: 1,
  falling: 0,
  loose: undefined,
  turning: false,
  shocked: false,
  saving: false,
  boom: null,
};

export class TableAnimation {
  #flights: readonly Flight[] = $state.raw([]);
  #effects: readonly Effect[] = $state.raw([]);
  #pose: Pose = $state.raw(AT_REST);
  #moving = $state(false);
  #skipping = $state(false);
  private root: HTMLElement | null = null;
  private ready = false;
  private keys = 0;
  /** Grows when all is over, or was cut short: callbacks of an earlier round do nothing. */
  private rounds = 0;
  /** Where the cards lay that have just left the own hand. */
  private readonly left = new Map<string, Box[]>();
  /** Cards of the own hand that are flying to it now. */
  private readonly headed = new Set<number>();
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private readonly playback: Playback;

  /** `put` puts a state on the table. */
  constructor(
    private readonly game: Game,
    private readonly sounds: Sounds,
    private readonly put: (state: TableState) => void,
  ) {
    this.playback = new Playback(game.state, {
      now: () => performance.now(),
      after: (milliseconds, call) => this.later(milliseconds, call),
      ready: () => this.ready,
      hidden: () => document.hidden,
      still: () => this.still,
      show: (state, scene, milliseconds) => this.show(state, scene, milliseconds),
      cut: () => this.cut(),
      rest: () => this.cut(),
    });
    document.addEventListener('visibilitychange', this.unseen);
  }

  get flights(): readonly Flight[] {
    return this.#flights;
  }

  get effects(): readonly Effect[] {
    return this.#effects;
  }

  /** Whether something moves on the table. */
  get moving(): boolean {
    return this.#moving;
  }

  /** Whether the player wants to see only how the game ends. */
  get skipping(): boolean {
    return this.#skipping;
  }

  /** Whether nothing is to move, because the device or the player asks for that. */
  get still(): boolean {
    const { motion } = this.game.settings;
    return motion === 'reduced' || (motion === 'system' && matchMedia('(prefers-reduced-motion: reduce)').matches);
  }

  readonly coming = $derived.by(() => this.#pose.coming);
  readonly dealt = $derived.by(() => this.#pose.dealt);
  readonly falling = $derived.by(() => this.#pose.falling);
  readonly loose = $derived.by(() => this.#pose.loose);
  readonly turning = $derived.by(() => this.#pose.turning);
  readonly shocked = $derived.by(() => this.#pose.shocked);
  readonly saving = $derived.by(() => this.#pose.saving);
  readonly boom = $derived.by(() => this.#pose.boom);
  /** Whether the game is over and its last card has landed: the result covers the table. */
  readonly ended = $derived.by(() => this.game.over && !this.#moving);

  attach(root: HTMLElement): void {
    this.root = root;
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.unseen);
    for (const timer of this.timers) clearTimeout(timer);
  }

  take(live: TableState): void {
    this.playback.take(live);
  }

  /** Whether the table is drawn, so that there are places to fly to. */
  setReady(ready: boolean): void {
    this.ready = ready;
    if (ready) this.later(0, () => this.playback.go());
  }

  /** Show only how the game ends. */
  skip(): void {
    this.playback.skip();
  }

  /** Shorten what is shown now: a player who presses a button does not want to wait. */
  hurry(): void {
    this.playback.hurry();
  }

  private readonly unseen = (): void => {
    if (document.hidden) this.playback.jump();
  };

  /** Cards that leave the hand are measured before the page shows the new state, their destinations after that. */
  private show(state: TableState, scene: Scene | null, milliseconds: number): void {
    if (scene) this.prepare(state, scene);
    this.#moving = this.playback.busy;
    this.#skipping = this.playback.skipping;
    this.put(state);
    if (!scene || milliseconds === 0) return;
    const heard = soundOf(scene);
    const [first] = scene.motions;
    if (heard) this.sounds.play(heard, first?.do === 'stamp' ? first.depth : undefined);
    // In one go: what leaves its place is already on its way.
    flushSync();
    for (const motion of scene.motions) this.perform(motion, milliseconds, milliseconds / scene.ms);
    flushSync();
  }

  private prepare(state: TableState, { event, loose, falling, arriving, motions }: Scene): void {
    this.#effects = [];
    const before = this.game.state.hand.cards;
    const held = new Set(before.map(({ key }) => key));
    const holds = new Set(state.hand.cards.map(({ key }) => key));
    for (const { key, word } of before) {
      const box = holds.has(key) ? null : this.boxOf(`[data-key="${key}"]`);
      if (box) this.left.set(word, [...(this.left.get(word) ?? []), box]);
    }
    const fresh = state.hand.cards.filter(({ key, word }) => !held.has(key) && arriving.includes(word));
    const dealing = motions.some((motion) => motion.do === 'deal');
    const coming = dealing ? state.hand.cards : fresh;
    const [first] = motions;
    const boom = first?.do === 'boom' ? first : null;
    const luck = (state.view?.question ?? 0) * 7 + (boom?.seat ?? 0) * 5;
    this.pose({
      coming: coming.length > 0 ? new Set([...this.#pose.coming, ...coming.map(({ key }) => key)]) : this.#pose.coming,
      dealt: dealing ? 0 : this.#pose.dealt,
      falling,
      // A card that is lifted is on its way until it lands.
      loose: first?.do === 'lift' && !this.still ? null : loose,
      turning: first?.do === 'flip',
      shocked: first?.do === 'shock',
      saving: event?.event === 'defused',
      boom: boom && { ...boom, by: killerOf(boom.by), at: this.place('table'), luck },
    });
  }

  private pose(changes: Partial<Pose>): void {
    this.#pose = { ...this.#pose, ...changes };
  }

  /** Nothing is on its way any more. */
  private cut(): void {
    this.rounds += 1;
    this.#flights = [];
    this.#effects = [];
    this.left.clear();
    this.headed.clear();
    this.#pose = AT_REST;
    this.#moving = this.playback.busy;
  }

  /** `pace` is below 1 when time is short. */
  private perform(motion: Motion, ms: number, pace: number): void {
    switch (motion.do) {
      case 'move':
        this.fly(motion, ms);
        return;
      case 'deal':
        this.deal(motion, motion.wait * pace, motion.ms * pace);
        return;
      case 'lift':
        this.lift(motion, ms);
        return;
      case 'boom':
        if (motion.phase === 'bang') this.quake();
        return;
      case 'shuffle':
      case 'reorder':
        this.effect('weave', this.place('pile'), ms);
        return;
      case 'swap':
        this.effect('swap', this.place('pile'), ms);
        return;
      case 'stamp':
        this.effect(motion.depth % 2 ? 'noped' : 'yupped', this.place('discard'), ms);
        this.elementOf('discard')?.animate({ translate: ['-3px 2px', '3px -1px', '-2px 0', '0 0'] }, 240);
        return;
      case 'verdict':
        if (motion.stopped) this.effect('stopped', this.place('discard'), ms);
        return;
      case 'defuse':
        this.effect('saved', this.place('table'), ms);
        return;
      case 'sign':
        this.sign(motion, ms);
        return;
      case 'turn-up':
        this.turnUp(motion, ms);
        return;
      case 'peek':
        if (motion.seat !== this.game.me) this.effect('looks', this.place(`seat:${motion.seat}`), ms);
        return;
      case 'shake':
        this.elementOf(motion.zone)?.animate({ translate: ['-3px 0', '3px 0', '0 0'] }, ms);
        return;
      case 'turn':
      case 'nudge':
        if (motion.seat === null) return;
        this.elementOf(this.zoneOf(motion.seat))?.animate({ scale: ['1', '1.07', '1'] }, 260);
        return;
      default:
    }
  }

  private fly(motion: Motion & { do: 'move' }, ms: number): void {
    const left = motion.from === 'hand' && motion.card ? this.left.get(motion.card)?.shift() : undefined;
    const from = left ?? this.place(motion.from);
    const card = motion.to === 'hand' ? this.newcomer((held) => held.word === motion.card) : undefined;
    if (card) this.bringIntoSight(card);
    const to = card ? this.boxOf(`[data-key="${card.key}"]`) : this.place(motion.to);
    const between = (zone: Zone): boolean => zone === 'hand' || zone.startsWith('seat:');
    const arc = between(motion.from) && between(motion.to);
    // What lies face up is seen before it is drawn.
    const turns = motion.card !== null && !liesFaceUp(motion.card) && motion.from.startsWith('pile');
    this.launch({ word: motion.card, from, to, ms, arc, turns });
    const { rounds } = this;
    this.later(ms - 20, () => {
      if (rounds !== this.rounds) return;
      if (motion.to === 'discard') this.pose({ falling: Math.max(0, this.#pose.falling - 1) });
      if (card) this.arrived(card);
    });
  }

  /** To the middle of the table, where it lies face down until it is turned over. */
  private lift(motion: Motion & { do: 'lift' }, ms: number): void {
    if (this.still) return;
    this.launch({ word: motion.card, from: this.place(motion.from), to: this.place('table'), ms, arc: false, turns: false });
    const { rounds } = this;
    this.later(ms - 20, () => {
      if (rounds === this.rounds) this.pose({ loose: { word: motion.card } });
    });
  }

  /** Where it belongs, but not over the upper edge of the table. */
  private sign({ marker, zone, card }: Motion & { do: 'sign' }, ms: number): void {
    const at = this.place(zone);
    this.effect('sign', at && { ...at, y: Math.max(at.y, 84 * textScale()) }, ms, { marker, word: card });
  }

  /** Both cats of Armageddon, in front of those they belong to from now on. */
  private turnUp({ godcat, devilcat, traded }: Motion & { do: 'turn-up' }, ms: number): void {
    const seats = { godcat, devilcat };
    for (const [word, other] of [['godcat', 'devilcat'], ['devilcat', 'godcat']] as const) {
      const to = this.place(`before:${seats[word]}`);
      const from = traded && !this.still ? this.place(`before:${seats[other]}`) : to;
      this.launch({ word, from, to, ms, arc: traded, turns: true });
    }
  }

  /** The whole table shakes, once. */
  private quake(): void {
    if (this.still) return;
    const steps = [[0, 0], [-14, 6], [12, -9], [-9, -5], [7, 6], [-4, 2], [0, 0]]; // prettier-ignore
    this.root?.animate({ translate: steps.map(([x, y]) => `${x}px ${y}px`) }, { duration: 420, easing: 'steps(7)' });
  }

  /** Into the own hand from left to right. It lands when it should, however late it left: what comes next waits for it. */
  private deal(motion: Motion & { do: 'deal' }, wait: number, ms: number): void {
    const { rounds } = this;
    let card: HeldCard | undefined;
    this.later(wait, () => {
      if (rounds !== this.rounds) return;
      card = motion.to === 'hand' ? this.newcomer(() => true) : undefined;
      const to = card ? this.boxOf(`[data-key="${card.key}"]`) : this.place(motion.to);
      this.launch({ word: card?.word ?? null, from: this.place('pile'), to, ms, arc: false, turns: card !== undefined });
    });
    this.later(wait + ms - 20, () => {
      if (rounds !== this.rounds) return;
      if (card) this.arrived(card);
      this.pose({ dealt: Math.max(this.#pose.dealt, motion.share) });
    });
  }

  private launch({ from, to, ...flight }: Omit<Flight, 'key' | 'from' | 'to'> & { from: Box | null; to: Box | null }): void {
    if (!from || !to) return;
    const key = (this.keys += 1);
    this.#flights = [...this.#flights, { key, from, to, ...flight }];
    this.later(flight.ms, () => (this.#flights = this.#flights.filter((flying) => flying.key !== key)));
  }

  private arrived({ key }: HeldCard): void {
    const coming = new Set(this.#pose.coming);
    coming.delete(key);
    this.headed.delete(key);
    this.pose({ coming });
  }

  /** The leftmost of the new cards that is not on its way yet. */
  private newcomer(fits: (card: HeldCard) => boolean): HeldCard | undefined {
    const found = this.game.hand.find(
      (card) => this.#pose.coming.has(card.key) && !this.headed.has(card.key) && fits(card),
    );
    if (found) this.headed.add(found.key);
    return found;
  }

  private bringIntoSight({ key }: HeldCard): void {
    const element = this.root?.querySelector<HTMLElement>(`[data-key="${key}"]`);
    const list = element?.parentElement;
    if (element && list) list.scrollLeft = element.offsetLeft + element.offsetWidth / 2 - list.clientWidth / 2;
  }

  private effect(kind: Effect['kind'], at: Box | null, ms: number, what: Pick<Effect, 'marker' | 'word'> = {}): void {
    if (!at) return;
    const key = (this.keys += 1);
    this.#effects = [...this.#effects, { key, kind, at, ms, ...what }];
    this.later(ms, () => (this.#effects = this.#effects.filter((effect) => effect.key !== key)));
  }

  // -- places --------------------------------------------------------------------------

  private zoneOf(seat: number): Zone {
    return seat === this.game.me ? 'hand' : `seat:${seat}`;
  }

  /** The element of a zone; some zones share one. */
  private elementOf(zone: Zone): HTMLElement | null {
    const [name = '', seat] = zone.split(':');
    // The tower that stands before a player is at their seat.
    const owner = name === 'tower' ? (this.game.view?.tower_owner ?? null) : null;
    if (owner !== null) return this.elementOf(this.zoneOf(owner));
    const own = seat !== undefined && Number(seat) === this.game.me;
    const sought = own ? 'hand' : name === 'before' ? `seat:${seat}` : zone;
    const named = { 'pile-bottom': 'pile', removed: 'discard' }[sought] ?? sought;
    const found = this.root?.querySelectorAll<HTMLElement>(`[data-zone="${named}"]`) ?? [];
    return [...found].findLast((element) => element.getBoundingClientRect().width > 0) ?? null;
  }

  private place(zone: Zone): Box | null {
    const element = this.elementOf(zone);
    return element && this.measured(element);
  }

  private boxOf(selector: string): Box | null {
    const element = this.root?.querySelector<HTMLElement>(selector);
    return element ? this.measured(element) : null;
  }

  private measured(element: HTMLElement): Box {
    const box = element.getBoundingClientRect();
    const around = this.root?.getBoundingClientRect();
    // The box of what is turned is wider.
    const scale = textScale();
    const w = element.getAttribute('data-zone') === 'hand' ? 90 * scale : Math.max(40 * scale, Math.min(150 * scale, element.offsetWidth));
    return { x: box.left + box.width / 2 - (around?.left ?? 0), y: box.top + box.height / 2 - (around?.top ?? 0), w };
  }

  private later(milliseconds: number, call: () => void): () => void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      call();
    }, milliseconds);
    this.timers.add(timer);
    return () => {
      clearTimeout(timer);
      this.timers.delete(timer);
    };
  }
}

/** Shows what happens: turns the beats of an update into flights and effects over the table. */
import type { GameEvent } from '../protocol';
import type { Sounds } from '../sound';
import { liesFaceUp } from '../state/cards';
import type { HeldCard } from '../state/hand';
import { beats, deal, soundOf, type Beat, type Motion, type Zone } from '../state/motion';
import { BeatQueue } from '../state/queue';
import type { TableState } from '../state/table';
import type { Board } from './board.svelte';

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
  readonly kind: 'boom' | 'weave' | 'swap' | 'stopped' | 'saved' | 'looks';
  readonly at: Box;
  readonly ms: number;
}

export class Stage {
  flights: readonly Flight[] = $state.raw([]);
  effects: readonly Effect[] = $state.raw([]);
  private root: HTMLElement | null = null;
  private keys = 0;
  /** Grows when all is over, or was cut short: what was still to come then is of no use any more. */
  private rounds = 0;
  /** What happened and is not in the queue yet. */
  private readonly arriving: Beat[] = [];
  /** Where the cards lay that have just left the own hand. */
  private readonly left = new Map<string, Box[]>();
  /** What happened and was not shown yet. */
  private untold: GameEvent[] = [];
  /** Cards of the own hand that are flying to it now. */
  private readonly headed = new Set<number>();
  /** Places in a Nope window that cards fly to. */
  private readonly taken = new Set<Element>();
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private readonly queue = new BeatQueue({
    after: (milliseconds, call) => this.later(milliseconds, call),
    show: (beat, milliseconds) => this.show(beat, milliseconds),
  });

  constructor(
    private readonly board: Board,
    private readonly sounds: Sounds,
  ) {}

  attach(root: HTMLElement): void {
    this.root = root;
  }

  close(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }

  /** Nobody who presses a button wants to wait. */
  flush(): void {
    if (this.queue.busy) this.queue.flush();
  }

  /** Called before the page shows the new state, so what leaves the hand can still be measured. */
  step(before: TableState, after: TableState): void {
    const { step } = after;
    if (!step || step === before.step || (step.events.length === 0 && !step.dealt)) return;
    const dealing = step.dealt && step.after ? deal(step.after, this.board.still) : [];
    const found = [...dealing, ...beats(step.before, step.events, step.after, this.board.still)];
    for (const { key, word } of step.went) {
      const box = this.boxOf(`[data-key="${key}"]`);
      if (box) this.left.set(word, [...(this.left.get(word) ?? []), box]);
    }
    const moves = found.flatMap(({ motions }) => motions).filter((motion) => motion.do === 'move');
    const toHand = moves.filter(({ to }) => to === 'hand').map(({ card }) => card);
    const coming = new Set(this.board.coming);
    for (const { key, word } of step.came) if (dealing.length > 0 || toHand.includes(word)) coming.add(key);
    this.board.coming = coming;
    if (dealing.length > 0) this.board.dealt = 0;
    this.board.falling += moves.filter(({ to }) => to === 'discard').length;
    this.board.rising += moves.filter(({ to }) => to === 'table').length;
    const lay = before.view?.drawn;
    const leaves = moves.some(({ from }) => from === 'table');
    if (lay && leaves && this.board.rising === 0) this.board.loose = { word: lay };
    if (found.length > 0) this.board.topUp ??= before.view?.face_up ?? false;
    this.untold.push(...step.events);
    this.board.untold = this.untold.length;
    this.tell(after);
    const booms = found.flatMap(({ motions }) => motions).filter((motion) => motion.do === 'explode');
    this.board.doomed = new Set([...this.board.doomed, ...booms.map(({ seat }) => seat)]);
    if (booms.some(({ seat }) => seat === after.seat)) this.board.lost = this.board.hand;
    const [bang] = booms;
    // In an Armageddon somebody may die in the turn of another.
    if (bang) this.board.ending = bang.by === 'devilcat' ? (before.view?.current ?? null) : bang.seat;
    if (document.hidden) {
      this.arriving.length = 0;
      this.clear();
      return;
    }
    this.board.moving = found.length > 0;
    this.arriving.push(...found);
    this.arrive();
  }

  /**
   * The page first shows the new state: cards fly to where they lie in it. To measure it is work of its own.
   * Called again once the table is drawn: before that there are no places to fly to.
   */
  arrive(): void {
    if (!this.board.whole) return;
    this.later(0, () => {
      this.queue.add(this.arriving.splice(0));
      // Too much at once is not shown at all.
      if (!this.queue.busy) this.clear();
    });
  }

  /** What the player has been shown stays until it has been read, however quickly the rest is over. */
  private tell(after: TableState): void {
    for (const event of after.step?.events ?? []) {
      if (event.event === 'peeked' && event.seat === after.seat) {
        const cards = event.cards.filter((card) => card !== null);
        if (cards.length > 0 && !after.view?.looking) this.board.shown = { cards, everybody: false };
      } else if (event.event === 'revealed') this.board.shown = { cards: event.cards, everybody: true };
      else if (event.event === 'shuffled' || event.event === 'turn_began') this.board.shown = null;
    }
  }

  private show(beat: Beat | null, milliseconds: number): void {
    if (!beat) {
      if (this.arriving.length === 0) this.clear();
      return;
    }
    this.board.moving = true;
    this.told(beat);
    const heard = soundOf(beat);
    const [first] = beat.motions;
    if (heard) this.sounds.play(heard, first?.do === 'stamp' ? first.depth : undefined);
    for (const motion of beat.motions) this.perform(motion, milliseconds, milliseconds / beat.ms);
  }

  /** The log tells it when it is seen; before a bang it is still. */
  private told({ event, motions: [first] }: Beat): void {
    if (!event || first?.do === 'hold') return;
    this.untold.splice(0, this.untold.indexOf(event) + 1);
    this.board.untold = this.untold.length;
  }

  private clear(): void {
    this.rounds += 1;
    this.flights = [];
    this.untold = [];
    this.board.untold = 0;
    this.left.clear();
    this.headed.clear();
    this.taken.clear();
    this.board.coming = new Set();
    this.board.dealt = 1;
    this.board.falling = 0;
    this.board.rising = 0;
    this.board.loose = null;
    this.board.topUp = null;
    this.board.lost = null;
    this.board.doomed = new Set();
    this.board.moving = false;
  }

  /** `pace` is below 1 when there is no time to lose. */
  private perform(motion: Motion, ms: number, pace: number): void {
    switch (motion.do) {
      case 'move':
        this.fly(motion, ms);
        return;
      case 'deal':
        this.deal(motion, motion.wait * pace, motion.ms * pace);
        return;
      case 'explode':
        this.board.doomed = new Set([...this.board.doomed].filter((seat) => seat !== motion.seat));
        this.effect('boom', this.around(motion.seat), 1_100);
        return;
      case 'shuffle':
      case 'reorder':
        this.board.topUp = false;
        this.effect('weave', this.place('pile'), ms);
        return;
      case 'swap':
        this.board.topUp = false;
        this.effect('swap', this.place('pile'), ms);
        return;
      case 'surface':
        this.board.topUp = motion.card;
        return;
      case 'verdict':
        if (motion.stopped) this.effect('stopped', this.place('discard'), 900);
        return;
      case 'defuse':
        this.effect('saved', this.saved(motion.seat), 900);
        return;
      case 'peek':
        if (motion.seat !== this.board.me) this.effect('looks', this.place(`seat:${motion.seat}`), 900);
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
    if (motion.from === 'table') this.board.loose = null;
    if (motion.from === 'pile') this.board.topUp = false;
    if (motion.from === 'hand' && !this.board.doomed.has(this.board.me ?? 0)) this.board.lost = null;
    const left = motion.from === 'hand' && motion.card ? this.left.get(motion.card)?.shift() : undefined;
    const from = left ?? this.place(motion.from);
    const card = motion.to === 'hand' ? this.newcomer((held) => held.word === motion.card) : undefined;
    if (card) this.bringIntoSight(card);
    const to = card
      ? this.boxOf(`[data-key="${card.key}"]`)
      : motion.to === 'discard'
        ? this.landing()
        : this.place(motion.to);
    const between = (zone: Zone): boolean => zone === 'hand' || zone.startsWith('seat:');
    const arc = between(motion.from) && between(motion.to);
    // What lies face up is seen before it is drawn.
    const turns = motion.card !== null && !liesFaceUp(motion.card) && motion.from.startsWith('pile');
    this.launch({ word: motion.card, from, to, ms, arc, turns });
    const { rounds } = this;
    this.later(ms - 20, () => {
      if (rounds !== this.rounds) return;
      if (motion.to === 'discard') this.board.falling = Math.max(0, this.board.falling - 1);
      if (card) this.arrived(card);
      if (motion.to === 'table') {
        this.board.rising = Math.max(0, this.board.rising - 1);
        this.board.loose = { word: motion.card };
      }
    });
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
      this.board.dealt = Math.max(this.board.dealt, motion.share);
    });
  }

  private launch({ from, to, ...flight }: Omit<Flight, 'key' | 'from' | 'to'> & { from: Box | null; to: Box | null }): void {
    if (!from || !to) return;
    const key = (this.keys += 1);
    this.flights = [...this.flights, { key, from, to, ...flight }];
    this.later(flight.ms, () => (this.flights = this.flights.filter((flying) => flying.key !== key)));
  }

  private arrived({ key }: HeldCard): void {
    const coming = new Set(this.board.coming);
    coming.delete(key);
    this.headed.delete(key);
    this.board.coming = coming;
  }

  /** The leftmost of the new cards that is not on its way yet. */
  private newcomer(fits: (card: HeldCard) => boolean): HeldCard | undefined {
    const found = this.board.hand.find(
      (card) => this.board.coming.has(card.key) && !this.headed.has(card.key) && fits(card),
    );
    if (found) this.headed.add(found.key);
    return found;
  }

  private bringIntoSight({ key }: HeldCard): void {
    const element = this.root?.querySelector<HTMLElement>(`[data-key="${key}"]`);
    const list = element?.parentElement;
    if (element && list) list.scrollLeft = element.offsetLeft + element.offsetWidth / 2 - list.clientWidth / 2;
  }

  private effect(kind: Effect['kind'], at: Box | null, ms: number): void {
    if (!at) return;
    const key = (this.keys += 1);
    this.effects = [...this.effects, { key, kind, at, ms }];
    this.later(ms, () => (this.effects = this.effects.filter((effect) => effect.key !== key)));
  }

  // -- places --------------------------------------------------------------------------

  /** Where the others see what happens to a player; one's own fate is in the middle of the table. */
  private around(seat: number): Box | null {
    return this.place(seat === this.board.me ? 'table' : `seat:${seat}`);
  }

  /** The next question is asked in the middle, and covers the lower half of the piles. */
  private saved(seat: number): Box | null {
    if (seat !== this.board.me) return this.around(seat);
    const [middle, pile] = [this.place('table'), this.place('discard')];
    return middle && pile && { ...middle, y: pile.y - pile.w / 2 };
  }

  private zoneOf(seat: number): Zone {
    return seat === this.board.me ? 'hand' : `seat:${seat}`;
  }

  /** Some zones have no place of their own. */
  private elementOf(zone: Zone): HTMLElement | null {
    const [name = '', seat] = zone.split(':');
    const own = seat !== undefined && Number(seat) === this.board.me;
    const sought = own ? 'hand' : name === 'before' ? `seat:${seat}` : zone;
    const named = { 'pile-bottom': 'pile', removed: 'discard' }[sought] ?? sought;
    const found = this.root?.querySelectorAll<HTMLElement>(`[data-zone="${named}"]`) ?? [];
    return [...found].findLast((element) => element.getBoundingClientRect().width > 0) ?? null;
  }

  /** In a Nope window every card has a place of its own. */
  private landing(): Box | null {
    const places = this.root?.querySelectorAll<HTMLElement>('.chain .coming') ?? [];
    const free = [...places].find((element) => !this.taken.has(element));
    if (!free) return this.place('discard');
    this.taken.add(free);
    return this.measured(free);
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
    const w = element.getAttribute('data-zone') === 'hand' ? 90 : Math.max(40, Math.min(150, element.offsetWidth));
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

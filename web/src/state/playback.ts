/**
 * The contents of the screen: the state of the table as far as it has been shown. New states wait until what happened before
 * them has been seen, and so does what the others say about it; only what isn't part of the game (the connection,
 * requests, what the player says) is shown at once.
 */
import { SceneQueue } from './sceneQueue';
import { readable, scenes, type Scene } from './scenes';
import type { Spoken, TableState } from './table';

export interface Screen {
  now(): number;
  after(milliseconds: number, call: () => void): () => void;
  /** Whether the table is drawn, so that there are places that cards can fly to. */
  ready(): boolean;
  /** Whether the page is hidden. */
  hidden(): boolean;
  /** Whether nothing is to move. */
  still(): boolean;
  /** This is the state now; the scene is what moves on it. */
  show(state: TableState, scene: Scene | null, milliseconds: number): void;
  cut(): void;
  rest(): void;
}

/** A player who is asked waits no longer than this for earlier scenes, and keeps this share of the time to answer. */
const ASKED_WAIT_MILLISECONDS = 2_500;
const ANSWER_SHARE = 0.5;
/** How far the table may be behind for a player who is not asked. */
const LAG_MILLISECONDS = 4_000;
/** The same for a player who is out. */
const LAG_WHEN_OUT_MILLISECONDS = 10_000;

export class Playback {
  private shown: TableState;
  /** The player wants to see nothing but the end. */
  skipping = false;
  private readonly queue: SceneQueue;

  constructor(
    private live: TableState,
    private readonly screen: Screen,
  ) {
    this.shown = live;
    this.queue = new SceneQueue({
      now: () => screen.now(),
      after: (milliseconds, call) => screen.after(milliseconds, call),
      ready: () => screen.ready(),
      show: (scene, milliseconds) => {
        this.shown = scene.shown;
        screen.show(this.merged(), scene, milliseconds);
      },
      cut: () => screen.cut(),
      rest: () => {
        this.shown = this.live;
        screen.show(this.live, null, 0);
        screen.rest();
      },
    });
  }

  get busy(): boolean {
    return this.queue.busy;
  }

  /** The server has said something, or the player has. */
  take(live: TableState): void {
    const before = this.live;
    this.live = live;
    const { step } = live;
    if (!step || step === before.step) {
      if (!this.busy) this.shown = live;
      this.screen.show(this.merged(), null, 0);
      return;
    }
    const another = live.table?.game !== before.table?.game || live.seat !== before.seat || step.before === null;
    if (this.skipping && (another || live.table?.phase === 'over')) this.skipping = false;
    else if (this.skipping) {
      this.jump();
      return;
    }
    if (another || this.screen.hidden()) this.jump();
    if (this.screen.hidden()) return;
    const found = scenes(before, live, this.screen.still());
    // The table is drawn with the first one: what is still to come is not seen on it.
    const [first] = found;
    if (another && first) this.screen.show(live, first, 0);
    this.queue.add(this.alone ? readable(found) : found, this.alone ? Infinity : this.patience());
  }

  /** The table has been drawn. */
  go(): void {
    this.queue.go();
  }

  hurry(): void {
    this.queue.hurry();
  }

  /** From now on only how it ends. */
  skip(): void {
    this.skipping = true;
    this.jump();
  }

  /** To the last state that is known. */
  jump(): void {
    this.queue.clear();
    this.shown = this.live;
    this.screen.show(this.live, null, 0);
    this.screen.rest();
  }

  private get out(): boolean {
    const { view, seat } = this.live;
    return view !== null && seat !== null && !view.alive[seat - 1];
  }

  /** Whether this player is out and only bots play on: then every scene is shown at its own pace. */
  private get alone(): boolean {
    return this.out && (this.live.table?.only_bots ?? false);
  }

  /** So long what happened before may still take. */
  private patience(): number {
    const { offers, deadline } = this.live;
    if (offers.length === 0) return this.out ? LAG_WHEN_OUT_MILLISECONDS : LAG_MILLISECONDS;
    if (!deadline) return ASKED_WAIT_MILLISECONDS;
    return Math.min(ASKED_WAIT_MILLISECONDS, Math.max(0, deadline.at - deadline.of * ANSWER_SHARE - this.screen.now()));
  }

  /** The game as far as it has been shown, with all else as it is now. A closed question offers nothing. */
  private merged(): TableState {
    const { shown, live } = this;
    if (shown === live) return live;
    const { seat, view, hand, blocked, knowledge, history, step } = shown;
    const open = shown.table?.game === live.table?.game && view?.question === live.view?.question;
    const { table, deadline } = step === live.step ? live : shown;
    const offers = open && shown.offers.length > 0 ? live.offers : [];
    const lesson = offers.length > 0 ? live.lesson : null;
    const { answered, warned } = open ? live : { answered: null, warned: null };
    const said = this.audible();
    // Points say what has happened: they wait until it has been seen.
    const ghosts = history.length === live.history.length ? live.ghosts : shown.ghosts;
    const asked = { offers, blocked, lesson, deadline, answered, warned };
    return { ...live, ...asked, table, seat, view, hand, knowledge, ghosts, history, step, said };
  }

  /** The lines that were said, without those about events that have not been shown yet. */
  private audible(): readonly Spoken[] {
    const { shown, live } = this;
    const unseen = new Set<string | null>(live.history.slice(shown.history.length).map(({ key }) => key));
    return live.said.filter(({ seat, after }) => seat === live.seat || !unseen.has(after));
  }
}

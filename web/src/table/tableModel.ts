/**
 * The model that the components of the table share. Each part owns its reactive fields and is the only one that assigns them:
 * the game, the player's selection, the animation, what is open over the table, what is said, and how the faces look.
 */
import { getContext, setContext } from 'svelte';
import type { Sounds } from '../sound';
import type { TableSource } from '../state/client';
import type { TableState } from '../state/table';
import { text } from '../state/words';
import { TableAnimation } from './animation.svelte';
import { Attention } from './attention';
import { Clock } from './clock.svelte';
import { Expressions } from './expressions.svelte';
import { Game } from './game.svelte';
import { Panels } from './panels.svelte';
import { PlayerSelection } from './playerSelection.svelte';
import { Speech } from './speech.svelte';

const TICK_MILLISECONDS = 250;

export class TableModel {
  readonly clock = new Clock();
  readonly panels = new Panels();
  readonly game: Game;
  readonly selection: PlayerSelection;
  readonly animation: TableAnimation;
  readonly speech: Speech;
  readonly expressions: Expressions;
  private readonly attention: Attention;

  constructor(
    readonly client: TableSource,
    readonly sounds: Sounds,
    /** Looks at the game so far, if that is possible here. */
    readonly lookBack?: (() => void) | undefined,
    /** Whether this is the screen for everybody in the room. */
    readonly tv = false,
  ) {
    this.attention = new Attention(sounds);
    this.game = new Game(client.state, this.clock);
    this.selection = new PlayerSelection(client, this.game, this.panels);
    this.animation = new TableAnimation(this.game, sounds, (state) => this.show(state));
    this.speech = new Speech(this.game, this.animation, this.clock, (emote) => sounds.emote(emote));
    this.expressions = new Expressions(this.game, this.animation, this.speech);
  }

  /** Follow the client and the clock; returns how to stop. */
  follow(): () => void {
    const stops = [this.client.subscribe((live) => this.animation.take(live)), this.game.followSettings()];
    const ticking = setInterval(() => this.tick(), TICK_MILLISECONDS);
    this.expressions.startBlinking();
    return () => {
      clearInterval(ticking);
      for (const stop of stops) stop();
      for (const part of [this.animation, this.attention, this.expressions, this.panels, this.speech]) part.close();
    };
  }

  /** Show only how the game ends, and let the bots play as fast as they can until then. */
  skipToEnd(): void {
    this.animation.skip();
    const { table } = this.client.state;
    if (!table?.hurried && table?.phase === 'playing') void this.client.hurry();
  }

  /** Put a state on the table: the animation calls this when it is the state's turn to be seen. */
  private show(after: TableState): void {
    const before = this.game.state;
    if (after !== before) {
      this.game.show(after);
      this.clock.tick();
      this.speech.follow(after);
      this.greet(before, after);
      if (after.warned && after.warned !== before.warned) this.panels.say(text('web-hurry'));
      this.selection.follow(before, after);
    }
    this.attention.follow(before, after);
    this.panels.follow(before, after);
  }

  /** Everybody sees that somebody wants a seat. */
  private greet(before: TableState, after: TableState): void {
    if (!before.table || before.table.code !== after.table?.code) return;
    const known = before.table.queue.length;
    const one = after.table.queue.at(-1);
    if (one && after.table.queue.length > known && after.queued !== after.table.queue.length)
      this.panels.say(text('web-queue-new', { name: one.name }));
  }

  private tick(): void {
    const { deadline, table } = this.game.state;
    const away = table?.seats.some(({ bot_in }) => bot_in !== null) ?? false;
    if (deadline || away || this.speech.active) this.clock.tick();
    if (deadline && (this.tv || (this.game.asked && !this.selection.passesSilently)))
      this.attention.tick(Math.ceil((deadline.at - performance.now()) / 1_000));
  }
}

const KEY = Symbol('the table');

export function setTable(table: TableModel): TableModel {
  return setContext(KEY, table);
}

export function getTable(): TableModel {
  return getContext<TableModel>(KEY);
}

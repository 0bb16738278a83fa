/** What players and bots say at the table. */
import { lineAbout, lineKey, type Line } from '../state/botLines';
import type { Spoken, TableState } from '../state/table';
import type { TableAnimation } from './animation.svelte';
import type { Clock } from './clock.svelte';
import type { Game } from './game.svelte';

const BUBBLE_MILLISECONDS = 4_000;
/** The most lines that are kept; bots do not comment on more events than this at once. */
const MAX_LINES = 12;

export class Speech {
  /** The emotes of players, with the time at which they were shown. */
  #emotes: readonly (Spoken & { readonly at: number })[] = $state.raw([]);
  /** The lines of bots, in the same way. */
  #remarks: readonly (Line & { readonly at: number })[] = $state.raw([]);
  /** The key of the last event that the bots have commented on, or could have. */
  private heard: string | null | undefined;

  constructor(
    private readonly game: Game,
    private readonly animation: TableAnimation,
    private readonly clock: Clock,
  ) {}

  get active(): boolean {
    return this.#emotes.length + this.#remarks.length > 0;
  }

  /** What this player says now: an emote, or a bot's line. While a kitten is defused, nothing. */
  of(seat: number): string | null {
    if (this.animation.saving) return null;
    const now = (one: { seat: number; at: number }): boolean =>
      one.seat === seat && this.clock.now - one.at < BUBBLE_MILLISECONDS;
    const remark = this.#remarks.findLast(now);
    return this.#emotes.findLast(now)?.emote ?? (remark ? lineKey(remark) : null);
  }

  /** Show the emotes that are new in this state. */
  follow(before: TableState, after: TableState): void {
    const fresh = after.emotes.filter((one) => !before.emotes.includes(one));
    this.#emotes = [...this.#emotes.slice(-MAX_LINES), ...fresh.map((one) => ({ ...one, at: this.clock.now }))];
  }

  /** Let bots comment on the newest events. They never comment on what happened before this page was opened. */
  comment(): void {
    const { table, view, history, settings, seats } = this.game;
    if (this.animation.saving) return;
    const before = this.heard;
    this.heard = history.at(-1)?.key ?? null;
    if (before === undefined || !settings.chatter || !view || !table) return;
    const fresh = history.slice(history.findIndex(({ key }) => key === before) + 1);
    if (fresh.length > MAX_LINES) return;
    const lines = fresh.flatMap(({ key, event }) => lineAbout(event, `${table.code} ${key}`, seats, view.alive) ?? []);
    if (lines.length === 0) return;
    this.clock.tick();
    this.#remarks = [...this.#remarks.slice(-MAX_LINES), ...lines.map((line) => ({ ...line, at: this.clock.now }))];
  }
}

/** The speech of players and bots at the table. */
import { muted } from '../shell/preferences';
import { lineAbout, lineKey, type Line } from '../state/botLines';
import type { TableState } from '../state/table';
import type { TableAnimation } from './animation.svelte';
import type { Clock } from './clock.svelte';
import type { Game } from './game.svelte';
import { Voices } from './voices.svelte';

const BUBBLE_MILLISECONDS = 4_000;
/** The most lines that are kept; bots do not comment on more events than this at once. */
const MAX_LINES = 12;

/** The contents of a bubble: an emote, a bot's line such as `domino.boom`, or text. */
export interface Utterance {
  readonly key: string;
  readonly emote?: string | null;
  readonly line?: string | null;
  readonly text?: string | null;
}

export class Speech {
  private readonly voices: Voices;
  /** The lines of bots, with the time at which they were shown. */
  #remarks: readonly (Line & { readonly at: number })[] = $state.raw([]);
  /** The key of the last event that the bots have commented on, or could have. */
  private heard: string | null | undefined;
  /** Counts the changes of whom this device mutes. */
  #muting = $state(0);
  private readonly stop: () => void;

  constructor(
    private readonly game: Game,
    private readonly animation: TableAnimation,
    private readonly clock: Clock,
    private readonly sound: (emote: string) => void,
  ) {
    this.voices = new Voices(game.state.said);
    this.stop = muted.subscribe(() => (this.#muting += 1));
  }

  get active(): boolean {
    return this.#remarks.length > 0;
  }

  /** Whether this device shows nothing that the player says. */
  isMuted(seat: number): boolean {
    void this.#muting;
    const name = this.game.seatOf(seat)?.name;
    return name !== undefined && seat !== this.game.me && muted.has(this.game.table?.code ?? '', name);
  }

  /** This player's current remark; none while a kitten is defused. */
  of(seat: number): Utterance | null {
    if (this.animation.saving || this.isMuted(seat)) return null;
    const spoken = this.voices.of(seat);
    if (spoken) return { ...spoken, key: `said ${spoken.key}` };
    const remark = this.#remarks.findLast((one) => one.seat === seat && this.clock.now - one.at < BUBBLE_MILLISECONDS);
    return remark ? { key: `line ${remark.at}`, line: lineKey(remark) } : null;
  }

  /** Show what is said anew in this state. */
  follow({ said }: TableState): void {
    for (const { seat, emote } of this.voices.hear(said)) if (emote !== null && !this.isMuted(seat)) this.sound(emote);
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

  close(): void {
    this.voices.close();
    this.stop();
  }
}

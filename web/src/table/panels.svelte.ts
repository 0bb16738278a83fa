/** The panels over the table: a sheet, the cards that the player peeked at, a short message. */
import type { TableState } from '../state/table';

/** Cards that were shown to the player, until they have been read. */
export interface PeekedCards {
  readonly cards: readonly string[];
  readonly everybody: boolean;
}

/** The sheets; `seat` is the one about a player. */
export type OpenSheet = 'discards' | 'log' | 'luck' | 'emotes' | 'coach' | 'mat' | 'notes' | 'tower' | { readonly seat: number };

const MESSAGE_MILLISECONDS = 3_500;

export class Panels {
  #sheet: OpenSheet | null = $state.raw(null);
  #peeked: PeekedCards | null = $state.raw(null);
  #message: { readonly text: string; readonly key: number } | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  get sheet(): OpenSheet | null {
    return this.#sheet;
  }

  get peeked(): PeekedCards | null {
    return this.#peeked;
  }

  /** A short message, such as why a card cannot be played. */
  get message(): { readonly text: string; readonly key: number } | null {
    return this.#message;
  }

  open(sheet: OpenSheet): void {
    this.#sheet = sheet;
  }

  closeSheet(): void {
    this.#sheet = null;
  }

  closePeeked(): void {
    this.#peeked = null;
  }

  say(text: string): void {
    this.#message = { text, key: (this.#message?.key ?? 0) + 1 };
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.closeMessage(), MESSAGE_MILLISECONDS);
  }

  closeMessage(): void {
    this.#message = null;
  }

  /** Show the cards that these events reveal, however quickly the rest is over: they stay until they have been read. */
  follow(before: TableState, { history, view, seat, table }: TableState): void {
    if (before.table?.game !== table?.game) return;
    for (const { event } of history.slice(before.history.length)) {
      if (event.event === 'peeked' && event.seat === seat) {
        const cards = event.cards.filter((card) => card !== null);
        if (cards.length > 0 && !view?.looking) this.#peeked = { cards, everybody: false };
      } else if (event.event === 'shared' && event.target === seat) {
        this.#peeked = { cards: event.cards.filter((card) => card !== null), everybody: false };
      } else if (event.event === 'revealed') this.#peeked = { cards: event.cards, everybody: true };
      else if (event.event === 'shuffled' || event.event === 'turn_began') this.#peeked = null;
    }
  }

  close(): void {
    clearTimeout(this.timer);
  }
}

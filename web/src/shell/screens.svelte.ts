/** The screens beside the front page, each downloaded when it is first wanted. */
import { speakAll } from '../state/words';
import type { Route } from './router.svelte';

type TableScreen = typeof import('../lobby/TableScreen.svelte').default;
type CardScreen = typeof import('../reference/CardPage.svelte').default;
type DeckScreen = typeof import('../reference/DeckPage.svelte').default;
type DealScreen = typeof import('../deals/DealScreen.svelte').default;
type GamesScreen = typeof import('../games/GamesScreen.svelte').default;
type ReplayScreen = typeof import('../replay/ReplayScreen.svelte').default;
type PuzzleScreen = typeof import('../puzzles/PuzzleScreen.svelte').default;
type TvScreen = typeof import('../tv/TvScreen.svelte').default;
type OfflineScreen = typeof import('../offline/OfflineScreen.svelte').default;
type DeviceScreen = typeof import('../lobby/ClaimSeat.svelte').default;

class Screens {
  #table = $state.raw<TableScreen | null>(null);
  #device = $state.raw<DeviceScreen | null>(null);
  #tv = $state.raw<TvScreen | null>(null);
  #card = $state.raw<CardScreen | null>(null);
  #deck = $state.raw<DeckScreen | null>(null);
  #deal = $state.raw<DealScreen | null>(null);
  #games = $state.raw<GamesScreen | null>(null);
  #replay = $state.raw<ReplayScreen | null>(null);
  #offline = $state.raw<OfflineScreen | null>(null);
  #puzzles = $state.raw<PuzzleScreen | null>(null);

  get table(): TableScreen | null {
    return this.#table;
  }

  get device(): DeviceScreen | null {
    return this.#device;
  }

  get tv(): TvScreen | null {
    return this.#tv;
  }

  get card(): CardScreen | null {
    return this.#card;
  }

  get deck(): DeckScreen | null {
    return this.#deck;
  }

  get deal(): DealScreen | null {
    return this.#deal;
  }

  get games(): GamesScreen | null {
    return this.#games;
  }

  get replay(): ReplayScreen | null {
    return this.#replay;
  }

  get offline(): OfflineScreen | null {
    return this.#offline;
  }

  get puzzles(): PuzzleScreen | null {
    return this.#puzzles;
  }

  /** Fails where it cannot be downloaded; the next call tries again. */
  async load(screen: Route['screen']): Promise<void> {
    if (screen !== 'home') await Promise.all([this.download(screen), speakAll()]);
  }

  private async download(screen: Route['screen']): Promise<void> {
    if (screen === 'table') this.#table ??= (await import('../lobby/TableScreen.svelte')).default;
    else if (screen === 'device') this.#device ??= (await import('../lobby/ClaimSeat.svelte')).default;
    else if (screen === 'tv') this.#tv ??= (await import('../tv/TvScreen.svelte')).default;
    else if (screen === 'card') this.#card ??= (await import('../reference/CardPage.svelte')).default;
    else if (screen === 'deal') this.#deal ??= (await import('../deals/DealScreen.svelte')).default;
    else if (screen === 'games') this.#games ??= (await import('../games/GamesScreen.svelte')).default;
    else if (screen === 'replay') this.#replay ??= (await import('../replay/ReplayScreen.svelte')).default;
    else if (screen === 'offline') this.#offline ??= (await import('../offline/OfflineScreen.svelte')).default;
    else if (screen === 'puzzles') this.#puzzles ??= (await import('../puzzles/PuzzleScreen.svelte')).default;
    else if (screen === 'deck') this.#deck ??= (await import('../reference/DeckPage.svelte')).default;
  }

  /** Starts to download all that a table needs. */
  expectTable(): void {
    // If it fails, opening a table says why.
    for (const part of [this.load('table'), import('../table/Table.svelte')]) part.catch(() => undefined);
  }
}

export const screens = new Screens();

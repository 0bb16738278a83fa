/** How a table is to be set up, as it was the last time. */
import { storage } from '../net/storage';
import type { EditionInfo, Settings, OptionsMessage } from '../protocol';
import { learning } from '../shell/learning.svelte';
import { remembered } from '../shell/preferences';

export interface Plan {
  settings: Settings;
  /** Clockwise, oneself first: "open", or the name of a bot. */
  seats: string[];
}

const SOLO = 'boomcat.solo';
const DECK = 'boomcat.deck';
const kept = storage();

/** The server's defaults, for the moments before it has answered. */
export const PRINTED: Settings = {
  edition: 'original',
  title: '',
  options: { combos: 'special', quick: false, first: null, five_different: false, stacking: true, remove_dead_hands: false },
  timers: { turn: 60, nope: null, grace: 30 },
  pace: 'normal',
  spectators: true,
  odds: true,
  talk: false,
  coach: true,
  starter: 'loser',
  absentees: 'bot',
  public: false,
};

const CLEVER = 'heuristic';
const SCATTERED = 'random';

/** In a game alone no person waits, so there is time to think. */
const ALONE: Settings = { ...PRINTED, timers: { turn: 600, nope: null, grace: 3600 } };

/** Older or broken memories lack fields; the printed rules fill them. */
function whole(plan: Partial<Plan> | null, settings: Settings, seats: readonly string[]): Plan {
  const found: Partial<Settings> = plan?.settings ?? {};
  return {
    settings: {
      ...settings,
      ...found,
      options: { ...settings.options, ...found.options },
      timers: { ...settings.timers, ...found.timers },
    },
    seats: [...(plan?.seats ?? seats)],
  };
}

export function soloPlan(): Plan {
  let found: Partial<Plan> | null = null;
  try {
    found = JSON.parse(kept.get(SOLO) ?? 'null') as Partial<Plan> | null;
  } catch {
    // Then it is the first time.
  }
  return whole(found, ALONE, ['open', CLEVER, CLEVER, CLEVER]);
}

/** The first game: time to look around, mild bots, and the special combos kept for later, as the rulebooks have it (V1). */
export const firstPlan = (): Plan => ({
  settings: {
    ...ALONE,
    options: { ...ALONE.options, combos: 'cats' },
    timers: { ...ALONE.timers, nope: 15 },
    pace: 'relaxed',
  },
  seats: ['open', SCATTERED, SCATTERED, SCATTERED],
});

export function keepSolo(plan: Plan): void {
  kept.set(SOLO, JSON.stringify(plan));
}

/** A host who has never played, like a guest who hasn't (`first_game`), gets a relaxed pace. */
export const openPlan = (): Plan =>
  whole(remembered.value.table, { ...PRINTED, pace: learning.first ? 'relaxed' : 'normal' }, ['open', 'open', 'open', 'open']);

export function keepOpen(plan: Plan): void {
  remembered.change({ table: plan });
}

/** The last deck that was composed: it stays to be chosen, also after a game with another one. */
export interface Composed {
  edition: string;
  title: string;
}

export function lastDeck(): Composed | null {
  try {
    const found = JSON.parse(kept.get(DECK) ?? 'null') as Partial<Composed> | null;
    if (typeof found?.edition === 'string' && typeof found.title === 'string')
      return { edition: found.edition, title: found.title };
  } catch {
    // Then nothing was composed yet.
  }
  return null;
}

export function keepDeck(deck: Composed): void {
  kept.set(DECK, JSON.stringify(deck));
}

/** The plan with as many seats as the edition allows, and a first player who sits on one of them. */
export function fitting(plan: Plan, edition: EditionInfo | undefined): Plan {
  if (!edition) return plan;
  const seats = plan.seats.slice(0, edition.max_players);
  while (seats.length < edition.min_players) seats.push('open');
  const { first } = plan.settings.options;
  const options = { ...plan.settings.options, first: first !== null && first > seats.length ? null : first };
  return { settings: { ...plan.settings, options }, seats };
}

/** How many of the rules differ from the printed ones. */
export function changedRules(options: OptionsMessage): number {
  return Object.entries(PRINTED.options).filter(([name, printed]) => options[name as keyof OptionsMessage] !== printed).length;
}

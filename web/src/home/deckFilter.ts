/** Which decks are looked for: by what they feel like, by length and by number of players. */
import type { EditionInfo } from '../protocol';

export interface DeckFilter {
  readonly mood: string | null;
  /** A game takes at most this long; null if time doesn't matter. */
  readonly minutes: number | null;
  readonly players: number | null;
}

export const EVERY_DECK: DeckFilter = { mood: null, minutes: null, players: null };

export const holds = ({ min_players, max_players }: EditionInfo, players: number): boolean =>
  min_players <= players && players <= max_players;

export const matches = (deck: EditionInfo, { mood, minutes, players }: DeckFilter): boolean =>
  (mood === null || deck.moods.includes(mood)) &&
  (minutes === null || deck.minutes <= minutes) &&
  (players === null || holds(deck, players));

/** The moods, lengths and numbers of players of these decks, in order. */
export function choicesOf(decks: readonly EditionInfo[]): { moods: string[]; minutes: number[]; players: number[] } {
  const rising = (numbers: readonly number[]): number[] => [...new Set(numbers)].sort((one, two) => one - two);
  const known = ['quick', 'nasty', 'thoughtful', 'crowded'];
  const moods = new Set(decks.flatMap((deck) => deck.moods));
  const players = decks.flatMap((deck) =>
    Array.from({ length: deck.max_players - deck.min_players + 1 }, (_, index) => deck.min_players + index),
  );
  return {
    moods: known.filter((mood) => moods.has(mood)),
    // Every deck takes at most as long as the longest.
    minutes: rising(decks.map((deck) => deck.minutes)).slice(0, -1),
    players: rising(players),
  };
}

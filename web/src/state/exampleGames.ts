/** Whole games for tests, as the server sends them to one seat; `python -m tools.protocol` plays and writes them. */
import type { GameEvent, Offer, ViewMessage } from '../protocol';
import games from './games.json';

export interface Moment {
  events: GameEvent[];
  /** The events in the words that the terminal has for them. */
  story: string[];
  view: ViewMessage;
  /** The possible answers, if the list of moves is short; both say the same. */
  offers?: Offer[];
  moves?: string[];
}

export interface PlayedGame {
  edition: string;
  seat: number;
  moments: Moment[];
}

export const GAMES = games as unknown as PlayedGame[];

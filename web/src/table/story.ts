/** The history as lines that people read. */
import type { GameEvent } from '../protocol';
import { weightOf, type Weight } from '../state/log';
import type { Told } from '../state/table';
import { line, type Names } from '../state/words';

export interface Line {
  readonly key: string;
  readonly event: GameEvent;
  readonly words: string;
}

export const loudness = (event: GameEvent): Weight => weightOf(event);

export function story(history: readonly Told[], viewer: number | null, names: Names): Line[] {
  return history.map(({ key, event }) => ({ key, event, words: line(event, viewer, names) }));
}

/** The last lines that matter: not whose turn it is, which the ribbon says. */
export function lately(history: readonly Told[], viewer: number | null, names: Names, most: number): Line[] {
  const found: Told[] = [];
  for (let index = history.length - 1; index >= 0 && found.length < most; index -= 1) {
    const told = history[index] as Told;
    const stopped = told.event.event === 'window_closed' && told.event.stopped;
    if (stopped || weightOf(told.event) !== 'quiet') found.push(told);
  }
  return story(found.reverse(), viewer, names);
}

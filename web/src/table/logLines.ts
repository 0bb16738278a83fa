/** The history as lines that people read. */
import type { GameEvent } from '../protocol';
import { weightOf } from '../state/eventSentences';
import { pieces, unmarked, type Piece } from '../state/marks';
import type { Told } from '../state/table';
import { markedLine, type Names } from '../state/words';

export interface Line {
  readonly key: string;
  readonly event: GameEvent;
  readonly words: string;
  /** The same words, with the names among them. */
  readonly pieces: readonly Piece[];
}

export function story(history: readonly Told[], viewer: number | null, names: Names): Line[] {
  return history.map(({ key, event }) => {
    const marked = markedLine(event, viewer, names);
    return { key, event, words: unmarked(marked), pieces: pieces(marked) };
  });
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

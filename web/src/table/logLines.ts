/** The history as lines that people read. */
import type { GameEvent } from '../protocol';
import { weightOf } from '../state/eventSentences';
import { pieces, unmarked, type Piece } from '../state/marks';
import type { LoggedEvent, Spoken, Verdict } from '../state/table';
import { markedLine, type Names } from '../state/words';

export interface Line {
  readonly key: string;
  readonly event: GameEvent;
  readonly words: string;
  /** The same words, with the names among them. */
  readonly pieces: readonly Piece[];
  readonly verdict: Verdict | null;
}

export function story(history: readonly LoggedEvent[], viewer: number | null, names: Names): Line[] {
  return history.map(({ key, event, verdict = null }) => {
    const marked = markedLine(event, viewer, names);
    return { key, event, words: unmarked(marked), pieces: pieces(marked), verdict };
  });
}

/** The lines, each followed by what was said after it. */
export function withTalk(lines: readonly Line[], said: readonly Spoken[]): (Line | Spoken)[] {
  const known = new Set(lines.map(({ key }) => key));
  const before = said.filter(({ after }) => after === null || !known.has(after));
  return [...before, ...lines.flatMap((line) => [line, ...said.filter(({ after }) => after === line.key)])];
}

/** The last lines that matter: not whose turn it is, which the ribbon says. */
export function lately(history: readonly LoggedEvent[], viewer: number | null, names: Names, most: number): Line[] {
  const found: LoggedEvent[] = [];
  for (let index = history.length - 1; index >= 0 && found.length < most; index -= 1) {
    const logged = history[index] as LoggedEvent;
    const stopped = logged.event.event === 'window_closed' && logged.event.stopped;
    if (stopped || logged.verdict || weightOf(logged.event) !== 'quiet') found.push(logged);
  }
  return story(found.reverse(), viewer, names);
}

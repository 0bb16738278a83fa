/** The element that a lesson points at. It knows no rules: the task says which cards are played, and how the move is offered. */
import type { LessonTask } from '../protocol';
import type { PlayerSelection } from './playerSelection.svelte';

const first = (...selectors: string[]): Element | null => {
  for (const selector of selectors) {
    const found = document.querySelector(selector);
    if (found) return found;
  }
  return null;
};

/** So far from its edge a card of the fan is not covered by its neighbours. */
const EDGE_PIXELS = 25;

/** The number at the end of `place 3`. */
const placeIn = (move: string): number => Number(move.split(' ').at(-1));

export function thingToPress(task: LessonTask, selection: PlayerSelection): Element | null {
  const thing = byTask(task, selection);
  // On a low screen the cards that were peeked at lie over the hand.
  const { left = 0, top = 0 } = thing?.getBoundingClientRect() ?? {};
  const above = document.elementFromPoint(left + EDGE_PIXELS, top + EDGE_PIXELS)?.closest('.shown');
  return above?.querySelector('.button') ?? thing;
}

function byTask({ kind, cards, move }: LessonTask, selection: PlayerSelection): Element | null {
  if (document.querySelector('.nope')) return first(cards.length > 0 ? '.nope .pad' : '.nope .pass .button', '.nope');
  if (kind === 'place' && selection.choice.place !== placeIn(move))
    return first(`.ask [data-place="${placeIn(move)}"]`, '.ask input');
  // A choice between buttons, such as whether to defuse.
  if (document.querySelector('.ask .choices')) return first('.ask .choices .button');
  const missing = [...cards];
  for (const word of selection.words) {
    const at = missing.indexOf(word);
    // What does not belong is put back first.
    if (at < 0) return first('.ask .cancel');
    missing.splice(at, 1);
  }
  if (missing.length > 0) return first(`.hand [data-word="${missing[0] ?? ''}"]:not(.selected)`);
  if (document.querySelector('.chips') && selection.target === undefined) return first('.chips');
  return first('.ask .actions .button', '.ask .draw .button', '.ask');
}

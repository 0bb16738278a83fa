/** Words for components: whatever shows them is written anew when the language changes. */
import type { Named } from '../state/recipes';
import { deckName as named, explained, language, spoken, text } from '../state/words';
import type { Arguments } from '../text';
import type { Problem } from '../protocol';
import { ApiProblem } from '../net/api';

let now = $state(spoken());
language.subscribe((spokenNow) => {
  now = spokenNow;
});

/** The language that is spoken; a component that reads it is drawn again after a change. */
/** The names of people, in one line. */
export const namesIn = (people: readonly { name: string }[]): string =>
  people.map(({ name }) => name).join(t('list-separator'));

export const speaking = (): string => now;

export function t(id: string, values: Arguments = {}): string {
  void now;
  return text(id, values);
}

/** A text that may be missing: a newer server may offer bots and editions that this client has no texts for. */
export function maybe(id: string): string {
  void now;
  return text(id, {}, '');
}

/** Cards have names only where the catalogue has them: a newer server may know more. */
export function cardName(word: string): string {
  void now;
  return text(`card-${word}`, {}, word);
}

export function editionName(key: string): string {
  void now;
  return text(`edition-${key}`, {}, key);
}

/** The edition of a table, or what its recipe is called. */
export function deckName(settings: Named): string {
  void now;
  return named(settings);
}

/** The mood of a deck, in a line; nothing where a newer server knows more decks. */
export function deckLine(key: string): string {
  void now;
  return text(`web-edition-${key}`, {}, '') || text(`edition-${key}.special`, {}, '');
}

export function botName(bot: string): string {
  void now;
  return text(`web-bot-${bot}`, {}, bot);
}

/** The effect of a card; cats have one text together. */
export function meaning(word: string): string {
  void now;
  return text(`web-card-${word}`, {}, text('web-card-cat'));
}

/** The rulings on a card; cats have one text together. */
export function ruling(word: string): string {
  void now;
  return text(`web-ruling-${word}`, {}, text('web-ruling-cat'));
}

/** Reasons that only the client gives, and one that would number the players: at a table they have names. */
const OWN: ReadonlySet<string> = new Set(['unreachable', 'no-answer', 'not-connected', 'not-asked']);

/** Why something did not work, over HTTP or at the table. */
export function whyNot(problem: Problem): string {
  void now;
  if (OWN.has(problem.reason)) return text(`web-error-${problem.reason}`);
  const { line } = problem.details;
  return line === undefined ? explained(problem) : text('in-line', { line, problem: explained(problem) });
}

/** Whatever was thrown, in words. */
export function troubleOf(thrown: unknown): string {
  return whyNot(thrown instanceof ApiProblem ? thrown : { reason: 'unreachable', details: {} });
}

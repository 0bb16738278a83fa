/** Sentences of the log, names of cards and reasons of refusals, in the language that is spoken now. */
import type { GameEvent, Problem, SeatInfo } from '../protocol';
import { languages, speak, speakAll, speakRulings, spoken, text as say, type Arguments } from '../text';
import { sentences, type Filling, type Sentence } from './eventSentences';
import { counts } from './hand';
import { markCard, markPlayer, unmarked } from './marks';
import { readDeck, type Named } from './recipes';

export { languages, speakAll, speakRulings, spoken };

/** How a player is called: by name where one is known, or else by number. */
export type Names = (seat: number) => string | number;

export const numbers: Names = (seat) => seat;

export function namesOf(seats: readonly SeatInfo[]): Names {
  return (seat) => seats.find((one) => one.seat === seat)?.name || seat;
}

// -- the language ------------------------------------------------------------------------

const listeners = new Set<(language: string) => void>();

/** Switch to the first of these languages that has a catalogue, and notify the listeners. */
export async function switchTo(wanted: readonly string[], all = true): Promise<string> {
  const language = await speak(wanted, all);
  for (const listener of listeners) listener(language);
  return language;
}

/** Calls at once and after every change of the language: the `subscribe` of a Svelte store. */
export const language = {
  subscribe(listener: (language: string) => void): () => void {
    listeners.add(listener);
    listener(spoken());
    return () => listeners.delete(listener);
  },
};

// -- words -------------------------------------------------------------------------------

/** A message, or the text in `otherwise` where no catalogue has it: a newer server may know more reasons. */
export function text(id: string, values: Arguments = {}, otherwise?: string): string {
  if (otherwise === undefined) return say(id, values);
  try {
    return say(id, values);
  } catch {
    return otherwise;
  }
}

export const cardName = (word: string): string => say(`card-${word}`);
export const aCard = (word: string): string => say(`card-${word}.one`);

/** Cards whose order matters. */
export const cardRow = (words: readonly string[], name = cardName): string => joined(words.map(name));

/** Cards whose order does not matter: equal ones are counted. */
export function countedCards(words: readonly string[], name = cardName): string {
  const copies = ([word, count]: [string, number]): string =>
    count === 1 ? name(word) : say('cards-copies', { count, card: name(word) });
  return joined([...counts(words)].map(copies));
}

/** The names of people, in one line. */
export const namesIn = (people: readonly { name: string }[]): string =>
  people.map(({ name }) => name).join(say('list-separator'));

const joined = (words: readonly string[]): string => words.join(say('list-separator')) || say('cards-none');

/** The name of a deck: an edition, or a recipe with its title or by the edition that it starts from. */
export function deckName({ edition, title }: Named): string {
  const { start } = readDeck(edition);
  const printed = text(`edition-${start}`, {}, start);
  if (title) return say('recipe-titled', { title, edition: printed });
  return start === edition ? printed : say('recipe-of', { edition: printed });
}

// -- sentences ---------------------------------------------------------------------------

/** A sentence in which names are marked (marks.ts). */
function written(sentence: Sentence, names: Names): string {
  const values: Record<string, string | number> = {};
  for (const [name, filling] of Object.entries(sentence.fill)) {
    if (typeof filling === 'object' && 'seat' in filling)
      Object.assign(values, called(name, names(filling.seat)));
    else values[name] = filled(filling);
  }
  return say(sentence.id, values);
}

/** A player at the start of a sentence, within it, and where something is for them: `Actor`, `actor`, `to-actor`. */
function called(role: string, player: string | number): Record<string, string> {
  const [id, values] =
    typeof player === 'number' ? ['player', { seat: player }] : ['player-named', { name: markPlayer(player) }];
  return {
    [role.charAt(0).toUpperCase() + role.slice(1)]: say(id, values),
    [role]: say(`${id}.within`, values),
    [`to-${role}`]: say(`${id}.to`, values),
  };
}

/** One line of the log. */
export function line(event: GameEvent, viewer: number | null, names: Names = numbers): string {
  return unmarked(markedLine(event, viewer, names));
}

/** The same, with the names of players and cards marked. */
export function markedLine(event: GameEvent, viewer: number | null, names: Names = numbers): string {
  return sentences(event, viewer)
    .map((sentence) => written(sentence, names))
    .join(' ');
}

const markedOne = (word: string): string => markCard(word, aCard(word));
const markedName = (word: string): string => markCard(word, cardName(word));

function filled(filling: Exclude<Filling, { seat: number }>): string | number {
  if (typeof filling !== 'object') return filling;
  if ('one' in filling) return markedOne(filling.one);
  if ('godcatAs' in filling) return say('cards-godcat-as', { card: markedOne(filling.godcatAs) });
  if ('row' in filling) return cardRow(filling.row, markedName);
  return countedCards(filling.counted, markedName);
}

/** Why something was refused, over HTTP or at the table. */
export function explained({ reason, details }: Problem): string {
  const values: Arguments = { ...details };
  if (typeof details['edition'] === 'string')
    values['edition'] = deckName({ edition: details['edition'], title: String(details['title'] ?? '') });
  if (typeof details['allowed'] === 'string')
    values['allowed'] = details['allowed'].split(' ').join(say('list-separator'));
  return text(`error-${reason}`, values, reason);
}

/**
 * Names within a sentence. They are marked before a message takes them in, wherever its language puts them, and found
 * again afterwards: a line of pieces, of which none is ever read as markup, whatever a player's name is.
 */
export interface Piece {
  readonly text: string;
  /** A player's name. */
  readonly player?: true;
  /** A card, by its word. */
  readonly card?: string;
}

/** Characters for private use: nothing is written with them. */
const [BEGIN, MIDDLE, END] = ['\uE000', '\uE001', '\uE002'];
const PRIVATE = /[\uE000-\uE002]/gu;
const MARKED = /\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002/gu;
const PLAYER = '@';

const mark = (what: string, words: string): string => BEGIN + what + MIDDLE + words.replace(PRIVATE, '') + END;

export const markPlayer = (name: string): string => mark(PLAYER, name);
export const markCard = (word: string, words: string): string => mark(word, words);

export function pieces(marked: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const { 0: whole, 1: what = '', 2: text = '', index } of marked.matchAll(MARKED)) {
    if (index > end) found.push({ text: marked.slice(end, index) });
    found.push(what === PLAYER ? { text, player: true } : { text, card: what });
    end = index + whole.length;
  }
  if (end < marked.length) found.push({ text: marked.slice(end) });
  return found;
}

export const unmarked = (marked: string): string => pieces(marked).reduce((words, { text }) => words + text, '');

/** The search in the rules: it finds cards, and answers to what people ask. */
import { CARDS } from '../protocol';
import { cardName, text } from '../state/words';
import { NICKNAMES, QUESTIONS, type Asked } from './questions';
import { searchIn, type Entry } from './search';

export type Found = { readonly kind: 'card'; readonly word: string } | { readonly kind: 'asked'; readonly asked: Asked };

/** The other side of a card is found with the card. */
const WORDS = Object.entries(CARDS).flatMap(([word, { side_of }]) => (side_of === undefined ? [word] : []));
const isCat = (word: string): boolean => CARDS[word]?.family === 'cats' && word !== 'feral';

function nicknames(word: string): string {
  const id = `called-${isCat(word) || word === 'cat' ? 'cat' : word}`;
  return NICKNAMES.includes(id) ? text(id) : '';
}

const names = (word: string): string => (word === 'cat' ? '' : cardName(word));

function entryOfCard(word: string): Entry<Found> {
  const meaning = text(`web-card-${word}`, {}, text('web-card-cat'));
  const ruling = text(`web-ruling-${word}`, {}, text('web-ruling-cat'));
  return {
    found: { kind: 'card', word },
    texts: [
      { text: cardName(word), weight: 1 },
      { text: nicknames(word), weight: isCat(word) ? 0.5 : 0.9 },
      { text: `${meaning} ${ruling}`, weight: 0.3 },
    ],
  };
}

const entryOfQuestion = (asked: Asked): Entry<Found> => ({
  found: { kind: 'asked', asked },
  texts: [
    { text: text(asked.id), weight: 1 },
    { text: asked.cards.map((word) => `${names(word)} ${nicknames(word)}`).join(' '), weight: 0.8 },
    { text: text(`${asked.id}.answer`), weight: 0.5 },
  ],
});

/**
 * The search, which finds a card before the questions about it, in the language that is spoken now; its words must be
 * downloaded already (`speakAll`, `speakRulings`).
 */
export const rulingSearch = (): ((typed: string) => Found[]) =>
  searchIn([...WORDS.map(entryOfCard), ...QUESTIONS.map(entryOfQuestion)]);

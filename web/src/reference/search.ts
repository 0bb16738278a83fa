/** A forgiving search in a few short texts: case, accents, endings and small mistakes don't matter. */
export interface Text {
  readonly text: string;
  /** How much a word found here counts. */
  readonly weight: number;
}

export interface Entry<Found> {
  readonly found: Found;
  readonly texts: readonly Text[];
}

interface Word {
  readonly stem: string;
  readonly weight: number;
}

const MOST_RESULTS = 8;
/** The share of what could be found in an entry that must be found. */
const LEAST_SHARE = 0.5;
/** How much a word counts that is found in part, or with a mistake. */
const [WHOLE, BEGUN, LONGER, MISTYPED, TWICE_MISTYPED] = [1, 0.8, 0.7, 0.6, 0.45];
/** Shorter words must be spelled well. */
const LEAST_LETTERS = 4;
const LETTERS_FOR_TWO_MISTAKES = 8;
const LONGEST_ENDING = 3;

/** The words of a text without capitals, accents and signs. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** A word without its ending: `defuses`, `gatti`, `cartes`. */
export function stemOf(word: string): string {
  const single = word.length > 3 ? word.replace(/[sx]$/, '') : word;
  return single.length > LEAST_LETTERS ? single.replace(/[aeio]$/, '') : single;
}

/** How many letters differ, two that changed places counting as one; anything above `most` is `most + 1`. */
export function mistakes(one: string, two: string, most: number): number {
  if (Math.abs(one.length - two.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: two.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= two.length; at += 1) {
      const same = one[row - 1] === two[at - 1];
      let least = Math.min((above[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1, (above[at - 1] ?? 0) + Number(!same));
      if (row > 1 && at > 1 && one[row - 1] === two[at - 2] && one[row - 2] === two[at - 1])
        least = Math.min(least, (before[at - 2] ?? 0) + 1);
      now.push(least);
    }
    [before, above] = [above, now];
  }
  return Math.min(above[two.length] ?? 0, most + 1);
}

/** How well a word that was typed matches one of a text, from 0 to 1. The last one may not be finished. */
export function likeness(typed: string, word: string, last = true): number {
  if (typed === word) return WHOLE;
  if ((last || typed.length > 2) && word.startsWith(typed)) return BEGUN;
  if (word.length >= LEAST_LETTERS && typed.startsWith(word) && typed.length - word.length <= LONGEST_ENDING) return LONGER;
  if (typed.length < LEAST_LETTERS || typed[0] !== word[0]) return 0;
  if (mistakes(typed, word, 1) <= 1) return MISTYPED;
  if (typed.length > LEAST_LETTERS && mistakes(typed, word.slice(0, typed.length), 1) <= 1) return TWICE_MISTYPED;
  return typed.length >= LETTERS_FOR_TWO_MISTAKES && mistakes(typed, word, 2) <= 2 ? TWICE_MISTYPED : 0;
}

/** An index of these entries; the search returns the best first. */
export function searchIn<Found>(entries: readonly Entry<Found>[]): (typed: string) => Found[] {
  /** In how many entries a stem is; where it counts little, it counts little here. */
  const spread = new Map<string, number>();
  const all = entries.map(({ found, texts }) => {
    const best = new Map<string, number>();
    for (const { text, weight } of texts)
      for (const stem of wordsOf(text).map(stemOf)) best.set(stem, Math.max(best.get(stem) ?? 0, weight));
    for (const [stem, weight] of best) spread.set(stem, (spread.get(stem) ?? 0) + weight);
    return { found, words: Array.from(best, ([stem, weight]): Word => ({ stem, weight })) };
  });
  /** A word that few entries have says more, and one that was typed well says what it says, not what is like it. */
  const worth = (typed: string, stem: string): number =>
    Math.log(1 + all.length / Math.max(1, spread.get(typed) ?? spread.get(stem) ?? 1)) - Math.log(2);

  return (typed) => {
    const wanted = [...new Set(wordsOf(typed).map(stemOf))];
    const scores = all.map(({ words }) =>
      wanted.map((stem, at) => {
        const last = at === wanted.length - 1;
        return Math.max(0, ...words.map((word) => likeness(stem, word.stem, last) * word.weight * worth(stem, word.stem)));
      }),
    );
    // A word that is nowhere says nothing.
    const possible = wanted.map((_, at) => Math.max(0, ...scores.map((score) => score[at] ?? 0)));
    const sum = (some: readonly number[]): number => some.reduce((total, one) => total + one, 0);
    const most = sum(possible);
    return all
      .map(({ found }, at) => ({ found, score: sum(scores[at] ?? []) }))
      .filter(({ score }) => score > 0 && score >= most * LEAST_SHARE)
      .sort((one, two) => two.score - one.score)
      .slice(0, MOST_RESULTS)
      .map(({ found }) => found);
  };
}

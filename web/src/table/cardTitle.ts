/** The title of a card has two lines, and no more of the card's width than the next one in a hand leaves free. */

/** How wide a line may be, in heights of the letters: the title’s box in PrintedCard.svelte, and a little air. */
const LINE = 4.2;

/** The letters of the display font are nearly all as wide, but for these. */
const NARROW = /[ijlIíì’ ()]/u;
const WIDE = /[mw]/u;

const width = (line: string): number =>
  [...line].reduce((sum, letter) => sum + (NARROW.test(letter) ? 0.27 : WIDE.test(letter) ? 0.7 : 0.48), 0);

/** The share of its full size in which a name fits: a long one is written smaller, neither cut nor in three lines. */
export function fit(name: string): number {
  const words = name.split(/(?<=[\s-])/u);
  const splits = words.map((_, at) =>
    Math.max(width(words.slice(0, at).join('').trimEnd()), width(words.slice(at).join(''))),
  );
  return Math.min(1, LINE / Math.min(...splits));
}

// Larger things: the name, the mark, the hero of the front page, the explosion, the mat of Good vs. Evil.
import {
  C,
  SHAPE,
  at,
  bomb,
  box,
  cat,
  cut,
  disc,
  each,
  eyes,
  fold,
  line,
  oval,
  path,
  ring,
  spark,
  star,
  strip,
} from './parts';

/** The bomb with ears on its burst, so that it can stand on any ground: the mark of the game, viewBox 0 0 100 100. */
export const mark =
  at(50, 50, 0.47, cut(path(star(14, 100, 76)), C.mustard)) +
  at(
    50,
    58,
    0.7,
    strip('M4,-32C6,-52 24,-42 30,-50', 5, C.tomatoD, 0.5) +
      at(32, -49, 0.55, cut(path(SHAPE.spark), C.tomato, 0.6) + path(star(8, 10, 4.2), C.paper)) +
      cut(
        disc(0, 0, 34) + path('M-33,-2L-34,-40Q-33,-45 -28,-42L-4,-26ZM33,-2L34,-40Q33,-45 28,-42L4,-26Z'),
        C.ink,
        0.8,
      ) +
      box(-8, -39, 17, 12, 3, C.plum) +
      path('M-28,-16L-28.5,-30L-16,-21ZM28,-16L28.5,-30L16,-21Z', C.tomato) +
      at(0, 0, 0.7, eyes('wide') + oval(0, 27, 8, 8, C.tomato)),
  );

/** A whole file for home screens, which cut it to their shapes: the mark stays away from the edge. */
export const homeIcon =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${box(0, 0, 100, 100, 0, C.teal)}` +
  `${at(12, 12, 0.76, mark)}</svg>`;

/** A whole file for the browser's tab: the mark with fewer, larger parts. */
export const favicon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
  at(32, 32, 1, path(star(12, 32, 26), C.mustard)) +
  at(
    32,
    34,
    1,
    disc(0, 0, 19, C.ink) +
      path('M-19,2L-20,-20Q-19,-23 -16,-21L-2,-14ZM19,2L20,-20Q19,-23 16,-21L2,-14Z', C.ink) +
      disc(-8, -1, 6.5, C.paper) +
      disc(8, -1, 6.5, C.paper) +
      disc(-7, 0, 3, C.ink) +
      disc(9, 0, 3, C.ink) +
      oval(0, 11, 3.6, 4, C.tomato),
  ) +
  '</svg>';

const BOOM = 'var(--logo-boom,var(--accent,#BF3720))';
const CAT = 'var(--logo-cat,currentColor)';
const letter = (x: number, turn: number, d: string, colour: string): string =>
  at(x, 60, 1, cut(path(d), colour, 0.7), turn);
/** An O that is half of a cat: it has one ear, and it looks at its neighbour. */
const eyed = (x: number, side: 1 | -1): string =>
  at(x, 60, 1, cut(oval(0, 0, 25, 38.5) + path(`M${-22 * side},-16L${-23 * side},-50L${-3 * side},-36Z`), BOOM, 0.7)) +
  oval(x, 60, 12.5, 23, C.paper) +
  oval(x + side * 4, 62, 6.5, 12, C.ink);
/** The name, cut with scissors, viewBox of LOGO_BOX. `--logo-boom` and `--logo-cat` recolour it. */
export const logo =
  letter(
    34,
    -3,
    'M-26,-36L4,-38C20,-38 25,-28 23,-17C22,-9 18,-5 12,-3C22,-1 27,7 26,17C25,30 16,38 0,38L-24,37ZM-9,-22V-8H0C10,-8 9,-23 0,-22ZM-9,7V22H1C12,22 12,6 1,7Z',
    BOOM,
  ) +
  eyed(86, 1) +
  eyed(140, -1) +
  letter(196, 2, 'M-28,38L-25,-38H-11L1,-12L13,-38H26L29,38H12L11,0L2,18H-3L-11,0L-12,38Z', BOOM) +
  letter(
    252,
    -3,
    'M24,-16L8,-12C7,-20 2,-23 -3,-20C-10,-16 -10,16 -3,21C3,24 8,20 9,11L25,14C23,30 14,39 0,39C-18,39 -26,24 -26,0C-26,-24 -17,-39 0,-39C14,-39 23,-31 24,-16Z',
    CAT,
  ) +
  letter(305, 2, 'M-29,38L-10,-38H11L28,38H11L8,25H-9L-12,38ZM-6,10H6L0,-17Z', CAT) +
  letter(356, -2, 'M-26,-38L26,-37L25,-20L9,-21L8,38H-9L-8,-21L-25,-20Z', CAT);
export const LOGO_BOX = '0 0 390 106';

/** The cat of the front page, viewBox 0 0 360 300. */
export const hero =
  disc(180, 148, 142, C.teal) +
  at(180, 144, 1.34, cut(path(star(14, 100, 72)), C.mustard) + cut(path(star(14, 80, 56, 13)), C.tomato)) +
  strip('M246,262C318,262 326,196 292,170', 20, C.ink) +
  cut(path('M102,290C102,206 132,172 180,172C228,172 258,206 258,290Z'), C.ink) +
  oval(180, 240, 56, 48, C.cream) +
  cat(180, 126, 1.28, {
    fur: C.ink,
    ear: C.tomato,
    eyes: 'side',
    eye: C.paper,
    whiskers: C.cream,
    stripes: C.ash,
    lid: C.cream,
  }) +
  cut(path('M6,276L354,273Q360,273 360,279L359,290Q359,296 353,296L5,298Q0,298 0,292V282Q0,276 6,276Z'), C.tealD) +
  at(180, 252, 1.22, bomb) +
  strip('M180,214C180,200 202,210 206,194', 6, C.kraft, 0.6) +
  at(209, 190, 1, spark()) +
  fold(strip('M238,214C246,240 236,258 214,260', 30, C.ink) + line('M204,262l-4,6M215,265l-3,7', 3.4, C.plum), 180);

/** The explosion, viewBox 0 0 200 200. */
export const burst =
  at(
    100,
    100,
    1,
    cut(path(star(16, 98, 66)), C.tomato) +
      cut(path(star(14, 78, 50, 10)), C.mustard) +
      cut(path(star(11, 54, 32, 4)), C.paper),
  ) + at(100, 100, 1, path(star(9, 26, 13, 12), C.tomato));
/** The sheets of an explosion: one upon the other, the largest first; the colours depend on what kills. */
const SHEETS = {
  kitten: [C.tomato, C.mustard, C.paper],
  imploding: [C.ink, C.tealD, C.teal],
  devilcat: [C.ink, C.brick, C.mustard],
  barking: [C.brick, C.tomato, C.paper],
} as const;
/** One of its three sheets, viewBox 0 0 200 200. */
export const blast = (by: keyof typeof SHEETS, sheet: 0 | 1 | 2): string =>
  at(100, 100, 1, cut(path(star(19 - 3 * sheet, 97, 70 - 4 * sheet, 7 * sheet)), SHEETS[by][sheet], 0.5));
/** The rest of a card: soot from its torn edge inwards, viewBox 0 0 180 252. */
export const soot =
  `<path fill-rule="evenodd" fill="${C.ink}" d="M0,0H180V252H0ZM17,20L31,29L44,17L62,25L75,13L96,24L112,15L131,27L146,18L165,30L157,52L168,70L156,93` +
  `L166,112L154,134L164,158L153,178L165,201L157,226L141,236L123,229L107,241L88,231L70,239L52,229L36,238L19,225L27,203L15,184L28,160L16,138L29,113L17,92L28,70L16,47Z"/>` +
  `<g fill="${C.ink}" opacity=".5">${path('M24,30L60,40L86,30L124,42L156,34L148,80L158,120L144,160L156,214L122,216L90,226L56,214L28,220L36,180L24,140L38,96L26,60ZM40,56L52,92L42,140L54,178L48,200L90,210L132,200L130,160L142,118L134,84L140,54L112,58L86,48L60,58Z')}</g>` +
  path('M128,0L180,0V64L166,44L158,47L152,28L141,30Z', C.ink);
/** A puff of smoke, viewBox 0 0 100 60. */
export const puff = at(50, 34, 0.78, cut(path(SHAPE.cloud), C.plum, 0.6));
/** A flame, viewBox 0 0 60 90. */
export const flame = (index: number): string =>
  at(30, 56, 1.15, cut(path(SHAPE.flame), index % 2 ? C.mustard : C.tomato, 0.6)) +
  at(30, 66, 0.55, path(SHAPE.flame, index % 2 ? C.tomato : C.mustard));
const SHARDS = [
  'M3,4L21,7L10,21Z',
  'M12,2L20,20L4,16Z',
  'M2,9L16,3L22,15L8,20Z',
  'M5,20L6,5Q7,3 9,5L21,14Z',
  'M12,1L15,9L23,12L15,15L12,23L9,15L1,12L9,9Z',
] as const;
const SHARD_COLOURS = [C.tomato, C.mustard, C.paper, C.brick, C.blush, C.teal] as const;
/** A scrap of paper that flies from the explosion, viewBox 0 0 24 24; any number will do. */
export const shard = (index: number): string =>
  path(SHARDS[index % SHARDS.length] ?? SHARDS[0], SHARD_COLOURS[index % SHARD_COLOURS.length] ?? C.tomato);

/** Where the two cards lie on the mat, in its own units; both are 90 by 126. */
export const MAT_PLACES = { width: 90, height: 126, godcat: { x: 62, y: 37 }, devilcat: { x: 208, y: 37 } } as const;
export const MAT_BOX = '0 0 360 200';
const place = (x: number, y: number, fill: string, inner: string): string =>
  box(x, y, 90, 126, 8, fill) + at(x + 45, y + 66, 1, inner);
/** The mat of Good vs. Evil: a sheet torn down the middle, with a place for each of the two; viewBox of MAT_BOX. */
export const mat =
  cut(path('M14,12L346,8Q356,8 356,18L353,182Q353,192 343,192L16,195Q6,195 6,185L4,22Q4,12 14,12Z'), C.mustard) +
  cut(
    path(
      'M192,10.2L346,8Q356,8 356,18L353,182Q353,192 343,192L168,193.7L178,170L166,150L182,126L172,102L190,78L178,54L194,32Z',
    ),
    C.tomatoD,
    0.6,
  ) +
  at(37, 174, 0.5, cut(path(SHAPE.cloud), C.paper)) +
  at(160, 30, 0.34, cut(path(SHAPE.cloud), C.paper)) +
  each(
    [
      [322, 176, 0.6],
      [342, 172, 0.5],
      [304, 182, 0.42],
    ] as const,
    ([x, y, scale], i) => at(x, y, scale, path(SHAPE.flame, i % 2 ? C.mustard : C.tomato)),
  ) +
  place(62, 37, C.mustardL, at(0, 4, 0.62, path(SHAPE.straight, C.mustard)) + ring(0, -42, 19, 6, 5, C.mustard)) +
  place(
    208,
    37,
    '#8C2415',
    at(
      0,
      8,
      0.62,
      fold(path('M-38,-36C-56,-54 -54,-82 -34,-102C-35,-80 -28,-66 -12,-56L-16,-30Z', C.brick)) +
        path(SHAPE.straight, C.tomatoD),
    ),
  );

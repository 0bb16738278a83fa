// The cards that do something, except those about the future and about good and evil.
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
  ground,
  line,
  mitt,
  oval,
  path,
  spark,
  star,
  strip,
  times,
} from '../parts';

/** The kitten is its own bomb: a round head with a fuse between the ears. */
const kitten =
  ground(C.ink) +
  disc(160, 22, 3, C.tomato) +
  disc(14, 178, 3, C.tomato) +
  disc(168, 184, 3, C.mustard) +
  at(90, 110, 0.98, cut(path(star(14, 100, 72)), C.tomato) + cut(path(star(14, 80, 56, 13)), C.mustard)) +
  strip('M90,74C90,44 122,62 126,36', 6.5, C.tomatoD) +
  at(128, 32, 1.1, spark()) +
  cut(disc(90, 116, 47) + path('M46,110L44,62Q45,56 51,60L84,82ZM134,110L136,62Q135,56 129,60L96,82Z'), C.ink) +
  box(78, 62, 24, 15, 4, C.plum) +
  path('M52,90L51,74L68,85ZM128,90L129,74L112,85Z', C.tomato) +
  at(90, 116, 1, eyes('wide') + oval(0, 27, 8, 9, C.tomato)) +
  line('M55,132A38,38 0 0 0 66,147', 5, C.plum);

/** The handles of the scissors become the spectacles of the cat who holds its breath. */
const defuse =
  ground(C.mint) +
  disc(90, 70, 66, C.mintL) +
  strip('M-6,84C24,60 44,92 72,66', 7, C.ink) +
  strip('M112,58C136,34 142,70 162,40', 7, C.ink) +
  at(161, 37, 1, cut(path(SHAPE.spark), C.tomato, 0.6) + path(star(8, 10, 4.2), C.mustardL)) +
  cat(90, 162, 1.22, { fur: C.tealD, ear: C.mint, eyes: 'up', eye: C.paper, whiskers: C.paper, lid: C.mint }) +
  cut(path('M82,116L98,112L123,34Q125,26 117,30Q96,48 82,116Z'), C.paper) +
  cut(path('M98,116L82,112L57,34Q55,26 63,30Q84,48 98,116Z'), C.cream) +
  strip('M92,110L70,144M88,110L110,144', 9, C.tomato) +
  line('M85,164a21,21 0 1 1 0,-.1zM137,164a21,21 0 1 1 0,-.1z', 9, C.tomato) +
  disc(90, 113, 5, C.ink);

const claws = (x: number, y: number, turn: number): string =>
  at(
    x,
    y,
    1.05,
    cut(path('M-18,-20l8,-4l-7,-22ZM-5,-27h9l-4,-24ZM9,-24l8,4l4,-23Z'), C.paper) +
      cut(path('M-25,44L-25,-6A25,23 0 0 1 25,-6L25,44Z'), C.mustard) +
      line('M-9,-10v-12M9,-10v-12', 3.6, C.crust),
    turn,
  );
/** A tiger in the making has slit the very sheet it is printed on. */
const attack =
  ground(C.tomato) +
  times(3, (i) => at(i * 32, i * 3, 1, path('M84,-8Q70,64 34,112Q52,58 64,-8Z', i === 1 ? C.ink : C.tomatoD))) +
  cat(92, 108, 1.3, {
    fur: C.mustard,
    ear: C.tomatoD,
    eyes: 'mad',
    eye: C.paper,
    nose: '',
    whiskers: C.cream,
    turn: -6,
    extra:
      path(
        'M-5,-39H5L0,-16ZM-21,-35L-11,-38L-10,-20ZM21,-35L11,-38L10,-20ZM-50,10l17,4l-16,6ZM50,10l-17,4l16,6Z',
        C.ink,
      ) +
      path('M-7,11H7L0,18Z', C.tomatoD) +
      path('M-27,24Q0,12 27,24Q22,46 0,46Q-22,46 -27,24Z', C.ink) +
      path('M-20,22L-7,19L-13,35ZM20,22L7,19L13,35Z', C.paper) +
      oval(0, 42, 11, 5, C.tomato),
  }) +
  claws(32, 178, -14) +
  claws(144, 174, 10);

/** Better not find out what the rings are for. */
const targeted =
  ground(C.tomato) +
  cut(disc(90, 100, 84), C.cream) +
  disc(90, 100, 67, C.tomato) +
  cut(disc(90, 100, 50), C.cream) +
  cat(90, 108, 0.8, { fur: C.teal, ear: C.mint, eyes: 'wide', nose: '', extra: oval(0, 28, 7, 5, C.ink) }) +
  cut(box(84, 4, 12, 40, 4) + box(84, 156, 12, 40, 4) + box(-4, 94, 40, 12, 4) + box(144, 94, 40, 12, 4), C.ink);

const skip =
  ground(C.teal) +
  disc(140, 44, 26, C.mustardL) +
  path('M-5,206V172Q90,140 185,172V206Z', C.tealD) +
  line('M44,72A82,82 0 0 1 84,28', 5, C.mint, '1 13') +
  strip('M40,128C22,134 8,118 20,98', 11, C.mustard) +
  strip('M46,130C40,146 30,150 22,152M132,134C138,148 146,152 156,154', 15, C.mustard) +
  strip('M42,128C46,54 132,52 136,126', 33, C.mustard) +
  line('M78,64L80,78M96,62L95,77M62,76L70,88', 6, C.kraft) +
  cat(140, 106, 0.62, {
    fur: C.mustard,
    ear: C.tomato,
    eyes: 'side',
    eye: C.paper,
    whiskers: C.cream,
    turn: 8,
    stripes: C.kraft,
  }) +
  at(86, 158, 0.92, bomb) +
  strip('M86,130q2,-12 12,-12', 4, C.cream, 0.5) +
  at(102, 116, 0.5, spark());

/** It looks the other way while the paw does the work. */
const bottom =
  ground(C.tealD) +
  disc(90, 74, 62, C.teal) +
  cat(90, 78, 1.02, { fur: C.mint, ear: C.blush, eyes: 'side', eye: C.paper, whiskers: C.paper, stripes: C.teal }) +
  each([3, -2, 4, 0], (shift, i) => cut(box(30 + shift, 146 - i * 15, 116, 17, 6), i % 2 ? C.paper : C.oat)) +
  at(110, 172, 1, cut(box(-58, -9, 116, 18, 6), C.tomato), 4) +
  at(146, 172, 1, mitt(C.mint, C.teal), 74) +
  line('M14,172h26M22,184h18', 5, C.mint);

/** Raising, taken literally. */
const heck =
  ground(C.tealD) +
  disc(90, 112, 76, C.teal) +
  strip('M66,184C44,172 40,130 42,68M114,184C136,172 140,130 138,68', 16, C.tomato) +
  cut(path('M56,206C54,176 64,158 90,158C116,158 126,176 124,206Z'), C.tomato) +
  path('M68,164L70,206H110L112,164L102,158L98,176H82L78,158Z', C.paper) +
  path('M69,184h42v9h-42Z', C.ink) +
  strip('M14,74Q90,42 166,74', 7, C.ink) +
  each([18, 162], (x) =>
    at(x, 76, 1, cut(path(star(10, 36, 25, x)), C.mustard) + path(star(10, 23, 15, x), C.tomatoL)),
  ) +
  cut(disc(43, 64, 11) + disc(137, 64, 11), C.tomato) +
  cut(
    path('M74,112C58,102 58,82 70,68C71,86 78,94 88,102ZM106,112C122,102 122,82 110,68C109,86 102,94 92,102Z'),
    C.mustardL,
    0.6,
  ) +
  cat(90, 134, 0.7, {
    fur: C.tomato,
    ear: C.tomatoD,
    eyes: 'none',
    nose: '',
    extra:
      fold(line('M-35,-8L-14,1L-35,9', 5.5, C.ink) + path('M0,16C-8,10 -24,12 -42,26C-24,34 -8,32 0,24Z', C.ink)) +
      path('M-7,9H7L0,17Z', C.mustardL) +
      box(-9, 31, 18, 9, 2, C.paper),
  });

const favor =
  ground(C.blush) +
  disc(90, 96, 78, C.blushL) +
  cat(90, 88, 1.34, { fur: C.paper, ear: C.tomato, eyes: 'plead', whiskers: C.tomatoD, stripes: C.mustard }) +
  each([-1, 1], (side) => at(90 + side * 38, 176, 1.15, mitt(C.paper, C.blush), 180 - side * 16)) +
  at(90, 162, 1.15, cut(path(SHAPE.heart), C.tomato));

/** A paw whose pad is the sign itself. */
const nope =
  ground(C.oat) +
  cut(disc(90, 92, 80), C.mustard) +
  disc(90, 92, 67, C.mustardL) +
  at(
    90,
    106,
    1.5,
    cut(path(SHAPE.paw), C.ink, 0.7) +
      each(
        [
          [-23, -17, 7, 9],
          [-5, -31, 7, 9],
          [14, -30, 7, 9],
          [29, -11, 6, 8],
        ] as const,
        ([x, y, rx, ry]) => oval(x, y, rx, ry, C.blush),
      ) +
      disc(0, 12, 23, C.tomato) +
      box(-15, 7, 30, 10, 2, C.paper),
  );

export const actions = { kitten, defuse, attack, targeted, skip, bottom, heck, favor, nope } as const;

// Good, evil, what happens when they meet, and the cat that is a bit of everything.
import {
  C,
  SHAPE,
  at,
  box,
  cat,
  cut,
  disc,
  each,
  fold,
  ground,
  line,
  oval,
  path,
  rays,
  ring,
  star,
  strip,
} from '../parts';

const flames = (places: readonly (readonly [number, number, number])[]): string =>
  each(places, ([x, y, scale], i) =>
    at(
      x,
      y,
      scale,
      cut(path(SHAPE.flame), i % 2 ? C.mustard : C.tomato) +
        at(0, 12, 0.5, path(SHAPE.flame, i % 2 ? C.mustardL : C.mustard)),
    ),
  );

/** The halo is a collar that went to heaven first: it still has its bell. */
const godcat =
  ground(C.mustard) +
  rays(90, 92, 14, 10, C.mustardL) +
  fold(
    cut(path('M70,152C30,156 0,128 2,52C14,72 22,76 34,76C38,86 48,92 62,92Z'), C.teal) +
      path('M70,144C40,144 18,124 14,86C26,94 34,96 44,96C48,104 56,108 66,108Z', C.mint) +
      line('M26,110Q38,128 60,132M42,110Q52,120 64,122', 3.6, C.teal),
    90,
  ) +
  cat(90, 110, 1.08, { fur: C.paper, ear: C.blush, eyes: 'shut', extra: path('M0,-35l6,9l-6,9l-6,-9Z', C.tomato) }) +
  at(1, 3, 1, ring(90, 33, 40, 12, 8, '#1A101826')) +
  ring(90, 33, 40, 12, 8, C.tomato) +
  cut(disc(90, 48, 10), C.ink, 0.6) +
  line('M83,48h14', 2.5, C.mustardL) +
  disc(90, 53, 2.2, C.mustardL) +
  at(34, 186, 0.9, cut(path(SHAPE.cloud), C.blush)) +
  at(146, 186, 0.9, cut(path(SHAPE.cloud), C.blush)) +
  at(90, 194, 0.9, cut(path(SHAPE.cloud), C.blushL));

/** The trident is what is left of the fish. */
const devilcat =
  ground(C.brick) +
  disc(84, 104, 76, C.tomatoD) +
  cut(path('M46,76C28,58 30,28 50,6C49,32 58,46 78,58ZM122,76C140,58 138,28 118,6C119,32 110,46 90,58Z'), C.mustard) +
  cat(84, 114, 1.18, {
    fur: C.ink,
    ear: C.tomato,
    eyes: 'mad',
    eye: C.mustard,
    nose: '',
    extra:
      path('M-6,11H6L0,18Z', C.tomato) +
      path('M-38,16Q0,40 38,16Q30,46 0,46Q-30,46 -38,16Z', C.paper) +
      line('M-20,27v13M-7,30v14M7,30v14M20,27v13', 2.6, C.ink),
  }) +
  strip('M161,84V200M150,112L161,120L172,112M150,132L161,140L172,132M152,152L161,160L170,152', 5, C.paper) +
  cut(
    path('M157,96C150,86 146,72 142,48Q152,58 155,68Q158,58 161,42Q164,58 167,68Q170,58 180,48C176,72 172,86 165,96Z'),
    C.paper,
  ) +
  flames([
    [14, 182, 1],
    [52, 192, 0.85],
    [90, 188, 0.95],
    [128, 192, 0.85],
    [166, 186, 0.9],
  ]);

/** The end of the world is settled like any quarrel at a table. */
const armageddon =
  ground(C.mustard) +
  path('M104,-2H182V202H76Z', C.tomatoD) +
  at(90, 90, 0.9, cut(path(star(12, 88, 58, 9)), C.tomato)) +
  strip('M18,206L66,120', 38, C.paper) +
  strip('M162,206L114,120', 38, C.ink) +
  cut(path('M48,124C40,92 54,62 80,58C98,56 106,70 102,88L78,132Z'), C.paper) +
  cut(
    path(
      'M132,124C142,90 128,52 100,52C80,52 70,64 75,76C66,80 64,92 72,97C66,104 70,116 80,115C84,124 96,124 100,118L112,134Z',
    ),
    C.ink,
  ) +
  line('M78,76Q92,80 104,72M75,97Q92,100 106,91M82,115Q94,114 104,107', 3.6, C.plum) +
  at(20, 180, 0.78, cut(path(SHAPE.cloud), C.blush)) +
  flames([
    [140, 172, 0.75],
    [170, 168, 0.9],
    [156, 182, 0.75],
  ]) +
  cut(box(-6, 186, 192, 24, 4), C.tealD) +
  at(1, 3, 1, ring(66, 30, 20, 6.5, 5.5, '#1A101826')) +
  ring(66, 30, 20, 6.5, 5.5, C.paper) +
  cut(path('M104,44C94,38 93,22 100,12C102,24 108,30 115,32C122,30 128,24 130,12C137,22 136,38 126,44Z'), C.ink, 0.6);

/** Whatever was left over from the other cats, sewn together in a hurry. */
const feral =
  ground(C.oat) +
  at(90, 98, 1, path(star(11, 92, 66, 8), C.kraft)) +
  at(
    90,
    104,
    1.36,
    cut(path(SHAPE.spiky), C.ink, 0.7) +
      path('M0,-40.5L0,2L-59,2L-62,4L-50,-6L-52,-58L-34,-44L-30,-50L-22,-38L-8,-46L-2,-38Z', C.mustard) +
      path('M0,-40L10,-50L16,-38L40,-62L48,-40L46,-28L52,-8L66,-4L57,2H0Z', C.teal) +
      path('M0,2V44.5L-12,52L-20,40L-40,44L-40,28L-60,26L-50,10L-62,4L-59,2Z', C.tomato) +
      path('M-43,-42L-42,-24L-30,-34Z', C.tomatoD) +
      path('M38,-48L41,-28L26,-36Z', C.mint) +
      disc(-22, 0, 17, C.paper) +
      disc(-19, 2, 5, C.ink) +
      disc(22, 0, 13, C.mustardL) +
      oval(22, 0, 4, 10, C.ink) +
      path('M-7,14h14l-7,8Z', C.blush) +
      path('M-26,25H26L20,36L13,28L6,37L-1,28L-8,37L-15,28L-21,36Z', C.paper) +
      line('M-44,-14L-34,-24M-44,-24L-34,-14', 3, C.tomatoD) +
      line('M-6,-30h12M-6,-22h12', 3, C.paper),
  );

export const divine = { godcat, devilcat, armageddon, feral } as const;

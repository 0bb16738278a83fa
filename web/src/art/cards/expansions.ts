// The cards that only recipes bring to the table.
import {
  C,
  SHAPE,
  at,
  bomb,
  box,
  card,
  cat,
  cut,
  disc,
  each,
  eyes,
  fold,
  ground,
  line,
  oval,
  path,
  rays,
  ring,
  spark,
  star,
  strip,
  times,
} from '../parts';

/** The cat of Skip has read about the cow and the moon. The bombs stay where they are. */
const superSkip =
  ground(C.tealD) +
  line('M54,20h.1M168,26h.1M166,128h.1M12,152h.1', 5, C.mint) +
  cut(disc(84, 120, 52), C.cream) +
  disc(54, 134, 9, C.oat) +
  disc(120, 138, 6, C.oat) +
  at(
    86,
    116,
    0.92,
    fold(disc(-17, 2, 15.5, C.oat) + disc(-17, 1, 13, C.paper) + disc(-12, -4, 6, C.ink)) + oval(0, 23, 6, 7, C.crust),
  ) +
  path('M-5,206V180Q90,150 185,180V206Z', C.teal) +
  each([36, 90, 144], (x, i) => at(x, 184 - (i % 2) * 5, 0.5, bomb) + at(x + 5, 164 - (i % 2) * 5, 0.4, spark())) +
  strip('M28,112C10,118 2,98 14,84', 10, C.mustard) +
  strip('M32,112C28,126 20,130 10,132M140,88C150,98 160,98 172,94', 14, C.mustard) +
  strip('M31,112C34,42 98,34 136,80', 32, C.mustard) +
  line('M38,86L52,92M50,64L62,76', 6, C.kraft) +
  cut(path('M126,46C108,22 86,28 70,8C68,26 60,38 46,48C66,48 74,62 92,64C104,66 112,72 118,82Z'), C.tomato) +
  cat(142, 72, 0.62, {
    fur: C.mustard,
    ear: C.tomato,
    eyes: 'up',
    eye: C.paper,
    whiskers: C.cream,
    turn: 6,
    stripes: C.kraft,
  });

const half = (fur: string, marks: string, sheet: string): string =>
  strip('M112,62C156,58 168,92 158,118', 18, fur) +
  cat(90, 46, 0.72, { fur, ear: C.tomato, eyes: 'side', eye: C.mustard, lid: marks, stripes: marks }) +
  cut(box(44, 72, 104, 13, 5), sheet);
const grip = (fur: string, marks: string): string =>
  cut(oval(150, 121, 15, 13), fur, 0.6) + line('M141,119h8M141,125h8', 3.2, marks);
/** A court card for two: what is the top for one is the bottom for the other. */
const swap =
  ground(C.mustard) +
  disc(90, 100, 86, C.mustardL) +
  at(180, 200, 1, half(C.tealD, C.mint, C.teal), 180) +
  each([86, 95, 104], (y, i) => cut(box(38 + (i % 2) * 4, y - 3, 102, 12, 5), i % 2 ? C.oat : C.paper, 0.6)) +
  half(C.paper, C.ink, C.tomato) +
  grip(C.paper, C.oat) +
  at(180, 200, 1, grip(C.tealD, C.mint), 180);

/** A long cat: its front has heard already that everybody goes the other way. */
const reverse =
  ground(C.tealD) +
  line('M-10,64H104A40,40 0 0 1 104,144H-10', 62, C.teal) +
  line('M-10,64H104A40,40 0 0 1 104,144H-10', 3, C.mint, '2 12') +
  strip('M54,62C34,60 34,44 52,30', 11, C.blush) +
  strip('M64,66L50,92M82,66L88,98M84,152L58,184M106,150L122,184', 14, C.blush) +
  strip('M62,62H104A41,41 0 0 1 104,144H64', 34, C.blush) +
  line('M84,48V62M104,47V62M124,54L117,66M152,86L138,92M154,116L139,112M130,156L122,144', 6, C.tomato) +
  cat(48, 132, 0.78, {
    fur: C.blush,
    ear: C.tomato,
    eyes: 'up',
    eye: C.paper,
    whiskers: C.paper,
    stripes: C.tomato,
    turn: -8,
  });

const look = path('M-26,0Q0,-28 26,0Q0,28 -26,0Z', C.paper) + disc(0, 0, 13, C.tomato) + oval(0, 0, 4.6, 11, C.ink);
/** A peacock has the eyes for it. The head may sleep. */
const see5 =
  ground(C.mustard) +
  rays(90, 130, 12, 9, C.mustardL) +
  each(
    [
      [-68, 70],
      [68, 70],
      [-34, 86],
      [34, 86],
      [0, 98],
    ] as const,
    ([turn, far]) =>
      at(
        90,
        148,
        1,
        cut(
          path(`M0,10C-12,-30 -30,${34 - far} -24,${-far}A24,24 0 0 1 24,${-far}C30,${34 - far} 12,-30 0,10Z`),
          C.teal,
        ) +
          line(`M0,-30V${-far}`, 4, C.tealD) +
          disc(0, -far, 20.5, C.mint) +
          at(0, -far, 0.72, look, -turn),
        turn,
      ),
  ) +
  cat(90, 158, 0.86, { fur: C.tealD, ear: C.mint, eyes: 'shut', lid: C.mint, stripes: C.teal });

const pad = (x: number, y: number, turn: number): string =>
  at(x, y, 1, cut(oval(0, 0, 11, 10), C.plum, 0.6) + line('M-3,-7v6M4,-7v6', 3, C.ink), turn);
/** Three fates need two paws. Five need the other two, and the tail. */
const alter5 =
  ground(C.mustard) +
  disc(90, 88, 80, C.mustardL) +
  at(90, 38, 0.84, card(C.tomato, path(star(8, 15, 6.4), C.paper))) +
  strip('M90,110C106,94 76,86 90,66', 10, C.plum) +
  fold(strip('M72,122L50,92M66,146L28,134', 18, C.plum), 90) +
  cut(oval(90, 122, 36, 30), C.plum) +
  oval(90, 112, 22, 15, C.cream) +
  at(22, 106, 0.82, card(C.paper, disc(0, 0, 8, C.teal) + disc(0, -18, 5, C.teal) + disc(0, 18, 5, C.teal)), -18) +
  at(158, 106, 0.82, card(C.paper, at(0, 0, 0.8, path(SHAPE.heart, C.tomato))), 18) +
  at(50, 66, 0.82, card(C.paper, path('M0,-20L17,12H-17Z', C.mustard)), -12) +
  at(130, 66, 0.82, card(C.teal, disc(0, 0, 13, C.paper)), 12) +
  pad(30, 134, -30) +
  pad(150, 134, 30) +
  pad(54, 92, -20) +
  pad(126, 92, 20) +
  cat(90, 154, 0.78, {
    fur: C.plum,
    ear: C.blush,
    eyes: 'down',
    eye: C.paper,
    stripes: C.ink,
    whiskers: C.cream,
    turn: 180,
  });

const kit = (x: number, y: number, turn: number): string =>
  at(x, y, 0.34, at(0, -54, 1, spark()) + cut(path(SHAPE.round), C.ink) + eyes('wide'), turn);
const orbit = (turn: number): string =>
  at(90, 118, 1, at(1, 4, 1, ring(0, 0, 82, 27, 6, '#1A101826')) + ring(0, 0, 82, 27, 6, C.mustardL), turn);
/** The smallest thing that can go wrong, and all that flies round it. */
const catomic =
  ground(C.tomato) +
  at(90, 116, 1, path(star(10, 86, 62), C.tomatoD)) +
  each([-60, 60, 0], orbit) +
  cat(90, 112, 0.84, { fur: C.paper, ear: C.tomato, eyes: 'mad', eye: C.mustard, stripes: C.ink }) +
  strip('M8,119A82,27 0 0 0 172,119', 6, C.mustardL) +
  kit(53, 54, -24) +
  kit(127, 54, 24) +
  kit(90, 32, 0);

const hole = (inner: string): string => at(86, 114, 1, inner);
/** The kitten from its neck to the end of all things: a strip that winds inwards and gets thinner. */
const noodle = ((): string => {
  const edge = (side: number): string[] =>
    Array.from({ length: 49 }, (_, i) => {
      const left = 1 - i / 48;
      const angle = 5.5 + 8.6 * (1 - left);
      const radius = 12 + 46 * left + side * 19 * left ** 0.8;
      return `${(Math.cos(angle) * radius).toFixed(1)},${(Math.sin(angle) * radius).toFixed(1)}`;
    });
  return `M${[...edge(1), ...edge(-1).reverse()].join('L')}Z`;
})();
/** The other kitten goes off. This one goes in, down the plughole of the universe. */
const implode = (far: string, near: string, light: string): string =>
  ground(C.ink) +
  cut(disc(86, 114, 98), far) +
  hole(times(8, (i) => at(0, 0, 1, path('M16,0C50,14 82,2 94,-34L97,8C84,34 44,34 16,0Z', near), i * 45))) +
  hole(
    disc(0, 0, 37, light) +
      cut(path(noodle), C.ink) +
      disc(0, 0, 12, C.ink) +
      line('M-38,30A48,48 0 0 0 -18,44', 5, C.plum),
  ) +
  strip('M112,92L70,52', 17, C.ink) +
  line('M63,52l6,6M71,45l5,6', 3.2, C.plum) +
  cat(122, 70, 0.78, {
    fur: C.ink,
    ear: C.tomato,
    eyes: 'wide',
    nose: '',
    turn: 10,
    extra: oval(0, 27, 8, 9, C.tomato),
  });
const imploding = implode(C.tealD, C.teal, C.mint);
const implodingUp = implode(C.mustard, C.mustardL, C.tomato);

export const expansions = {
  'super-skip': superSkip,
  swap,
  reverse,
  see5,
  alter5,
  catomic,
  imploding,
  'imploding-up': implodingUp,
} as const;

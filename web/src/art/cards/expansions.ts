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
  nose,
  oval,
  path,
  rays,
  ring,
  spark,
  star,
  strip,
  stripes,
  times,
  whiskers,
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

/** It has taken off all that a cat can take off, and covers itself with what it has at hand. */
const streaking =
  ground(C.mint) +
  disc(106, 100, 82, C.mintL) +
  line('M6,92h26M2,110h22M8,190h30', 5, C.paper) +
  at(
    30,
    120,
    0.56,
    strip('M-16,62C-34,84 -10,96 -24,112', 14, C.ink) +
      cut(
        path(
          'M-34,8L-47,-53Q-46,-58 -41,-55L-15,-37Q0,-40 15,-37L41,-55Q46,-58 47,-53L34,8L62,16L60,36L36,34L42,66L58,84L44,94L10,72L-14,74L-36,96L-52,86L-38,62L-34,34L-60,38L-62,20Z',
        ),
        C.ink,
      ) +
      path('M-36,-46L-34,-28L-22,-34ZM36,-46L34,-28L22,-34Z', C.tomato) +
      fold(oval(-17, -8, 8, 4, C.mint)) +
      line('M0,10V66', 5, C.mustard, '1 9'),
    -24,
  ) +
  strip('M88,150C64,156 58,134 68,122', 9, C.blush) +
  strip('M100,154L88,178L58,178', 17, C.blush) +
  strip('M70,178L58,178', 17, C.ink, 0) +
  strip('M116,154L142,166L146,192', 17, C.blush) +
  strip('M145,184L146,192', 17, C.ink, 0) +
  strip('M112,96L108,146', 42, C.blush) +
  cat(114, 66, 0.86, { fur: C.blush, ear: C.tomato, eyes: 'side', eye: C.paper, whiskers: C.paper, turn: 6 }) +
  at(112, 146, 1, bomb) +
  strip('M112,118q2,-10 13,-10', 4, C.kraft, 0.5) +
  at(130, 108, 0.62, spark(C.tomato)) +
  strip('M90,108C78,122 82,134 94,140M134,106C148,120 144,136 130,142', 13, C.blush);

const pads = (colour: string): string =>
  oval(-23, -17, 7, 9, colour) +
  oval(-5, -31, 7, 9, colour) +
  oval(14, -30, 7, 9, colour) +
  oval(29, -11, 6, 8, colour) +
  oval(1, 8, 20, 16, colour);
/** Wet paint. It was like that when it came in. */
const mark =
  ground(C.blush) +
  disc(90, 90, 80, C.blushL) +
  cat(78, 78, 1.02, { fur: C.tealD, ear: C.mint, eyes: 'side', eye: C.paper, whiskers: C.paper, stripes: C.teal, lid: C.mint }) +
  at(146, 82, 0.6, cut(path(SHAPE.paw), C.tealD) + pads(C.tomato), 8) +
  each(
    [
      [32, 164, -24],
      [146, 166, 26],
      [62, 154, -8],
    ] as const,
    ([x, y, turn]) => at(x, y, 1.1, card(C.teal, path(SHAPE.spark, C.mint)), turn),
  ) +
  at(106, 144, 1.3, card(C.paper, at(0, 5, 0.52, pads(C.tomato), -8)), 8);

/** On the cards, as on every newspaper. */
const curse =
  ground(C.blush) +
  rays(90, 104, 12, 9, C.blushL) +
  each(
    [
      [28, 138, -32],
      [152, 138, 32],
      [50, 156, -14],
      [130, 156, 14],
    ] as const,
    ([x, y, turn]) => at(x, y, 1.16, card(C.paper, box(-17, -26, 34, 52, 4, C.teal) + path(SHAPE.spark, C.mint)), turn),
  ) +
  cut(path('M90,56C122,56 130,82 136,108C150,132 146,182 90,182C34,182 30,132 44,108C50,82 58,56 90,56Z'), C.mustard) +
  line('M90,124V176', 5, C.kraft) +
  line('M58,92l16,6M54,108l14,4M122,92l-16,6M126,108l-14,4', 6, C.kraft) +
  fold(cut(oval(58, 180, 24, 13), C.paper, 0.6) + line('M50,178v7M60,178v7', 3.2, C.kraft), 90) +
  strip('M92,90C66,66 74,42 94,36C112,30 122,14 108,2', 15, C.crust) +
  line('M81,93L99,111M99,93L81,111M90,90V114M78,102H102', 5, C.tomatoD);

/** Its mouth is always open, and it is no picky eater. */
const garbage =
  ground(C.mustard) +
  disc(90, 104, 82, C.mustardL) +
  path('M50,116L40,70L146,50L134,116Z', C.ink) +
  at(70, 98, 0.86, card(C.paper, path('M0,-22L15,4H-15Z', C.tomato)), -16) +
  at(
    116,
    86,
    1,
    line('M0,30V0M-10,12h20M-12,24h24', 5.5, C.mint) +
      path('M0,-24L13,-10Q13,4 0,6Q-13,4 -13,-10Z', C.mint) +
      disc(-3, -8, 3.4, C.ink),
    14,
  ) +
  at(
    92,
    54,
    1.06,
    cut(path('M-54,6L-50,-30L-48,-60Q-47,-65 -42,-62L-18,-42Q0,-46 18,-42L42,-62Q47,-65 48,-60L50,-30L54,6Z'), C.teal) +
      fold(path('M-41,-50L-40,-32L-26,-41Z', C.mint)) +
      at(0, -20, 0.92, eyes('flat', C.paper)) +
      cut(box(-60, -2, 120, 13, 6), C.tealD, 0.6),
    -13,
  ) +
  cut(path('M44,112L56,190Q57,197 64,197H116Q123,197 124,190L136,112Z'), C.teal) +
  line('M66,130L72,184M90,130V184M114,130L108,184', 6, C.tealD) +
  cut(box(36, 106, 108, 14, 6), C.tealD, 0.6) +
  cut(path('M72,112H108V142Q108,160 90,160Q72,160 72,142Z'), C.tomato, 0.7) +
  line('M90,114V142', 4, C.tomatoD);

const arc = (r: number): string => line(`M${r * 0.5},${-r * 0.87}A${r},${r} 0 0 1 ${r * 0.5},${r * 0.87}`, 7, C.mustard);
/** The ears are held on with tape. The bone has a fuse. */
const barking =
  ground(C.tomato) +
  at(90, 96, 1, path(star(12, 104, 70), C.tomatoD)) +
  at(136, 66, 1, arc(24) + arc(40), -40) +
  cat(90, 98, 1.12, {
    fur: C.cream,
    ear: C.blush,
    eyes: 'none',
    nose: '',
    extra:
      fold(line('M-36,-6L-18,2L-36,10', 5, C.ink)) +
      path('M-22,18Q0,8 22,18Q24,44 0,46Q-24,44 -22,18Z', C.ink) +
      path('M-17,16.5L-9,14L-12,24ZM17,16.5L9,14L12,24Z', C.paper) +
      oval(0, 40, 11, 6, C.tomato) +
      oval(0, 10, 12, 8, C.bark) +
      strip('M-48,-18Q0,-36 48,-18', 9, C.crust, 0.4) +
      fold(cut(path('M-44,-24C-66,-26 -80,0 -74,28C-70,44 -54,40 -52,26C-50,10 -42,2 -38,-14Z'), C.crust, 0.8)),
  }) +
  strip('M122,164C136,146 146,168 154,148', 5, C.bark, 0.5) +
  at(156, 142, 0.9, spark()) +
  at(
    86,
    170,
    1,
    cut(box(-38, -9, 76, 18, 6) + disc(-40, -9, 12) + disc(-40, 9, 12) + disc(40, -9, 12) + disc(40, 9, 12), C.paper),
    -6,
  );

/** It is never later than now. */
const alterNow =
  ground(C.mustard) +
  rays(90, 112, 16, 7, C.mustardL) +
  at(44, 58, 0.92, card(C.paper, disc(0, 0, 8, C.teal) + disc(0, -18, 5, C.teal) + disc(0, 18, 5, C.teal)), -34) +
  at(136, 58, 0.92, card(C.paper, path('M0,-20L17,12H-17Z', C.mustard)), 34) +
  at(90, 40, 1, card(C.teal, path(star(8, 15, 6.4), C.paper))) +
  strip('M58,160L44,188M122,160L136,188', 14, C.tomatoD) +
  strip('M28,110L14,100M152,110L166,100', 9, C.tomatoD) +
  fold(cut(path('M34,98L40,54Q42,48 48,52L82,76Z'), C.tomatoD) + path('M45,84L48,64L64,76Z', C.mustardL), 90) +
  cut(disc(90, 124, 56), C.tomato) +
  disc(90, 124, 44, C.paper) +
  line('M90,85v5M90,158v5M51,124h5M124,124h5', 5, C.ink) +
  at(90, 112, 0.86, eyes('wide', C.paper) + fold(disc(-21, 0, 16, C.mint) + disc(-19, 1, 6.5, C.ink))) +
  line('M90,132L62,122M90,132L112,120', 6, C.ink) +
  disc(90, 132, 6, C.tomato) +
  oval(90, 147, 6, 7, C.ink);

/** What lies in there is not worth mentioning. */
const bury =
  ground(C.teal) +
  disc(90, 70, 66, C.tealD) +
  cat(74, 74, 1.02, {
    fur: C.mint,
    ear: C.blush,
    eyes: 'up',
    eye: C.paper,
    nose: '',
    whiskers: C.paper,
    stripes: C.teal,
    turn: -8,
    extra: path('M-7,15Q0,13 7,15Q5,22 0,24Q-5,22 -7,15Z', C.tomato) + oval(0, 31, 5, 5.5, C.ink),
  }) +
  at(138, 120, 1.12, card(C.paper, at(0, 3, 0.62, bomb)), 22) +
  line('M128,52l8,-12M150,64l12,-8M112,44l2,-14', 5, C.oat, '1 11') +
  cut(path('M10,156C26,136 50,140 66,132C88,122 100,140 118,138C140,136 158,146 172,158V180H10Z'), C.oat) +
  line('M44,150h.1M66,146h.1M94,150h.1M146,152h.1M120,150h.1', 5, C.kraft) +
  strip('M36,126C56,122 66,126 84,142', 26, C.mint) +
  line('M88,144l6,5M80,149l5,5', 3.4, C.teal) +
  cut(path('M2,156H178L170,202H10Z'), C.tomato) +
  cut(box(-4, 152, 188, 12, 5), C.tomatoL, 0.6);

/** The poles of the magnet are its ears. */
const takeThat =
  ground(C.blush) +
  disc(90, 100, 80, C.blushL) +
  at(94, 40, 1.06, card(C.teal, path(SHAPE.spark, C.mint)), 10) +
  strip('M180,34L138,38', 20, C.mint) +
  at(128, 42, 0.5, cut(path(SHAPE.mitt), C.mint), 90) +
  line('M60,32C54,44 54,56 58,66M124,78C126,70 124,66 122,62', 5, C.paper) +
  cut(path('M34,60H68V110A22,22 0 0 0 112,110V60H146V118A56,62 0 0 1 34,118Z'), C.tomato) +
  cut(path('M34,60H68V84H34ZM112,60H146V84H112Z'), C.paper, 0.4) +
  path('M42,78L44,66L60,78ZM138,78L136,66L120,78Z', C.blush) +
  at(90, 144, 0.94, whiskers(C.paper) + eyes('mad', C.mustard) + nose(C.ink));

/** It started it. */
const personal =
  ground(C.tomato) +
  path('M-2,140L182,120V202H-2Z', C.tomatoD) +
  cut(oval(92, 88, 70, 80), C.mustard) +
  oval(92, 88, 58, 68, C.mint) +
  line('M52,62L70,40M50,84L84,42', 5, C.mintL) +
  cat(92, 80, 0.94, {
    fur: C.tealD,
    ear: C.tomato,
    eyes: 'mad',
    eye: C.mustard,
    nose: '',
    stripes: C.teal,
    extra:
      path('M-6,11H6L0,18Z', C.tomato) +
      path('M-27,24Q0,12 27,24Q22,44 0,44Q-22,44 -27,24Z', C.ink) +
      path('M-20,21L-7,18L-13,33ZM20,21L7,18L13,33Z', C.paper),
  }) +
  each([-1, 1], (side) =>
    at(
      92 + side * 58,
      132,
      0.8,
      cut(path('M-18,-18l8,-4l-7,-24ZM-5,-25h9l-4,-26ZM9,-22l8,4l4,-25Z'), C.paper) +
        cut(path('M-25,34L-25,-6A25,23 0 0 1 25,-6L25,34Q0,44 -25,34Z'), C.tealD) +
        line('M-9,-10v-10M9,-10v-10', 3.6, C.teal),
      180 - side * 12,
    ),
  ) +
  cut(path('M44,206C44,184 66,178 92,178C118,178 140,184 140,206Z'), C.teal) +
  at(92, 168, 0.62, cut(path(SHAPE.straight), C.teal) + stripes(C.tealD));

const giver = (x: number, y: number, turn: number, fur: string, toes: string, gift: string): string =>
  at(x, y, 1, gift + cut(path('M-13,-90L-13,-12C-20,-4 -18,10 0,10C18,10 20,-4 13,-12L13,-90Z'), fur) + line('M-5,0v8M5,0v8', 3, toes), turn);
/** Everybody brings something. */
const potluck =
  ground(C.mustard) +
  disc(90, 100, 84, C.mustardL) +
  giver(34, 62, -34, C.tomato, C.tomatoD, at(0, 20, 0.74, card(C.paper, path('M0,-20L17,12H-17Z', C.tomato)))) +
  giver(90, 52, 0, C.plum, C.ink, at(0, 24, 0.66, bomb)) +
  giver(146, 62, 34, C.paper, C.oat, at(0, 22, 0.74, card(C.teal, path(SHAPE.heart, C.paper)))) +
  cut(path('M34,128L22,96Q21,90 28,91L62,104ZM146,128L158,96Q159,90 152,91L118,104Z'), C.tealD) +
  cut(path('M26,112H154V146C154,178 128,190 90,190C52,190 26,178 26,146Z'), C.tealD) +
  cut(oval(90, 110, 66, 14), C.teal, 0.6) +
  oval(90, 110, 55, 9, C.tomato) +
  at(90, 144, 1.1, eyes('shut', C.paper, C.mint)) +
  line('M76,166q14,12 28,0', 4.5, C.mint) +
  path('M92,171Q102,170 103,166Q112,180 102,184Q94,184 92,171Z', C.tomato);

const lens = (x: number): string =>
  cut(disc(x, 128, 36), C.ink) + cut(disc(x, 128, 26), C.mint, 0.5);
/** One future, one pair of binoculars. */
const share =
  ground(C.mustard) +
  rays(90, 112, 14, 8, C.mustardL) +
  cat(52, 96, 1.04, { fur: C.tomato, ear: C.mustardL, eyes: 'none', whiskers: C.paper, stripes: C.tomatoD, turn: -10 }) +
  cat(130, 96, 1.04, { fur: C.teal, ear: C.mint, eyes: 'none', whiskers: C.paper, stripes: C.tealD, turn: 10 }) +
  cut(box(74, 108, 32, 26, 5), C.ink, 0.6) +
  lens(50) +
  lens(130) +
  at(50, 128, 0.5, card(C.paper, path(star(8, 18, 8), C.tomato)), -8) +
  at(130, 128, 0.5, card(C.paper, path(star(8, 18, 8), C.tomato)), 8);

/** The scratching post is a castle, and it has a king. */
const tower =
  ground(C.mint) +
  disc(90, 84, 76, C.mintL) +
  at(38, 82, 0.84, card(C.paper, path('M0,-20L17,12H-17Z', C.tomato)), -22) +
  at(142, 82, 0.84, card(C.teal, path(star(8, 15, 6.4), C.paper)), 22) +
  cat(90, 66, 0.84, { fur: C.plum, ear: C.blush, eyes: 'flat', eye: C.paper, whiskers: C.paper, stripes: C.ink }) +
  cut(path('M64,34L60,4L77,19L90,0L103,19L120,4L116,34Z'), C.mustard, 0.7) +
  disc(90, 24, 5, C.tomato) +
  cut(path('M58,122H122V196H58Z'), C.kraft) +
  line('M60,136L120,130M60,150L120,144M60,164L120,158M60,178L120,172', 5, C.crust) +
  strip('M124,122C146,130 142,150 132,156', 11, C.plum) +
  cut(path('M34,92H52V101H66V92H82V101H98V92H114V101H128V92H146V120Q146,126 140,126H40Q34,126 34,120Z'), C.tomato) +
  cut(box(30, 184, 120, 22, 6), C.tomato);

export const expansions = {
  'super-skip': superSkip,
  swap,
  reverse,
  see5,
  alter5,
  catomic,
  imploding,
  'imploding-up': implodingUp,
  streaking,
  mark,
  curse,
  garbage,
  barking,
  'alter-now': alterNow,
  bury,
  'take-that': takeThat,
  personal,
  potluck,
  share,
  tower,
} as const;

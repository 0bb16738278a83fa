// The cards about the future.
import {
  C,
  at,
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
  star,
  strip,
} from '../parts';

/** A crystal ball with ears, and it looks back. */
const see =
  ground(C.mustard) +
  rays(90, 92, 12, 9, C.mustardL) +
  cut(path('M44,58L44,22Q45,15 51,19L80,40ZM136,58L136,22Q135,15 129,19L100,40Z'), C.tealD) +
  cut(path('M52,150H128L142,182Q142,188 136,188H44Q38,188 38,182Z'), C.ink) +
  box(50, 164, 80, 6, 3, C.tomato) +
  cut(disc(90, 92, 62), C.teal) +
  disc(90, 92, 53, C.mint) +
  cut(path('M40,94Q90,40 140,94Q90,148 40,94Z'), C.paper) +
  disc(90, 94, 25, C.tomato) +
  oval(90, 94, 8, 21, C.ink) +
  disc(98, 84, 5, C.paper) +
  line('M52,66A46,46 0 0 1 72,48', 5, C.paper);

/** Three fates in the air, and only two paws. */
const alter =
  ground(C.mustard) +
  disc(90, 84, 72, C.mustardL) +
  at(42, 84, 1.12, card(C.paper, disc(0, 0, 8, C.teal) + disc(0, -18, 5, C.teal) + disc(0, 18, 5, C.teal)), -16) +
  at(138, 84, 1.12, card(C.paper, path('M0,-20L17,12H-17Z', C.mustard)), 16) +
  at(90, 56, 1.2, card(C.tomato, path(star(8, 15, 6.4), C.paper))) +
  fold(strip('M60,196Q22,190 25,136', 26, C.plum) + line('M18,126v9M30,126v9', 3.4, C.ink), 90) +
  cat(90, 164, 0.98, { fur: C.plum, ear: C.blush, eyes: 'up', eye: C.paper, whiskers: C.cream, stripes: C.ink });

/** The whole head is a theatre, and the curtain is up for everybody. */
const reveal =
  ground(C.mustard) +
  rays(90, 110, 16, 7, C.mustardL) +
  at(
    90,
    106,
    1.62,
    cut(path('M-50,58L-47,-53Q-46,-58 -41,-55L-15,-37Q0,-40 15,-37L41,-55Q46,-58 47,-53L50,58Z'), C.tomato, 0.6) +
      fold(path('M-41,-45L-40,-24L-24,-34Z', C.mustardL)),
  ) +
  at(90, 70, 1, eyes('wide') + path('M-7,17Q0,15 7,17Q5,24 0,26Q-5,24 -7,17Z', C.ink)) +
  path('M20,190V132C20,108 54,100 90,100C126,100 160,108 160,132V190Z', C.ink) +
  at(61, 152, 0.72, card(C.mustardL, disc(0, 0, 13, C.teal)), -10) +
  at(119, 152, 0.72, card(C.mustardL, path('M0,-16L16,12H-16Z', C.tomato)), 10) +
  at(90, 146, 0.78, card(C.paper, path(star(8, 18, 8), C.tomato))) +
  fold(
    cut(path('M16,192V128C18,110 44,98 80,97C78,120 54,138 32,142C38,160 38,176 36,192Z'), C.teal) +
      line('M36,118C36,126 32,132 27,138M56,108C56,118 50,124 44,130', 4, C.tealD),
    90,
  ) +
  cut(path('M-4,182H184V206H-4Z'), C.tealD);

const polar = (radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(90 + radius * Math.cos(angle)).toFixed(1)},${(100 + radius * Math.sin(angle)).toFixed(1)}`;
};
const bend = (radius: number, from: number, to: number): string =>
  `M${polar(radius, from)}A${radius},${radius} 0 0 1 ${polar(radius, to)}`;
/** A running cat, bent round a ring: tail, legs, body. */
const chase = (colour: string, turn: number): string =>
  strip(bend(58, turn - 172, turn - 120), 10, colour) +
  strip(
    each(
      [
        [-112, -122],
        [-96, -104],
        [-34, -26],
      ] as const,
      ([from, to]) => `M${polar(62, turn + from)}L${polar(87, turn + to)}`,
    ),
    12,
    colour,
  ) +
  strip(bend(58, turn - 108, turn - 6), 32, colour);
const shuffle =
  ground(C.mustard) +
  disc(90, 100, 84, C.mustardL) +
  at(81, 98, 0.74, card(C.tealD), -14) +
  at(99, 102, 0.74, card(C.paper, disc(0, 0, 8, C.tomato)), 12) +
  chase(C.tomato, 180) +
  chase(C.teal, 0) +
  cat(142, 112, 0.64, { fur: C.teal, ear: C.mint, eyes: 'mad', eye: C.paper, whiskers: C.cream, turn: 12 }) +
  cat(38, 92, 0.64, {
    fur: C.tomato,
    ear: C.mustardL,
    eyes: 'mad',
    eye: C.paper,
    nose: C.ink,
    whiskers: C.paper,
    turn: -12,
  });

export const fortune = { see, alter, reveal, shuffle } as const;

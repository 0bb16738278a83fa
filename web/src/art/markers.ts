// What lies on a player, a hand or a card for a while, as a small sign: 48 by 48, made for 18 px and more.
import { C, SHAPE, at, cut, disc, eyes, fold, line, nose, oval, path, strip } from './parts';

/** Paint on a card that was turned up. */
const marked =
  cut(disc(24, 23, 20), C.paper, 0.5) +
  at(
    23,
    24,
    0.56,
    oval(-23, -8, 7.5, 9.5, C.tomato) +
      oval(-7, -22, 7.5, 9.5, C.tomato) +
      oval(13, -21, 7.5, 9.5, C.tomato) +
      oval(28, -5, 7, 9, C.tomato) +
      oval(2, 14, 20, 16, C.tomato),
    -8,
  );
/** It sits on a hand. */
const cursed =
  strip('M24,26C12,16 16,8 25,8C32,8 34,4 33,2', 6, C.crust, 0.4) +
  cut(path('M24,13C35,13 37,22 39,28C45,36 42,44 24,44C6,44 3,36 9,28C11,22 13,13 24,13Z'), C.mustard, 0.5) +
  fold(oval(14, 43, 9, 4.5, C.paper), 24) +
  strip('M24,24C16,18 15,14 18,10', 6, C.crust, 0) +
  line('M19.5,21.5L28.5,30.5M28.5,21.5L19.5,30.5M24,19.5V32.5M17.5,26H30.5', 2.6, C.tomatoD) +
  line('M24,36V43', 2.4, C.kraft);
/** The magnet pulls the next card away. */
const taking =
  cut(path('M6,5H19V24A5,5 0 0 0 29,24V5H42V26A18,19 0 0 1 6,26Z'), C.tomato, 0.5) +
  path('M6,4H19V12H6ZM29,4H42V12H29Z', C.mint) +
  at(24, 33, 0.36, eyes('mad', C.mustard) + nose(C.ink));
/** The ears are a dog's, and below is a cat's face. */
const barking =
  at(
    24,
    25,
    0.35,
    cut(path(SHAPE.straight), C.cream) +
      fold(path(SHAPE.wedgeEar, C.blush)) +
      fold(line('M-34,-6L-17,2L-34,10', 7, C.ink)) +
      path('M-20,18Q0,8 20,18Q22,42 0,44Q-22,42 -20,18Z', C.ink) +
      oval(0, 37, 11, 6, C.tomato) +
      oval(0, 12, 11, 8, C.bark) +
      strip('M-46,-18Q0,-36 46,-18', 10, C.crust, 0) +
      fold(path('M-42,-26C-64,-26 -68,4 -64,26C-60,40 -48,38 -46,24C-45,10 -40,2 -36,-14Z', C.crust)),
  );
/** Who has the tower keeps it here. */
const tower =
  cut(path('M12,26L8,5L18,13L24,2L30,13L40,5L36,26Z'), C.mustard, 0.5) +
  disc(24, 18, 3, C.tomato) +
  cut(path('M6,24H13V28H19V24H29V28H35V24H42V35H38V46H10V35H6Z'), C.tomato, 0.5) +
  path('M19,46V41A5,5 0 0 1 29,41V46Z', C.ink);

const MARKERS = { marked, cursed, taking, barking, tower } as const;
export type Marker = keyof typeof MARKERS;
export const markers = Object.keys(MARKERS) as readonly Marker[];
/** The sign of what lies there, viewBox 0 0 48 48. */
export const marker = (name: Marker): string => MARKERS[name];

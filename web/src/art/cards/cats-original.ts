// The cats of the Original and the Party Pack.
import {
  C,
  SHAPE,
  at,
  cat,
  cut,
  disc,
  each,
  fold,
  ground,
  line,
  nose,
  oval,
  path,
  stripes,
  strip,
  whiskers,
} from '../parts';

/** The word reads the same from both ends, and so does the snack. */
const tacocat =
  ground(C.oat) +
  disc(90, 96, 80, C.teal) +
  cut(path('M8,150A82,82 0 0 1 172,150Z'), C.kraft) +
  cut(
    each(
      [
        [22, 112],
        [38, 84],
        [66, 66],
        [90, 62],
        [114, 66],
        [142, 84],
        [158, 112],
      ] as const,
      ([x, y]) => disc(x, y, 16),
    ),
    C.mint,
  ) +
  cut(disc(76, 62, 10) + disc(104, 62, 10) + disc(90, 52, 9), C.tomato, 0.6) +
  fold(
    cat(46, 72, 0.56, { fur: C.paper, ear: C.blush, eyes: 'side', eye: C.mustardL, whiskers: C.ink, turn: -24 }),
    90,
  ) +
  cut(path('M12,158C12,108 46,80 90,80C134,80 168,108 168,158Q168,166 160,166H20Q12,166 12,158Z'), C.mustard) +
  line('M42,132h.1M62,110h.1M90,98h.1M118,110h.1M138,132h.1M72,140h.1M108,140h.1', 8, C.kraft);

/** The stripes were a melon's before they were a tabby's; the smile is a slice. */
const cattermelon =
  ground(C.oat) +
  disc(90, 98, 80, C.blush) +
  at(
    90,
    106,
    1.42,
    cut(path(SHAPE.round), C.teal, 0.8) +
      fold(
        path(SHAPE.wedgeEar, C.tomato) +
          path(
            'M-30,-42C-24,-34 -34,-28 -30,-20C-38,-26 -36,-36 -34,-46ZM-52,0C-44,-2 -46,8 -38,6C-46,16 -48,26 -45,24C-51,16 -52,8 -52,0ZM-4,-41C-8,-32 -1,-28 -4,-18C-1,-14 0,-12 0,-12V-41Z',
            C.tealD,
          ),
      ) +
      fold(disc(-21, -6, 11.5, C.paper) + oval(-20, -5, 4.6, 8.5, C.ink)) +
      path('M-5,4H5L0,10Z', C.ink) +
      path('M-35,11H35C35,30 19,43 0,43C-19,43 -35,30 -35,11Z', C.mintL) +
      path('M-29,11H29C28,26 16,36 0,36C-16,36 -28,26 -29,11Z', C.tomato) +
      path(
        'M-19,15q3,4 0,7q-3,-3 0,-7ZM19,15q3,4 0,7q-3,-3 0,-7ZM0,16q3,4 0,7q-3,-3 0,-7ZM-9,25q3,4 0,7q-3,-3 0,-7ZM9,25q3,4 0,7q-3,-3 0,-7Z',
        C.ink,
      ),
  );

const potatoEye = (x: number, y: number, r: number, look: number): string =>
  disc(x, y, r, C.paper) + oval(x + look, y, r * 0.38, r * 0.78, C.ink);
/** Potatoes have eyes. */
const potato =
  ground(C.oat) +
  disc(90, 98, 78, C.mustard) +
  strip(
    'M40,60l-10,-10M30,98l-16,-2M30,130l-15,6M150,92l15,-6M152,126l15,5M138,158l11,10M46,162l-11,10M90,38v-16M76,42l-5,-14M104,42l6,-14',
    4.5,
    C.bark,
    0.5,
  ) +
  cut(path('M48,66L44,24Q45,18 51,22L80,46ZM136,60L142,22Q141,16 135,19L104,44Z'), C.crust) +
  path('M52,50L51,32L66,44ZM130,46L133,30L117,42Z', C.blush) +
  cut(
    path(
      'M34,104C30,66 58,38 92,38C130,36 152,62 148,92C146,106 158,116 152,140C146,168 116,176 88,174C52,174 28,164 28,138C28,124 36,120 34,104Z',
    ),
    C.crust,
  ) +
  line('M56,160h.1M136,146h.1M128,64h.1M44,122h.1', 6, C.bark) +
  potatoEye(68, 84, 16, 3) +
  potatoEye(112, 80, 19, 4) +
  potatoEye(132, 116, 9, -2) +
  potatoEye(50, 142, 10, 3) +
  potatoEye(92, 54, 7, 0) +
  potatoEye(118, 154, 7, 1) +
  at(88, 96, 1.2, nose(C.blush, C.bark)) +
  line('M60,106l7,3M58,113l8,1M122,104l-7,2', 3, C.bark);

/** With a lodger. */
const beard =
  ground(C.oat) +
  disc(90, 92, 78, C.mint) +
  cat(90, 74, 1.14, { fur: C.tealD, ear: C.blush, eyes: 'flat', nose: '' }) +
  cut(
    path(
      'M34,78C30,98 22,100 26,116C18,128 30,136 34,146C34,162 50,162 56,172C66,186 80,180 90,198C100,180 114,186 124,172C130,162 146,162 146,146C150,136 162,128 154,116C158,100 150,98 146,78C136,92 116,86 90,92C64,86 44,92 34,78Z',
    ),
    C.tomato,
  ) +
  line('M52,112C52,128 60,136 62,150M128,112C128,128 120,136 118,150M90,160V178', 5, C.tomatoD) +
  fold(cut(path('M90,96C80,84 60,86 48,100C64,112 82,112 90,102Z'), C.tomatoL, 0.6), 90) +
  path('M81,86Q90,83 99,86Q97,95 90,98Q83,95 81,86Z', C.blush) +
  oval(90, 142, 23, 18, C.ink) +
  cut(disc(79, 130, 7.5) + disc(101, 130, 7.5) + oval(90, 143, 13, 12), C.oat, 0.4) +
  disc(79, 130, 4, C.blush) +
  disc(101, 130, 4, C.blush) +
  disc(85, 140, 2.4, C.ink) +
  disc(95, 140, 2.4, C.ink) +
  disc(90, 147, 2.8, C.tomato);

/** Better out than in. */
const rainbow =
  ground(C.oat) +
  disc(90, 92, 80, C.tealD) +
  at(
    90,
    76,
    1.2,
    whiskers(C.paper) +
      cut(path(SHAPE.straight), C.blush) +
      fold(path(SHAPE.wedgeEar, C.tomato)) +
      stripes(C.tomatoL) +
      fold(line('M-33,-9L-16,-1L-33,7', 4.5, C.ink) + disc(-36, 19, 7, C.mint)) +
      path('M-6,8H6L0,14Z', C.tomatoD) +
      oval(0, 28, 21, 13, C.ink),
  ) +
  cut(path('M69,114Q90,100 111,114C112,146 138,166 154,206H26C42,166 68,146 69,114Z'), C.tomato) +
  path('M79,108.5Q90,104 111,114C112,146 138,166 154,206H58C68,166 80,146 79,108.5Z', C.mustard) +
  path('M90,106.5Q102,108 111,114C112,146 138,166 154,206H90Z', C.paper) +
  path('M101,108.5L111,114C112,146 138,166 154,206H122C112,166 100,146 101,108.5Z', C.teal);

export const original = { tacocat, cattermelon, potato, beard, rainbow } as const;

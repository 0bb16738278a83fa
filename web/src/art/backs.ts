// The three backs, 180 by 252. Each looks the same upside down, as a back must.
import { C, SHAPE, at, box, cut, disc, each, fold, line, path, ring, star, strip, times } from './parts';

export type Back = 'card' | 'godcat' | 'devilcat';
const turned = (inner: string): string => `${inner}<g transform="rotate(180 90 126)">${inner}</g>`;
const sheet = (colour: string): string => box(0, 0, 180, 252, 0, colour);

/** One cat from both ends, staring. In each eye the fuse is already lit. */
const card =
  sheet(C.teal) +
  at(90, 126, 1, path(star(24, 170, 84), '#1A7B76')) +
  cut(
    path(
      'M22,126L20,34Q22,22 32,29L66,56Q90,50 114,56L148,29Q158,22 160,34L158,126L160,218Q158,230 148,223L114,196Q90,202 66,196L32,223' +
        'Q22,230 20,218Z',
    ),
    C.tealD,
  ) +
  turned(
    path('M32,78L31,46L58,66ZM148,78L149,46L122,66Z', C.tomato) +
      path('M79,165Q90,162 101,165Q98,175 90,178Q82,175 79,165Z', C.blush) +
      line('M74,183q9,8 16,-1q7,9 16,1', 4, C.blush) +
      path('M68,172L10,158L67,176ZM112,172L170,158L113,176ZM68,179L8,172L68,183ZM112,179L172,172L112,183Z', C.mint),
  ) +
  each([52, 128], (x) => cut(disc(x, 126, 35), C.mustard) + disc(x, 126, 28, C.mustardL)) +
  turned(
    disc(51, 130, 17, C.ink) +
      box(45, 109, 12, 9, 2, C.ink) +
      strip('M51,110Q52,101 60,102', 3.5, C.crust, 0.3) +
      at(64, 101, 0.5, path(SHAPE.spark, C.tomato)) +
      line('M41,126A11,11 0 0 1 46,120', 3.5, C.plum),
  );

/** Heaven: the collar, the bell and four wings. */
const godcat =
  sheet(C.mustard) +
  times(
    16,
    (i) => `<path d="M0,0L-15,-190H15Z" fill="${C.mustardL}" transform="translate(90 126) rotate(${i * 22.5})"/>`,
  ) +
  turned(
    fold(
      cut(path('M84,112C40,116 6,92 6,22C20,40 30,44 42,44C46,56 58,62 74,62Z'), C.paper) +
        path('M80,102C52,102 28,86 22,58C34,66 44,66 52,66C56,76 66,80 78,80Z', C.mint) +
        line('M40,78Q52,92 72,94', 4, C.paper),
      90,
    ),
  ) +
  cut(disc(90, 126, 46), C.paper) +
  at(1, 3, 1, ring(90, 126, 30, 30, 11, '#1A101826')) +
  ring(90, 126, 30, 30, 11, C.tomato) +
  turned(cut(disc(90, 156, 11), C.ink, 0.6) + line('M82,156h16', 2.6, C.mustardL)) +
  at(90, 126, 1, path(star(4, 17, 6), C.mustard));

/** Hell: two tails that have found each other. */
const devilcat =
  sheet(C.tomatoD) +
  at(90, 126, 1, path(star(14, 150, 66), C.brick)) +
  turned(
    each(
      [
        [8, 1.1],
        [46, 0.9],
        [90, 1.2],
        [134, 0.9],
        [172, 1.1],
      ] as const,
      ([x, scale], i) =>
        at(
          x,
          234,
          scale,
          cut(path(SHAPE.flame), i % 2 ? C.mustard : C.tomato) +
            at(0, 12, 0.5, path(SHAPE.flame, i % 2 ? C.mustardL : C.mustard)),
        ),
    ),
  ) +
  cut(disc(90, 126, 54), C.mustard) +
  disc(90, 126, 45, C.mustardL) +
  turned(
    strip('M96,236C150,214 140,150 108,132C84,118 70,112 72,92', 11, C.ink) +
      at(72, 88, 1.5, cut(path('M0,-24L16,4L5,1L0,8L-5,1L-16,4Z'), C.ink, 0.5), -6),
  );

const BACKS: Readonly<Record<Back, string>> = { card, godcat, devilcat };
/** The back of a card, viewBox 0 0 180 252. */
export const back = (kind: Back): string => BACKS[kind];

// Twelve players, 100 by 100. No two share their colours, the outline of the head or the thing they wear, so any one of the
// three will do.
import {
  C,
  SHAPE,
  at,
  box,
  cut,
  disc,
  each,
  eyes,
  fold,
  line,
  nose,
  oval,
  path,
  ring,
  spark,
  strip,
  whiskers,
  type Eyes,
} from './parts';

interface Face {
  readonly disc: string;
  readonly fur: string;
  /** The outline of the head, round 0,0 and about 104 wide. */
  readonly head: string;
  readonly ears: string;
  readonly eyes: Eyes;
  readonly eye?: string;
  readonly lid?: string;
  readonly nose?: string;
  /** On the fur, below the eyes. */
  readonly under?: string;
  /** Clothes and hats, above everything. */
  readonly over?: string;
  /** Behind the head. */
  readonly behind?: string;
}
const inner = (colour: string): string => `<g fill="${colour}">${fold(path(SHAPE.wedgeEar))}</g>`;

const FACES: readonly Face[] = [
  {
    // the classic, in a bow tie
    disc: C.tomato,
    fur: C.ink,
    head: SHAPE.straight,
    ears: inner(C.tomato),
    eyes: 'side',
    eye: C.paper,
    lid: C.cream,
    behind: whiskers(C.cream),
    over: cut(path('M0,50L-26,36V64ZM0,50L26,36V64Z'), C.mustard) + disc(0, 50, 6, C.crust),
  },
  {
    // the wild one, with a bolt
    disc: C.teal,
    fur: C.mustard,
    head: SHAPE.spiky,
    ears: path('M-43,-42L-42,-24L-30,-34ZM38,-48L41,-28L26,-36Z', C.tomato),
    eyes: 'wide',
    over: cut(path('M4,-66L-12,-40H-2L-8,-18L14,-48H3L12,-66Z'), C.paper, 0.6),
  },
  {
    // round and white, under a beret
    disc: C.blush,
    fur: C.paper,
    head: SHAPE.round,
    ears: inner(C.blush),
    eyes: 'flat',
    eye: C.teal,
    over:
      cut(path('M-20,-34C-26,-60 8,-74 36,-64C60,-56 64,-34 52,-24Q20,-44 -20,-34Z'), C.tomato) +
      line('M14,-66l3,-10', 6, C.tomato),
  },
  {
    // the scholar
    disc: C.mint,
    fur: C.tealD,
    head: 'M-46,8L-40,-62Q-38,-66 -33,-62L-16,-40H16L33,-62Q38,-66 40,-62L46,8C46,36 24,50 0,54C-24,50 -46,36 -46,8Z',
    ears: fold(path('M-36,-48L-37,-28L-24,-38Z', C.mint)),
    eyes: 'open',
    eye: C.mustardL,
    lid: C.mint,
    over: fold(line('M-4,3a18,18 0 1 0 -36,0a18,18 0 1 0 36,0Z', 5, C.paper)) + line('M-4,1h8', 5, C.paper),
  },
  {
    // the gentleman
    disc: C.mustard,
    fur: C.tomato,
    head: 'M-40,-10L-46,-52Q-45,-58 -39,-55L-14,-38H14L39,-55Q45,-58 46,-52L40,-10C54,6 60,20 52,32C40,48 -40,48 -52,32C-60,20 -54,6 -40,-10Z',
    ears: inner(C.mustardL),
    eyes: 'open',
    eye: C.paper,
    nose: C.ink,
    over:
      cut(box(-34, -40, 68, 9, 4) + path('M-24,-36L-26,-78H26L24,-36Z'), C.ink) +
      box(-25, -52, 50, 8, 0, C.paper) +
      fold(path('M0,24C-8,18 -22,18 -34,28C-24,36 -8,36 0,29Z', C.ink)),
  },
  {
    // folded ears, and the catch of the day
    disc: C.mintL,
    fur: C.kraft,
    head: 'M-54,4C-56,-18 -46,-38 -24,-42Q0,-48 24,-42C46,-38 56,-18 54,4C54,34 30,46 0,46C-30,46 -54,34 -54,4Z',
    ears: fold(cut(path('M-50,-28Q-44,-46 -20,-43Q-22,-22 -42,-14Z'), C.crust, 0.5)),
    eyes: 'flat',
    eye: C.paper,
    nose: '',
    over:
      path('M-7,13Q0,11 7,13Q5,20 0,22Q-5,20 -7,13Z', C.bark) +
      cut(path('M-36,34Q-12,16 18,30L38,20V48L18,38Q-12,52 -36,34Z'), C.teal, 0.6) +
      disc(-22, 32, 3, C.paper),
  },
  {
    // mostly ears
    disc: C.crust,
    fur: C.blush,
    head: 'M-38,14L-64,-50Q-64,-58 -56,-56L-14,-32Q0,-34 14,-32L56,-56Q64,-58 64,-50L38,14C38,36 20,52 0,52C-20,52 -38,36 -38,14Z',
    ears: fold(path('M-52,-42L-38,-10L-24,-26Z', C.tomatoL)),
    eyes: 'plead',
    nose: C.tomatoD,
    under: line('M-12,-24Q0,-18 12,-24M-9,-16Q0,-11 9,-16', 3, C.tomatoL),
    over: fold(disc(-60, -32, 5, C.mustard) + disc(-57, -20, 5, C.mustard)),
  },
  {
    // the pirate, one ear short
    disc: C.oat,
    fur: C.teal,
    head: 'M-50,8L-47,-53Q-46,-58 -41,-55L-15,-37Q0,-40 15,-37L24,-42L28,-34L36,-38L44,-24L50,8C50,34 28,46 0,46C-28,46 -50,34 -50,8Z',
    ears: path(SHAPE.wedgeEar, C.mint),
    eyes: 'open',
    eye: C.paper,
    over: line('M-46,-28L48,6', 5, C.ink) + path('M6,-10L40,0Q40,24 22,22Q4,18 6,-10Z', C.ink),
    behind: whiskers(C.paper),
  },
  {
    // all fluff, one monocle
    disc: C.brick,
    fur: C.oat,
    head:
      'M-40,-34L-44,-54Q-42,-60 -36,-56L-20,-44Q0,-48 20,-44L36,-56Q42,-60 44,-54L40,-34C54,-30 58,-18 54,-10C66,-4 66,10 58,16C64,28 54,40 44,38' +
      'C42,50 26,54 18,48C10,58 -10,58 -18,48C-26,54 -42,50 -44,38C-54,40 -64,28 -58,16C-66,10 -66,-4 -54,-10C-58,-18 -54,-30 -40,-34Z',
    ears: fold(path('M-38,-48L-34,-36L-26,-42Z', C.blush)),
    eyes: 'flat',
    eye: C.paper,
    over: line('M4,2a18,18 0 1 0 36,0a18,18 0 1 0 -36,0ZM36,12Q46,30 42,50', 4.5, C.mustard),
  },
  {
    // the masked one, with a flower
    disc: C.mustardL,
    fur: C.cream,
    head: 'M-44,0L-52,-56Q-50,-62 -44,-58L-14,-38Q0,-42 14,-38L44,-58Q50,-62 52,-56L44,0C40,26 18,52 0,54C-18,52 -40,26 -44,0Z',
    ears: fold(path('M-44,-4L-51,-56Q-50,-62 -44,-58L-22,-43Z', C.bark)),
    under: path('M-38,4C-36,-18 -10,-16 0,-12C10,-16 36,-18 38,4C34,28 16,50 0,52C-16,50 -34,28 -38,4Z', C.bark),
    eyes: 'open',
    eye: C.mint,
    lid: C.cream,
    nose: C.blush,
    over: at(
      34,
      -40,
      1,
      cut(
        each([0, 72, 144, 216, 288], (a) => at(0, 0, 1, oval(0, -12, 8, 10), a)),
        C.tomato,
        0.5,
      ) + disc(0, 0, 7, C.paper),
    ),
  },
  {
    // square-headed, in headphones
    disc: C.plum,
    fur: C.mint,
    head: 'M-48,-30L-46,-72Q-44,-77 -38,-73L-14,-42H14L38,-73Q44,-77 46,-72L48,-30V30Q46,46 30,46H-30Q-46,46 -46,30Z',
    ears: fold(path('M-40,-62L-40,-50L-30,-50Z', C.teal)),
    eyes: 'open',
    eye: C.paper,
    over:
      line('M-50,0C-54,-72 54,-72 50,0', 7, C.tomato) +
      cut(box(-62, -14, 20, 36, 8) + box(42, -14, 20, 36, 8), C.tomato, 0.6),
  },
  {
    // in patches, and it is a birthday
    disc: C.tealD,
    fur: C.paper,
    head: 'M-54,6C-60,-10 -66,-40 -58,-50Q-52,-54 -30,-36Q0,-48 30,-36Q52,-54 58,-50C66,-40 60,-10 54,6C50,34 28,48 0,48C-28,48 -50,34 -54,6Z',
    ears: fold(path('M-54,-40L-52,-16L-36,-32Z', C.blush)),
    eyes: 'up',
    eye: C.mustardL,
    under:
      path(
        'M-54,6C-60,-10 -66,-40 -58,-50Q-52,-54 -30,-36Q-14,-42 0,-42C4,-22 -8,-2 -24,20C-36,26 -46,24 -51,17Z',
        C.tomatoL,
      ) + path('M54,6C50,34 32,47 10,47.5C14,30 34,18 54,6Z', C.ink),
    over:
      cut(path('M-26,-34L2,-76L26,-34Q0,-42 -26,-34Z'), C.mustard) +
      path('M-13,-53L12,-60L18,-48L-18,-43Z', C.teal) +
      at(2, -72, 0.6, spark()),
  },
];

export interface Mood {
  readonly eyes?: Eyes;
  /** Not at the table: eyes shut, and the disc is only an outline. */
  readonly away?: boolean;
  /** Exploded: grey with ash, singed and still smoking, but the same cat. */
  readonly out?: boolean;
}
export const AVATARS = FACES.length;
/** A player's face on its disc, viewBox 0 0 100 100. */
export const avatar = (index: number, mood: Mood = {}): string => {
  const face = faceOf(index);
  if (mood.out) return disc(50, 50, 48, C.ash) + at(50, 55, 0.62, singed(portrait(face, 'flat')) + SOOT);
  const ground = mood.away
    ? `<g fill-opacity=".3" stroke="${face.disc}" stroke-width="4" stroke-dasharray="7 5.04">${disc(50, 50, 46, face.disc)}</g>`
    : disc(50, 50, 48, face.disc);
  const look = mood.away ? 'shut' : (mood.eyes ?? face.eyes);
  return ground + at(50, 55, 0.62, portrait(face, look));
};

/** The head alone, round 0,0. */
const portrait = (face: Face, look: Eyes): string =>
  (face.behind ?? '') +
  cut(path(face.head), face.fur, 1.4) +
  face.ears +
  (face.under ?? '') +
  eyes(look, face.eye, face.lid) +
  (face.nose === '' ? '' : nose(face.nose, face.lid)) +
  (face.over ?? '');

/** How much of a colour is left in the ash. */
const COLOUR_LEFT = 0.36;
const ASHES = 0xc4;
const DARKEST = 0.34;
/** The same paper after a fire: its colours are nearly gone, light and dark stay apart. */
const singed = (drawn: string): string =>
  drawn.replace(/#[0-9a-f]{6}/gi, (colour) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16));
    const light = (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
    const grey = ASHES * (DARKEST + (1 - DARKEST) * light);
    const mixed = [red, green, blue].map((part) => Math.round(COLOUR_LEFT * part * 0.8 + (1 - COLOUR_LEFT) * grey));
    return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  });
/** Over a face: soot on cheek and brow, singed tips, and a thread of smoke. */
const SOOT =
  `<g fill="${C.ink}" opacity=".55">${path('M-44,14Q-34,4 -22,14Q-16,24 -26,30Q-42,32 -44,14ZM16,-34Q30,-40 38,-28Q40,-16 28,-16Q16,-20 16,-34Z')}</g>` +
  `<g fill="${C.ink}">${path('M-50,-62L-38,-44L-34,-56L-28,-42L-46,-38ZM50,-62L38,-46L33,-57L29,-43L46,-38Z')}</g>` +
  `<g opacity=".8">${line('M6,-52C-4,-60 14,-66 4,-76', 4, C.oat)}</g>`;

const faceOf = (index: number): Face => FACES[((index % AVATARS) + AVATARS) % AVATARS] as Face;

/** The colour behind a face, on which it stands out. */
export const groundOf = (index: number): string => faceOf(index).disc;

/** Where the legs of a cat that walks touch the ground: it has two ways to stand, and walks by changing them. */
const STEPS = [
  [44, 84, 112, 152],
  [64, 66, 132, 134],
] as const;
/** The whole cat, full of itself, viewBox 0 0 200 200; `step` is 0 or 1. */
export const strut = (index: number, step: 0 | 1): string => {
  const face = faceOf(index);
  const [hind, hind2, fore, fore2] = STEPS[step];
  const leg = (from: number, to: number): string => strip(`M${from},132L${to},178h6`, 17, face.fur, 0.7);
  return (
    strip(step ? 'M46,118C18,112 12,76 26,52' : 'M46,118C14,116 4,84 12,58', 14, face.fur, 0.7) +
    leg(64, hind2) +
    leg(124, fore2) +
    cut(path('M38,122C38,98 62,92 96,92C128,92 150,96 150,122C150,148 128,152 96,152C58,152 38,146 38,122Z'), face.fur) +
    leg(60, hind) +
    leg(128, fore) +
    at(134, 76 - 4 * step, 0.74, portrait(face, 'shut'), step ? -6 : -2)
  );
};

/** The rest of a cat: a sooty one in its crater, and a halo that hangs on one ear; viewBox 0 0 200 170. */
export const mourn = (index: number): string => {
  const face = faceOf(index);
  const sooty: Face = { ...face, fur: C.ash, ears: '', under: '', behind: whiskers(C.ink), eye: C.paper, lid: C.ink };
  return (
    disc(100, 84, 80, C.oat) +
    strip('M62,60C44,46 66,36 52,22C46,14 52,8 56,4', 9, C.plum, 0.6) +
    strip('M44,92C30,82 44,70 34,58', 6, C.plum, 0.6) +
    cut(oval(100, 132, 92, 22), C.bark) +
    oval(100, 130, 76, 15, C.ink) +
    at(100, 100, 0.82, portrait(sooty, 'flat'), 4) +
    at(140, 46, 1, ring(0, 0, 25, 9, 6.5, C.mustard), 32) +
    cut(path('M8,134Q54,150 100,146T192,134C190,158 150,168 100,168C50,168 10,158 8,134Z'), C.bark) +
    path('M30,152l12,-6l4,10ZM150,156l14,-8l2,12Z', C.tomato) +
    path('M72,158l10,-7l6,8ZM118,153l9,-5l5,9Z', C.mustard)
  );
};

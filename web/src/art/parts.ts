// The paper that every picture is cut from: colours, scissors, and the parts of a cat.
// Everything returns SVG markup. No ids, gradients or filters: many pictures share one page.

/** The palette of the game. Cards keep these colours in light and dark. */
export const C = {
  paper: '#FFF8E8',
  cream: '#F8ECD2',
  oat: '#E9D5AC',
  kraft: '#C8935A',
  crust: '#A8692F',
  bark: '#6E4526',
  tomato: '#E24A2E',
  tomatoL: '#EC6A4E',
  brick: '#BF3720',
  tomatoD: '#A92E1B',
  mustard: '#F0B434',
  mustardL: '#F8D98A',
  teal: '#1F8A84',
  tealD: '#12504F',
  mint: '#A8D2C2',
  mintL: '#C3E2D5',
  blush: '#F4B79F',
  blushL: '#F9D2C0',
  ink: '#221D2D',
  plum: '#6B6478',
  ash: '#463F55',
} as const;

const SHADE = '#1A1018';
const round = (n: number): number => Math.round(n * 10) / 10;

export const path = (d: string, fill = ''): string => `<path d="${d}"${fill && ` fill="${fill}"`}/>`;
export const disc = (x: number, y: number, r: number, fill = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}"${fill && ` fill="${fill}"`}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill = '', turn = 0): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"${fill && ` fill="${fill}"`}${
    turn ? ` transform="rotate(${turn} ${x} ${y})"` : ''
  }/>`;
export const box = (x: number, y: number, w: number, h: number, r: number, fill = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}"${fill && ` fill="${fill}"`}/>`;
/** A thin mark of colour, for a mouth or a fold. Never round a shape. */
export const line = (d: string, width: number, colour: string, dash = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${
    dash && ` stroke-dasharray="${dash}"`
  }/>`;
export const ring = (x: number, y: number, rx: number, ry: number, width: number, colour: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

export const at = (x: number, y: number, scale: number, inner: string, turn = 0): string =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale !== 1 ? ` scale(${scale})` : ''}">${inner}</g>`;
/** The shape and its mirror image; the fold is the vertical line at `x`. */
export const fold = (inner: string, x = 0): string =>
  `${inner}<g transform="${x ? `translate(${2 * x} 0) ` : ''}scale(-1 1)">${inner}</g>`;
export const each = <T>(items: readonly T[], draw: (item: T, index: number) => string): string =>
  items.map(draw).join('');
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Lays a sheet: two stacked shadows and the paper. The shapes inside must not have a fill. */
export const cut = (inner: string, fill: string, depth = 1): string =>
  `<g fill="${SHADE}" opacity=".09" transform="translate(${round(1.5 * depth)} ${round(5 * depth)})">${inner}</g>` +
  `<g fill="${SHADE}" opacity=".15" transform="translate(${round(0.8 * depth)} ${round(2.2 * depth)})">${inner}</g>` +
  `<g fill="${fill}">${inner}</g>`;
/** A round strip of paper along a line: tails, legs, fuses. */
export const strip = (d: string, width: number, colour: string, depth = 1): string => {
  const layer = (c: string, more: string): string =>
    `<path d="${d}" fill="none" stroke="${c}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
  return (
    layer(SHADE, ` opacity=".15" transform="translate(${round(1.1 * depth)} ${round(3.2 * depth)})"`) +
    layer(colour, '')
  );
};

/** The outline of a star round 0,0. */
export const star = (points: number, outer: number, inner: number, turn = 0): string => {
  const corner = (i: number): string => {
    const angle = (Math.PI * i) / points + (turn * Math.PI) / 180;
    const radius = i % 2 ? inner : outer;
    return `${round(Math.sin(angle) * radius)},${round(-Math.cos(angle) * radius)}`;
  };
  return `M${Array.from({ length: points * 2 }, (_, i) => corner(i)).join('L')}Z`;
};
/** Sun rays round a point, far enough to leave the panel. */
export const rays = (x: number, y: number, count: number, half: number, colour: string): string =>
  times(
    count,
    (i) =>
      `<path d="M0,0L${-half},-190H${half}Z" fill="${colour}" transform="translate(${x} ${y}) rotate(${round((i * 360) / count)})"/>`,
  );
export const ground = (colour: string): string => box(0, 0, 180, 200, 0, colour);

/** Outlines that more than one picture uses, all round 0,0. */
export const SHAPE = {
  straight:
    'M-50,8L-47,-53Q-46,-58 -41,-55L-15,-37Q0,-40 15,-37L41,-55Q46,-58 47,-53L50,8C50,34 28,46 0,46C-28,46 -50,34 -50,8Z',
  round:
    'M-52,2C-52,-8 -50,-52 -44,-54Q-38,-55 -20,-37Q0,-43 20,-37Q38,-55 44,-54C50,-52 52,-8 52,2C52,32 30,46 0,46C-30,46 -52,32 -52,2Z',
  spiky:
    'M-50,10L-62,4L-50,-6L-52,-58L-34,-44L-30,-50L-22,-38L-8,-46L-2,-38L10,-50L16,-38L40,-62L48,-40L46,-28L52,-8L66,-4L52,8L60,22' +
    'L44,24L44,40L28,36L18,50L4,42L-12,52L-20,40L-40,44L-40,28L-60,26Z',
  paw: 'M-30,80L-30,6C-42,-2 -44,-22 -32,-28C-34,-46 -12,-50 -8,-36C-8,-52 16,-52 14,-36C22,-48 42,-40 36,-24C46,-16 42,0 32,8L32,80Z',
  mitt: 'M-17,-60L-17,-8C-26,2 -22,20 0,20C22,20 26,2 17,-8L17,-60Z',
  cloud: 'M-60,30A20,20 0 0 1 -48,-6A26,26 0 0 1 -4,-18A24,24 0 0 1 40,-8A20,20 0 0 1 60,30Z',
  heart: 'M0,20C-30,0 -22,-22 -10,-20Q-2,-19 0,-10Q2,-19 10,-20C22,-22 30,0 0,20Z',
  flame: 'M0,-44C6,-22 26,-14 22,14C20,32 -20,32 -22,12C-23,2 -14,-2 -14,-14C-6,-10 -2,-24 0,-44Z',
  wedgeEar: 'M-41,-45L-40,-24L-24,-34Z',
  spark: star(8, 20, 8.5),
} as const;

export type Eyes = 'open' | 'wide' | 'side' | 'up' | 'down' | 'shut' | 'merry' | 'mad' | 'plead' | 'flat' | 'none';
/** The eyes of a cat; `eye` is the colour of the ball, `lid` the colour of what is drawn on the fur. */
export const eyes = (kind: Eyes, eye: string = C.mustardL, lid: string = C.ink): string => {
  const ball = disc(-21, 2, 13, eye);
  switch (kind) {
    case 'open':
      return fold(disc(-21, 2, 12.5, eye) + oval(-20, 3, 4.8, 9.5, C.ink));
    case 'wide':
      return fold(disc(-21, 0, 16, C.paper) + disc(-19, 1, 6.5, C.ink));
    case 'side':
      return fold(ball) + disc(-15, 3, 6.5, C.ink) + disc(27, 3, 6.5, C.ink);
    case 'up':
      return fold(ball + disc(-20, -4, 6.5, C.ink));
    case 'down':
      return fold(ball + disc(-19, 8, 6.5, C.ink));
    case 'shut':
      return fold(line('M-32,0q11,11 22,0', 4.5, lid));
    case 'merry':
      return fold(line('M-34,7q12,-16 24,0', 5, lid));
    case 'mad':
      return fold(path('M-37,-9L-6,5A15.5,15.5 0 0 1 -37,-9Z', eye) + disc(-18, 4.5, 4.6, C.ink));
    case 'plead':
      return fold(disc(-22, 2, 19, C.ink) + disc(-28, -5, 6.5, C.paper) + disc(-16, 9, 3.5, C.paper));
    case 'flat':
      return fold(path('M-35,-2H-7A14,14 0 0 1 -35,-2Z', eye) + path('M-26,-2h10a5,6 0 0 1 -10,0Z', C.ink));
    case 'none':
      return '';
  }
};
export const nose = (colour: string = C.tomato, lid: string = C.ink): string =>
  path('M-7,15Q0,13 7,15Q5,22 0,24Q-5,22 -7,15Z', colour) + line('M-11,28q6,6 11,-1q5,7 11,1', 3.4, lid);
export const whiskers = (colour: string): string =>
  `<g fill="${colour}">${fold(path('M-28,20L-68,12L-28,23.5ZM-28,26L-70,28L-28,29.5ZM-28,32L-64,44L-27,35.5Z'))}</g>`;
export const stripes = (colour: string): string =>
  path('M-5,-39H5L0,-17ZM-19,-36L-10,-38L-10,-22ZM19,-36L10,-38L10,-22Z', colour);
export const spark = (colour: string = C.mustard): string =>
  cut(path(SHAPE.spark), colour, 0.6) + path(star(8, 10, 4.2), C.paper);
export const bomb =
  cut(disc(0, 0, 24) + box(-7, -31, 14, 12, 3), C.ink) + line('M-14,-8A16,16 0 0 1 -6,-15', 4, C.plum);
export const card = (fill: string, mark = ''): string => cut(box(-22, -31, 44, 62, 6), fill, 0.8) + mark;
/** A forepaw that hangs down from 0,-60; turn it to raise it. */
export const mitt = (fill: string, toes: string): string =>
  cut(path(SHAPE.mitt), fill) + line('M-7,8v9M7,8v9', 3.4, toes);

export interface Cat {
  readonly fur: string;
  readonly ear?: string;
  readonly eyes?: Eyes;
  readonly eye?: string;
  readonly lid?: string;
  readonly nose?: string;
  readonly head?: 'straight' | 'round' | 'spiky';
  readonly whiskers?: string;
  readonly stripes?: string;
  readonly turn?: number;
  readonly extra?: string;
}
/** A whole head. Leave `nose` empty for a cat whose mouth is in `extra`. */
export const cat = (x: number, y: number, scale: number, look: Cat): string =>
  at(
    x,
    y,
    scale,
    (look.whiskers ? whiskers(look.whiskers) : '') +
      cut(path(SHAPE[look.head ?? 'straight']), look.fur, 1 / Math.max(0.6, scale)) +
      (look.ear ? `<g fill="${look.ear}">${fold(path(SHAPE.wedgeEar))}</g>` : '') +
      (look.stripes ? stripes(look.stripes) : '') +
      eyes(look.eyes ?? 'open', look.eye, look.lid) +
      (look.nose === '' ? '' : nose(look.nose, look.lid)) +
      (look.extra ?? ''),
    look.turn,
  );

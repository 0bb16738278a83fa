// The cats of the NSFW edition, kept decent.
import { C, at, box, cat, cut, disc, each, eyes, fold, ground, line, oval, path, strip } from '../parts';

/** Two triangles and a string: they fit the ears. */
const bikini =
  ground(C.oat) +
  disc(90, 88, 78, C.mint) +
  path('M-4,150Q20,140 45,150T95,150T145,150T190,150V204H-4Z', C.teal) +
  cat(90, 112, 1.3, {
    fur: C.kraft,
    eyes: 'none',
    whiskers: C.paper,
    lid: C.ink,
    extra: path('M-12,44Q0,30 12,44Z', C.cream),
  }) +
  fold(
    cut(path('M25,94L24,34Q27,26 35,31L76,60Q52,72 25,94Z'), C.tomato, 0.7) +
      disc(36, 46, 4, C.paper) +
      disc(36, 64, 4, C.paper) +
      disc(52, 56, 4, C.paper) +
      disc(33, 80, 3.4, C.paper),
    90,
  ) +
  strip('M75,60Q90,66 105,60', 5, C.tomato, 0.4) +
  cut(path('M90,62L78,52V72ZM90,62L102,52V72Z'), C.tomatoD, 0.5) +
  fold(
    cut(path('M86,112C84,130 58,136 48,122C44,114 42,104 34,96C52,98 78,100 86,112Z'), C.ink, 0.7) +
      line('M56,108l8,10', 4, C.plum),
    90,
  ) +
  line('M84,112h12', 6, C.ink);

/** The cat is certain. The professor is not. */
const schrodinger =
  ground(C.oat) +
  disc(90, 84, 78, C.tealD) +
  cat(90, 60, 0.98, {
    fur: C.mustard,
    ear: C.tomato,
    eyes: 'down',
    eye: C.paper,
    whiskers: C.paper,
    stripes: C.crust,
  }) +
  cut(path('M8,84L36,98L28,118L2,104ZM172,84L144,98L152,118L178,104Z'), C.crust) +
  cut(path('M26,98H154L148,196H32Z'), C.kraft) +
  path('M26,98H154L153,110H27Z', C.crust) +
  each(
    [62, 118],
    (x) => cut(oval(x, 99, 15, 11), C.mustard, 0.6) + line(`M${x - 5},101v7M${x + 5},101v7`, 3, C.crust),
  ) +
  disc(90, 152, 34, C.ink) +
  cut(
    path(
      'M60,150L54,138L62,138L58,124L70,130L72,118L82,126L90,114L98,126L108,118L110,130L122,124L118,138L126,138L120,150Z',
    ),
    C.paper,
    0.5,
  ) +
  path('M66,146C66,128 114,128 114,146C116,172 104,182 90,182C76,182 64,172 66,146Z', C.blush) +
  disc(78, 150, 10.5, C.paper) +
  disc(102, 150, 10.5, C.paper) +
  disc(79, 151, 4, C.ink) +
  line('M98,146l8,8M106,146l-8,8', 3.4, C.tomato) +
  line('M88,150h4', 3, C.ink) +
  path('M90,164C84,160 78,162 74,167C80,171 87,170 90,167C93,170 100,171 106,167C102,162 96,160 90,164Z', C.paper);

const kit = (x: number, y: number, fur: string, turn: number): string =>
  cat(x, y, 0.35, { fur, eyes: 'shut', nose: C.tomatoD, turn });
/** Her pearls are all her own. */
const momma =
  ground(C.oat) +
  disc(90, 92, 78, C.mustard) +
  cut(path('M24,206C26,160 56,126 90,126C124,126 154,160 156,206Z'), C.tomato) +
  cat(90, 86, 1.22, {
    fur: C.paper,
    ear: C.tomatoL,
    eyes: 'none',
    nose: '',
    extra:
      fold(
        path('M-36,2Q-22,-12 -7,4Q-22,6 -36,2Z', C.teal) +
          line('M-36,1Q-22,15 -8,4', 4.5, C.ink) +
          line('M-37,3l-8,3M-33,9l-6,5M-26,11l-3,6', 3, C.ink),
      ) +
      path('M-6,14H6L0,20Z', C.ink) +
      path('M-13,28Q-5,22 0,26Q5,22 13,28Q0,40 -13,28Z', C.tomato),
  }) +
  cut(path('M58,42C56,20 76,8 92,14C112,6 128,20 122,40C112,30 100,36 92,44C80,34 68,34 58,42Z'), C.crust, 0.7) +
  line('M74,30C76,20 90,18 92,28M104,28C108,22 116,26 114,32', 4, C.bark) +
  kit(24, 140, C.teal, 28) +
  kit(156, 140, C.mint, -28) +
  kit(53, 166, C.mustard, 14) +
  kit(127, 166, C.kraft, -14) +
  kit(90, 176, C.blush, 0);

/** Occupied, more or less. The moon was cut for privacy; it does not help. */
const shy =
  ground(C.oat) +
  disc(90, 96, 80, C.tealD) +
  disc(146, 40, 3, C.mustardL) +
  disc(30, 62, 3, C.mustardL) +
  disc(158, 84, 2.5, C.mustardL) +
  cut(path('M32,74L36,18Q38,12 44,16L90,42L136,16Q142,12 144,18L148,74Z'), C.tomato) +
  path('M45,50L46,30L62,42ZM135,50L134,30L118,42Z', C.blush) +
  cut(path('M38,72H142L146,190H34Z'), C.kraft) +
  path('M50,84H130L132,178H48Z', C.ink) +
  at(
    90,
    102,
    0.92,
    eyes('plead') +
      disc(-22, 2, 19, C.paper) +
      disc(22, 2, 19, C.paper) +
      disc(-27, 3, 7, C.ink) +
      disc(17, 3, 7, C.ink) +
      fold(line('M-38,-24L-16,-30', 5, C.kraft)),
  ) +
  cut(path('M46,124H134L136,192H44Z'), C.mustard) +
  line('M68,126L67,190M112,126L113,190', 3, C.crust) +
  path('M96,140A19,19 0 1 0 96,174A15,15 0 1 1 96,140Z', C.ink) +
  disc(124, 158, 5, C.tomatoD) +
  each([66, 114], (x) => cut(oval(x, 124, 13, 10), C.mint, 0.6) + line(`M${x - 4},126v6M${x + 4},126v6`, 3, C.teal)) +
  strip('M136,184C158,186 168,170 160,154', 9, C.mint) +
  cut(box(18, 188, 144, 14, 4), C.bark);

/** What a cat has instead of a brain. */
const zombie =
  ground(C.oat) +
  disc(90, 94, 80, C.ink) +
  cut(disc(90, 62, 37), C.blush) +
  line('M60,52Q84,30 116,40M58,68Q86,40 124,56M66,82Q94,52 126,70', 4, C.tomatoL) +
  strip('M124,52C160,36 138,18 164,16', 4, C.blush, 0.5) +
  at(
    90,
    118,
    1.34,
    cut(
      path(
        'M-50,8L-47,-53Q-46,-58 -41,-55L-26,-30L-16,-24L-8,-31L2,-22L10,-30L18,-23L26,-31L41,-55Q46,-58 47,-53L50,8C50,34 28,46 0,46C-28,46 -50,34 -50,8Z',
      ),
      C.mint,
      0.8,
    ) +
      path('M-41,-43L-40,-22L-29,-29Z', C.teal) +
      path('M44,-46L36,-38L42,-32L35,-27L50,-20Z', C.ink) +
      disc(-20, 4, 17, C.paper) +
      disc(-16, 6, 4, C.ink) +
      disc(22, 4, 10, C.mustardL) +
      disc(21, 6, 3, C.ink) +
      path('M-6,18H6L0,24Z', C.tealD) +
      line('M-24,33H24M-16,29v8M-5,29v8M6,29v8M17,29v8', 3.2, C.ink) +
      line('M34,14L46,24M38,24L44,14', 3, C.teal),
  );

export const nsfw = { bikini, schrodinger, momma, shy, zombie } as const;

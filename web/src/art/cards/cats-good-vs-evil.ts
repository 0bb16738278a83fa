// The cats of Good vs. Evil.
import { C, at, cat, cut, disc, each, fold, ground, line, oval, path, strip } from '../parts';

/** A toy that was promised to be a horse. */
const horse =
  ground(C.oat) +
  disc(90, 92, 78, C.mint) +
  strip('M14,158Q90,206 166,158', 12, C.tomato) +
  strip('M52,120L40,172M72,124L72,182M116,124L118,182M132,118L146,172', 15, C.kraft) +
  strip('M38,104C14,100 12,126 22,140', 12, C.bark) +
  cut(
    path('M32,118C30,90 50,84 74,92C88,98 96,92 104,80L140,96C148,120 138,138 116,138H56C40,138 33,130 32,118Z'),
    C.kraft,
  ) +
  cut(path('M58,88C66,100 84,102 92,94L98,126C86,134 70,134 58,126Z'), C.teal) +
  cut(path('M98,30L86,44L96,48L84,62L94,66L84,82L100,84L96,98L122,80V36Z'), C.bark) +
  cat(126, 62, 0.76, {
    fur: C.kraft,
    ear: C.blush,
    eyes: 'open',
    eye: C.paper,
    nose: '',
    turn: 6,
    extra:
      cut(path('M-26,16C-26,4 26,4 26,16L24,44C18,56 -18,56 -24,44Z'), C.cream, 0.7) +
      disc(-10, 26, 4, C.bark) +
      disc(10, 26, 4, C.bark) +
      line('M-12,41q12,7 24,0', 3.6, C.bark) +
      line('M-28,24L-54,20M-28,34L-52,40M28,24L54,20M28,34L52,40', 2.6, C.bark),
  }) +
  line('M98,62Q124,84 154,68', 4.5, C.tomato);

/** What he fights for is on the shield. */
const knight =
  ground(C.oat) +
  disc(90, 92, 78, C.tomato) +
  cut(
    path('M84,58C78,22 104,2 134,5C162,8 176,28 168,56C162,40 152,34 140,36C142,26 120,22 108,32C99,39 97,48 97,58Z'),
    C.mustard,
  ) +
  cut(
    path('M38,96L40,34Q42,26 50,31L76,50Q90,46 104,50L130,31Q138,26 140,34L142,96V150Q142,176 90,184Q38,176 38,150Z'),
    C.mint,
  ) +
  path('M48,60L49,46L62,55ZM132,60L131,46L118,55Z', C.tealD) +
  path('M40,82Q90,68 140,82V116Q90,102 40,116Z', C.ink) +
  at(90, 98, 1, fold(disc(-21, 0, 12, C.mustardL) + oval(-19, 0, 4.5, 9, C.ink))) +
  cut(path('M84,50L90,44L96,50V176L90,184L84,176Z'), C.mintL, 0.6) +
  line('M58,134v18M70,138v20M122,134v18M110,138v20', 6, C.tealD) +
  each([48, 132], (x) => disc(x, 128, 3, C.teal)) +
  at(
    140,
    158,
    1,
    cut(path('M-34,-32Q0,-42 34,-32V2C34,26 14,40 0,46C-14,40 -34,26 -34,2Z'), C.mustardL) +
      path('M-24,2Q-8,-16 12,0L24,-10V16L12,6Q-8,22 -24,2Z', C.teal) +
      disc(-12, 1, 3, C.paper),
  );

/** Half cat, half supper: a hard life. */
const mercat =
  ground(C.oat) +
  disc(90, 90, 78, C.blush) +
  strip('M64,140C80,186 152,178 140,116C136,98 138,88 144,76', 34, C.teal) +
  cut(path('M146,80C122,66 114,44 120,22C130,34 140,38 148,48C156,36 166,32 178,30C178,54 166,72 146,80Z'), C.teal) +
  line('M128,38L142,66M168,44L150,68', 4, C.tealD) +
  line('M86,152q4,8 12,4M102,160q6,6 12,1M118,158q8,2 11,-5M126,144q8,0 9,-8M100,148q6,4 11,0', 4, C.mint) +
  cut(path('M36,146C34,108 48,96 66,96C86,96 96,110 94,140C92,160 42,164 36,146Z'), C.mustard) +
  each(
    [54, 78],
    (x) => cut(oval(x, 150, 11, 9), C.mustardL, 0.6) + line(`M${x - 3},152v5M${x + 4},152v5`, 2.6, C.crust),
  ) +
  cat(66, 84, 0.98, {
    fur: C.mustard,
    ear: C.tomato,
    eyes: 'side',
    eye: C.paper,
    nose: '',
    stripes: C.crust,
    whiskers: C.paper,
    turn: 4,
    extra:
      path('M-7,15Q0,13 7,15Q5,22 0,24Q-5,22 -7,15Z', C.tomatoD) +
      line('M-14,28Q2,36 18,26', 3.4, C.ink) +
      path('M4,31Q12,31 18,27C24,36 20,44 14,44C6,44 4,38 4,31Z', C.tomato),
  }) +
  path('M-4,176Q20,164 45,176T95,176T145,176T195,176V204H-4Z', C.tealD) +
  line('M20,188q10,-6 20,0M120,190q10,-6 20,0', 4, C.teal);

/** The toll is one mouse. The mouse has not read the sign. */
const troll =
  ground(C.oat) +
  disc(90, 84, 78, C.mustardL) +
  path('M20,206V80H160V206Z', C.ink) +
  cat(90, 138, 0.98, {
    fur: C.teal,
    ear: C.mint,
    eyes: 'up',
    eye: C.mustardL,
    nose: '',
    head: 'spiky',
    extra:
      oval(0, 17, 11, 8, C.mint) +
      line('M-32,29Q0,40 32,29', 4.5, C.ink) +
      path('M-27,32L-21,18L-14,35ZM27,32L21,18L14,35Z', C.paper),
  }) +
  cut(path('M-6,56Q90,30 186,56V206H150V140C150,104 124,88 90,88C56,88 30,104 30,140V206H-6Z'), C.crust) +
  line(
    'M8,84H28M40,76H64M76,70H104M118,76H142M154,84H176M2,112H22M160,112H178M4,142H20M160,142H176M2,172H22M160,172H178',
    4,
    C.bark,
  ) +
  each([40, 140], (x) => cut(oval(x, 170, 17, 13), C.teal) + line(`M${x - 5},170v9M${x + 5},170v9`, 3.4, C.tealD)) +
  strip('M58,34C46,32 44,22 52,16', 3.5, C.plum, 0.3) +
  cut(path('M58,42C58,26 74,20 88,26C100,30 108,38 112,42Z'), C.plum, 0.6) +
  cut(disc(86, 22, 8), C.plum, 0.4) +
  disc(86, 22, 4.5, C.blush) +
  disc(98, 33, 2.4, C.paper) +
  disc(112, 41, 3, C.tomato);

export const goodVsEvil = { horse, knight, mercat, troll } as const;

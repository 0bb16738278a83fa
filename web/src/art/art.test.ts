import { expect, test } from 'vitest';
import { CARDS, EMOTES, FAMILIES } from '../protocol';
import {
  AVATARS,
  asImage,
  avatar,
  back,
  blast,
  burst,
  favicon,
  flame,
  glyph,
  hero,
  icon,
  icons,
  logo,
  mark,
  mat,
  mourn,
  puff,
  shard,
  soot,
  strut,
} from '.';
import { emotePicture } from './emotes';
import { marker, markers } from './markers';
import { picture, words } from './pictures';

const kinds = Object.keys(CARDS);
const faces = Array.from({ length: AVATARS }, (_, index) => avatar(index));
const backs = (['card', 'godcat', 'devilcat'] as const).map(back);
const blasts = (['kitten', 'imploding', 'devilcat', 'barking'] as const).flatMap((by) =>
  ([0, 1, 2] as const).map((sheet) => blast(by, sheet)),
);
const scenes = [...blasts, flame(0), flame(1), puff, soot, burst, favicon, hero, logo, mark, mat, ...Array.from({ length: 14 }, (_, index) => shard(index))];
const everything = [
  ...kinds.map(picture),
  ...faces,
  ...backs,
  ...scenes,
  ...FAMILIES.map(glyph),
  ...icons.map(icon),
  ...markers.map(marker),
  ...EMOTES.map(emotePicture),
  picture('no such card'),
  ...Array.from({ length: AVATARS }, (_, index) => avatar(index, { away: true }) + avatar(index, { out: true })),
  ...Array.from({ length: AVATARS }, (_, index) => strut(index, 0) + strut(index, 1) + mourn(index)),
];

/** Reads the markup as a browser would: every tag is closed in order, every number is a number. */
const faults = (markup: string): string[] => {
  const found: string[] = [];
  const open: string[] = [];
  for (const [, closing, name, rest, empty] of markup.matchAll(/<(\/?)([a-z]+)([^<>]*?)(\/?)>/gi)) {
    if (closing) {
      if (open.pop() !== name) found.push(`</${name}> out of place`);
    } else if (!empty) open.push(name ?? '');
    if (/NaN|undefined|null|Infinity/.test(rest ?? '')) found.push(`no value in <${name}${rest}>`);
  }
  if (open.length) found.push(`left open: ${open.join(' ')}`);
  if (markup.replace(/<[^<>]*>/g, '').trim()) found.push('text between the tags');
  return found;
};

test('every card has a picture, and every picture a card', () => {
  expect([...words].sort()).toEqual([...kinds].sort());
});

test('no two cards share a picture, and an unknown card has another one', () => {
  expect(new Set([...kinds, 'no such card'].map(picture)).size).toBe(kinds.length + 1);
  expect(picture('toString')).toBe(picture('no such card'));
});

test('every emote has its own picture', () => {
  expect(new Set(EMOTES.map(emotePicture)).size).toBe(EMOTES.length);
  expect(emotePicture('from a newer server')).toBe(emotePicture('think'));
});

test('every picture fills its panel', () => {
  for (const kind of kinds) expect(picture(kind), kind).toMatch(/^<rect x="0" y="0" width="180" height="200"/);
  for (const drawn of backs) expect(drawn).toMatch(/^<rect x="0" y="0" width="180" height="252"/);
});

test('backs, faces, glyphs, icons and markers are all different', () => {
  expect(new Set(backs).size).toBe(3);
  expect(AVATARS).toBe(12);
  expect(new Set(faces).size).toBe(AVATARS);
  expect(new Set(FAMILIES.map(glyph)).size).toBe(FAMILIES.length);
  expect(new Set(icons.map(icon)).size).toBe(icons.length);
  expect(new Set(markers.map(marker)).size).toBe(markers.length);
});

test('faces differ without colour, even in their ears', () => {
  const grey = (drawn: string): string => drawn.replace(/#[0-9a-f]{6,8}/gi, '');
  expect(new Set(faces.map(grey)).size).toBe(AVATARS);
  expect(new Set(faces.map((_, index) => grey(avatar(index, { out: true })))).size).toBe(AVATARS);
});

test('a face changes with its mood, and any number has a face', () => {
  for (let index = 0; index < AVATARS; index += 1) {
    const moods = [
      avatar(index),
      avatar(index, { away: true }),
      avatar(index, { out: true }),
      avatar(index, { eyes: 'shut' }),
    ];
    expect(new Set(moods).size, `face ${index}`).toBe(4);
  }
  expect(avatar(12)).toBe(avatar(0));
  expect(avatar(-1)).toBe(avatar(11));
});

test('everybody walks and mourns in their own way', () => {
  const all = faces.flatMap((_, index) => [strut(index, 0), strut(index, 1), mourn(index)]);
  expect(new Set(all).size).toBe(3 * AVATARS);
});

test('many pictures may stand on one page: nothing has an id or refers to one', () => {
  for (const drawn of everything) expect(drawn).not.toMatch(/\sid=|url\(|href=|<use|<style|class=/);
});

test('it is all cut paper: no gradients, filters, bitmaps, scripts, letters or emoji', () => {
  for (const drawn of everything) {
    expect(drawn).not.toMatch(
      /<(filter|linearGradient|radialGradient|image|script|text|mask|clipPath|foreignObject)|\son\w+=/i,
    );
    expect(drawn).not.toMatch(/\p{Extended_Pictographic}/u);
  }
});

test('never pure black or white', () => {
  for (const drawn of everything) expect(drawn).not.toMatch(/#000000|#ffffff|#000"|#fff"|"(black|white)"/i);
});

test('the markup is well formed', () => {
  for (const drawn of everything) expect(faults(drawn)).toEqual([]);
});

test('pictures are light, because ten hands may be on screen', () => {
  const shapes = (drawn: string): number => drawn.match(/<(path|circle|ellipse|rect)/g)?.length ?? 0;
  for (const kind of kinds) {
    expect(picture(kind).length, kind).toBeLessThan(9_000);
    expect(shapes(picture(kind)), kind).toBeLessThan(90);
  }
  for (const face of faces) expect(face.length).toBeLessThan(3_000);
  for (const name of icons) expect(icon(name).length, name).toBeLessThan(900);
  for (const name of markers) expect(marker(name).length, name).toBeLessThan(2_500);
});

test('a drawing can be a separate image', () => {
  const address = asImage(picture('skip'), '0 0 180 200');
  expect(address).toMatch(/^data:image\/svg\+xml,%3Csvg/);
  expect(decodeURIComponent(address)).toContain(picture('skip'));
  expect(favicon).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
});

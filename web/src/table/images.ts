/** Pictures as addresses for <img>, each made once: however often a card is shown, the page holds one element for it. */
import {
  asImage,
  avatar,
  back,
  blast,
  burst,
  flame,
  mat,
  MAT_BOX,
  mourn,
  picture,
  puff,
  shard,
  soot,
  strut,
  type Back,
  type Eyes,
} from '../art';
import type { Killer } from '../state/motion';

const made = new Map<string, string>();

function once(name: string, draw: () => string, viewBox: string): string {
  let found = made.get(name);
  if (found === undefined) {
    found = asImage(draw(), viewBox);
    made.set(name, found);
  }
  return found;
}

export const cardImage = (word: string): string => once(`card ${word}`, () => picture(word), '0 0 180 200');
export const backImage = (kind: Back): string => once(`back ${kind}`, () => back(kind), '0 0 180 252');
export const burstImage = (): string => once('burst', () => burst, '0 0 200 200');
export const blastImage = (by: Killer, sheet: 0 | 1 | 2): string =>
  once(`blast ${by} ${sheet}`, () => blast(by, sheet), '0 0 200 200');
export const flameImage = (index: number): string => once(`flame ${index % 2}`, () => flame(index), '0 0 60 90');
export const puffImage = (): string => once('puff', () => puff, '0 0 100 60');
export const sootImage = (): string => once('soot', () => soot, '0 0 180 252');
export const shardImage = (index: number): string => once(`shard ${index}`, () => shard(index), '0 0 24 24');
export const matImage = (): string => once('mat', () => mat, MAT_BOX);
export const strutImage = (index: number, step: 0 | 1): string =>
  once(`strut ${index} ${step}`, () => strut(index, step), '0 0 200 200');
export const mournImage = (index: number): string => once(`mourn ${index}`, () => mourn(index), '0 0 200 170');

/** How somebody looks: exploded, away, or with the eyes of what they say. */
export interface Look {
  readonly out?: boolean;
  readonly away?: boolean;
  readonly eyes?: Eyes;
}

export function faceImage(index: number, look: Look = {}): string {
  const mood = look.out ? { out: true } : look.away ? { away: true } : look.eyes ? { eyes: look.eyes } : {};
  return once(`face ${index} ${JSON.stringify(mood)}`, () => avatar(index, mood), '0 0 100 100');
}

/** Pictures on the table, as addresses for <img>. Faces are seen before any table is: they are in faces.ts. */
import { back, blast, burst, flame, mat, MAT_BOX, mourn, puff, shard, soot, strut, type Back } from '../art';
import { marker, type Marker } from '../art/markers';
import { picture } from '../art/pictures';
import type { Killer } from '../state/motion';
import { cachedImage } from './imageCache';

export const cardImage = (word: string): string => cachedImage(`card ${word}`, () => picture(word), '0 0 180 200');
export const backImage = (kind: Back): string => cachedImage(`back ${kind}`, () => back(kind), '0 0 180 252');
export const markerImage = (name: Marker): string => cachedImage(`marker ${name}`, () => marker(name), '0 0 48 48');
export const burstImage = (): string => cachedImage('burst', () => burst, '0 0 200 200');
export const blastImage = (by: Killer, sheet: 0 | 1 | 2): string =>
  cachedImage(`blast ${by} ${sheet}`, () => blast(by, sheet), '0 0 200 200');
export const flameImage = (index: number): string => cachedImage(`flame ${index % 2}`, () => flame(index), '0 0 60 90');
export const puffImage = (): string => cachedImage('puff', () => puff, '0 0 100 60');
export const sootImage = (): string => cachedImage('soot', () => soot, '0 0 180 252');
export const shardImage = (index: number): string => cachedImage(`shard ${index}`, () => shard(index), '0 0 24 24');
export const matImage = (): string => cachedImage('mat', () => mat, MAT_BOX);
export const strutImage = (index: number, step: 0 | 1): string =>
  cachedImage(`strut ${index} ${step}`, () => strut(index, step), '0 0 200 200');
export const mournImage = (index: number): string => cachedImage(`mourn ${index}`, () => mourn(index), '0 0 200 170');

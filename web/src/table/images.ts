/** What lies on the table, as addresses for <img>. Faces are seen before any table is: they are in faces.ts. */
import { back, blast, burst, flame, mat, MAT_BOX, mourn, puff, shard, soot, strut, type Back } from '../art';
import { picture } from '../art/pictures';
import type { Killer } from '../state/motion';
import { once } from './once';

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

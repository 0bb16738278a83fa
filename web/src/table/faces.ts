/** Players' faces, as addresses for <img>. */
import { avatar, type Eyes } from '../art';
import { cachedImage } from './imageCache';

/** How a player looks: exploded, away, or with the eyes of what they say. */
export interface Look {
  readonly out?: boolean;
  readonly away?: boolean;
  readonly eyes?: Eyes;
}

export function faceImage(index: number, look: Look = {}): string {
  const mood = look.out ? { out: true } : look.away ? { away: true } : look.eyes ? { eyes: look.eyes } : {};
  return cachedImage(`face ${index} ${JSON.stringify(mood)}`, () => avatar(index, mood), '0 0 100 100');
}

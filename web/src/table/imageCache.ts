/** Pictures as addresses for <img>, each made once: however often one is shown, the page holds one element for it. */
import { asImage } from '../art';

const made = new Map<string, string>();

export function cachedImage(name: string, draw: () => string, viewBox: string): string {
  let found = made.get(name);
  if (found === undefined) {
    found = asImage(draw(), viewBox);
    made.set(name, found);
  }
  return found;
}

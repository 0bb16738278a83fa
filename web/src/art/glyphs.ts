// What a card is about, as a one-colour mark for its tab. 24 by 24, drawn in currentColor.
import type { Family } from '../protocol';

const solid = (d: string): string => `<path d="${d}" fill="currentColor" fill-rule="evenodd"/>`;
const GLYPHS: Readonly<Record<Family, string>> = {
  peril: solid('M10.5,8h3v-2c0,-2 3,-2 3,-4h2c0,3.5 -3,3.5 -3,5v1.3a7.5,7.5 0 1 1 -5,-.3Z'),
  save:
    '<g fill="none" stroke="currentColor" stroke-width="2.8"><circle cx="7" cy="18.5" r="3.5"/><circle cx="17" cy="18.5" r="3.5"/>' +
    '<path d="M4.5,3L14.5,15.5M19.5,3L9.5,15.5" stroke-linecap="round"/></g>',
  attack: solid('M2,2Q4,12 1,22Q11,13 2,2ZM9.5,2Q11.5,12 8.5,22Q18.5,13 9.5,2ZM17,2Q19,12 16,22Q26,13 17,2Z'),
  evade: solid('M2,18A10,11 0 0 1 18,10L17,6L23,13L14,17L16.5,13.5A7,8 0 0 0 6,18Z'),
  fortune: solid('M1,12Q12,0 23,12Q12,24 1,12ZM12,7.5a4.5,4.5 0 1 0 .01,0Z'),
  ask: solid('M12,21C0,13 2,4 7,4Q11,4 12,8Q13,4 17,4C22,4 24,13 12,21Z'),
  counter: solid('M12,1a11,11 0 1 0 .01,0ZM6,10h12v4.5h-12Z'),
  cats: solid(
    'M12,11c5,0 8,5 6,8.5c-2,2.5 -4,.5 -6,.5c-2,0 -4,2 -6,-.5c-2,-3.5 1,-8.5 6,-8.5Z' +
      'M3.5,8a2.5,3 0 1 0 .01,0ZM9,3a2.5,3.2 0 1 0 .01,0ZM15,3a2.5,3.2 0 1 0 .01,0ZM20.5,8a2.5,3 0 1 0 .01,0Z',
  ),
  divine: solid('M2,19L3,6L8.5,12L12,3L15.5,12L21,6L22,19Z'),
};
/** The mark of a family, viewBox 0 0 24 24. */
export const glyph = (family: Family): string => GLYPHS[family];

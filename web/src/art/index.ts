// Every picture but those of the cards, which are in pictures.ts: the front page does without them.
// All functions return the inside of an <svg>; the viewBox stands beside each name.
export { AVATARS, avatar, groundOf, mourn, strut, type Mood } from './avatars';
export { back, type Back } from './backs';
export { glyph } from './glyphs';
export { icon, icons, type Icon } from './icons';
export { C as palette, type Eyes } from './parts';
export { LOGO_BOX, MAT_BOX, MAT_PLACES, blast, burst, favicon, flame, hero, homeIcon, logo, mark, mat, puff, shard, soot } from './scenes';

/**
 * A drawing as an address for <img>, CSS or <link rel="icon">; drawn once by the browser however often it is shown. For a
 * canvas it needs a size, such as `width="200" height="100"`.
 */
export const asImage = (inner: string, viewBox: string, size = ''): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${size && ` ${size}`}>${inner}</svg>`,
  )}`;

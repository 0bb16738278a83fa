// Every picture of the game. All functions return the inside of an <svg>; the viewBox stands beside each name.
import { actions } from './cards/actions';
import { goodVsEvil } from './cards/cats-good-vs-evil';
import { nsfw } from './cards/cats-nsfw';
import { original } from './cards/cats-original';
import { divine } from './cards/divine';
import { expansions } from './cards/expansions';
import { fortune } from './cards/fortune';
import { C, at, cut, disc, ground, path, SHAPE } from './parts';

export { AVATARS, avatar, groundOf, mourn, strut, type Mood } from './avatars';
export { back, type Back } from './backs';
export { glyph } from './glyphs';
export { icon, icons, type Icon } from './icons';
export { C as palette, type Eyes } from './parts';
export { LOGO_BOX, MAT_BOX, MAT_PLACES, blast, burst, favicon, flame, hero, homeIcon, logo, mark, mat, puff, shard, soot } from './scenes';

const PICTURES: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...actions, ...fortune, ...divine, ...original, ...nsfw, ...goodVsEvil, ...expansions }),
);
/** A card that nobody has drawn yet: a cat in a sack. */
const unknown = ground(C.oat) + disc(90, 96, 76, C.cream) + at(90, 104, 1.2, cut(path(SHAPE.round), C.kraft));

/** The words that have a picture, as the notation spells them. */
export const words: readonly string[] = [...PICTURES.keys()];
/** The picture of a card with its ground, viewBox 0 0 180 200. */
export const picture = (word: string): string => PICTURES.get(word) ?? unknown;
/**
 * A drawing as an address for <img>, CSS or <link rel="icon">; drawn once by the browser however often it is shown. For a
 * canvas it needs a size of its own, such as `width="200" height="100"`.
 */
export const asImage = (inner: string, viewBox: string, size = ''): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${size && ` ${size}`}>${inner}</svg>`,
  )}`;

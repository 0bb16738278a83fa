// The picture of every card.
import { actions } from './cards/actions';
import { goodVsEvil } from './cards/cats-good-vs-evil';
import { nsfw } from './cards/cats-nsfw';
import { original } from './cards/cats-original';
import { divine } from './cards/divine';
import { expansions } from './cards/expansions';
import { fortune } from './cards/fortune';
import { C, at, cut, disc, ground, path, SHAPE } from './parts';

const PICTURES: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...actions, ...fortune, ...divine, ...original, ...nsfw, ...goodVsEvil, ...expansions }),
);
/** A card without a picture: a cat in a sack. */
const unknown = ground(C.oat) + disc(90, 96, 76, C.cream) + at(90, 104, 1.2, cut(path(SHAPE.round), C.kraft));

/** The words that have a picture, as the notation spells them. */
export const words: readonly string[] = [...PICTURES.keys()];
/** The picture of a card with its ground, viewBox 0 0 180 200. */
export const picture = (word: string): string => PICTURES.get(word) ?? unknown;

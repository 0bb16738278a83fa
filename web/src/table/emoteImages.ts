/** Pictures of emotes, as addresses for <img>: apart from those of the cards, since the lobby has them too. */
import { emotePicture } from '../art/emotes';
import { cachedImage } from './imageCache';

export const emoteImage = (word: string): string => cachedImage(`emote ${word}`, () => emotePicture(word), '0 0 48 48');

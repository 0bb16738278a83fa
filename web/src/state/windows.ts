/**
 * Windows: questions that are asked of several players at once, of whom any may answer with a card, and the others let
 * it pass. Who lets it pass is secret (rules N7 and B2).
 */
import { WINDOWS, type Offer } from '../protocol';
import { offerOf } from './selection';

export const isWindow = (asking: string | undefined): boolean => asking !== undefined && asking in WINDOWS;

/** Whether a move lets a window pass. */
export const isPass = (move: string): boolean => Object.values(WINDOWS).some(({ pass }) => pass === move);

const offered = (offers: readonly Offer[], answer: 'play' | 'pass'): Offer | undefined =>
  Object.values(WINDOWS)
    .map((kind) => offerOf(offers, kind[answer]))
    .find((offer) => offer !== undefined);

/** The offer to play a card in the open window: none without the card. */
export const playOffer = (offers: readonly Offer[]): Offer | undefined => offered(offers, 'play');

/** The offer to let the open window pass. */
export const passOffer = (offers: readonly Offer[]): Offer | undefined => offered(offers, 'pass');

/**
 * From selected cards to an answer. No rule of the game is in here: what can be done stands in the offers.
 *
 * An offer's text has gaps. `next` names the first choice that is still open, until `ready` holds the whole move.
 */
import type { Offer } from '../protocol';
import { counts, type HeldCard } from './hand';

/** An offer with every field, whether or not it was sent. */
export type WholeOffer = Required<Offer>;

export function whole(offer: Offer): WholeOffer {
  return {
    move: offer.move,
    kind: offer.kind,
    cards: offer.cards ?? [],
    title: offer.title ?? null,
    targets: offer.targets ?? [],
    named: offer.named ?? [],
    pick_count: offer.pick_count ?? 0,
    pick_from: offer.pick_from ?? [],
    max_above: offer.max_above ?? 0,
    order_length: offer.order_length ?? 0,
  };
}

/** The choices so far, besides the cards. */
export interface Choice {
  title?: string;
  target?: number;
  named?: string;
  place?: number;
  /** The old places of the top cards, counted from 1, in their new order. */
  order?: readonly number[];
}

export type Next =
  /** Nothing is selected. */
  | { readonly step: 'nothing' }
  /** The cards begin something; with others they can be played. */
  | { readonly step: 'more'; readonly offers: readonly WholeOffer[] }
  /** Nothing can be done with these cards together. */
  | { readonly step: 'no-match' }
  /** The Godcat, or a combo with stand-ins: as which card? */
  | { readonly step: 'title'; readonly options: readonly string[] }
  | { readonly step: 'target'; readonly options: readonly number[]; readonly offer: WholeOffer }
  | { readonly step: 'named'; readonly options: readonly string[]; readonly offer: WholeOffer }
  | { readonly step: 'place'; readonly deepest: number; readonly offer: WholeOffer }
  | { readonly step: 'order'; readonly count: number; readonly offer: WholeOffer }
  | { readonly step: 'ready'; readonly move: string; readonly offer: WholeOffer };

// -- cards ---------------------------------------------------------------------------

/** The offers that are made by laying down cards. */
export function cardOffers(offers: readonly Offer[]): WholeOffer[] {
  return offers.map(whole).filter((offer) => offer.cards.length > 0 || offer.pick_count > 0);
}

/** The others: draw, pass, explode, place, …: buttons and pickers. */
export function plainOffers(offers: readonly Offer[]): WholeOffer[] {
  return offers.map(whole).filter((offer) => offer.cards.length === 0 && offer.pick_count === 0);
}

/** The one offer of this kind, if there is one. */
export function offerOf(offers: readonly Offer[], kind: string): WholeOffer | undefined {
  const found = offers.find((offer) => offer.kind === kind);
  return found && whole(found);
}

/** The one offer that takes no cards and has this gap, if there is one. */
export function withGap(offers: readonly Offer[], name: string): WholeOffer | undefined {
  return plainOffers(offers).find((offer) => gap(offer, name));
}

/** Whether the cards could be part of the offer: no card too often, none that does not belong. */
function begins(offer: WholeOffer, words: readonly string[]): boolean {
  const fixed = counts(offer.cards);
  let picked = 0;
  for (const [word, copies] of counts(words)) {
    const over = copies - Math.min(copies, fixed.get(word) ?? 0);
    if (over > 1 || (over === 1 && !offer.pick_from.includes(word))) return false;
    picked += over;
  }
  return picked <= offer.pick_count;
}

function complete(offer: WholeOffer, words: readonly string[]): boolean {
  return words.length === offer.cards.length + offer.pick_count && begins(offer, words);
}

/** The offers that take exactly these cards, in whatever order. */
export function matching(offers: readonly Offer[], words: readonly string[]): WholeOffer[] {
  return cardOffers(offers).filter((offer) => complete(offer, words));
}

/** The offers that take these cards, and maybe more. */
export function beginning(offers: readonly Offer[], words: readonly string[]): WholeOffer[] {
  return cardOffers(offers).filter((offer) => begins(offer, words));
}

// -- from cards to a move ----------------------------------------------------------------

/** The effect of the main button with the selected cards, or what must be chosen first. */
export function next(offers: readonly Offer[], words: readonly string[], choice: Choice = {}): Next {
  if (words.length === 0) return { step: 'nothing' };
  const found = matching(offers, words);
  if (found.length === 0) {
    const more = beginning(offers, words);
    return more.length > 0 ? { step: 'more', offers: more } : { step: 'no-match' };
  }
  const titles = [...new Set(found.map((offer) => offer.title).filter((title) => title !== null))];
  const offer =
    found.length === 1 ? found[0] : found.find(({ title }) => title !== null && title === choice.title);
  if (!offer) return { step: 'title', options: titles };
  return nextOf(offer, choice, words);
}

/** The same for one offer, for instance one that takes no cards. */
export function nextOf(offer: WholeOffer, choice: Choice = {}, words: readonly string[] = offer.cards): Next {
  const { target, named, place, order } = choice;
  if (gap(offer, 'target') && (target === undefined || !offer.targets.includes(target)))
    return { step: 'target', options: offer.targets, offer };
  if (gap(offer, 'named') && (named === undefined || !offer.named.includes(named)))
    return { step: 'named', options: offer.named, offer };
  if (gap(offer, 'place') && (place === undefined || place < 0 || place > offer.max_above))
    return { step: 'place', deepest: offer.max_above, offer };
  if (gap(offer, 'order') && !isOrder(order, offer.order_length))
    return { step: 'order', count: offer.order_length, offer };
  return { step: 'ready', move: fill(offer, choice, words), offer };
}

const gap = (offer: WholeOffer, name: string): boolean => offer.move.includes(`{${name}}`);

function isOrder(order: readonly number[] | undefined, count: number): boolean {
  return (
    order?.length === count && [...order].sort((a, b) => a - b).every((place, index) => place === index + 1)
  );
}

/** The move to send. What is missing stays a gap, which the server refuses. */
export function fill(offer: WholeOffer, choice: Choice, words: readonly string[] = offer.cards): string {
  const held = counts(words);
  const fixed = counts(offer.cards);
  const picked = offer.pick_from.filter((word) => (held.get(word) ?? 0) > (fixed.get(word) ?? 0));
  const values: Record<string, string | number | undefined> = {
    target: choice.target,
    named: choice.named,
    cards: [...picked, ...offer.cards].join(' '),
    place: choice.place,
    order: choice.order?.join(' '),
  };
  return offer.move.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

// -- what each card of the hand can do ---------------------------------------------------

export interface CardState {
  readonly key: number;
  readonly word: string;
  /** Its number among the selected, from 1; 0 if it is not selected. */
  readonly selected: number;
  /** It can be played (given, …) alone. */
  readonly alone: boolean;
  /** It can be added to what is selected now. */
  readonly fits: boolean;
  /** It is part of something that can be done, alone or with others. */
  readonly usable: boolean;
  /** The id of the message that says why it cannot be played alone now. */
  readonly blocked: string | null;
}

export function cardStates(
  hand: readonly HeldCard[],
  selected: readonly number[],
  offers: readonly Offer[],
  blocked: Readonly<Record<string, string>> = {},
): CardState[] {
  const found = cardOffers(offers);
  const chosen = wordsOf(hand, selected);
  return hand.map(({ key, word }) => {
    const number = selected.indexOf(key) + 1;
    return {
      key,
      word,
      selected: number,
      alone: found.some((offer) => complete(offer, [word])),
      fits: number === 0 && found.some((offer) => begins(offer, [...chosen, word])),
      usable: found.some((offer) => begins(offer, [word])),
      blocked: blocked[word] ?? null,
    };
  });
}

/** The words of the selected cards, in the order in which they were selected. */
export function wordsOf(hand: readonly HeldCard[], selected: readonly number[]): string[] {
  return selected.flatMap((key) => hand.find((card) => card.key === key)?.word ?? []);
}

/**
 * The selection after a press on a card. A card that does not go with the others replaces them, so that changing
 * one's mind takes one press.
 */
export function pressed(
  hand: readonly HeldCard[],
  selected: readonly number[],
  key: number,
  offers: readonly Offer[],
): number[] {
  if (selected.includes(key)) return selected.filter((other) => other !== key);
  const together = [...selected, key];
  return beginning(offers, wordsOf(hand, together)).length > 0 ? together : [key];
}

/** The selection without cards that have left the hand. */
export function stillHeld(hand: readonly HeldCard[], selected: readonly number[]): number[] {
  return selected.filter((key) => hand.some((card) => card.key === key));
}

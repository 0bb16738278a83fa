/** Phrases of the table: titles of plays, labels of buttons, who is waited for. */
import type { ViewMessage } from '../protocol';
import { readPlay, type Play } from '../state/notation';
import type { WholeOffer } from '../state/selection';
import { aCard, cardName, text } from '../state/words';

/** The title of a play: "Attack", "A pair of Tacocats". */
export function titleOf(play: Pick<Play, 'kind' | 'title' | 'cards'>): string {
  switch (play.kind) {
    case 'pair':
      return text('web-title-pair', { card: cardName(play.title ?? '') });
    case 'triple':
      return text('web-title-triple', { card: cardName(play.title ?? '') });
    case 'five':
      return text('web-title-five');
    case 'play':
      if (play.cards[0] === 'godcat') return text('web-title-godcat', { card: cardName(play.title ?? '') });
      return cardName(play.title ?? play.cards[0] ?? '');
  }
}

/** The server's facts about the turn: whose it is, whom an attack hits, how many turns are at stake, who is alive. */
export type Stakes = Pick<ViewMessage, 'current' | 'next' | 'attack_turns' | 'owed' | 'alive'>;

/** The effect of a play unless it is stopped, worded for `viewer`. */
export function effectOf(
  pending: string,
  stakes: Stakes,
  viewer: number | null,
  nameOf: (seat: number) => string,
): string {
  const play = readPlay(pending);
  const victim = play.target ?? stakes.next;
  const named = play.named === null ? '' : aCard(play.named);
  const id = play.kind === 'play' ? `web-does-${play.title}` : `web-does-${play.kind}`;
  const player = stakes.current;
  const role = victim === viewer ? 'target' : player === viewer ? 'player' : 'other';
  return text(id, { role, player: nameOf(player), target: nameOf(victim), named, ...countsOf(stakes, play.title) }, '');
}

/** Between two players some cards do something else, and a Personal Attack is one turn more than another. */
const countsOf = (
  { attack_turns, owed, alive }: Stakes,
  title: string | null = null,
): { turns: number; owed: number; players: number } => ({
  turns: attack_turns + Number(title === 'personal'),
  owed,
  players: alive.filter(Boolean).length,
});

/** An offer as a play, so that both have the same title. */
export function playOf(offer: WholeOffer): Pick<Play, 'kind' | 'title' | 'cards'> {
  const kind = offer.kind === 'pair' || offer.kind === 'triple' || offer.kind === 'five' ? offer.kind : 'play';
  return { kind, title: offer.title ?? offer.cards[0] ?? null, cards: offer.cards };
}

/** The title of a question, perhaps one about this card, and how to answer it: without a text for the question, that of the card that asks. */
export function questionOf(asking: string, name: string, card: string | null = null): { title: string; hint: string } {
  const hint = text(`web-hint-${asking}-choose`, { name }, text(`web-hint-${asking}`, { name }, ''));
  const words = { name, card: card === null ? '' : aCard(card) };
  return {
    title: text(`web-ask-${asking}-${card}`, words, '') || text(`web-ask-${asking}`, words),
    hint: text(`web-hint-${asking}-${card}`, words, hint),
  };
}

/** The label of a button that answers at once. */
export function answerOf({ move, kind, title }: WholeOffer): string {
  const card = title === null ? '' : aCard(title);
  const words = title === null ? move.replaceAll(' ', '-') : kind;
  return text(`web-do-${words}`, { card }, text(`move-${words}`, { card }, move));
}

/** The question under the title while something is still to be chosen. */
export function hintOf(offer: WholeOffer, stakes: Stakes, nameOf: (seat: number) => string): string {
  const title = offer.title ?? offer.cards[0] ?? null;
  const id = offer.kind === 'play' ? `web-hint-${title}` : `web-hint-${offer.kind}`;
  return text(id, { target: nameOf(stakes.next), ...countsOf(stakes, title) }, '');
}

/** The label of the main button. The chosen player and the named card are shown beside it. */
export function actionOf(offer: WholeOffer, stakes: Stakes): string {
  const title = offer.title ?? offer.cards[0] ?? 'kitten';
  switch (offer.kind) {
    case 'pair':
      return text('web-do-pair');
    case 'triple':
      return text('web-do-triple');
    case 'five':
      return text('web-do-five');
    case 'play':
      if (title === 'favor') return text('web-do-favor');
      if (title === 'attack' || title === 'targeted') return text('web-do-attack', { ...countsOf(stakes) });
      return text('web-do-play', { card: cardName(title) });
    default:
      return text(`web-do-${offer.kind}`, { card: aCard(offer.cards[0] ?? '') });
  }
}

/** The player who is waited for, and why; empty for the player who is waited for. */
export function waitingFor(view: ViewMessage, viewer: number | null, nameOf: (seat: number) => string): string {
  const seat = view.asked[0] ?? view.current;
  if (seat === viewer) return '';
  // The number of a question is public, so everybody reads the same words.
  const words = { name: nameOf(seat), mood: view.question % 4 };
  const usual = text(`web-wait-${view.asking}`, words, text('web-wait-turn', words));
  return text(`web-wait-${view.asking}-${view.drawn ?? view.adding}`, words, usual);
}

export const percent = (share: number): string => text('web-percent', { share: Math.round(share * 100) });

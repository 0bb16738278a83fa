/** The moves of a bot or the clock for a player who was away, in one line. */
import type { GameEvent } from '../protocol';
import { readPlay } from './notation';
import { countedCards, text } from './words';

export function summaryOf(events: readonly GameEvent[]): string {
  const drawn = events.filter(({ event }) => event === 'drew' || event === 'drew_kitten').length;
  const played = events.flatMap((event) => {
    switch (event.event) {
      case 'played': {
        const { cards, title } = readPlay(event.play);
        return cards.length > 1 || title === null ? cards : [title];
      }
      case 'noped':
        return ['nope'];
      case 'defused':
        return [event.card];
      default:
        return [];
    }
  });
  const given = events.flatMap((event) => (event.event === 'gave' && event.card !== null ? [event.card] : []));
  const parts = [
    ...(drawn > 0 ? [text('web-meanwhile-drew', { count: drawn })] : []),
    ...(played.length > 0 ? [countedCards(played)] : []),
    ...(given.length > 0 ? [text('web-meanwhile-gave', { cards: countedCards(given) })] : []),
  ];
  return text('web-meanwhile', { what: parts.join(text('list-separator')) });
}

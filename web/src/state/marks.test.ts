import { beforeAll, describe, expect, it } from 'vitest';
import type { GameEvent } from '../protocol';
import { markCard, markPlayer, pieces, unmarked } from './marks';
import { line, markedLine, switchTo } from './words';

describe('marks', () => {
  beforeAll(() => switchTo(['en']));

  it('are found where they were put', () => {
    const marked = `${markPlayer('Ola')} plays ${markCard('skip', 'a Skip')}.`;
    expect(pieces(marked)).toEqual([
      { text: 'Ola', player: true },
      { text: ' plays ' },
      { text: 'a Skip', card: 'skip' },
      { text: '.' },
    ]);
    expect(unmarked(marked)).toBe('Ola plays a Skip.');
  });

  it('cannot be written as a part of a name', () => {
    const name = '\uE000kitten\uE001<img src=x onerror=alert(1)>\uE002';
    expect(pieces(markPlayer(name))).toEqual([{ text: 'kitten<img src=x onerror=alert(1)>', player: true }]);
  });

  it('stand in the lines of a game', () => {
    const played = { event: 'played', seat: 2, play: 'skip' } as GameEvent;
    expect(pieces(markedLine(played, 1, () => 'Ola'))).toEqual([
      { text: 'Ola', player: true },
      { text: ' plays ' },
      { text: 'a Skip', card: 'skip' },
      { text: '.' },
    ]);
    expect(line(played, 1, () => 'Ola')).toBe('Ola plays a Skip.');
  });

  it('name every card of several', () => {
    const seen = { event: 'peeked', seat: 1, cards: ['skip', 'see'] } as GameEvent;
    expect(pieces(markedLine(seen, 1)).flatMap(({ card }) => card ?? [])).toEqual(['skip', 'see']);
  });
});

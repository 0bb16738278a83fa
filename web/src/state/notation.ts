/** The few texts of the notation that a client must read: plays, as events and windows tell them. */

export interface Play {
  kind: 'play' | 'pair' | 'triple' | 'five';
  /** The cards that were laid down. */
  cards: string[];
  /** The card that they count as: itself, or the one that the Godcat stands for; null for five different ones. */
  title: string | null;
  /** A seat. */
  target: number | null;
  /** The card that three of a kind ask for. */
  named: string | null;
}

const COPIES: Record<string, number> = { pair: 2, triple: 3 };

/** "favor 3", "godcat as skip", "pair tacocat+feral 2", "triple skip 2 defuse", "five skip see nope 2*feral". */
export function readPlay(text: string): Play {
  const words = text.split(' ');
  const [first = '', second = ''] = words;
  const copies = COPIES[first];
  if (copies !== undefined) {
    const [title = '', ...wild] = second.split('+');
    const cards = [...Array<string>(copies - wild.length).fill(title), ...wild];
    return { kind: first as Play['kind'], cards, title, target: Number(words[2]), named: words[3] ?? null };
  }
  if (first === 'five')
    return { kind: 'five', cards: readRow(words.slice(1)), title: null, target: null, named: null };
  const [title = '', target] = first === 'godcat' && second === 'as' ? words.slice(2) : words;
  return {
    kind: 'play',
    cards: [first],
    title,
    target: target === undefined ? null : Number(target),
    named: null,
  };
}

/** "skip", "2*feral": each card as often as it is there. */
export function readRow(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    const [copies = '', card] = word.split('*');
    return card === undefined ? [copies] : Array<string>(Number(copies)).fill(card);
  });
}

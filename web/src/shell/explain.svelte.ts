/** The card that is explained now. Whatever shows a card names it: `data-card`, as Card.svelte does. */
export interface Explained {
  readonly word: string;
  /** The card itself: the explanation lies beside it, and goes when it goes. */
  readonly anchor: HTMLElement;
  /** It was asked for and stays until it is put away; else it goes with the mouse. */
  readonly lasting: boolean;
}

class Explaining {
  /** Whether anything with cards to be explained was opened: until then nobody waits for what explains them. */
  wanted = $state(false);
  shown = $state.raw<Explained | null>(null);
  /** What a table says about a card that lies there: whether it can be played now, and if not, why. */
  judge = $state.raw<((card: HTMLElement) => string) | null>(null);

  show(anchor: HTMLElement, lasting: boolean): void {
    const word = anchor.dataset['card'];
    if (word) this.shown = { word, anchor, lasting };
  }

  close(): void {
    this.shown = null;
  }
}

export const explaining = new Explaining();

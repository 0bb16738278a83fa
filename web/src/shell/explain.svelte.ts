/** The card that is explained now. Whatever shows a card names it: `data-card`, as Card.svelte does. */
export interface Explained {
  readonly word: string;
  /** The card itself: the explanation lies beside it, and goes when it goes. */
  readonly anchor: HTMLElement;
  /** It was asked for and stays until it is put away; else it goes with the mouse. */
  readonly lasting: boolean;
}

class Explaining {
  #wanted = $state(false);
  #shown = $state.raw<Explained | null>(null);
  #judge = $state.raw<((card: HTMLElement) => string) | null>(null);

  /** Whether a screen with cards was opened: until then what explains them is not downloaded. */
  get wanted(): boolean {
    return this.#wanted;
  }

  get shown(): Explained | null {
    return this.#shown;
  }

  /** The open table's answer about one of its cards: whether it can be played now, and if not, why. */
  judge(card: HTMLElement): string {
    return this.#judge?.(card) ?? '';
  }

  /** Download what explains cards. */
  want(): void {
    this.#wanted = true;
  }

  /** Let the open table judge its cards; null when it is closed. */
  judgeBy(judge: ((card: HTMLElement) => string) | null): void {
    this.#judge = judge;
  }

  show(anchor: HTMLElement, lasting: boolean): void {
    const word = anchor.dataset['card'];
    if (word) this.#shown = { word, anchor, lasting };
  }

  close(): void {
    this.#shown = null;
  }
}

export const explaining = new Explaining();

/** The move that the player is about to make: the cards of the hand and the other choices that make a move, until it is sent. */
import { manner, observed, tellsOfPassing } from '../state/automaticPass';
import type { TableSource } from '../state/client';
import {
  cardStates,
  next,
  nextOf,
  pressed,
  stillHeld,
  withGap,
  wordsOf,
  type CardState,
  type Choice,
  type Next,
} from '../state/selection';
import type { TableState } from '../state/table';
import { passOffer, playOffer } from '../state/windows';
import { text } from '../state/words';
import type { Game } from './game.svelte';
import { touched } from './hints';
import type { Panels } from './panels.svelte';

export class PlayerSelection {
  /** The keys of the selected cards. */
  #selected: readonly number[] = $state.raw([]);
  #choice: Choice = $state.raw({});
  #shaken: { readonly key: number; readonly times: number } | null = $state.raw(null);
  /** The window that the player let pass without sending it. */
  #dismissed: number | null = $state(null);
  /** The window that was passed at once for the player. */
  #passedForMe: number | null = $state(null);

  constructor(
    private readonly client: TableSource,
    private readonly game: Game,
    private readonly panels: Panels,
  ) {}

  get selected(): readonly number[] {
    return this.#selected;
  }

  get choice(): Choice {
    return this.#choice;
  }

  /** The card that was pressed although it cannot be played, to shake it. */
  get shaken(): { readonly key: number; readonly times: number } | null {
    return this.#shaken;
  }

  readonly words = $derived.by(() => wordsOf(this.game.state.hand.cards, this.#selected));
  readonly cards: readonly CardState[] = $derived.by(() =>
    cardStates(this.game.hand, this.#selected, this.game.state.offers, this.game.state.blocked),
  );
  readonly next: Next = $derived.by(() => {
    const { offers } = this.game.state;
    const aimed = withGap(offers, 'target');
    if (aimed) return nextOf(aimed, this.#choice);
    return next(offers, this.words, this.withOnlyTarget);
  });
  /** The seats that can be chosen now, whether or not one is. */
  readonly targets: readonly number[] = $derived.by(() => {
    const { next } = this;
    return 'offer' in next ? next.offer.targets : [];
  });
  readonly target = $derived.by(() => this.withOnlyTarget.target);

  /** The choices; a target that has no alternative counts as chosen. */
  private readonly withOnlyTarget: Choice = $derived.by(() => {
    const open = next(this.game.state.offers, this.words, this.#choice);
    const only = open.step === 'target' && open.options.length === 1 ? open.options[0] : undefined;
    return only === undefined ? this.#choice : { ...this.#choice, target: only };
  });

  private readonly mayPass = $derived.by(() => passOffer(this.game.state.offers) !== undefined);
  /** In a lesson, a pass is a step as well. */
  private readonly passesAutomatically = $derived.by(() => this.game.settings.passing && !this.game.table?.lesson);
  private readonly observed = $derived.by(() => {
    const { table, me } = this.game;
    return table !== null && me !== null && observed(table, me);
  });
  private readonly manner = $derived.by(() =>
    manner(this.passesAutomatically, playOffer(this.game.state.offers) !== undefined, this.observed),
  );
  /** Whether the player has to answer the window. */
  readonly askedInWindow = $derived.by(
    () => this.mayPass && this.manner === 'ask' && this.#dismissed !== this.game.view?.question,
  );
  /** Whether the window is passed for a player who has no card for it. */
  readonly passesForMe = $derived.by(
    () => (this.mayPass && this.manner !== 'ask') || this.#passedForMe === this.game.view?.question,
  );
  /** Whether the player need not answer the window any more, although the server would take an answer. */
  readonly passesSilently = $derived.by(() => this.mayPass && !this.askedInWindow);
  /** The window to pass at once, without asking the player. */
  readonly passesAtOnce: number | null = $derived.by(() =>
    this.mayPass && this.manner === 'tell' ? (this.game.view?.question ?? null) : null,
  );

  choose(some: Choice): void {
    this.#choice = { ...this.#choice, ...some };
  }

  clear(): void {
    this.#selected = [];
    this.#choice = {};
  }

  /** Keep what still fits the new state: an answer to an earlier question does not. */
  follow(before: TableState, after: TableState): void {
    if (after.view?.question !== before.view?.question || after.table?.game !== before.table?.game) {
      this.#dismissed = null;
      this.#passedForMe = null;
      this.clear();
    } else this.#selected = stillHeld(after.hand.cards, this.#selected);
  }

  /** Press a card of the hand. */
  press(key: number): void {
    const { game } = this;
    const card = this.cards.find((one) => one.key === key);
    if (!card || game.waiting) return;
    // A window takes one card, and doesn't last.
    const answer = playOffer(game.state.offers);
    if (card.usable && answer) {
      this.#selected = [key];
      this.act(answer.move);
      return;
    }
    if (card.usable) {
      const before = this.words;
      this.#selected = pressed(game.state.hand.cards, this.#selected, key, game.state.offers);
      if (before.length > 0 && this.words[0] !== before[0]) this.#choice = {};
      if (this.#selected.length === 0) this.#choice = {};
      return;
    }
    this.#shaken = { key, times: (this.#shaken?.times ?? 0) + 1 };
    const why = this.whyBlocked(card);
    // With a mouse the reason is on the screen already.
    this.panels.say(!game.asked && touched() ? text('web-blocked-hold', { why }) : why);
  }

  /** Whether a card of the hand can be played now, and if not, why. */
  judge(key: number): string {
    const card = this.cards.find((one) => one.key === key);
    if (!card || this.game.over || !this.game.alive) return '';
    if (!card.alone) return this.whyBlocked(card);
    if (this.game.asking === 'add') return text('web-explain-can-add');
    return text(this.game.asking === 'give' ? 'web-explain-can-give' : 'web-explain-can-play');
  }

  /** Why nothing can be played: it is not the player's turn, or another question is open. */
  get unasked(): string {
    return text(this.game.asked ? 'web-blocked-question' : 'web-blocked-not-your-turn');
  }

  /** Of a single selected card that needs others: why it can't be played alone, if it is more than that it can't. */
  get whyNotAlone(): string {
    const card = this.cards.find((one) => one.selected > 0);
    if (!card?.blocked || this.#selected.length > 1 || card.blocked.startsWith('blocked-alone')) return '';
    // That it goes with others is said beside it.
    return text(`web-${card.blocked.replace('-but-combo', '')}`, {}, '');
  }

  private whyBlocked(card: CardState): string {
    if (!this.game.asked && card.word === 'alter-now') return text('web-blocked-now');
    if (!this.game.asked || this.game.asking !== 'turn') return this.unasked;
    const alone = text(card.usable ? 'web-blocked-alone-but-combo' : 'web-blocked-alone');
    return card.blocked ? text(`web-${card.blocked}`, {}, alone) : alone;
  }

  /** Answer with a whole move. */
  act(move: string): void {
    if (this.game.waiting) return;
    const cards = this.#selected;
    this.panels.closeMessage();
    this.panels.closePeeked();
    void this.client.answer(move, cards);
  }

  /** Answer with a move that plays this card of the hand. */
  actWith(word: string, move: string): void {
    const card = this.game.hand.find((one) => one.word === word);
    this.#selected = card ? [card.key] : [];
    this.act(move);
  }

  /** Do what the main button says. */
  go(): void {
    if (this.next.step === 'ready') this.act(this.next.move);
  }

  /** Let the window pass, as the player wants; sending it could show that this player holds no card for it. */
  letPass(): void {
    // Of a game that is over, nobody can learn anything.
    if (!this.client.live || tellsOfPassing(this.passesAutomatically, this.observed)) this.pass();
    else this.#dismissed = this.game.view?.question ?? null;
  }

  /** Pass at once, without asking the player. */
  passAtOnce(): void {
    this.#passedForMe = this.passesAtOnce;
    this.pass();
  }

  /** Tell the server that the window may pass. */
  pass(): void {
    const offer = passOffer(this.game.state.offers);
    if (offer) this.act(offer.move);
  }
}

/** The hints for newcomers, each shown once, when something happens for the first time, and beside what. */
import type { Offer } from '../protocol';
import { familyOf } from '../state/cards';
import { offerOf } from '../state/selection';
import { isWindow } from '../state/windows';
import { text } from '../state/words';
import type { TableModel } from './tableModel';

export interface Hint {
  readonly id: string;
  /** The element that it is about. */
  readonly at: string;
  readonly when: (model: TableModel) => boolean;
  readonly words: (model: TableModel) => string;
}

const asked = ({ game }: TableModel, asking: string): boolean => game.asked && game.asking === asking;

/** How one asks for help about a card here: by holding it, or by resting the mouse on it. */
export const touched = (): boolean => matchMedia('(hover: none)').matches;
const device = (): string => (touched() ? 'touch' : 'mouse');

/** Where any two cards are a pair, a newcomer isn't told to give two Defuses away. */
const takesTwoCats = ({ kind, cards = [] }: Offer): boolean =>
  kind === 'pair' && cards.every((card) => card === cards[0] && familyOf(card) === 'cats');

/** The most pressing first. */
export const HINTS: readonly Hint[] = [
  {
    id: 'kitten',
    at: '.ask .frame',
    when: (model) => asked(model, 'defuse') && offerOf(model.game.state.offers, 'defuse') !== undefined,
    words: () => text('web-first-kitten'),
  },
  { id: 'place', at: '.ask .frame', when: (model) => asked(model, 'place'), words: () => text('web-first-place') },
  { id: 'give', at: '.ask .frame', when: (model) => asked(model, 'give'), words: () => text('web-first-give') },
  {
    id: 'nope',
    at: '.nope',
    when: (model) => asked(model, 'nope') && offerOf(model.game.state.offers, 'nope') !== undefined,
    words: () => text('web-first-nope'),
  },
  {
    id: 'now',
    at: '.nope',
    when: (model) => asked(model, 'now') && offerOf(model.game.state.offers, 'now') !== undefined,
    words: () => text('web-first-now'),
  },
  {
    id: 'no-nope',
    at: '.nope',
    // One that is passed at once is gone before anybody has read the hint.
    when: (model) =>
      asked(model, 'nope') &&
      offerOf(model.game.state.offers, 'nope') === undefined &&
      model.selection.passesAtOnce === null,
    words: ({ game }) => text('web-first-no-nope', { passing: game.settings.passing ? 'auto' : 'asked' }),
  },
  {
    id: 'blocked',
    at: '.hand .shaken',
    when: (model) => model.selection.shaken !== null && model.game.asked,
    words: () => text('web-first-blocked', { device: device() }),
  },
  { id: 'cursed', at: '.ask .draw', when: (model) => asked(model, 'turn') && model.game.cursed, words: () => text('web-first-cursed') },
  {
    id: 'attack',
    at: '.ask .draw',
    when: (model) => asked(model, 'turn') && model.game.owedBy(model.game.me) > 1,
    words: (model) => text('web-first-attack', { count: model.game.owedBy(model.game.me) }),
  },
  {
    id: 'turn',
    at: '.ask .draw',
    when: (model) => asked(model, 'turn') && !model.game.cursed && model.selection.selected.length === 0,
    words: () => text('web-first-turn'),
  },
  {
    id: 'pair',
    at: '.hand',
    when: (model) => asked(model, 'turn') && model.selection.selected.length === 0 && model.game.state.offers.some(takesTwoCats),
    words: () => text('web-first-pair'),
  },
  {
    id: 'hold',
    at: '.hand',
    when: (model) => !model.game.asked && model.game.alive && !isWindow(model.game.asking) && !model.game.over,
    words: () => text('web-first-hold', { device: device() }),
  },
];

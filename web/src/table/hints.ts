/** What a newcomer is told, once, when something happens for the first time, and beside what. */
import { offerOf } from '../state/selection';
import { text } from '../state/words';
import type { Board } from './board.svelte';

export interface Hint {
  readonly id: string;
  /** What it is about. */
  readonly at: string;
  readonly when: (board: Board) => boolean;
  readonly words: (board: Board) => string;
}

const asked = (board: Board, asking: string): boolean => board.asked && board.asking === asking;

/** How one asks for help about a card here: by holding it, or by resting the mouse on it. */
export const touched = (): boolean => matchMedia('(hover: none)').matches;
const device = (): string => (touched() ? 'touch' : 'mouse');

/** The most pressing first. */
export const HINTS: readonly Hint[] = [
  {
    id: 'kitten',
    at: '.ask .frame',
    when: (board) => asked(board, 'defuse') && offerOf(board.state.offers, 'defuse') !== undefined,
    words: () => text('web-first-kitten'),
  },
  { id: 'place', at: '.ask .frame', when: (board) => asked(board, 'place'), words: () => text('web-first-place') },
  { id: 'give', at: '.ask .frame', when: (board) => asked(board, 'give'), words: () => text('web-first-give') },
  {
    id: 'nope',
    at: '.nope',
    when: (board) => asked(board, 'nope') && offerOf(board.state.offers, 'nope') !== undefined,
    words: () => text('web-first-nope'),
  },
  {
    id: 'no-nope',
    at: '.nope',
    when: (board) => asked(board, 'nope') && offerOf(board.state.offers, 'nope') === undefined,
    words: () => text('web-first-no-nope'),
  },
  {
    id: 'blocked',
    at: '.hand .shaken',
    when: (board) => board.shaken !== null && board.asked,
    words: () => text('web-first-blocked', { device: device() }),
  },
  {
    id: 'attack',
    at: '.ask .draw',
    when: (board) => asked(board, 'turn') && board.owedBy(board.me) > 1,
    words: (board) => text('web-first-attack', { count: board.owedBy(board.me) }),
  },
  {
    id: 'turn',
    at: '.ask .draw',
    when: (board) => asked(board, 'turn') && board.selected.length === 0,
    words: () => text('web-first-turn'),
  },
  {
    id: 'pair',
    at: '.hand',
    when: (board) => asked(board, 'turn') && board.selected.length === 0 && offerOf(board.state.offers, 'pair') !== undefined,
    words: () => text('web-first-pair'),
  },
  {
    id: 'hold',
    at: '.hand',
    when: (board) => !board.asked && board.alive && board.asking !== 'nope' && !board.over,
    words: () => text('web-first-hold', { device: device() }),
  },
];

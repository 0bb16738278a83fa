import { describe, expect, test } from 'vitest';
import type { Offer } from '../protocol';
import { GAMES } from './exampleGames';
import { changed, EMPTY_HAND, type HeldCard } from './hand';
import {
  cardStates,
  fill,
  matching,
  next,
  nextOf,
  offerOf,
  plainOffers,
  pressed,
  stillHeld,
  whole,
  type Choice,
  type Next,
} from './selection';

const DRAW: Offer = { move: 'draw', kind: 'draw' };
const SKIP: Offer = { move: 'skip', kind: 'play', cards: ['skip'] };
const FAVOR: Offer = { move: 'favor {target}', kind: 'play', cards: ['favor'], targets: [2, 3] };
const PAIR: Offer = {
  move: 'pair tacocat {target}',
  kind: 'pair',
  cards: ['tacocat', 'tacocat'],
  title: 'tacocat',
  targets: [2],
};
const WILD: Offer = {
  move: 'pair tacocat+feral {target}',
  kind: 'pair',
  cards: ['tacocat', 'feral'],
  title: 'tacocat',
  targets: [2],
};
const TRIPLE: Offer = {
  move: 'triple tacocat {target} {named}',
  kind: 'triple',
  cards: ['tacocat', 'tacocat', 'tacocat'],
  title: 'tacocat',
  targets: [2, 3],
  named: ['defuse', 'nope'],
};
const FIVE: Offer = {
  move: 'five {cards}',
  kind: 'five',
  pick_count: 5,
  pick_from: ['defuse', 'skip', 'see', 'favor', 'nope', 'beard'],
};
const FERAL_FIVE: Offer = { ...FIVE, cards: ['feral', 'feral'], pick_count: 3 };
const GODCAT_SKIP: Offer = { move: 'godcat as skip', kind: 'play', cards: ['godcat'], title: 'skip' };
const GODCAT_FAVOR: Offer = {
  move: 'godcat as favor {target}',
  kind: 'play',
  cards: ['godcat'],
  title: 'favor',
  targets: [3],
};

const hold = (...words: string[]): readonly HeldCard[] => changed(EMPTY_HAND, words).hand.cards;

describe('cards that match', () => {
  const all = [DRAW, SKIP, FAVOR, PAIR, WILD, TRIPLE, FIVE, FERAL_FIVE];

  test.each([
    [['skip'], ['skip']],
    [['tacocat'], []],
    [['tacocat', 'tacocat'], ['pair tacocat {target}']],
    [['feral', 'tacocat'], ['pair tacocat+feral {target}']],
    [['tacocat', 'tacocat', 'tacocat'], ['triple tacocat {target} {named}']],
    [['nope', 'see', 'skip', 'beard', 'favor'], ['five {cards}']],
    [['nope', 'see', 'skip', 'beard', 'beard'], []],
    [['feral', 'see', 'skip', 'beard', 'feral'], ['five {cards}']],
    [['feral', 'see', 'skip', 'beard', 'nope'], []],
    [['skip', 'see'], []],
  ])('%j', (words, moves) => {
    expect(matching(all, words).map(({ move }) => move)).toEqual(moves);
  });

  test('buttons are what takes no cards', () => {
    expect(plainOffers(all).map(({ move }) => move)).toEqual(['draw']);
    expect(offerOf(all, 'draw')?.move).toBe('draw');
    expect(offerOf(all, 'pass')).toBeUndefined();
  });
});

describe('what the main button would do', () => {
  test('nothing without cards', () => {
    expect(next([SKIP], [])).toEqual({ step: 'nothing' });
  });

  test('one card that needs nothing else is ready', () => {
    expect(next([SKIP], ['skip'])).toMatchObject({ step: 'ready', move: 'skip' });
  });

  test('half of a pair needs more', () => {
    expect(next([PAIR], ['tacocat'])).toMatchObject({ step: 'more' });
  });

  test('cards that go with nothing do not match', () => {
    expect(next([PAIR, SKIP], ['tacocat', 'skip'])).toEqual({ step: 'no-match' });
  });

  test('a target, then the card that is asked for', () => {
    const words = ['tacocat', 'tacocat', 'tacocat'];
    expect(next([TRIPLE], words)).toMatchObject({ step: 'target', options: [2, 3] });
    expect(next([TRIPLE], words, { target: 3 })).toMatchObject({
      step: 'named',
      options: ['defuse', 'nope'],
    });
    expect(next([TRIPLE], words, { target: 3, named: 'nope' })).toMatchObject({
      step: 'ready',
      move: 'triple tacocat 3 nope',
    });
  });

  test('even a single target is chosen, for a person may mean to look at it', () => {
    expect(next([PAIR], ['tacocat', 'tacocat'])).toMatchObject({ step: 'target', options: [2] });
  });

  test('a target that is not offered is asked for again', () => {
    expect(next([FAVOR], ['favor'], { target: 9 })).toMatchObject({ step: 'target' });
  });

  test('the Godcat needs a title first', () => {
    const offers = [GODCAT_SKIP, GODCAT_FAVOR];
    expect(next(offers, ['godcat'])).toEqual({ step: 'title', options: ['skip', 'favor'] });
    expect(next(offers, ['godcat'], { title: 'skip' })).toMatchObject({
      step: 'ready',
      move: 'godcat as skip',
    });
    expect(next(offers, ['godcat'], { title: 'favor', target: 3 })).toMatchObject({
      move: 'godcat as favor 3',
    });
  });

  test('five different are written in the order of the offer, stand-ins last', () => {
    expect(next([FIVE], ['nope', 'beard', 'skip', 'see', 'favor'])).toMatchObject({
      step: 'ready',
      move: 'five skip see favor nope beard',
    });
    expect(next([FERAL_FIVE], ['nope', 'feral', 'skip', 'feral', 'see'])).toMatchObject({
      move: 'five skip see nope feral feral',
    });
  });

  test('a place and an order', () => {
    const place = whole({ move: 'place {place}', kind: 'place', max_above: 4 });
    expect(nextOf(place)).toMatchObject({ step: 'place', deepest: 4 });
    expect(nextOf(place, { place: 5 })).toMatchObject({ step: 'place' });
    expect(nextOf(place, { place: 0 })).toMatchObject({ step: 'ready', move: 'place 0' });
    const alter = whole({ move: 'alter {order}', kind: 'alter', order_length: 3 });
    expect(nextOf(alter, { order: [1, 1, 2] })).toMatchObject({ step: 'order', count: 3 });
    expect(nextOf(alter, { order: [3, 1, 2] })).toMatchObject({ step: 'ready', move: 'alter 3 1 2' });
  });

  test('what is missing stays a gap', () => {
    expect(fill(whole(FAVOR), {})).toBe('favor {target}');
  });
});

describe('the hand', () => {
  const hand = hold('skip', 'tacocat', 'tacocat', 'nope');
  const offers = [DRAW, SKIP, PAIR];
  const [skip, first, second, nope] = hand.map(({ key }) => key) as [number, number, number, number];

  test('says what each card can do', () => {
    const states = cardStates(hand, [first], offers, {
      nope: 'blocked-nope',
      tacocat: 'blocked-alone-but-combo',
    });
    expect(states.map(({ alone }) => alone)).toEqual([true, false, false, false]);
    expect(states.map(({ usable }) => usable)).toEqual([true, true, true, false]);
    expect(states.map(({ fits }) => fits)).toEqual([false, false, true, false]);
    expect(states.map(({ selected }) => selected)).toEqual([0, 1, 0, 0]);
    expect(states.map(({ blocked }) => blocked)).toEqual([
      null,
      'blocked-alone-but-combo',
      'blocked-alone-but-combo',
      'blocked-nope',
    ]);
  });

  test('a press adds what fits, replaces what does not, and takes back what is selected', () => {
    expect(pressed(hand, [], first, offers)).toEqual([first]);
    expect(pressed(hand, [first], second, offers)).toEqual([first, second]);
    expect(pressed(hand, [first, second], skip, offers)).toEqual([skip]);
    expect(pressed(hand, [first, second], first, offers)).toEqual([second]);
    expect(pressed(hand, [], nope, offers)).toEqual([nope]);
  });

  test('a selection forgets cards that have left', () => {
    expect(stillHeld(hold('skip'), [1, 2])).toEqual([1]);
  });
});

describe('whole games', () => {
  /** Every move that can be reached by selecting cards and answering each step with each of its options. */
  function reached(offers: readonly Offer[], hand: readonly string[]): Set<string> {
    const found = new Set<string>();
    const follow = (step: Next, go: (choice: Choice) => Next, choice: Choice): void => {
      const take = (some: Choice): void => follow(go({ ...choice, ...some }), go, { ...choice, ...some });
      if (step.step === 'ready') found.add(step.move);
      if (step.step === 'title') step.options.forEach((title) => take({ title }));
      if (step.step === 'target') step.options.forEach((target) => take({ target }));
      if (step.step === 'named') step.options.forEach((named) => take({ named }));
      if (step.step === 'place') for (let place = 0; place <= step.deepest; place += 1) take({ place });
      if (step.step === 'order') orders(step.count).forEach((order) => take({ order }));
    };
    for (const offer of plainOffers(offers)) follow(nextOf(offer), (choice) => nextOf(offer, choice), {});
    for (const words of selections(hand))
      follow(next(offers, words), (choice) => next(offers, words, choice), {});
    return found;
  }

  const orders = (count: number): number[][] =>
    count === 0
      ? [[]]
      : orders(count - 1).flatMap((order) =>
          order.map((_, at) => order.toSpliced(at, 0, count)).concat([[...order, count]]),
        );

  /** Up to five cards, in every way. */
  function selections(hand: readonly string[]): string[][] {
    let found: string[][] = [[]];
    for (const word of [...hand].sort())
      found = [...found, ...found.filter((row) => row.length < 5).map((row) => [...row, word])];
    return [...new Map(found.map((row) => [row.join(' '), row])).values()];
  }

  test.each(GAMES.map((game, index) => ({ index, ...game })))(
    'game $index: a player can do all that is legal, and nothing else',
    ({ moments }) => {
      let asked = 0;
      for (const { offers, moves, view } of moments) {
        if (!offers || !moves || view.hand.length > 12) continue;
        asked += 1;
        expect([...reached(offers, view.hand)].sort()).toEqual([...moves].sort());
      }
      expect(asked).toBeGreaterThan(0);
    },
  );
});

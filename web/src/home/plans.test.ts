import { expect, test } from 'vitest';
import { changedRules, fitting, PRINTED, soloPlan, keepDeck, keepSolo, lastDeck } from './plans';

const edition = { key: 'original', min_players: 2, max_players: 5, cards: [], five_different: true, counts: {}, moods: [], minutes: 15 };

test('seats that an edition does not have are left out', () => {
  const plan = fitting({ settings: PRINTED, seats: Array<string>(10).fill('open') }, edition);
  expect(plan.seats).toHaveLength(5);
  expect(fitting({ settings: PRINTED, seats: ['open'] }, edition).seats).toEqual(['open', 'open']);
});

test('the player who begins has a seat at the table', () => {
  const options = { ...PRINTED.options, first: 7 };
  expect(fitting({ settings: { ...PRINTED, options }, seats: ['open', 'open'] }, edition).settings.options.first).toBeNull();
});

test('changed rules are counted', () => {
  expect(changedRules(PRINTED.options)).toBe(0);
  expect(changedRules({ ...PRINTED.options, quick: true, stacking: false })).toBe(2);
});

test('a game alone is against three clever bots, and then as it was the last time', () => {
  expect(soloPlan().seats).toEqual(['open', 'heuristic', 'heuristic', 'heuristic']);
  keepSolo({ settings: { ...PRINTED, edition: 'nsfw' }, seats: ['open', 'random'] });
  expect(soloPlan()).toMatchObject({ settings: { edition: 'nsfw' }, seats: ['open', 'random'] });
});

test('the deck that was composed last is still there', () => {
  expect(lastDeck()).toBeNull();
  keepDeck({ edition: 'original skip=6', title: 'Hop' });
  expect(lastDeck()).toEqual({ edition: 'original skip=6', title: 'Hop' });
});

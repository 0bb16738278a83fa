import { describe, expect, it, vi } from 'vitest';
import type { GameReview, ReviewProgress } from '../protocol';
import { GameReviewer } from './gameReviewer.svelte';
import { requestReview } from './requestReview';

vi.mock('../shell/words.svelte', () => ({ troubleOf: (thrown: { reason: string }) => thrown.reason }));

const REVIEW: GameReview = { judge: 'a', seats: [], moments: [], turning_points: [], highlights: [], summary: [] };
const LINES: ReviewProgress[] = [
  { done: 0.1, curve: [[60, 40]], review: null },
  { done: 1, curve: [[55, 45], [100, 0]], review: REVIEW },
];
const written = LINES.map((line) => `${JSON.stringify(line)}\n`).join('');

/** A server that answers in these parts. */
const answering =
  (...parts: readonly string[]): typeof fetch =>
  () => {
    const body = new ReadableStream({
      start(stream): void {
        for (const part of parts) stream.enqueue(new TextEncoder().encode(part));
        stream.close();
      },
    });
    return Promise.resolve(new Response(body));
  };

const never = new AbortController().signal;
const WANTED = { record: '{}', language: 'en' };

describe('a request for a review', () => {
  it('reads line by line, wherever the parts begin and end', async () => {
    for (const at of [1, 30, written.indexOf('\n') + 1, written.length - 1]) {
      const heard: ReviewProgress[] = [];
      await requestReview(WANTED, (line) => heard.push(line), never, answering(written.slice(0, at), written.slice(at)));
      expect(heard).toEqual(LINES);
    }
  });

  it('fails if the answer ends early, is a refusal, or does not come', async () => {
    const early = requestReview(WANTED, () => undefined, never, answering(written.slice(0, 60)));
    await expect(early).rejects.toMatchObject({ reason: 'analysis-failed' });
    const busy = JSON.stringify({ reason: 'analysis-is-busy', details: {} });
    const refused = requestReview(WANTED, () => undefined, never, () => Promise.resolve(new Response(busy, { status: 503 })));
    await expect(refused).rejects.toMatchObject({ reason: 'analysis-is-busy', status: 503 });
    const nothing = requestReview(WANTED, () => undefined, never, () => Promise.reject(new TypeError('no line')));
    await expect(nothing).rejects.toMatchObject({ reason: 'unreachable' });
  });
});

describe('the review of a game', () => {
  it('grows while it is made, and can be asked for again after trouble', async () => {
    let refusals = 1;
    const request: typeof requestReview = (_, hear) => {
      if (refusals-- > 0) return Promise.reject(Object.assign(new Error(), { reason: 'analysis-is-busy' }));
      LINES.forEach(hear);
      return Promise.resolve();
    };
    const reviewer = new GameReviewer('{}', request);
    await reviewer.make('en');
    expect([reviewer.trouble, reviewer.review]).toEqual(['analysis-is-busy', null]);
    await reviewer.make('en');
    expect([reviewer.trouble, reviewer.done, reviewer.curve]).toEqual(['', 1, [[60, 40], [55, 45], [100, 0]]]);
    expect(reviewer.review).toBe(REVIEW);
  });

  it('hears nothing more of what it has left', async () => {
    let hear: (line: ReviewProgress) => void = () => undefined;
    let left: AbortSignal = never;
    const reviewer = new GameReviewer('{}', (_, then, signal) => {
      [hear, left] = [then, signal];
      return Promise.resolve();
    });
    await reviewer.make('en');
    reviewer.leave();
    LINES.forEach((line) => hear(line));
    expect([left.aborted, reviewer.curve, reviewer.review]).toEqual([true, [], null]);
  });
});

/** Asks the server for a review, which comes line by line while it is made. */
import { ApiProblem, problem } from '../net/api';
import { at } from '../net/siteRoot';
import type { ReadReview, ReviewProgress } from '../protocol';

/** Calls `hear` with every line; leaving early by the signal ends the work at the server, too. */
export async function requestReview(
  body: ReadReview,
  hear: (line: ReviewProgress) => void,
  signal: AbortSignal,
  fetch: typeof globalThis.fetch = (...all) => globalThis.fetch(...all),
): Promise<void> {
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body), signal };
  let finished = false;
  let rest = '';
  let response: Response;
  try {
    response = await fetch(at('api/review'), request);
  } catch {
    throw new ApiProblem('unreachable', {}, 0);
  }
  if (!response.ok) throw await problem(response);
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  for (;;) {
    // A connection that breaks is an error here, or an early end.
    const read = await reader?.read().catch(() => null);
    if (!read || read.done) break;
    const lines = (rest + decoder.decode(read.value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const found = JSON.parse(line) as ReviewProgress;
      finished = found.review !== null;
      hear(found);
    }
  }
  if (!finished) throw new ApiProblem('analysis-failed', {}, 0);
}

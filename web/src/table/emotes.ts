/** What can be said at the table, and how the eyes look that say it. */
import type { Eyes } from '../art';

export const EYES: Readonly<Record<string, Eyes>> = {
  hello: 'open',
  laugh: 'shut',
  wow: 'wide',
  oops: 'side',
  angry: 'mad',
  cry: 'plead',
  think: 'up',
  clap: 'shut',
  love: 'plead',
  sleep: 'shut',
  sorry: 'down',
  boom: 'wide',
};

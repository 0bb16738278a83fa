/** What can be said at the table, and how the eyes look that say it. */
import type { Eyes } from '../art';

const EYES: Readonly<Record<string, Eyes>> = {
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

/** Of a bot's lines. */
const OCCASIONS: Readonly<Record<string, Eyes>> = {
  boom: 'wide',
  defuse: 'up',
  nope: 'mad',
  yup: 'side',
  win: 'shut',
  robbed: 'plead',
  wait: 'flat',
};

/** How the eyes look that say this: an emote, or a line such as `domino.boom`. */
export function eyesOf(said: string): Eyes | undefined {
  const [, occasion] = said.split('.');
  return occasion ? OCCASIONS[occasion] : EYES[said];
}

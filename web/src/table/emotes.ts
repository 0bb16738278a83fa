/** How the eyes look that say something, and which emotes come first. */
import type { Eyes } from '../art';
import type { Emote } from '../art/emotes';
import { EMOTES } from '../protocol';
import type { Utterance } from './speech.svelte';

const EYES: Readonly<Record<Emote, Eyes>> = {
  hello: 'open',
  laugh: 'merry',
  wow: 'wide',
  oops: 'side',
  angry: 'mad',
  cry: 'plead',
  think: 'up',
  clap: 'merry',
  love: 'plead',
  sleep: 'shut',
  sorry: 'down',
  boom: 'wide',
  thanks: 'merry',
  please: 'plead',
  yes: 'open',
  never: 'mad',
  luck: 'up',
  played: 'merry',
  hurry: 'flat',
  sneaky: 'side',
  scared: 'wide',
  cool: 'flat',
  shrug: 'up',
  party: 'merry',
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

/** How many of the emotes that were sent last come first: a row of the picker. */
export const RECENT_EMOTES = 4;

/** How the eyes look that say this: an emote, or a bot's line such as `domino.boom`; text leaves them as they are. */
export function eyesOf({ emote, line }: Utterance): Eyes | undefined {
  if (line) return OCCASIONS[line.split('.')[1] ?? ''];
  return emote ? (EYES as Readonly<Record<string, Eyes>>)[emote] : undefined;
}

/** All emotes, those that were sent last first. */
export function recentFirst(recent: readonly string[]): readonly string[] {
  const known = recent.filter((word) => (EMOTES as readonly string[]).includes(word)).slice(0, RECENT_EMOTES);
  return [...known, ...EMOTES.filter((word) => !known.includes(word))];
}

/** The emotes that were sent last, with this one. */
export const withRecent = (recent: readonly string[], word: string): readonly string[] =>
  [word, ...recent.filter((other) => other !== word)].slice(0, RECENT_EMOTES);

/** How long things take, in words: "20 s", "10 min". */
import { PACES, type Settings } from '../protocol';
import { t } from './words.svelte';

export function duration(seconds: number): string {
  return seconds > 60 && seconds % 60 === 0
    ? t('web-setup-minutes', { count: seconds / 60 })
    : t('web-setup-seconds', { count: seconds });
}

/** The seconds of a Nope window: those that were set, or those of the pace. */
export const windowOf = ({ timers, pace }: Settings): number => timers.nope ?? PACES[pace];

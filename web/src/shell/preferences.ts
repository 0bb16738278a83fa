/** What this device remembers, once for all components: every one of them hears of every change. */
import { tokens } from '../net/tokens';
import { preferences } from '../state/settings';

export const remembered = preferences();

/** The keys to one's seats. */
export const seats = tokens();

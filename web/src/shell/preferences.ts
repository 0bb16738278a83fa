/** The settings on this device, once for all components: every one of them hears of every change. */
import { tokens } from '../net/tokens';
import { mutedPlayers } from '../state/muted';
import { preferences } from '../state/settings';

export const remembered = preferences();

/** People who aren't heard on this device. */
export const muted = mutedPlayers();

/** The keys to one's seats. */
export const seats = tokens();

/** Where a TV's table need not be shown again, beside the hand. */
export const SMALL_SCREEN = '(max-width: 56.24rem), (max-height: 40rem)';

/** Two devices at one seat: one has just shown a code, the other one has just come by it. */

/** As long as a code may be used, and a moment to spare. */
const OFFER_MILLISECONDS = 5 * 60_000;

let offered = -Infinity;
let table: string | null = null;

/** This device shows a code: whoever comes by it may have the games of this device. */
export function offerGames(now = performance.now()): void {
  offered = now;
}

export const offersGames = (now = performance.now()): boolean => now - offered < OFFER_MILLISECONDS;

/** This device has come to this table by a code. */
export function arrive(code: string): void {
  table = code;
}

/** Whether it has; it is asked once. */
export function arrivedByCode(code: string): boolean {
  const here = table === code;
  if (here) table = null;
  return here;
}

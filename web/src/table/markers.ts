/** Markers on players, as small signs that say what they mean. */
import type { Marker } from '../art/markers';
import type { ViewMessage } from '../protocol';
import { text } from '../state/words';

export interface Sign {
  readonly marker: Marker;
  /** The card that brought it. */
  readonly card: string;
  readonly words: string;
}

/** The signs at this seat, worded for the viewer. */
export function signsOf(view: ViewMessage, seat: number, nameOf: (seat: number) => string): Sign[] {
  const { viewer, cursed, taking, barking, tower, tower_owner } = view;
  const role = seat === viewer ? 'own' : 'other';
  const taker = taking[seat - 1] ?? null;
  const found: (Sign | null)[] = [
    cursed.includes(seat) ? { marker: 'cursed', card: 'curse', words: text('web-sign-cursed', { role }) } : null,
    taker === null
      ? null
      : {
          marker: 'taking',
          card: 'take-that',
          words: text('web-sign-taking', { role: taker === viewer ? 'taker' : role, name: nameOf(taker) }),
        },
    barking === seat ? { marker: 'barking', card: 'barking', words: text('web-sign-barking', { role }) } : null,
    tower_owner === seat && tower.length > 0
      ? { marker: 'tower', card: 'tower', words: text('web-sign-tower', { role, count: tower.length }) }
      : null,
  ];
  return found.filter((sign) => sign !== null);
}

/** The keys to one's seats, one for each table. They are in no link and on no screen. */
import { at } from './siteRoot';
import { storage, type Storage } from './storage';
import { transport } from './transport';

/** Servers in two folders of one site share the browser's storage, and one would throw away the keys to the other. */
const KEY = `boomcat.seats${at('').slice(0, -1)}`;
/** A server doesn't know the tables of the browser itself, nor these the server's. */
const keyHere = (): string => (transport.offline ? `${KEY}.offline` : KEY);
/** Older tables are forgotten first. */
const MAX_SEATS_KEPT = 50;

export interface Place {
  table: string;
  /** Null in the queue for the next game. */
  seat: number | null;
  token: string;
}

export interface Tokens {
  of(table: string): string | null;
  keep(place: Place): void;
  forget(table: string): void;
  /** The last one used comes first. */
  all(): Place[];
}

export function tokens(kept: Storage = storage()): Tokens {
  const all = (): Place[] => {
    try {
      const found: unknown = JSON.parse(kept.get(keyHere()) ?? '[]');
      return Array.isArray(found) ? found.filter(isPlace) : [];
    } catch {
      return [];
    }
  };
  const without = (table: string): Place[] => all().filter((place) => place.table !== table.toLowerCase());
  const write = (places: Place[]): void => kept.set(keyHere(), JSON.stringify(places.slice(0, MAX_SEATS_KEPT)));
  return {
    all,
    of: (table) => all().find((place) => place.table === table.toLowerCase())?.token ?? null,
    keep: ({ table, seat, token }) => write([{ table: table.toLowerCase(), seat, token }, ...without(table)]),
    forget: (table) => {
      write(without(table));
      if (transport.offline) void transport.engine?.forget(table);
    },
  };
}

function isPlace(thing: unknown): thing is Place {
  const place = thing as Partial<Place> | null;
  const seated = place?.seat === null || typeof place?.seat === 'number';
  return typeof place?.table === 'string' && seated && typeof place.token === 'string';
}

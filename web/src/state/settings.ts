/** The person's settings on this device. Whatever is stored, they come back in the right shape. */
import { storage, type Storage } from '../net/storage';
import { AVATARS, LONGEST_NAME, type Settings } from '../protocol';
import type { Order } from './hand';

export interface Preferences {
  name: string;
  avatar: number | null;
  /** A language tag; null follows the browser. */
  language: string | null;
  theme: 'system' | 'light' | 'dark';
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Whether this device sounds, too, while a TV does; and whether it shows only the player's hand then. */
  soundBesideTv: boolean;
  handBesideTv: boolean;
  motion: 'system' | 'full' | 'reduced';
  /** Whether bots talk. */
  chatter: boolean;
  order: Order;
  /** Whether to pass windows automatically without a card for them. */
  passing: boolean;
  /** The emotes that were sent last, the newest first. */
  emotes: readonly string[];
  /** The last table that was opened, as a start for the next one. */
  table: { settings: Settings; seats: string[] } | null;
}

export const DEFAULTS: Preferences = {
  name: '',
  avatar: null,
  language: null,
  theme: 'system',
  sound: true,
  volume: 0.7,
  soundBesideTv: false,
  handBesideTv: true,
  motion: 'system',
  chatter: true,
  order: 'family',
  passing: true,
  emotes: [],
  table: null,
};

const KEY = 'boomcat.preferences';

type Rule<Value> = (value: unknown) => value is Value;

const oneOf =
  <Value>(...allowed: Value[]): Rule<Value> =>
  (value): value is Value =>
    allowed.includes(value as Value);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const RULES: { [Name in keyof Preferences]: Rule<Preferences[Name]> } = {
  name: (value): value is string => typeof value === 'string' && value.length <= LONGEST_NAME,
  avatar: (value): value is number | null =>
    value === null || (Number.isInteger(value) && Number(value) >= 0 && Number(value) < AVATARS),
  language: (value): value is string | null => value === null || typeof value === 'string',
  theme: oneOf('system', 'light', 'dark'),
  sound: oneOf(true, false),
  volume: (value): value is number => typeof value === 'number' && value >= 0 && value <= 1,
  soundBesideTv: oneOf(true, false),
  handBesideTv: oneOf(true, false),
  motion: oneOf('system', 'full', 'reduced'),
  chatter: oneOf(true, false),
  order: oneOf('dealt', 'family'),
  passing: oneOf(true, false),
  emotes: (value): value is readonly string[] => Array.isArray(value) && value.every((one) => typeof one === 'string'),
  // The server looks at settings closely and says what is wrong with them; here it is enough that they can be shown.
  table: (value): value is Preferences['table'] =>
    value === null ||
    (isObject(value) &&
      Array.isArray(value['seats']) &&
      isObject(value['settings']) &&
      typeof value['settings']['edition'] === 'string' &&
      isObject(value['settings']['options']) &&
      isObject(value['settings']['timers'])),
};

/** `subscribe` is that of Svelte's stores. */
export interface Remembered {
  readonly value: Preferences;
  change(some: Partial<Preferences>): void;
  subscribe(listener: (preferences: Preferences) => void): () => void;
}

export function preferences(kept: Storage = storage()): Remembered {
  let value = read(kept);
  const listeners = new Set<(preferences: Preferences) => void>();
  return {
    get value() {
      return value;
    },
    change(some) {
      // Another tab may have changed something else in the meantime.
      value = { ...read(kept), ...some };
      kept.set(KEY, JSON.stringify(value));
      for (const listener of listeners) listener(value);
    },
    subscribe(listener) {
      listeners.add(listener);
      listener(value);
      return () => listeners.delete(listener);
    },
  };
}

function read(kept: Storage): Preferences {
  let found: unknown;
  try {
    found = JSON.parse(kept.get(KEY) ?? '{}');
  } catch {
    found = {};
  }
  const stored = isObject(found) ? found : {};
  const right = Object.entries(RULES).filter(([name, rule]) => (rule as Rule<unknown>)(stored[name]));
  return { ...DEFAULTS, ...Object.fromEntries(right.map(([name]) => [name, stored[name]])) };
}

/** The strangers that this device doesn't want to meet again, by name: at public tables it doesn't show their emotes. */
import { storage, type Storage } from '../net/storage';

const KEY = 'boomcat.blocked';
/** As many as the server is told; the oldest are forgotten. */
const MOST_KEPT = 50;

export interface Blocked {
  all(): readonly string[];
  has(name: string): boolean;
  change(name: string, blocked: boolean): void;
}

export function blockedPeople(kept: Storage = storage()): Blocked {
  const all = (): readonly string[] => {
    try {
      const found: unknown = JSON.parse(kept.get(KEY) ?? '[]');
      return Array.isArray(found) ? found.filter((name) => typeof name === 'string' && name !== '').slice(0, MOST_KEPT) : [];
    } catch {
      return [];
    }
  };
  const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
  return {
    all,
    has: (name) => all().some((one) => same(one, name)),
    change(name, blocked) {
      const others = all().filter((one) => !same(one, name));
      kept.set(KEY, JSON.stringify((blocked ? [name, ...others] : others).slice(0, MOST_KEPT)));
    },
  };
}

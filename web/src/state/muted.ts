/** The players whose emotes and words this device doesn't show, by the code of the table: elsewhere a name means nothing. */
import { storage, type Storage } from '../net/storage';

const KEY = 'boomcat.muted';
/** Older tables are forgotten first. */
const MAX_TABLES_KEPT = 50;

interface MutedAtTable {
  readonly table: string;
  readonly names: readonly string[];
}

export type IsMuted = (table: string, name: string) => boolean;

/** `subscribe` is that of Svelte's stores. */
export interface MutedPlayers {
  readonly has: IsMuted;
  change(table: string, name: string, muted: boolean): void;
  subscribe(listener: (has: IsMuted) => void): () => void;
}

export function mutedPlayers(kept: Storage = storage()): MutedPlayers {
  const all = (): MutedAtTable[] => {
    try {
      const found: unknown = JSON.parse(kept.get(KEY) ?? '[]');
      return Array.isArray(found) ? found.filter(isMutedAtTable) : [];
    } catch {
      return [];
    }
  };
  const namesAt = (table: string): readonly string[] => all().find((one) => one.table === table)?.names ?? [];
  const snapshot = (): IsMuted => {
    const found = all();
    return (table, name) => found.some((one) => one.table === table && one.names.includes(name));
  };
  let has = snapshot();
  const listeners = new Set<(has: IsMuted) => void>();
  return {
    has: (table, name) => has(table, name),
    change(table, name, muted) {
      const others = namesAt(table).filter((one) => one !== name);
      const names = muted ? [...others, name] : others;
      const rest = all().filter((one) => one.table !== table);
      const tables = names.length > 0 ? [{ table, names }, ...rest] : rest;
      kept.set(KEY, JSON.stringify(tables.slice(0, MAX_TABLES_KEPT)));
      has = snapshot();
      for (const listener of listeners) listener(has);
    },
    subscribe(listener) {
      listeners.add(listener);
      listener(has);
      return () => listeners.delete(listener);
    },
  };
}

function isMutedAtTable(thing: unknown): thing is MutedAtTable {
  const one = thing as Partial<MutedAtTable> | null;
  return typeof one?.table === 'string' && Array.isArray(one.names);
}

/**
 * The browser's database as boomcat/offline/browser_storage.py wants it: texts under keys, of which a change writes some
 * as a whole. Nothing here knows what they mean.
 */
export interface KeyStore {
  /** Why nothing of the batch is stored; empty once it is on the disk. */
  write(batch: string): Promise<string>;
  /** All texts whose keys begin like this, in their order. */
  read(prefix: string): Promise<string>;
}

interface Batch {
  /** Keys that must exist. */
  there: string[];
  /** Texts under keys that must not. */
  new: [string, string][];
  /** Texts that replace what is there. */
  kept: [string, string][];
}

const TEXTS = 'texts';
/** After every key with this prefix. */
const LAST = '\uffff';

const TROUBLES: Record<string, string> = {
  ConstraintError: 'store-stale',
  QuotaExceededError: 'store-full',
};

export async function openKeyStore(name: string): Promise<KeyStore> {
  const database = await opened(name);
  return {
    write: (batch) => write(database, JSON.parse(batch) as Batch),
    read: (prefix) => read(database, prefix),
  };
}

function opened(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asking = indexedDB.open(name, 1);
    asking.onupgradeneeded = () => asking.result.createObjectStore(TEXTS);
    asking.onsuccess = () => resolve(asking.result);
    asking.onerror = () => reject(asking.error ?? new Error('no database'));
  });
}

function write(database: IDBDatabase, batch: Batch): Promise<string> {
  return new Promise((resolve) => {
    let trouble = '';
    // Strict: a dead battery takes nothing back that was acknowledged.
    const change = database.transaction(TEXTS, 'readwrite', { durability: 'strict' });
    const texts = change.objectStore(TEXTS);
    change.oncomplete = () => resolve('');
    change.onabort = () => resolve(trouble || (TROUBLES[change.error?.name ?? ''] ?? 'store-failed'));
    for (const key of batch.there) {
      texts.getKey(key).onsuccess = ({ target }) => {
        if ((target as IDBRequest<IDBValidKey | undefined>).result !== undefined || trouble) return;
        trouble = 'store-gap';
        change.abort();
      };
    }
    for (const [key, text] of batch.new) texts.add(text, key);
    for (const [key, text] of batch.kept) texts.put(text, key);
  });
}

function read(database: IDBDatabase, prefix: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = database.transaction(TEXTS).objectStore(TEXTS);
    const range = IDBKeyRange.bound(prefix, prefix + LAST);
    const [keys, texts] = [look.getAllKeys(range), look.getAll(range)];
    look.transaction.oncomplete = () =>
      resolve(JSON.stringify(keys.result.map((key, index) => [key, texts.result[index] as unknown])));
    look.transaction.onerror = look.transaction.onabort = () => reject(look.transaction.error ?? new Error('unread'));
  });
}

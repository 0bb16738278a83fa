/** Storage that never fails: where the browser has none, or forbids it, things are remembered until the page closes. */
export interface Storage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Whether all that was set will still be there after the page was closed. */
  lasts(): boolean;
}

type Native = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

function native(): Native | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    return null;
  }
}

/** `under` is asked anew each time: even looking at it can throw. */
export function storage(under: () => Native | null = native): Storage {
  /** Only what could not be stored: the rest is read anew, for another tab may have changed it. */
  const memory = new Map<string, string>();
  const attempt = <Result>(use: (found: Native) => Result, otherwise: Result): Result => {
    try {
      const found = under();
      return found ? use(found) : otherwise;
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => memory.get(key) ?? attempt((found) => found.getItem(key), null),
    set(key, value) {
      const stored = attempt((found) => {
        found.setItem(key, value);
        return true;
      }, false);
      if (stored) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      attempt((found) => found.removeItem(key), undefined);
    },
    lasts: () => memory.size === 0,
  };
}

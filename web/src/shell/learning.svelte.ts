/** How new the player is to the game: whether the first game is still to be played, and which hints were read. */
import { storage, type Storage } from '../net/storage';

const KEY = 'boomcat.learning';
/** The traces of those who played before there were hints. */
const OLDER = ['boomcat.solo', 'boomcat.seats'];

interface Learned {
  readonly first: boolean;
  readonly hints: boolean;
  readonly read: readonly string[];
}

export class Learning {
  private learned: Learned = $state.raw({ first: true, hints: true, read: [] });

  constructor(private readonly kept: Storage = storage()) {
    const fresh = OLDER.every((key) => kept.get(key) === null);
    this.keep(read(kept.get(KEY)) ?? { first: fresh, hints: fresh, read: [] });
  }

  private keep(learned: Learned): void {
    this.learned = learned;
    this.kept.set(KEY, JSON.stringify(learned));
  }

  /** Whether the next game against bots is the first one. */
  get first(): boolean {
    return this.learned.first;
  }

  /** Whether a hint is news. */
  wants(hint: string): boolean {
    return this.learned.hints && !this.learned.read.includes(hint);
  }

  /** A hint was read. */
  reads(hint: string): void {
    if (this.wants(hint)) this.keep({ ...this.learned, read: [...this.learned.read, hint] });
  }

  /** A game was played to its end, be it only the own. */
  plays(): void {
    if (this.learned.first) this.keep({ ...this.learned, first: false });
  }

  /** Stop hints: the player knows the game already. */
  knows(): void {
    this.keep({ ...this.learned, first: false, hints: false });
  }
}

function read(stored: string | null): Learned | null {
  try {
    const found = JSON.parse(stored ?? 'null') as Partial<Learned> | null;
    if (typeof found?.first !== 'boolean' || typeof found.hints !== 'boolean' || !Array.isArray(found.read)) return null;
    return { first: found.first, hints: found.hints, read: found.read.filter((one) => typeof one === 'string') };
  } catch {
    return null;
  }
}

export const learning = new Learning();

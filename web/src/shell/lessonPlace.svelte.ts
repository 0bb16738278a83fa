/** Where the lesson is that this device has begun, and the table from which its player came. */
import { storage, type Storage } from '../net/storage';

const KEY = 'boomcat.lesson';

export interface BegunLesson {
  readonly table: string;
  /** Null if it was the front page. */
  readonly back: string | null;
}

export class LessonPlace {
  #begun: BegunLesson | null = $state.raw(null);

  constructor(private readonly kept: Storage = storage()) {
    this.#begun = read(kept.get(KEY));
  }

  /** The lesson that can be continued. */
  get begun(): BegunLesson | null {
    return this.#begun;
  }

  /** The table to return to from this lesson. */
  backFrom(table: string): string | null {
    return this.#begun?.table === table ? this.#begun.back : null;
  }

  begin(table: string, back: string | null): void {
    this.#begun = { table, back };
    this.kept.set(KEY, JSON.stringify(this.#begun));
  }

  end(): void {
    this.#begun = null;
    this.kept.remove(KEY);
  }
}

function read(stored: string | null): BegunLesson | null {
  try {
    const { table, back } = JSON.parse(stored ?? '{}') as Partial<BegunLesson>;
    return typeof table === 'string' ? { table, back: typeof back === 'string' ? back : null } : null;
  } catch {
    return null;
  }
}

export const lessonPlace = new LessonPlace();

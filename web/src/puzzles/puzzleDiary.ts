/** Which puzzles were answered on this device, how well, and on how many days in a row the puzzle of the day was solved. */
import type { Storage } from '../net/storage';
import type { PuzzleMove } from '../protocol';
import { DIARY_KEY, DIARY_STORAGE } from './diaryStorage';

export type Grade = PuzzleMove['grade'];

const DAY_MILLISECONDS = 86_400_000;
/** Older days don't matter to a streak that long. */
const MAX_DAYS_KEPT = 1_000;

interface Kept {
  /** By number, and by date in UTC: only the first answer counts. */
  readonly answers: Readonly<Record<string, Grade>>;
  readonly days: Readonly<Record<string, Grade>>;
}

/** The date in UTC, as the server writes it. */
export const dayOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

export class PuzzleDiary {
  constructor(private readonly kept: Storage = DIARY_STORAGE) {}

  /** How well this puzzle was answered at first; null if it wasn't. */
  answer(number: number): Grade | null {
    return this.read().answers[number] ?? null;
  }

  /** Keep an answer, unless there is one; `day` is that of the puzzle of the day. */
  keep(number: number, grade: Grade, day: string | null): void {
    const { answers, days } = this.read();
    const all = { ...days, ...(day !== null && { [day]: days[day] ?? grade }) };
    const recent = Object.entries(all).sort().slice(-MAX_DAYS_KEPT);
    const kept: Kept = { answers: { ...answers, [number]: answers[number] ?? grade }, days: Object.fromEntries(recent) };
    this.kept.set(DIARY_KEY, JSON.stringify(kept));
  }

  /** On how many days in a row, up to this one or the one before, the puzzle of the day was solved. */
  streak(day: string): number {
    const { days } = this.read();
    const solved = (one: string): boolean => days[one] === 'best' || days[one] === 'right';
    const before = (one: string): string => dayOf(Date.parse(one) - DAY_MILLISECONDS);
    let at = days[day] === undefined ? before(day) : day;
    let found = 0;
    for (; solved(at); at = before(at)) found += 1;
    return found;
  }

  private read(): Kept {
    try {
      const { answers, days } = JSON.parse(this.kept.get(DIARY_KEY) ?? '{}') as Partial<Record<keyof Kept, unknown>>;
      return { answers: gradesIn(answers), days: gradesIn(days) };
    } catch {
      return { answers: {}, days: {} };
    }
  }
}

/** The same up to now, for the front page. */
export const streakToday = (): number => new PuzzleDiary().streak(dayOf(Date.now()));

const GRADES: readonly unknown[] = ['best', 'right', 'wrong'];

/** Whatever is stored, what comes back has the right shape. */
const gradesIn = (found: unknown): Readonly<Record<string, Grade>> =>
  typeof found === 'object' && found !== null
    ? Object.fromEntries(Object.entries(found).filter((entry): entry is [string, Grade] => GRADES.includes(entry[1])))
    : {};

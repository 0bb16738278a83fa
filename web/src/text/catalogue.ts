import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { first, rest, rulings } from 'virtual:languages';

/** The arguments of a message: words, and numbers, which it writes as its language does. */
export type Arguments = Record<string, FluentVariable>;

const ENGLISH = 'en';

/** Every language that there is a folder for. */
export const languages: readonly string[] = Object.keys(first).sort();

/** The current language; its catalogue holds the English messages that it lacks (web/languages.ts). */
let bundle: FluentBundle | null = null;

/** The bundles that know only what the front page says, and their languages. */
const unfinished = new Map<FluentBundle, string>();

function add(found: FluentBundle, source: string): void {
  const mistakes = found.addResource(new FluentResource(source));
  if (mistakes.length > 0) throw mistakes[0];
}

async function read(language: string, all: boolean): Promise<FluentBundle> {
  const parts = await Promise.all([first[language]?.(), all ? rest[language]?.() : undefined]);
  const found = new FluentBundle([language, ENGLISH], { useIsolating: false });
  for (const part of parts) add(found, part?.default ?? '');
  if (!all) unfinished.set(found, language);
  return found;
}

/** Speak the first of the wanted languages that there is a folder for, or English; at first what the front page says. */
export async function speak(wanted: readonly string[], all = true): Promise<string> {
  const plain = wanted.map((tag) => tag.split('-')[0]?.toLowerCase() ?? '');
  const language = plain.find((name) => languages.includes(name)) ?? ENGLISH;
  bundle = await read(language, all);
  if (typeof document !== 'undefined') document.documentElement.lang = language;
  return language;
}

/** Download what other screens say, too. Fails where that's impossible; the next call tries again. */
export async function speakAll(): Promise<void> {
  const found = bundle;
  const language = found && unfinished.get(found);
  if (!found || !language) return;
  const part = await rest[language]?.();
  if (unfinished.delete(found)) add(found, part?.default ?? '');
}

/** The bundles that know what is asked about the rules. */
const versed = new WeakSet<FluentBundle>();

/** Download what is asked about the rules, for the search. Fails where that's impossible. */
export async function speakRulings(): Promise<void> {
  const found = bundle;
  const part = await rulings[spoken()]?.();
  if (!found || !part || versed.has(found)) return;
  versed.add(found);
  add(found, part.default);
}

/** The language that is spoken now. */
export function spoken(): string {
  return bundle?.locales[0] ?? ENGLISH;
}

/** A message, or with `id.attribute` one of its other forms. */
export function text(id: string, values: Arguments = {}): string {
  const [name = '', attribute] = id.split('.');
  const message = bundle?.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (bundle && pattern) {
    const mistakes: Error[] = [];
    const words = bundle.formatPattern(pattern, values, mistakes);
    if (mistakes.length === 0) return words;
  }
  throw new Error(`no catalogue has ${id} with ${Object.keys(values).sort().join(', ') || 'no arguments'}`);
}

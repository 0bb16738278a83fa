import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import catalogues from 'virtual:languages';

/** The arguments of a message: words, and numbers, which it writes as its language does. */
export type Arguments = Record<string, FluentVariable>;

const ENGLISH = 'en';

/** Every language that there is a folder for. */
export const languages: readonly string[] = Object.keys(catalogues).sort();

/** What is spoken now; its catalogue holds the English messages that it lacks (web/languages.ts). */
let bundle: FluentBundle | null = null;

async function read(language: string): Promise<FluentBundle> {
  const source = await catalogues[language]?.();
  const found = new FluentBundle([language, ENGLISH], { useIsolating: false });
  const mistakes = found.addResource(new FluentResource(source?.default ?? ''));
  if (mistakes.length > 0) throw mistakes[0];
  return found;
}

/** Speak the first of the wanted languages that there is a folder for, or English. */
export async function speak(wanted: readonly string[]): Promise<string> {
  const plain = wanted.map((tag) => tag.split('-')[0]?.toLowerCase() ?? '');
  const language = plain.find((name) => languages.includes(name)) ?? ENGLISH;
  bundle = await read(language);
  if (typeof document !== 'undefined') document.documentElement.lang = language;
  return language;
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

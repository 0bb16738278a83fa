/** The languages to choose from, each under its own name, so that it is found without reading another one. */
import { languages, switchTo } from '../state/words';
import { remembered } from './preferences';

function ownName(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

export const ownNames: readonly (readonly [tag: string, name: string])[] = languages.map((tag) => [tag, ownName(tag)]);

export async function chooseLanguage(tag: string): Promise<void> {
  remembered.change({ language: tag });
  await switchTo([tag]);
}

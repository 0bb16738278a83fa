import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The catalogues that the browser needs; the others are the terminal's and the command line's. */
const FILES = ['cards', 'errors', 'events', 'moves', 'server', 'web'];

const ALL = 'virtual:languages';
const ONE = 'virtual:language/';

const ENGLISH = 'en';

/** A message is its first line with all that is indented under it. */
const MESSAGE = /^([a-z][\w-]*) *=.*(?:\n(?:[ \t}].*)?)*/gim;

const messages = (source: string): Map<string, string> =>
  new Map(Array.from(source.matchAll(MESSAGE), ([message, name = '']) => [name, message.trimEnd()]));

/**
 * `import languages from 'virtual:languages'` gives `{ en: () => import(…), … }`, one download for each folder of
 * `locale`: the messages of its files without the comments, and the English ones that it lacks.
 */
export function languages(locale: string): Plugin {
  const filesOf = (language: string): string[] =>
    FILES.map((name) => `${name}.ftl`).filter((file) => existsSync(join(locale, language, file)));
  const read = (language: string): Map<string, string> =>
    messages(filesOf(language).map((file) => readFileSync(join(locale, language, file), 'utf-8')).join('\n'));
  const all = (): string[] => readdirSync(locale).filter((name) => filesOf(name).length > 0);

  return {
    name: 'boomcat-languages',
    // Rollup's sign for "this isn't a file".
    resolveId: (id) => (id === ALL || id.startsWith(ONE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ALL}`) {
        const lines = all().map((name) => `${JSON.stringify(name)}: () => import('${ONE}${name}')`);
        return `export default { ${lines.join(', ')} };`;
      }
      if (id.startsWith(`\0${ONE}`)) {
        const language = id.slice(ONE.length + 1);
        for (const name of new Set([language, ENGLISH]))
          for (const file of filesOf(name)) this.addWatchFile(join(locale, name, file));
        const found = new Map([...read(ENGLISH), ...read(language)]);
        return `export default ${JSON.stringify([...found.values()].join('\n'))};`;
      }
      return undefined;
    },
  };
}

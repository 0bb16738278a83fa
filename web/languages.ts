import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The catalogues that the browser needs; the others are the terminal's and the command line's. */
const FILES = ['cards', 'errors', 'events', 'moves', 'server', 'web'];

const ALL = 'virtual:languages';
const ONE = 'virtual:language/';

/**
 * `import languages from 'virtual:languages'` gives `{ en: () => import(…), … }`, one download for each folder of
 * `locale`, with the text of its files one after the other.
 */
export function languages(locale: string): Plugin {
  const filesOf = (language: string): string[] =>
    FILES.map((name) => `${name}.ftl`).filter((file) => existsSync(join(locale, language, file)));
  const all = (): string[] => readdirSync(locale).filter((name) => filesOf(name).length > 0);

  return {
    name: 'boomcat-languages',
    // Rollup's sign for "this is no file".
    resolveId: (id) => (id === ALL || id.startsWith(ONE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ALL}`) {
        const lines = all().map((name) => `${JSON.stringify(name)}: () => import('${ONE}${name}')`);
        return `export default { ${lines.join(', ')} };`;
      }
      if (id.startsWith(`\0${ONE}`)) {
        const language = id.slice(ONE.length + 1);
        const files = filesOf(language);
        const lines = files.map((file, index) => `import f${index} from '$locale/${language}/${file}?raw';`);
        return `${lines.join('\n')}\nexport default [${files.map((_, index) => `f${index}`).join()}].join('\\n');`;
      }
      return undefined;
    },
  };
}

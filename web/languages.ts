import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * The catalogues that the browser needs, and how the messages begin that it needs of them; the others are the terminal's
 * and the command line's.
 */
const FILES = { cards: '', errors: '', events: '', lessons: '', moves: 'move-', notation: 'in-line', records: 'error-', reviews: 'error-', rulings: '', server: 'error-', web: '' } as const;

const ALL = 'virtual:languages';
const ONE = 'virtual:language/';
const REST = 'virtual:language-rest/';
const RULINGS = 'virtual:language-rulings/';

/** Messages that the front page never shows: they come with the screens that do. */
const LATER =
  /^in-line$|^(?:event|lesson|move|error-record|error-review)-|^web-lesson(?!-offer|-resume)|^web-(?:about|card|coach|deal|deck|does|knobs?|games|offline|public|puzzles?|recipe|replay|review|ruling|rules(?!-title)|says|search|tv|wit)-/;
/** Messages that only the search in the rules shows. */
const SEARCHED = /^(?:asked|called)-/;

const folderOf = (name: string): string => (SEARCHED.test(name) ? RULINGS : LATER.test(name) ? REST : ONE);

const ENGLISH = 'en';

/** A message is its first line with all that is indented under it. */
const MESSAGE = /^([a-z][\w-]*) *=.*(?:\n(?:[ \t}].*)?)*/gim;

const messages = (source: string): Map<string, string> =>
  new Map(Array.from(source.matchAll(MESSAGE), ([message, name = '']) => [name, message.trimEnd()]));

/**
 * `import { first, rest, rulings } from 'virtual:languages'` gives `{ en: () => import(…), … }` three times, one download for
 * each folder of `locale`: the messages of its files without the comments, and the English ones that it lacks. The front
 * page needs the first only, and only the search in the rules the last.
 */
export function languages(locale: string): Plugin {
  const filesOf = (language: string): string[] =>
    Object.keys(FILES)
      .map((name) => `${name}.ftl`)
      .filter((file) => existsSync(join(locale, language, file)));
  const read = (language: string): Map<string, string> =>
    new Map(
      filesOf(language).flatMap((file) => {
        const start = FILES[file.replace('.ftl', '') as keyof typeof FILES];
        const all = [...messages(readFileSync(join(locale, language, file), 'utf-8'))];
        return all.filter(([name]) => name.startsWith(start));
      }),
    );
  const all = (): string[] => readdirSync(locale).filter((name) => filesOf(name).length > 0);

  return {
    name: 'boomcat-languages',
    // Rollup's sign for "this isn't a file".
    resolveId: (id) => (id === ALL || [ONE, REST, RULINGS].some((folder) => id.startsWith(folder)) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ALL}`) {
        const list = (folder: string): string =>
          all()
            .map((name) => `${JSON.stringify(name)}: () => import('${folder}${name}')`)
            .join(', ');
        return `export const first = { ${list(ONE)} };\nexport const rest = { ${list(REST)} };\nexport const rulings = { ${list(RULINGS)} };`;
      }
      for (const folder of [ONE, REST, RULINGS]) {
        if (!id.startsWith(`\0${folder}`)) continue;
        const language = id.slice(folder.length + 1);
        for (const name of new Set([language, ENGLISH]))
          for (const file of filesOf(name)) this.addWatchFile(join(locale, name, file));
        const found = [...new Map([...read(ENGLISH), ...read(language)])].filter(
          ([name]) => folderOf(name) === folder,
        );
        return `export default ${JSON.stringify(found.map(([, message]) => message).join('\n'))};`;
      }
      return undefined;
    },
  };
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const PACKAGES = fileURLToPath(new URL('node_modules', import.meta.url));
export const DISPLAY = join(PACKAGES, '@fontsource/londrina-solid');
const TEXT = join(PACKAGES, '@fontsource-variable/jost');
/** `npm ci` empties it: other packages, other cuts. */
const CUT = join(PACKAGES, '.cache/boomcat-fonts');

/** Western Europe's letters and signs: people's names may have more of them than our texts. */
export const LETTERS = [
  [0x20, 0x7e],
  [0xa0, 0xa1],
  [0xab, 0xab],
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xbf, 0xff],
  [0x152, 0x153],
  [0x178, 0x178],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
]
  .flatMap(([first = 0, last = 0]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
  .map((code) => String.fromCodePoint(code))
  .join('');

export const HOW = {
  targetFormat: 'woff2' as const,
  noHinting: true,
  /** Where letters stand, and figures of one width. */
  keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'],
  /** Copyright and licence; without a name there is none that is reserved. */
  preserveNameIds: [0, 13, 14],
};

const FONTS: Record<string, [source: string, how?: object]> = {
  'display-400.woff2': [join(DISPLAY, 'files/londrina-solid-latin-400-normal.woff2')],
  'display-900.woff2': [join(DISPLAY, 'files/londrina-solid-latin-900-normal.woff2')],
  'text.woff2': [
    join(TEXT, 'files/jost-latin-wght-normal.woff2'),
    { variationAxes: { wght: { min: 500, max: 700, default: 500 } } },
  ],
};

/**
 * Cuts the fonts down to the letters of our languages, to a half of what the packages hold: no hints for old screens, no
 * ligatures, no weights that nothing is set in. Styles find them under `$fonts`.
 */
export function fonts(): Plugin {
  return {
    name: 'boomcat-fonts',
    config: () => ({ resolve: { alias: { $fonts: CUT } } }),
    async buildStart() {
      mkdirSync(CUT, { recursive: true });
      for (const [name, [source, how]] of Object.entries(FONTS)) {
        const target = join(CUT, name);
        if (existsSync(target)) continue;
        writeFileSync(target, await subsetFont(readFileSync(source), LETTERS, { ...HOW, ...how }));
      }
    },
    generateBundle() {
      for (const [name, folder] of Object.entries({ display: DISPLAY, text: TEXT }))
        this.emitFile({
          type: 'asset',
          name: `${name}-licence.txt`,
          source: readFileSync(join(folder, 'LICENSE'), 'utf-8'),
        });
    },
  };
}

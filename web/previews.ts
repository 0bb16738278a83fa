import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { DISPLAY, HOW, LETTERS } from './fonts.ts';

const BASE = fileURLToPath(new URL('preview.png', import.meta.url));

/** Builds what the server draws the pictures of link previews with (boomcat/server/http/preview_pictures.py). */
export function previews(): Plugin {
  return {
    name: 'boomcat-previews',
    apply: 'build',
    async generateBundle() {
      const source = await subsetFont(readFileSync(join(DISPLAY, 'files/londrina-solid-latin-900-normal.woff2')), LETTERS, {
        ...HOW,
        targetFormat: 'truetype',
      });
      this.emitFile({ type: 'asset', fileName: 'preview/display.ttf', source });
      this.emitFile({ type: 'asset', fileName: 'preview/base.png', source: readFileSync(BASE) });
    },
  };
}

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Pictures and fonts are compressed already. */
const WORTH_IT = /\.(?:js|css|html|svg|json|webmanifest)$/;

const WAYS: Record<string, (content: Buffer) => Buffer> = {
  br: (content) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  gz: (content) => gzipSync(content, { level: 9 }),
};

/** Lays `x.js.br` and `x.js.gz` beside `x.js`, each where it is smaller: boomcat/server/http/static_files.py sends what is asked for. */
export function compress(): Plugin {
  return {
    name: 'boomcat-compress',
    apply: 'build',
    enforce: 'post',
    writeBundle: {
      // When every file is there that will be.
      order: 'post',
      sequential: true,
      handler({ dir = 'dist' }) {
        for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
          if (!entry.isFile() || !WORTH_IT.test(entry.name)) continue;
          const file = join(entry.parentPath, entry.name);
          const content = readFileSync(file);
          for (const [ending, squeeze] of Object.entries(WAYS)) {
            const squeezed = squeeze(content);
            if (squeezed.length < content.length) writeFileSync(`${file}.${ending}`, squeezed);
          }
        }
      },
    },
  };
}

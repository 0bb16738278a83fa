import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The files that a browser keeps to open the game without a network: not the pages of other screens, nor what servers draw with. */
const KEPT = /^(?:index\.html|assets\/.*\.(?:js|css|woff2|png|svg)|[\w-]+\.(?:js|svg|png|webmanifest))$/;

/** The address of index.html that a server has, too. */
const PAGE = 'offline/';

/** Writes `service-worker.js` of web/offline/serviceWorker.js, with the names and the version of the files that it keeps. */
export function files(): Plugin {
  return {
    name: 'boomcat-files',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const digest = createHash('sha256');
        const names = [...Object.keys(bundle), ...readdirSync('public')].filter((name) => KEPT.test(name)).sort();
        const kept = names.map((name) => (name === 'index.html' ? PAGE : name));
        for (const name of names) {
          const one = bundle[name];
          digest.update(name).update(one ? (one.type === 'chunk' ? one.code : one.source) : readFileSync(`public/${name}`));
        }
        const worker = readFileSync('offline/serviceWorker.js', 'utf-8');
        const version = digest.update(worker).digest('hex').slice(0, 16);
        const head = `const VERSION = ${JSON.stringify(version)}, FILES = ${JSON.stringify(kept)};\n`;
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: head + worker });
      },
    },
  };
}

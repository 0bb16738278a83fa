import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { chunks } from './chunks.ts';
import { compress } from './compress.ts';
import { files } from './files.ts';
import { fonts } from './fonts.ts';
import { languages } from './languages.ts';
import { prerender } from './prerender.ts';
import { previews } from './previews.ts';
import { rem } from './rem.ts';
import { rules } from './rules.ts';

/** Both sides read the same catalogues: the server's and the terminal's are the browser's too. */
const locale = fileURLToPath(new URL('../boomcat/locale', import.meta.url));
const rulebook = fileURLToPath(new URL('../docs/rules.md', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));

/** Where `npm run dev` finds the Python server. */
const server = process.env['BOOMCAT_SERVER'] ?? 'http://127.0.0.1:8000';

/** The plugins that are needed to understand the sources. */
const reading = () => ({ root: here, plugins: [svelte(), languages(locale), rules(rulebook), fonts()] });

export default defineConfig({
  // Pages say themselves how far up their files are (prerender.ts): the server may be in a folder of a larger site.
  base: './',
  plugins: [...reading().plugins, prerender(reading), previews(), files(), compress()],
  css: { postcss: { plugins: [rem()] } },
  server: {
    fs: { allow: [here, locale] },
    proxy: { '/api': { target: server, ws: true } },
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: chunks() } },
  },
  // One process for all, where each file would load the client anew: that took three times as long.
  test: { include: ['src/**/*.test.ts', '*.test.ts'], pool: 'threads', isolate: false },
});

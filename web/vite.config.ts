import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compress } from './compress.ts';
import { languages } from './languages.ts';

/** Both sides read the same catalogues: the server's and the terminal's are the browser's too. */
const locale = fileURLToPath(new URL('../boomcat/locale', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));

/** Where `npm run dev` finds the Python server. */
const server = process.env['BOOMCAT_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), languages(locale), compress()],
  resolve: { alias: { $locale: locale } },
  server: {
    fs: { allow: [here, locale] },
    proxy: { '/api': { target: server, ws: true } },
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    modulePreload: { polyfill: false },
  },
  test: { include: ['src/**/*.test.ts'] },
});

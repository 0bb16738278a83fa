import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** What the type checkers do not see: svelte-check and tsc find the rest, so nothing here needs types, and it is quick. */
export default defineConfig(
  { ignores: ['dist', 'node_modules', 'python', '.svelte-check'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' } },
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  { files: ['src/**'], languageOptions: { globals: globals.browser } },
  { files: ['*.ts', '*.js', 'offline/*.js'], languageOptions: { globals: globals.node } },
  { files: ['offline/serviceWorker.js'], languageOptions: { globals: globals.serviceworker } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      // TypeScript knows better.
      'no-undef': 'off',
      // A name is needed for what is left out of an object, and `_` says that nobody wants it.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' }],
      // Doing nothing is what some steps of the table do.
      '@typescript-eslint/no-empty-function': 'off',
      // Sets and maps are replaced, never changed where somebody watches them.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
);

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const ALL = 'virtual:rules';
/** A numbered rule is one line: `K2. With a Defuse …`, `S8 (G). The Godcat …`, `V4 (**R**): …`. */
const RULE = /^([A-Z]\d+)((?: \([^)]*\))?)[.:] (.*)$/gm;

/** `import rules from 'virtual:rules'` gives `{ K2: 'With a Defuse …', … }`, from docs/rules.md. */
export function rules(document: string): Plugin {
  return {
    name: 'boomcat-rules',
    // Rollup's sign for "this isn't a file".
    resolveId: (id) => (id === ALL ? `\0${ALL}` : undefined),
    load(id) {
      if (id !== `\0${ALL}`) return undefined;
      this.addWatchFile(document);
      const found = Array.from(readFileSync(document, 'utf-8').matchAll(RULE), ([, number = '', where = '', text = '']) => [
        number,
        `${where.trim()} ${text}`.trim(),
      ]);
      return `export default ${JSON.stringify(Object.fromEntries(found))};`;
    },
  };
}

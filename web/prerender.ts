import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/** The files that are downloaded for each screen that is drawn. */
const SCREENS = { home: 'src/home/Home.svelte', table: 'src/lobby/TableScreen.svelte' };
type Screen = keyof typeof SCREENS;
/** From the address of each screen to everything else: `/t/CODE` is one folder down. */
const UP: Record<Screen, string> = { home: './', table: '../' };

/** The exports of src/prerender.ts. */
interface Drawing {
  languages: readonly string[];
  draw(language: string): Promise<Record<Screen, string>>;
}

/**
 * Writes `pages/home-fr.html` and the like: index.html with the first screen drawn into it, so that it is seen before
 * any script arrives. boomcat/server/http/static_files.py sends them. `config` is what the client itself is built with.
 */
export function prerender(config: () => InlineConfig): Plugin {
  return {
    name: 'boomcat-prerender',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('index.html was not built');
      const built = String(page.source);
      // For `/d/CODE`.
      page.source = lifted(built, '../');
      const { languages, draw } = await drawing(config());
      for (const language of languages) {
        const drawn = await draw(language);
        for (const screen of Object.keys(SCREENS) as Screen[]) {
          const source = complete(lifted(built, UP[screen]), bundle, language, screen, drawn[screen]);
          this.emitFile({ type: 'asset', fileName: `pages/${screen}-${language}.html`, source });
        }
      }
    },
  };
}

/** The same components for a server that does not exist. */
async function drawing(config: InlineConfig): Promise<Drawing> {
  const folder = mkdtempSync(join(tmpdir(), 'boomcat-prerender-'));
  try {
    const output = { codeSplitting: false, entryFileNames: 'draw.mjs' };
    await build({
      ...config,
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      ssr: { noExternal: true },
      build: { ssr: 'src/prerender.ts', outDir: folder, rolldownOptions: { output } },
    });
    return (await import(pathToFileURL(join(folder, 'draw.mjs')).href)) as Drawing;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The page for an address from which the root is `up`; as it was built, its files are beside it. */
const lifted = (page: string, up: string): string =>
  page.replaceAll('="./', `="${up}`).replace('data-root="/"', `data-root="${up}"`);

function complete(page: string, bundle: Bundle, language: string, name: Screen, body: string): string {
  const chunks = Object.values(bundle).filter((one): one is Chunk => one.type === 'chunk');
  const screen = chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(SCREENS[name])));
  const words = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(`virtual:language/${language}`));
  // The front page does without the rest of the words.
  const rest = chunks.find((chunk) => name !== 'home' && chunk.facadeModuleId?.endsWith(`virtual:language-rest/${language}`));
  if (!screen || !words) throw new Error(`there is nothing to download for ${name} in ${language}`);
  const links = [
    ...Array.from(screen.viteMetadata?.importedCss ?? [], (file) => ['stylesheet', file]),
    ...[screen, words, ...(rest ? [rest] : [])].map(({ fileName }) => ['modulepreload', fileName]),
  ]
    .filter(([, file = '']) => !page.includes(file))
    .map(([what, file]) => `<link rel="${what}" crossorigin href="${UP[name]}${file}">`);
  return page
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replace('</head>', `  ${links.join('\n    ')}\n  </head>`)
    .replace('<div id="app"></div>', () => `<div id="app" data-early>${body.replace(/<!--.*?-->/gs, '')}</div>`);
}

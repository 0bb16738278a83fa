/**
 * node bundle.js SITE OUT: writes what it takes to play without a server into the folder OUT. SITE has Boomcat's sources
 * and the packages that they need in a browser (tools/offline.py puts it together).
 */
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { loadPyodide } from 'pyodide';

/** What Pyodide loads itself, unchanged. */
const ENGINE = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm'];
/** What is made here: the standard library and Boomcat, as far as tables use them. */
const MADE = ['python.zip', 'boomcat.pack'];
/** What is fetched when it's wanted: the champion's network, and the puzzles. */
const LATER = ['champion.network', 'puzzles.jsonl'];

const [site, out] = process.argv.slice(2);
const pyodide = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'));
const making = join(out, 'making');
rmSync(making, { recursive: true, force: true });
mkdirSync(making, { recursive: true });

const python = await loadPyodide({ indexURL: `${pyodide}/`, env: { HOME: '/', PYTHONNODEBUGRANGES: '1' } });
python.mountNodeFS('/lib/python3.14/site-packages', site);
python.FS.mkdirTree('/making');
python.mountNodeFS('/making', making);
const script = (name) => python.runPython(readFileSync(new URL(name, import.meta.url), 'utf8'));
script('use_everything.py');
await python.runPythonAsync('await use_everything()');
// Before the next script loads what it needs itself.
python.runPython('import sys; used = sorted(sys.modules)');
script('write_modules.py');
python.runPython("write(used, '/making')");

for (const name of ENGINE) copyFileSync(join(pyodide, name), join(making, name));
for (const name of LATER) copyFileSync(join(site, name), join(making, name));
const { info } = JSON.parse(readFileSync(join(pyodide, 'pyodide-lock.json'), 'utf8'));
const files = [...ENGINE, ...MADE, ...LATER].map((name) => ({ name, content: readFileSync(join(making, name)) }));
const hash = createHash('sha256');
for (const { content } of files) hash.update(content);
const version = hash.digest('hex').slice(0, 16);
for (const { name, content } of files) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: Number(process.env['BOOMCAT_BROTLI'] ?? constants.BROTLI_MAX_QUALITY),
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  writeFileSync(join(making, `${name}.br`), brotliCompressSync(content, { params }));
}
for (const old of readdirSync(out)) if (old !== 'making') rmSync(join(out, old), { recursive: true });
renameSync(making, join(out, version));
const sizes = (names) =>
  files.filter(({ name }) => names.includes(name)).map(({ name, content }) => ({ name, bytes: content.length }));
// Nothing is installed from an index of packages: everything is in the bundle.
const lock = { info, packages: {} };
const about = JSON.stringify({ version, files: sizes([...ENGINE, ...MADE]), later: sizes(LATER), lock });
writeFileSync(join(out, 'bundle.json'), about);
// The same for a service worker, which the browser renews when this changes.
writeFileSync(join(out, 'bundle.js'), `const BUNDLE = ${about};\n`);
process.exit(0);

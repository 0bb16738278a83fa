/** node run.js BUNDLE SCRIPT WORDS: runs the coroutine main(WORDS) of a Python script as a browser would. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { networkForPython } from './network.js';
import { startPython } from './python.js';

const [folder, script, ...words] = process.argv.slice(2);
const { version, lock } = JSON.parse(readFileSync(join(folder, 'bundle.json'), 'utf8'));
const base = join(resolve(folder), version);
const { loadPyodide } = await import(pathToFileURL(join(base, 'pyodide.mjs')).href);
const python = await startPython(loadPyodide, `${base}/`, lock, readFileSync(join(base, 'boomcat.pack')));
python.FS.mkdirTree('/here');
python.mountNodeFS('/here', process.cwd());
// For an OfflineServer with champions.
const load = async () => networkForPython(new Uint8Array(readFileSync(join(base, 'champion.network'))));
python.globals.set('download', { load });
python.globals.set('words', python.toPy(words));
// Not the sources that may be in that folder: the bundle's modules run.
python.runPython("import os, sys; os.chdir('/here'); sys.path.remove('')");
python.runPython(readFileSync(script, 'utf8'));
await python.runPythonAsync('await main(words)');
process.exit(0);

/** Starts Python with a bundle of bundle.js, in a worker of a browser and in Node. */

const SITE = '/lib/python3.14/site-packages/';

/** @type {import('./python').startPython} */
export async function startPython(loadPyodide, base, lock, pack) {
  const python = await loadPyodide({
    indexURL: base,
    stdLibURL: `${base}python.zip`,
    lockFileContents: JSON.stringify(lock),
    packageBaseUrl: base,
  });
  const { FS } = python;
  const end = pack.indexOf(10);
  let at = end + 1;
  for (const [name, bytes] of JSON.parse(new TextDecoder().decode(pack.subarray(0, end)))) {
    FS.mkdirTree(SITE + name.slice(0, name.lastIndexOf('/') + 1));
    FS.writeFile(SITE + name, pack.subarray(at, at + bytes));
    at += bytes;
  }
  return python;
}

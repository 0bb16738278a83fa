import type { loadPyodide, PyodideAPI } from 'pyodide';

/** What a bundle says of itself, in bundle.json. */
export interface Bundle {
  version: string;
  files: { name: string; bytes: number }[];
  /** Fetched when it's wanted. */
  later: { name: string; bytes: number }[];
  lock: object;
}

/** `base` is the folder of the bundle's files; `pack` the content of its boomcat.pack. */
export function startPython(load: typeof loadPyodide, base: string, lock: object, pack: Uint8Array): Promise<PyodideAPI>;

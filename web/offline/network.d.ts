/** What boomcat/offline/browser_network.py calls. */
export interface NetworkForPython {
  /** What it was trained to answer, as JSON. */
  questions: string;
  scores(row: unknown, options: unknown): Float32Array;
}

/** `file` is what tools/offline_data.py wrote. */
export function networkForPython(file: Uint8Array): NetworkForPython;

/** More than a record or all kept games take. */
const MOST_BYTES = 8_000_000;

/** The text of a file; null if it can't be read, or is larger than any of ours. */
export const readFile = async (file: File): Promise<string | null> =>
  file.size > MOST_BYTES ? null : file.text().catch(() => null);

/** Games whose end this visit has seen already: nobody is celebrated twice for the same one. */
const seen = new Set<string>();

export function isNew(game: string): boolean {
  const fresh = !seen.has(game);
  seen.add(game);
  return fresh;
}

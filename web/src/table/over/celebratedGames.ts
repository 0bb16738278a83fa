/** Games whose end this visit has seen already: each is celebrated once. */
const seen = new Set<string>();

export function isNew(game: string): boolean {
  const fresh = !seen.has(game);
  seen.add(game);
  return fresh;
}

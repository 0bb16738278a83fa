import type { Rolldown } from 'vite';

/** The modules that draw the cards of the front page. */
const FAN = /src\/(?:art\/cards\/(?:actions|fortune)|table\/(?:PrintedCard|cardTitle)|home\/CardFan)/;
/** The modules that draw all other cards: only where they are seen. */
const CARDS = /src\/(?:art\/(?:cards|pictures|markers)|table\/(?:Card\.|images))/;
/** The module that the front page shares with the puzzles. */
const DIARY = /src\/puzzles\/puzzleDiary/;
/** Every visit needs this, with all that it cannot do without. */
const FIRST = /src\/main\.ts$/;

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/**
 * Into which download a module goes. Every request costs a slow line time, so there are few: what every visit needs,
 * the front page among it; its few cards; all the cards; what other screens share; and what each of them has for itself.
 */
export function chunks(): Rolldown.CodeSplittingOptions {
  const first = new Set<string>();

  /** Whether it is one of those. */
  const isFirst = (id: string, context: Context, seen = new Set<string>()): boolean => {
    if (first.has(id)) return true;
    if (seen.has(id)) return false;
    seen.add(id);
    const importers = context.getModuleInfo(id)?.importers ?? [];
    const found = FIRST.test(id) || importers.some((importer) => isFirst(importer, context, seen));
    if (found) first.add(id);
    return found;
  };

  return {
    includeDependenciesRecursively: false,
    groups: [
      { name: 'fan', test: FAN, priority: 4 },
      { name: 'diary', test: DIARY, priority: 4 },
      { name: 'cards', test: CARDS, priority: 3 },
      { name: (id, context) => (isFirst(id, context) ? 'shell' : null), priority: 2 },
      { name: 'common', minShareCount: 2, priority: 1 },
    ],
  };
}

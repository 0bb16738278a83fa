/** The set-up of a custom deck, by number of players. The server reads the same texts. */
import type { DeckSize } from '../protocol';

/** The knobs of a set-up, besides the players. */
export type Knob = 'deal' | 'dealt-defuses' | 'defuses' | 'kittens' | 'implodings';
export type Knobs = Readonly<Record<string, string>>;

/** The amount that the text of a knob has for this many players, `7,5:5` or `n-1`; null if it leaves that alone. */
export function amountFor(text: string | undefined, players: number): number | null {
  let found: number | null = null;
  for (const part of (text ?? '').replaceAll(' ', '').split(',')) {
    const [, size, n, more, plain] = /^(?:(\d+):)?(?:(n)([+-]\d+)?|(\d+))$/i.exec(part) ?? [];
    if (!n && plain === undefined) continue;
    const amount = Math.max(0, n ? players + Number(more ?? 0) : Number(plain));
    if (size === undefined) found ??= amount;
    else if (Number(size) === players) return amount;
  }
  return found;
}

/** Amounts that grow with the table: one more means one more at every size. */
const GROWING: ReadonlySet<Knob> = new Set<Knob>(['defuses', 'kittens']);

/** The text of a knob that is turned to this amount: for this many players alone, or for every number of them. */
export function turned(text: string | undefined, knob: Knob, amount: number, players: number, alone: boolean): string {
  if (alone) {
    const others = (text ?? '').split(',').filter((part) => part && !part.startsWith(`${players}:`));
    return [...others, `${players}:${amount}`].join(',');
  }
  if (!GROWING.has(knob)) return String(amount);
  const more = amount - players;
  return more === 0 ? 'n' : `n${more > 0 ? '+' : ''}${more}`;
}

/** The numbers of players that the text of `players` allows, `3-5` or `4`; null if it leaves that alone. */
export function allowedIn(text: string | undefined): { fewest: number; most: number } | null {
  const [, fewest, most = fewest] = /^(\d+)(?:-(\d+))?$/.exec(text ?? '') ?? [];
  return fewest === undefined ? null : { fewest: Number(fewest), most: Number(most) };
}

/** The value of a knob for this many players: from the recipe, or else from the edition that it starts from. */
export function setUpOf(size: DeckSize): Record<Knob, number> {
  const { deal, dealt_defuses, defuses, kittens, implodings } = size;
  return { deal, 'dealt-defuses': dealt_defuses, defuses, kittens, implodings };
}

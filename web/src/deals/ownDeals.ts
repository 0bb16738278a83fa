/** The deals that this device has played, each with its table: a deal is new only once. */
import { at } from '../net/siteRoot';
import { storage, type Storage } from '../net/storage';

const KEY = `boomcat.deals${at('').slice(0, -1)}`;
/** Older ones are forgotten first. */
const MAX_DEALS_KEPT = 100;

export class OwnDeals {
  constructor(private readonly kept: Storage = storage()) {}

  table(deal: string): string | null {
    return this.all().find(([name]) => name === deal)?.[1] ?? null;
  }

  keep(deal: string, table: string): void {
    const others = this.all().filter(([name]) => name !== deal);
    this.kept.set(KEY, JSON.stringify([[deal, table], ...others].slice(0, MAX_DEALS_KEPT)));
  }

  private all(): [string, string][] {
    try {
      const found: unknown = JSON.parse(this.kept.get(KEY) ?? '[]');
      return Array.isArray(found) ? found.filter(isPair) : [];
    } catch {
      return [];
    }
  }
}

const isPair = (thing: unknown): thing is [string, string] =>
  Array.isArray(thing) && thing.length === 2 && thing.every((one) => typeof one === 'string');

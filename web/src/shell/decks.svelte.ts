/** The server's facts about decks: asked for once, kept for all screens. */
import { api } from '../net/api';
import type { OptionsMessage, RecipeInfo, RecipeMessage } from '../protocol';
import { recipeOf, type Named } from '../state/recipes';

const MAX_DECKS_KEPT = 40;

class Decks {
  private known = $state.raw<ReadonlyMap<string, RecipeInfo>>(new Map());
  private readonly asking = new Set<string>();

  /** The facts that are known by now. */
  of(settings: Named & { options: OptionsMessage }): RecipeInfo | null {
    return this.known.get(JSON.stringify(recipeOf(settings))) ?? null;
  }

  /** Rejects with an ApiProblem if the deck does not exist or the server does not answer. */
  async read(recipe: RecipeMessage): Promise<RecipeInfo> {
    const key = JSON.stringify(recipe);
    const found = this.known.get(key) ?? (await api().recipe({ recipe }));
    this.keep(key, found);
    return found;
  }

  async readText(text: string): Promise<RecipeInfo> {
    return api().recipe({ text });
  }

  /** Ask for a deck, so that `of` knows it soon. Ignores problems; `read` reports them. */
  async ask(settings: Named & { options: OptionsMessage }): Promise<void> {
    const recipe = recipeOf(settings);
    const key = JSON.stringify(recipe);
    if (this.known.has(key) || this.asking.has(key)) return;
    this.asking.add(key);
    await this.read(recipe).catch(() => undefined);
    this.asking.delete(key);
  }

  private keep(key: string, info: RecipeInfo): void {
    if (this.known.get(key) === info) return;
    this.known = new Map([...[...this.known].slice(1 - MAX_DECKS_KEPT), [key, info]]);
  }
}

export const decks = new Decks();

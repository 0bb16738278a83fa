/** The layers over the screens: the sheet that is open, the question that waits for yes or no, and the toasts. */
import type { TableClient } from '../state/client';
import { catalog } from './catalog.svelte';
import { router } from './router.svelte';
import { t } from './words.svelte';

export type SheetName = 'menu' | 'settings' | 'rules' | 'invite' | 'device' | 'tv' | 'players' | 'keys' | 'setup';

export interface Question {
  readonly title: string;
  readonly body: string;
  readonly yes: string;
  readonly answer: (yes: boolean) => void;
}

export interface Toast {
  readonly key: number;
  readonly text: string;
  readonly kind: 'news' | 'trouble';
}

const TOAST_MILLISECONDS = 5_000;
const MAX_TOASTS = 3;

class Shell {
  #sheet = $state.raw<SheetName | null>(null);
  #card = $state.raw<string | null>(null);
  #question = $state.raw<Question | null>(null);
  #toasts = $state.raw<readonly Toast[]>([]);
  #client = $state.raw<TableClient | null>(null);
  private toasted = 0;

  get sheet(): SheetName | null {
    return this.#sheet;
  }

  /** The card that the rules start with. */
  get card(): string | null {
    return this.#card;
  }

  get question(): Question | null {
    return this.#question;
  }

  get toasts(): readonly Toast[] {
    return this.#toasts;
  }

  /** The table that is open now: what the menu is about. */
  get client(): TableClient | null {
    return this.#client;
  }

  openTable(client: TableClient): void {
    this.#client = client;
  }

  closeTable(): void {
    this.#client = null;
  }

  menu(): void {
    this.#sheet = 'menu';
  }

  settings(): void {
    this.#sheet = 'settings';
  }

  /** Help; with a card it is shown first. */
  rules(card: string | null = null): void {
    this.#card = card;
    this.#sheet = 'rules';
  }

  show(sheet: SheetName): void {
    this.#sheet = sheet;
  }

  /** Without the server there is nothing to choose from. */
  async setUp(): Promise<void> {
    if (catalog.value ?? (await catalog.ask())) this.#sheet = 'setup';
    else this.trouble(t('web-error-unreachable'));
  }

  close(): void {
    this.#sheet = null;
  }

  /** Close what was open: it belongs to the screen that was left. */
  leave(): void {
    this.close();
    this.#question?.answer(false);
  }

  goHome(): void {
    this.close();
    router.home();
  }

  toast(text: string, kind: Toast['kind'] = 'news'): void {
    this.toasted += 1;
    const toast = { key: this.toasted, text, kind };
    // The same text is shown once.
    this.#toasts = [...this.#toasts.filter((other) => other.text !== text), toast].slice(-MAX_TOASTS);
    setTimeout(() => this.swallow(toast.key), TOAST_MILLISECONDS);
  }

  trouble(text: string): void {
    this.toast(text, 'trouble');
  }

  swallow(key: number): void {
    this.#toasts = this.#toasts.filter((toast) => toast.key !== key);
  }

  confirm({ title, body, yes }: { title: string; body: string; yes: string }): Promise<boolean> {
    this.#question?.answer(false);
    return new Promise((resolve) => {
      const answer = (said: boolean): void => {
        this.#question = null;
        resolve(said);
      };
      this.#question = { title, body, yes, answer };
    });
  }
}

export const shell = new Shell();

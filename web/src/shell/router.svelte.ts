import { at, within } from '../net/siteRoot';
import { SERVERLESS, transport } from '../net/transport';
import { lineOf } from '../state/recipes';
import { spelled } from './codes';

/** Which screen an address stands for. The server answers each of these addresses with the same page. */
export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'table'; readonly code: string; readonly watch: boolean }
  /** A one-time code that brings a seat to this device. */
  | { readonly screen: 'device'; readonly code: string }
  /** The screen for everybody in the room; without a code it asks for one. */
  | { readonly screen: 'tv'; readonly code: string }
  /** The page of a card. */
  | { readonly screen: 'card'; readonly word: string }
  /** The same of a deck, which may be a custom one: its line, as behind `--edition`, and its title. */
  | { readonly screen: 'deck'; readonly line: string; readonly title: string }
  /** A deal that others play, too: today's, or a duel. */
  | { readonly screen: 'deal'; readonly name: string }
  /** The finished games of this device. */
  | { readonly screen: 'games' }
  /** A puzzle: its number, or `today`; without one, all of them. */
  | { readonly screen: 'puzzles'; readonly which: string }
  /** A recorded game, which is behind the `#`. */
  | { readonly screen: 'replay'; readonly fragment: string }
  /** The front page without a server, or one of this browser's own tables: its code is behind the `#`. */
  | { readonly screen: 'offline'; readonly code: string };

export function read(path: string, query = '', root?: string, fragment = ''): Route {
  const address = within(path, root) ?? '';
  if (/^games\/?$/.test(address)) return { screen: 'games' };
  const [puzzles, which = ''] = /^puzzles(?:\/(\d{1,6}|today))?\/?$/.exec(address) ?? [];
  if (puzzles !== undefined) return { screen: 'puzzles', which };
  if (/^replay\/?$/.test(address)) return { screen: 'replay', fragment };
  if (/^offline\/?$/.test(address) || (SERVERLESS && !address)) return { screen: 'offline', code: plain(fragment.slice(1)) };
  const [, kind, code = ''] = /^(t|d|tv|card|deck|deal)\/([^/]+)\/?$/.exec(address) ?? [];
  if (kind === 't') return { screen: 'table', code: plain(code), watch: new URLSearchParams(query).has('watch') };
  if (kind === 'd') return { screen: 'device', code: plain(code) };
  if (kind === 'tv' || /^tv\/?$/.test(address)) return { screen: 'tv', code: plain(code) };
  if (kind === 'deal') return { screen: 'deal', name: code };
  if (kind === 'card') return { screen: 'card', word: lineOf(code).toLowerCase() };
  if (kind === 'deck') return { screen: 'deck', line: lineOf(code), title: new URLSearchParams(query).get('title') ?? '' };
  return { screen: 'home' };
}

/** Read what a person typed or pasted: a whole link, or the code alone, however it was spelled. */
export function typed(text: string): { kind: 'table' | 'device' | 'either'; code: string } | null {
  const link = /\/(tv?|d)\/([^/?#\s]+)/.exec(text);
  if (link) return { kind: link[1] === 'd' ? 'device' : 'table', code: plain(link[2] ?? '') };
  const code = spelled(text);
  return code && code.length <= 40 ? { kind: 'either', code } : null;
}

/** Read a code from an address. What cannot be a code goes to the server as it is, which knows no such table. */
function plain(code: string): string {
  try {
    return spelled(decodeURIComponent(code)) || code;
  } catch {
    return spelled(code) || code;
  }
}

/** How many entries above the one of the page itself: each is there for Back to close a sheet, and leads nowhere. */
function above(state: unknown): number {
  const { sheets } = (state ?? {}) as { sheets?: unknown };
  return typeof sheets === 'number' ? sheets : 0;
}

/** The part behind the `#` names a recorded game, or a table of this browser; anywhere else it is a place on the page. */
function here(): string {
  const { screen } = read(location.pathname);
  return location.pathname + location.search + (screen === 'replay' || screen === 'offline' ? location.hash : '');
}

class Router {
  #route = $state.raw<Route>({ screen: 'home' });
  /** Where the page is; the address differs for a moment when the visitor goes back. */
  private path = '';
  /** How to close what lies over the page, the topmost last. */
  private readonly over: (() => void)[] = [];
  private height = 0;

  get route(): Route {
    return this.#route;
  }

  /** Follows the address from now on. */
  start(): void {
    addEventListener('popstate', ({ state }) => this.moved(above(state)));
    this.height = above(history.state);
    this.look();
  }

  private moved(height: number): void {
    const back = height < this.height;
    this.height = height;
    if (here() !== this.path) return this.look();
    const top = this.over.at(-1);
    if (back && top) {
      // Going back closes what lies over the page; the page itself stays where it is.
      top();
      if (this.over.length - 1 > height) this.climb();
    } else if (back) {
      // The entries of sheets that were closed in another way are no steps.
      history.go(-height - 1);
    }
  }

  /** Back stays within the page then, however one came to it. Browsers skip entries that come without a press. */
  private climb(): void {
    this.path = here();
    this.height += 1;
    history.pushState({ sheets: this.height }, '');
  }

  /** Something lies over the page now; returns how to tell that it is gone. */
  cover(close: () => void): () => void {
    this.over.push(close);
    if (this.height < this.over.length) this.climb();
    return () => {
      this.over.splice(this.over.indexOf(close), 1);
    };
  }

  private look(): void {
    this.path = here();
    const route = read(location.pathname, location.search, undefined, location.hash);
    // Pages that are the same with and without a server are looked at in between.
    if (route.screen === 'offline') transport.offline = true;
    else if (['home', 'table', 'device', 'tv'].includes(route.screen)) transport.offline = false;
    this.#route = route;
  }

  /** To `t/abcd`, wherever the server is. */
  go(path: string, instead = false): void {
    const address = at(path);
    if (address !== here()) {
      if (instead) history.replaceState(null, '', address);
      else history.pushState(null, '', address);
      this.height = 0;
    }
    this.look();
    scrollTo(0, 0);
  }

  /** Give the page that is shown another address, as when its reader turns a leaf. */
  rename(address: string): void {
    history.replaceState(history.state, '', address);
    this.path = here();
  }

  home(): void {
    this.go(transport.offline ? 'offline/' : '');
  }

  /** To another screen by a link, unless the visitor wants it in another tab. */
  follow(event: MouseEvent, path: string): void {
    if (event.defaultPrevented || event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.go(path);
  }

  table(code: string, watch = false, instead = false): void {
    if (transport.offline) this.go(`offline/#${encodeURIComponent(code)}`, instead);
    else this.go(`t/${encodeURIComponent(code)}${watch ? '?watch' : ''}`, instead);
  }
}

export const router = new Router();

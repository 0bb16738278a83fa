/** Which screen an address stands for. The server answers each of these addresses with the same page. */
export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'table'; readonly code: string; readonly watch: boolean }
  /** A one-time code that brings a seat to this device. */
  | { readonly screen: 'device'; readonly code: string };

export function read(path: string, query = ''): Route {
  const [, kind, code = ''] = /^\/([td])\/([^/]+)\/?$/.exec(path) ?? [];
  if (kind === 't') return { screen: 'table', code: plain(code), watch: new URLSearchParams(query).has('watch') };
  if (kind === 'd') return { screen: 'device', code: plain(code) };
  return { screen: 'home' };
}

/** What somebody typed or pasted: a whole link, or the code alone, however it was spelled. */
export function typed(text: string): { kind: 'table' | 'device' | 'either'; code: string } | null {
  const link = /\/([td])\/([^/?#\s]+)/.exec(text);
  if (link) return { kind: link[1] === 't' ? 'table' : 'device', code: plain(link[2] ?? '') };
  const code = text.replace(/[^a-z0-9]/gi, '').toLowerCase();
  return code && code.length <= 40 ? { kind: 'either', code } : null;
}

function plain(code: string): string {
  try {
    return decodeURIComponent(code).toLowerCase();
  } catch {
    return code.toLowerCase();
  }
}

class Router {
  route = $state.raw<Route>({ screen: 'home' });
  /** Where the page is; the address is another one for a moment when somebody goes back. */
  private path = '/';
  /** How to close what lies over the page, the topmost last. */
  private readonly over: (() => void)[] = [];

  /** Follows the address from now on. */
  start(): void {
    addEventListener('popstate', () => {
      const top = this.over.at(-1);
      if (!top) return this.look();
      // Going back closes what lies over the page; the page itself stays where it is.
      top();
      history.pushState(null, '', this.path);
    });
    this.look();
  }

  /** Something lies over the page now; returns how to tell that it is gone. */
  cover(close: () => void): () => void {
    this.over.push(close);
    return () => {
      this.over.splice(this.over.indexOf(close), 1);
    };
  }

  private look(): void {
    this.path = location.pathname + location.search;
    this.route = read(location.pathname, location.search);
  }

  go(path: string, instead = false): void {
    if (path !== location.pathname + location.search) {
      if (instead) history.replaceState(null, '', path);
      else history.pushState(null, '', path);
    }
    this.look();
    scrollTo(0, 0);
  }

  home(): void {
    this.go('/');
  }

  table(code: string, watch = false, instead = false): void {
    this.go(`/t/${encodeURIComponent(code)}${watch ? '?watch' : ''}`, instead);
  }
}

export const router = new Router();

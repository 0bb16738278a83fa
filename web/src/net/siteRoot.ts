/** Where the server is on its site: `/`, or a folder of a larger one (`--public-url https://games.example/boom`). */

/** `up` is how far that is from the page, which says it of itself (prerender.ts). */
export const rootOf = (up: string, page: string): string => new URL(up, page).pathname;

/** Read once: the address changes later on, and the page stays. */
const here =
  typeof document === 'undefined' ? '/' : rootOf(document.documentElement.dataset['root'] ?? '/', location.href);

/** The address of `t/abcd` on this site. */
export const at = (path: string, root: string = here): string => root + path;

/** The other way: what follows the root, or null where the address is not under it. */
export const within = (path: string, root: string = here): string | null =>
  path.startsWith(root) ? path.slice(root.length) : null;

/** This server as others call it, without a slash at its end. */
export const site = (): string => location.origin + here.slice(0, -1);

/** The chosen colours and motion, where the style sheets look for them. `public/early.js` does it before the first paint. */
import type { Preferences } from '../state/settings';

const PAGE = { light: '#f8ecd2', dark: '#1d1a28' } as const;

export function show({ theme, motion }: Preferences): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  if (motion === 'system') delete root.dataset['motion'];
  else root.dataset['motion'] = motion;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = PAGE[theme === 'system' ? own : theme];
  }
}

// Before the first paint: the size of letters that the browser is set to, in sixteen pixels, be it the usual or the least.
{
  const { style } = document.documentElement;
  style.fontSize = 'medium';
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  style.fontSize = '';
  if (size && size !== 1) style.setProperty('--chosen', String(size));
}

// The colours and the motion that were chosen here. src/shell/theme.ts does the same later on.
try {
  const { theme, motion, language } = JSON.parse(localStorage.getItem('boomcat.preferences') ?? '{}');
  const root = document.documentElement;
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  if (motion === 'full' || motion === 'reduced') root.dataset.motion = motion;
  // The page is drawn in the browser's language; it is hidden if another one was chosen.
  if (language && language !== root.lang) root.dataset.otherWords = '';
  // There is a table to continue at, for which the front page keeps a place.
  const folder = new URL(root.dataset.root, location.href).pathname.slice(0, -1);
  if (localStorage.getItem(`boomcat.seats${folder}`)?.includes('token')) root.dataset.seated = '';
} catch {
  // Nothing is remembered here.
}

// A button that is pressed before it can do anything is pressed again by src/shell/early.ts.
addEventListener('click', ({ target }) => {
  const button = target.closest('#app[data-early] button');
  if (!button) return;
  document.querySelector('#app [aria-busy]')?.removeAttribute('aria-busy');
  button.ariaBusy = 'true';
  window.pressedEarly = button.ariaLabel ?? button.innerText;
});

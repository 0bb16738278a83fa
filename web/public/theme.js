// Before the first paint: the colours and the motion that were chosen here. src/shell/theme.ts does the same later on.
try {
  const { theme, motion } = JSON.parse(localStorage.getItem('boomcat.preferences') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (motion === 'full' || motion === 'reduced') document.documentElement.dataset.motion = motion;
} catch {
  // Nothing is remembered here.
}

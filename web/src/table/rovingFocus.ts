/** The keys that walk along a row: the arrows go round, Home and End go to its ends. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moves the focus to another button of the row, and returns that button if one was reached. */
export function moveFocus(event: KeyboardEvent, row: HTMLElement): HTMLElement | null {
  const all = [...row.querySelectorAll<HTMLElement>('button')];
  const step = STEPS[event.key] ?? 0;
  const ends = event.key === 'Home' || event.key === 'End';
  if ((step === 0 && !ends) || all.length === 0) return null;
  const at = all.indexOf(document.activeElement as HTMLElement);
  const from = at < 0 && step < 0 ? 0 : at;
  const to = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : (from + step + all.length) % all.length;
  event.preventDefault();
  all[to]?.focus();
  return all[to] ?? null;
}

/** The same for buttons in rows: up and down move between the rows. */
export function moveInGrid(event: KeyboardEvent, grid: HTMLElement): HTMLElement | null {
  const down = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (down === 0) return moveFocus(event, grid);
  const all = [...grid.querySelectorAll<HTMLElement>('button')];
  const { offsetLeft, offsetTop } = (document.activeElement as HTMLElement | null) ?? grid;
  const column = all.filter((one) => one.offsetLeft === offsetLeft);
  const at = column.findIndex((one) => one.offsetTop === offsetTop);
  const next = column[(at + down + column.length) % column.length];
  event.preventDefault();
  next?.focus();
  return next ?? null;
}

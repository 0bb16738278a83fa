/** The last button that was pressed before anything could be done about it, by its words. `public/early.js` notes it. */
declare global {
  interface Window {
    pressedEarly?: string;
  }
}

/** Presses it again, now that it does something. */
export function press(page: HTMLElement): void {
  const words = window.pressedEarly;
  if (words === undefined) return;
  const button = [...page.querySelectorAll('button')].find((one) => (one.ariaLabel ?? one.innerText) === words);
  button?.click();
}

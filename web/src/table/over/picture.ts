/** Shared by all pictures to send: 1080 by 1080, cut from the same paper. */
import { asImage, mark, palette } from '../../art';

export const SIDE = 1080;

/** A blank sheet, and what is written on it with. */
export interface Sheet {
  readonly pen: CanvasRenderingContext2D;
  /** The typefaces of the page, as its style sheet names them. */
  readonly display: string;
  readonly text: string;
  /** The finished picture. */
  readonly png: () => Promise<Blob>;
}

/** `letters` are all that will be written: the typefaces come in parts. */
export async function sheetFor(letters: string): Promise<Sheet> {
  const style = getComputedStyle(document.documentElement);
  const [display, text] = [style.getPropertyValue('--font-display'), style.getPropertyValue('--font-text')];
  const { fonts } = document;
  // What stands in until they come is not there everywhere.
  await Promise.allSettled([fonts.load(`900 60px ${display}`, letters), fonts.load(`600 30px ${text}`, letters)]);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.fillStyle = palette.cream;
  pen.fillRect(0, 0, SIDE, SIDE);
  const png = (): Promise<Blob> =>
    new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'));
  return { pen, display, text, png };
}

export async function load(inner: string, viewBox: string, side: number): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = asImage(inner, viewBox, `width="${side}" height="${side}"`);
  await image.decode();
  return image;
}

/** The part of a text that fits into the width, with an ellipsis if that isn't all of it. */
export function fitted(pen: CanvasRenderingContext2D, words: string, width: number): string {
  if (pen.measureText(words).width <= width) return words;
  let kept = [...words];
  while (kept.length > 1 && pen.measureText(`${kept.join('').trimEnd()}…`).width > width) kept = kept.slice(0, -1);
  return `${kept.join('').trimEnd()}…`;
}

/** At the top: whose game it is, and the deck. */
export async function drawHead({ pen, display, text }: Sheet, deck: string): Promise<void> {
  pen.drawImage(await load(mark, '0 0 100 100', 96), 40, 36, 96, 96);
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = palette.ink;
  pen.font = `900 54px ${display}`;
  pen.fillText('Boomcat', 148, 102);
  pen.font = `600 28px ${text}`;
  pen.textAlign = 'right';
  pen.fillText(fitted(pen, deck, 420), SIDE - 48, 96);
}

/** In the middle, as large as it fits. */
export function drawTitle({ pen, display }: Sheet, title: string, y: number, largest = 100): void {
  pen.textAlign = 'center';
  pen.fillStyle = palette.brick;
  let size = largest + 4;
  do pen.font = `900 ${(size -= 4)}px ${display}`;
  while (size > 48 && pen.measureText(title).width > SIDE - 96);
  pen.fillText(fitted(pen, title, SIDE - 96), SIDE / 2, y);
}

/** Hands the picture to whatever the device sends things with, or saves it; whether it was saved. */
export async function hand(picture: Blob, title: string): Promise<boolean> {
  const file = new File([picture], 'boomcat.png', { type: 'image/png' });
  const data = { files: [file], title };
  if (typeof navigator.canShare === 'function' && navigator.canShare(data)) {
    try {
      await navigator.share(data);
      return false;
    } catch (thrown) {
      // A cancelled dialog means that no file is wanted either.
      if (thrown instanceof DOMException && thrown.name === 'AbortError') return false;
    }
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return true;
}

/** Where a slip of paper lies best: by the thing that it is about, and never upon what must stay in sight. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Air around it. */
const GAP_PIXELS = 10;
/** The price of a covered pixel, in pixels of distance. */
const COVERED_COST = 1_000;
const SPARED_COST = 100;
const OVERLAP_COST = 2;

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

function overlap(one: Box, two: Box): number {
  const width = Math.min(one.right, two.right) - Math.max(one.left, two.left);
  const height = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/**
 * The upper left corner for a slip of this size on the screen. It hides nothing of `kept` if that is possible at all, and
 * then nothing of `spared`; then it lies beside `about` rather than upon it, and as near as can be, above it before
 * anywhere else.
 */
export function popoverPosition(
  { width, height }: Size,
  about: Box,
  screen: Box,
  kept: readonly Box[],
  spared: readonly Box[] = [],
): { left: number; top: number } {
  const [x, y] = [(about.left + about.right) / 2, (about.top + about.bottom) / 2];
  const far = { left: screen.right - width - GAP_PIXELS, top: screen.bottom - height - GAP_PIXELS };
  const near = { left: screen.left + GAP_PIXELS, top: screen.top + GAP_PIXELS };
  const lefts = [x - width / 2, about.left - width - GAP_PIXELS, about.right + GAP_PIXELS, near.left, far.left];
  const tops = [about.top - height - GAP_PIXELS, about.bottom + GAP_PIXELS, y - height / 2, near.top, far.top];
  // Beside what must be seen there may be room too.
  for (const box of [...kept, ...spared]) {
    lefts.push(box.left - width - GAP_PIXELS, box.right + GAP_PIXELS);
    tops.push(box.top - height - GAP_PIXELS, box.bottom + GAP_PIXELS);
  }
  let best = { left: near.left, top: near.top };
  let least = Infinity;
  for (const wishedTop of tops) {
    for (const wishedLeft of lefts) {
      const left = between(near.left, wishedLeft, Math.max(near.left, far.left));
      const top = between(near.top, wishedTop, Math.max(near.top, far.top));
      const box = { left, top, right: left + width, bottom: top + height };
      const hidden = (all: readonly Box[]): number => all.reduce((sum, one) => sum + overlap(box, one), 0);
      const away = Math.hypot(left + width / 2 - x, top + height / 2 - y);
      const cost = hidden(kept) * COVERED_COST + hidden(spared) * SPARED_COST + overlap(box, about) * OVERLAP_COST + away;
      if (cost < least) [best, least] = [{ left, top }, cost];
    }
  }
  return best;
}

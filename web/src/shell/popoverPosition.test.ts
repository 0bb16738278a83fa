import { describe, expect, it } from 'vitest';
import { popoverPosition, type Box } from './popoverPosition';

const screen = { left: 0, top: 0, right: 360, bottom: 640 };
const size = { width: 300, height: 200 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const apart = (one: Box, two: Box): boolean =>
  one.right <= two.left || two.right <= one.left || one.bottom <= two.top || two.bottom <= one.top;

describe('a slip of paper', () => {
  it('lies above a card of the hand', () => {
    expect(popoverPosition(size, box(40, 480, 90, 126), screen, [])).toEqual({ left: 10, top: 270 });
  });

  it('lies below what is at the top', () => {
    expect(popoverPosition(size, box(100, 20, 90, 126), screen, [])).toEqual({ left: 10, top: 156 });
  });

  it.each([
    ['where it would lie', box(200, 300, 44, 44)],
    ['at the top', box(10, 60, 200, 60)],
    ['in the middle', box(120, 380, 140, 90)],
  ])('hides no clock %s', (_, clock) => {
    const { left, top } = popoverPosition(size, box(40, 480, 90, 126), screen, [clock]);
    expect(apart(box(left, top, size.width, size.height), clock)).toBe(true);
  });

  it('hides nothing that is spared, if what must stay in sight leaves room', () => {
    const [about, kept, spared] = [box(40, 480, 90, 126), box(0, 300, 360, 170), box(60, 40, 240, 100)];
    const { left, top } = popoverPosition({ width: 200, height: 60 }, about, screen, [kept], [spared]);
    const lies = box(left, top, 200, 60);
    expect([apart(lies, kept), apart(lies, spared)]).toEqual([true, true]);
    const full = popoverPosition({ width: 340, height: 250 }, about, screen, [kept], [spared]);
    expect(apart(box(full.left, full.top, 340, 250), kept)).toBe(true);
  });

  it('stays on the screen where there is too little room', () => {
    expect(popoverPosition({ width: 500, height: 700 }, box(0, 0, 10, 10), screen, [])).toEqual({ left: 10, top: 10 });
  });
});

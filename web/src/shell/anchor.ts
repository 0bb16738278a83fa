/** Keeps a slip of paper beside what it is about, while everything around it moves. */
import { popoverPosition, type Box } from './popoverPosition';

/** Clocks are never covered. */
const CLOCKS = '.ring, [role="timer"]';

/** After these, things may lie elsewhere. */
const CHANGES = ['resize', 'animationend', 'transitionend'] as const;

interface About {
  /** The element that it is about; null when that is gone. */
  readonly what: () => Element | null;
  /** Other elements that must not be covered. */
  readonly kept?: string;
  /** Elements that may be covered, but only if nothing else fits. */
  readonly spared?: string;
  readonly gone: () => void;
}

function boxOf(one: Element): Box {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return { left, top, right, bottom };
}

/** As much of it as is on the screen. */
function cut(box: Box, screen: Box): Box {
  return {
    left: Math.max(box.left, screen.left),
    top: Math.max(box.top, screen.top),
    right: Math.min(box.right, screen.right),
    bottom: Math.min(box.bottom, screen.bottom),
  };
}

/** `slip` is fixed to the screen; returns how to let go of it. */
export function anchorTo(slip: HTMLElement, { what, kept = '', spared = '', gone }: About): () => void {
  const keeping = kept ? `${CLOCKS}, ${kept}` : CLOCKS;
  const arrange = (): void => {
    const about = what();
    if (!about?.isConnected) return gone();
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    // What lies under a sheet is neither seen nor pressed.
    const seen = (which: string): Box[] =>
      [...(which ? (about.closest('dialog') ?? document).querySelectorAll(which) : [])]
        .filter((one) => !slip.contains(one) && one.checkVisibility({ visibilityProperty: true }))
        .map((one) => cut(boxOf(one), screen))
        .filter((box) => box.left < box.right && box.top < box.bottom);
    const size = { width: slip.offsetWidth, height: slip.offsetHeight };
    const { left, top } = popoverPosition(size, cut(boxOf(about), screen), screen, seen(keeping), seen(spared));
    slip.style.left = `${left}px`;
    slip.style.top = `${top}px`;
  };
  // A clock may begin to run, a question rise, a card be played: at the next frame, and when all of that has settled.
  let frame = 0;
  let settled: ReturnType<typeof setTimeout> | undefined;
  const again = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(arrange);
    clearTimeout(settled);
    settled = setTimeout(arrange, 300);
  };
  arrange();
  const watching = new MutationObserver(again);
  watching.observe(document.body, { attributeFilter: ['class'], childList: true, subtree: true });
  for (const change of CHANGES) addEventListener(change, again);
  return () => {
    watching.disconnect();
    for (const change of CHANGES) removeEventListener(change, again);
    cancelAnimationFrame(frame);
    clearTimeout(settled);
  };
}

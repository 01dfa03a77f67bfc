import { useEffect, useState, type RefObject } from 'react';

/** What browsers with the second version of the observer add. */
interface VisibleEntry extends IntersectionObserverEntry {
  /** Drawn whole, with nothing above it and no effect on it. */
  readonly isVisible: boolean;
}

/** chosen: the observer's least delay, milliseconds */
const delay = 100;
/** chosen: a fraction of a pixel may be missing at the edge of a screen */
const whole = 0.95;

/**
 * Whether an element is seen as it was drawn: in sight, not covered, not made transparent by a page around it.
 *
 * True where the browser cannot tell. Elsewhere false until the browser has answered.
 *
 * @source design/checkout.md 1 "arms only while it is really visible (IntersectionObserver v2)"
 */
export function useUncovered(target: RefObject<Element | null>): boolean {
  const [isUncovered, setUncovered] = useState(() => !canTell());
  useEffect(() => {
    if (!target.current || !canTell()) return undefined;
    const options: IntersectionObserverInit & { trackVisibility: true; delay: number } = { threshold: [0, whole], trackVisibility: true, delay };
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1) as VisibleEntry | undefined;
      if (last) setUncovered(last.isVisible && last.intersectionRatio >= whole);
    }, options);
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return isUncovered;
}

function canTell(): boolean {
  return typeof IntersectionObserverEntry !== 'undefined' && 'isVisible' in IntersectionObserverEntry.prototype;
}

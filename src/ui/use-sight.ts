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

/** `covered`: in sight, under something else or made transparent by a page around it. `out-of-sight`: not whole on the screen, or not known yet. */
export type Sight = 'uncovered' | 'covered' | 'out-of-sight';

/**
 * Whether an element is seen as it was drawn. Always uncovered where the browser cannot tell.
 *
 * @source design/checkout.md 1 "arms only while it is really visible (IntersectionObserver v2)"
 */
export function useSight(target: RefObject<Element | null>): Sight {
  const [sight, setSight] = useState<Sight>(() => (canTell() ? 'out-of-sight' : 'uncovered'));
  useEffect(() => {
    if (!target.current || !canTell()) return undefined;
    const options: IntersectionObserverInit & { trackVisibility: true; delay: number } = { threshold: [0, whole], trackVisibility: true, delay };
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1) as VisibleEntry | undefined;
      if (last) setSight(sightOf(last));
    }, options);
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return sight;
}

function sightOf({ isIntersecting, isVisible, intersectionRatio }: VisibleEntry): Sight {
  if (isIntersecting && !isVisible) return 'covered';
  return intersectionRatio >= whole ? 'uncovered' : 'out-of-sight';
}

function canTell(): boolean {
  return typeof IntersectionObserverEntry !== 'undefined' && 'isVisible' in IntersectionObserverEntry.prototype;
}

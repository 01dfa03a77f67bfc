import { useEffect, useState, type RefObject } from 'react';
import { isFramed } from './is-framed.ts';
import { isPageInFront, readMs, watchPageFront } from './page-front.ts';

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
 * `covered`: in sight, under something else or made transparent by a page around it. `out-of-sight`: not whole on the screen, or not known yet.
 * `arriving`: in a frame, whole on the screen for less than half a second. `behind`: its page was not in front for half a second.
 */
export type Sight = 'uncovered' | 'arriving' | 'behind' | 'covered' | 'out-of-sight';

/**
 * Whether an element is seen as it was drawn, in a frame for half a second at least, on a page that is in front for as long.
 *
 * A browser that does not tell what covers an element is asked, in a frame, whether the element is on the screen; elsewhere it is always uncovered.
 *
 * @source design/checkout.md 1 "arms only while it is really visible (IntersectionObserver v2)"
 */
export function useSight(target: RefObject<Element | null>): Sight {
  const [sight, setSight] = useState<Sight>(() => (canTell() ? 'out-of-sight' : 'uncovered'));
  const [isInFront, setInFront] = useState(isPageInFront);
  useEffect(() => {
    const stop = watchPageFront(() => setInFront(isPageInFront()));
    setInFront(isPageInFront());
    return stop;
  }, []);
  useEffect(() => {
    if (!target.current || !canTell()) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const options: IntersectionObserverInit & { trackVisibility: true; delay: number } = { threshold: [0, whole], trackVisibility: true, delay };
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (!last) return;
      const now = sightOf(last);
      if (now === 'uncovered' && timer !== undefined) return;
      clearTimeout(timer);
      timer = undefined;
      if (now !== 'uncovered' || !isFramed()) return setSight(now);
      setSight('arriving');
      timer = setTimeout(() => setSight('uncovered'), readMs);
    }, options);
    observer.observe(target.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [target]);
  return isInFront || sight === 'covered' ? sight : 'behind';
}

function sightOf(entry: IntersectionObserverEntry): Sight {
  const { isIntersecting, intersectionRatio } = entry;
  if (isIntersecting && tellsCovers() && !(entry as VisibleEntry).isVisible) return 'covered';
  return intersectionRatio >= whole ? 'uncovered' : 'out-of-sight';
}

const tellsCovers = (): boolean => typeof IntersectionObserverEntry !== 'undefined' && 'isVisible' in IntersectionObserverEntry.prototype;

const canTell = (): boolean => tellsCovers() || (isFramed() && typeof IntersectionObserver !== 'undefined');

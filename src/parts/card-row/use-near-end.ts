import { useEffect, type RefObject } from 'react';

/**
 * Calls back when the end of a scroller comes near.
 *
 * The scroller is the explicit root: inside of a frame the implicit root's margin is ignored.
 *
 * @param count observes again when it changes: an end that stays in sight fires no event
 * @source spec 1 §4.6 "50px margin and 0.1 threshold"
 */
export function useNearEnd(scroller: RefObject<Element | null>, end: RefObject<Element | null>, count: number, isNear: (() => void) | undefined): void {
  useEffect(() => {
    if (!isNear || !end.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && isNear(),
      { root: scroller.current, rootMargin: '50px', threshold: 0.1 },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [scroller, end, count, isNear]);
}

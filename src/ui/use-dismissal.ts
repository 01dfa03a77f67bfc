import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Closes something open, such as a menu: on Escape, and when pointer or focus go elsewhere.
 *
 * @param close told whether a key closed it: the focus then goes back to what opened it
 */
export function useDismissal(open: boolean, box: RefObject<HTMLElement | null>, close: (byKey: boolean) => void): void {
  const newest = useRef(close);
  newest.current = close;
  // With what it draws, so that the very next press counts.
  useLayoutEffect(() => {
    if (!open) return undefined;
    const end = new AbortController();
    // By the path, since a shadow root hides the event's own target.
    const elsewhere = (event: Event) => box.current && !event.composedPath().includes(box.current) && newest.current(false);
    addEventListener('pointerdown', elsewhere, { signal: end.signal });
    addEventListener('focusin', elsewhere, { signal: end.signal });
    addEventListener('keydown', (event) => event.key === 'Escape' && newest.current(true), { signal: end.signal });
    return () => end.abort();
  }, [open, box]);
}

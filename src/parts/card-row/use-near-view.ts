import { useCallback, useRef, useState } from 'react';

/**
 * Whether something has come near the part of the page that is seen; once near, it stays so.
 *
 * chosen: half a screen ahead. A browser without the observer sees everything at once.
 */
export function useNearView(isWanted = true): [boolean, (node: Element | null) => void] {
  const [isNear, setNear] = useState(!isWanted || typeof IntersectionObserver === 'undefined');
  const observer = useRef<IntersectionObserver>(undefined);
  const ref = useCallback((node: Element | null) => {
    observer.current?.disconnect();
    if (!node || typeof IntersectionObserver === 'undefined') return;
    observer.current = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.current?.disconnect();
      setNear(true);
    }, { rootMargin: '50% 0px' });
    observer.current.observe(node);
  }, []);
  return [isNear, ref];
}

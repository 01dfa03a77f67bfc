import { useCallback, useRef, useState } from 'react';

/**
 * Whether something has come near the part of the page that is seen; once near, it stays so.
 *
 * chosen: half a screen ahead. A browser without the observer sees everything at once.
 *
 * @param leaves it is far again when it is, unless the focus is in it
 */
export function useNearView(leaves = false): [boolean, (node: Element | null) => void] {
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');
  const observer = useRef<IntersectionObserver>(undefined);
  const ref = useCallback((node: Element | null) => {
    observer.current?.disconnect();
    if (!node || typeof IntersectionObserver === 'undefined') return;
    observer.current = new IntersectionObserver((entries) => {
      const is = entries.at(-1)!.isIntersecting;
      if (!is && (!leaves || node.matches(':focus-within'))) return;
      if (!leaves) observer.current?.disconnect();
      setNear(is);
    }, { rootMargin: '50% 0px' });
    observer.current.observe(node);
  }, [leaves]);
  return [isNear, ref];
}

import { useCallback, useRef, useState } from 'react';

/**
 * The width that a component has, in pixels; 0 until it is known.
 *
 * @returns the width and a ref for the element to measure
 */
export function useContainerWidth(): [number, (node: Element | null) => void] {
  const [width, setWidth] = useState(0);
  const observer = useRef<ResizeObserver>(undefined);
  const ref = useCallback((node: Element | null) => {
    observer.current?.disconnect();
    if (!node) return;
    setWidth(node.getBoundingClientRect().width);
    if (typeof ResizeObserver === 'undefined') return;
    observer.current = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.current.observe(node);
  }, []);
  return [width, ref];
}

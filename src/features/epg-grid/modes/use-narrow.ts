import { useCallback, useRef, useState } from 'react';

/** chosen: below it a grid would show half an hour beside the channels */
const narrowBelow = 640;

/** Whether there is too little room for a grid; unknown until it is measured. */
export function useNarrow(): [isNarrow: boolean | undefined, ref: (node: Element | null) => void] {
  const [isNarrow, setNarrow] = useState<boolean>();
  const observer = useRef<ResizeObserver>(undefined);
  const ref = useCallback((node: Element | null) => {
    observer.current?.disconnect();
    if (!node) return;
    setNarrow(node.clientWidth < narrowBelow);
    if (typeof ResizeObserver === 'undefined') return;
    observer.current = new ResizeObserver(() => setNarrow(node.clientWidth < narrowBelow));
    observer.current.observe(node);
  }, []);
  return [isNarrow, ref];
}

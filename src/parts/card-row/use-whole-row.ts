import { useCallback, useEffect, useState } from 'react';
import type { RowMemory } from './row-layout.ts';

/** chosen: longer than a row is in sight while a page is scrolled by ten screens a second */
const settleMs = 300;

/**
 * Whether a row mounts its cards past the next screen, too, and how it does so at once.
 *
 * They wait until the browser has time for them: many rows pass a page that is scrolled fast. A browser without idle callbacks mounts all at once.
 */
export function useWholeRow({ offset, stop }: RowMemory): [isWhole: boolean, mountAll: () => void] {
  const [isWhole, setWhole] = useState(offset + stop > 0 || !globalThis.requestIdleCallback);
  const mountAll = useCallback(() => setWhole(true), []);
  useEffect(() => {
    if (isWhole) return undefined;
    const timer = setTimeout(() => requestIdleCallback(mountAll), settleMs);
    return () => clearTimeout(timer);
  }, [isWhole, mountAll]);
  return [isWhole, mountAll];
}

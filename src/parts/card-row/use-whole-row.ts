import { useEffect, useState } from 'react';
import type { RowMemory } from './row-layout.ts';

/** chosen: longer than a row is in sight while a page is scrolled by ten screens a second */
const settleMs = 300;

/**
 * Whether a row mounts its cards past the next screen, too. They wait until the browser has time for them: many rows pass a page that is scrolled fast.
 *
 * A browser without idle callbacks mounts all at once.
 */
export function useWholeRow({ offset, stop }: RowMemory): boolean {
  const [isWhole, setWhole] = useState(offset + stop > 0 || !globalThis.requestIdleCallback);
  useEffect(() => {
    if (isWhole) return undefined;
    const timer = setTimeout(() => requestIdleCallback(() => setWhole(true)), settleMs);
    return () => clearTimeout(timer);
  }, [isWhole]);
  return isWhole;
}

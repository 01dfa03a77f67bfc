import { useEffect, useState } from 'react';

/** A wait that the platform asked for, as it passes. */
export interface RetryWait {
  /** The whole wait, in milliseconds. */
  totalMs: number;
  /** What is left of it: 0 when it is over. */
  leftMs: number;
}

/**
 * Counts a wait down, second by second.
 *
 * @param failure the failure that asked for it: another one starts another wait
 * @returns undefined when no wait was asked for
 */
export function useRetryWait(failure: { waitMs?: number } | undefined): RetryWait | undefined {
  const totalMs = failure?.waitMs;
  const [counted, setCounted] = useState<{ failure?: object; leftMs: number }>({ leftMs: 0 });
  useEffect(() => {
    if (totalMs === undefined) return;
    const end = performance.now() + totalMs;
    const timer = setInterval(() => {
      const leftMs = Math.max(0, end - performance.now());
      setCounted({ failure, leftMs });
      if (leftMs === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [failure, totalMs]);
  return totalMs === undefined ? undefined : { totalMs, leftMs: counted.failure === failure ? counted.leftMs : totalMs };
}

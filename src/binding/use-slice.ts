import { useEffect, useMemo, useState } from 'react';

/** Anything of the store that is made for one component. */
export interface Slice {
  /** Ends it for good; may run twice. */
  dispose(): void;
}

/** chosen: a drawing that is not committed by then was thrown away; a later one makes a new slice. */
const UNCLAIMED_MS = 5_000;

/**
 * The slice of a component, for as long as the component is mounted.
 *
 * React's StrictMode takes effects away and brings them back in one task, and a hidden tree gets its effects back later:
 * the first keeps the slice, the second makes a new one.
 *
 * @param create makes the slice from `inputs` alone
 * @param inputs another value makes another slice
 */
export function useSlice<T extends Slice>(create: () => T, inputs: readonly unknown[]): T {
  const [revision, setRevision] = useState(0);
  const lease = useMemo(() => createLease(create), [...inputs, revision]);
  useEffect(() => {
    if (lease.isOver()) return setRevision((last) => last + 1);
    return lease.claim();
  }, [lease]);
  return lease.slice();
}

interface Lease<T> {
  /** Made when it is first read: StrictMode calls a memo twice and keeps one of the results. */
  slice(): T;
  /** @returns release; the slice ends after the task unless it is claimed again */
  claim(): () => void;
  isOver(): boolean;
}

function createLease<T extends Slice>(create: () => T): Lease<T> {
  let made: T | undefined;
  let isClaimed = false;
  let isOver = false;
  let unclaimed: ReturnType<typeof setTimeout> | undefined;
  const endUnlessClaimed = () => {
    if (isClaimed || isOver) return;
    isOver = true;
    made?.dispose();
  };
  return {
    slice() {
      if (!made) {
        made = create();
        unclaimed = setTimeout(endUnlessClaimed, UNCLAIMED_MS);
      }
      return made;
    },
    claim() {
      clearTimeout(unclaimed);
      isClaimed = true;
      return () => {
        isClaimed = false;
        queueMicrotask(endUnlessClaimed);
      };
    },
    isOver: () => isOver,
  };
}

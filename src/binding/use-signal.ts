import { memo, useMemo, useSyncExternalStore } from 'react';
import type { ReadonlySignal } from '@preact/signals-core';

/** Reads a signal and draws again when it changes. This is React's twin; embeds swap in Preact's. */
export function useSignal<T>(source: ReadonlySignal<T>): T {
  const [subscribe, read] = useMemo(() => {
    const follow = (changed: () => void) => {
      let first = true;
      return source.subscribe(() => {
        if (first) first = false;
        else changed();
      });
    };
    return [follow, () => source.peek()] as const;
  }, [source]);
  return useSyncExternalStore(subscribe, read, read);
}

/** Makes a component that is drawn again for its own props, state and signals alone, whatever is drawn around it. */
export const drawnAlone = memo;

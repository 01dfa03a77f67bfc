import { memo, useMemo, useSyncExternalStore } from 'react';
import type { ReadonlySignal } from '@preact/signals-core';

/**
 * Reads a signal and draws again when it changes. This is React's twin; embeds swap in Preact's.
 *
 * Until the component is mounted its drawing stays at the value that was read first. React throws away a drawing made in
 * slices whose store changed meanwhile, and with it the slice of the store that the drawing made: its calls would go out twice.
 */
export function useSignal<T>(source: ReadonlySignal<T>): T {
  const [subscribe, read] = useMemo(() => {
    let drawn: { value: T } | undefined = { value: source.peek() };
    const follow = (changed: () => void) => {
      // React compares what was drawn with what is read, right after it subscribed.
      drawn = undefined;
      let first = true;
      return source.subscribe(() => {
        if (first) first = false;
        else changed();
      });
    };
    return [follow, () => (drawn ? drawn.value : source.peek())] as const;
  }, [source]);
  return useSyncExternalStore(subscribe, read, read);
}

/** Makes a component that is drawn again for its own props, state and signals alone, whatever is drawn around it. */
export const drawnAlone = memo;

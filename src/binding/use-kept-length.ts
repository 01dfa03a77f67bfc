import { effect, untracked, type ReadonlySignal } from '@preact/signals-core';
import { useEffect, useMemo } from 'react';
import { useRuntime } from './runtime-context.ts';

/** A list that grows by hand. */
interface GrowingList {
  items: ReadonlySignal<{ status: 'ready'; value: readonly unknown[] } | { status: 'idle' | 'loading' | 'failed' }>;
  more: ReadonlySignal<'none' | 'available' | 'loading' | 'failed'>;
  loadMore(): Promise<void>;
}

/**
 * Back on a page, its list is as long as it was: its pages are fetched again, one after the other.
 *
 * @param name tells the lists of one page apart
 * @source design/catalogue-and-site.md "Back returns to the same scroll"
 */
export function useKeptLength(name: string, list: GrowingList): void {
  const { navigator } = useRuntime();
  const kept = useMemo(() => navigator.keptLength?.(name), [navigator, name]);
  useEffect(() => {
    if (!kept) return undefined;
    let wanted = kept.length();
    return effect(() => {
      const { items: { value: items }, more: { value: more } } = list;
      if (items.status !== 'ready' || more === 'loading') return;
      const { length } = items.value;
      if (length < wanted && more === 'available') return void untracked(() => list.loadMore());
      wanted = 0;
      kept.keep(length);
    });
  }, [kept, list]);
}

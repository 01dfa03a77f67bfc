import { useSyncExternalStore, useMemo } from 'react';
import type { ReadonlySignal } from '@preact/signals-core';
export function useSignal<T>(s: ReadonlySignal<T>): T {
  const [sub, get] = useMemo(() => [(cb: () => void) => { let first = true; return s.subscribe(() => { if (first) first = false; else cb(); }); }, () => s.peek()] as const, [s]);
  return useSyncExternalStore(sub, get, get);
}
export const engine = 'react';

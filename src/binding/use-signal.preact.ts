import '@preact/signals';
import type { ReadonlySignal } from '@preact/signals-core';

/** Reads a signal and draws again when it changes. This is Preact's twin: reading is following. */
export function useSignal<T>(source: ReadonlySignal<T>): T {
  return source.value;
}

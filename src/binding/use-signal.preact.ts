import '@preact/signals';
import type { ReadonlySignal } from '@preact/signals-core';

/** Reads a signal and draws again when it changes. This is Preact's twin: reading is following. */
export function useSignal<T>(source: ReadonlySignal<T>): T {
  return source.value;
}

/** Makes a component that is drawn again for its own props, state and signals alone: here whatever reads a signal is so already. */
export const drawnAlone = <Component>(component: Component): Component => component;

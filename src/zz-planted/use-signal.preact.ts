import '@preact/signals';
import type { ReadonlySignal } from '@preact/signals-core';
export function useSignal<T>(s: ReadonlySignal<T>): T { return s.value; }
export const engine = 'preact';

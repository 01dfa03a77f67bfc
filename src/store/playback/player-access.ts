import { effect } from '@preact/signals-core';
import type { StoreContext } from '../store-context.ts';

/**
 * Tells when somebody else is watching, or when the viewer may watch more than before.
 *
 * @returns stop
 */
export function watchAccess(context: StoreContext, changed: () => void): () => void {
  let known: string | undefined;
  const stopViewer = effect(() => {
    const viewer = context.viewer.value;
    if (!viewer) return;
    const now = JSON.stringify(viewer);
    const different = known !== undefined && known !== now;
    known = now;
    if (different) changed();
  });
  const stopChanges = context.onChanged(({ subject }) => {
    if (subject === 'entitlements') changed();
  });
  return () => {
    stopViewer();
    stopChanges();
  };
}

/** Tells when the browser has a line again. @returns stop */
export function watchLine(back: () => void): () => void {
  globalThis.addEventListener?.('online', back);
  return () => globalThis.removeEventListener?.('online', back);
}

import { effect, untracked } from '@preact/signals-core';
import type { Viewer } from '../contracts/identity/viewer.ts';
import type { StoreContext } from './store-context.ts';

/** What a slice does about who is watching. */
export interface ViewerListener {
  /** The first viewer is known: at once where it is known already. */
  known?(viewer: Viewer): void;
  /** Another viewer than before: what was fetched for the last one may not be for this one. */
  changed(viewer: Viewer): void;
}

/** Guests count as one viewer: nothing that a slice fetches depends on which guest it is. */
const identityOf = (viewer: Viewer): string => (viewer.who === 'guest' ? 'guest' : JSON.stringify(viewer));

/**
 * Follows who is watching.
 *
 * That a viewer becomes known is no change: calls made before went out with the same token.
 *
 * @returns stop
 */
export function followViewer({ viewer }: Pick<StoreContext, 'viewer'>, listener: ViewerListener): () => void {
  let last: string | undefined;
  return effect(() => {
    const now = viewer.value;
    const identity = now && identityOf(now);
    if (!now || identity === last) return;
    const isFirst = last === undefined;
    last = identity;
    untracked(() => (isFirst ? listener.known?.(now) : listener.changed(now)));
  });
}

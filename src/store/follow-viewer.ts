import { effect, untracked } from '@preact/signals-core';
import type { StoreContext } from './store-context.ts';

/**
 * Tells when somebody else is watching. That a viewer becomes known is no change: calls already spoke for them.
 *
 * @returns stop
 */
export function followViewer({ viewer }: Pick<StoreContext, 'viewer'>, changed: () => void): () => void {
  let known = JSON.stringify(viewer.peek());
  return effect(() => {
    const facts = JSON.stringify(viewer.value);
    if (facts === undefined || facts === known) return;
    const first = known === undefined;
    known = facts;
    if (!first) untracked(changed);
  });
}

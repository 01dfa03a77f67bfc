import { effect } from '@preact/signals-core';
import type { Runtime } from '../../src/runtime/runtime.ts';
import { openElement, type OpeningHost } from './open-element.ts';

/**
 * Leads a guest to a sign-in: the page's own sign-in element when it has one, else a dialog with one.
 *
 * chosen: a viewer should never be told to sign in without a way to do it; a page that has its own way prevents the event.
 */
export function openSignIn(host: OpeningHost, runtime: Runtime): void {
  const dialog = openElement(host, runtime, { name: 'sign-in', label: 'signIn', load: () => import('../footlight-sign-in.tsx') });
  if (!dialog) return;
  const stop = effect(() => {
    if (runtime.store.context.viewer.value?.who === 'member') dialog.close();
  });
  dialog.addEventListener('close', stop, { once: true });
}

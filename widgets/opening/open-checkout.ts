import type { Runtime } from '../../src/runtime/runtime.ts';
import { openElement, type OpeningHost } from './open-element.ts';

/** Leads a viewer to the licences that open this content. */
export function openCheckout(host: OpeningHost, runtime: Runtime, content: string, licences: readonly string[]): void {
  const dialog = openElement(host, runtime, {
    name: 'checkout', label: 'checkout', load: () => import('../footlight-checkout.tsx'), attributes: { content, licences: licences.join(' ') },
  });
  dialog?.addEventListener('footlight-purchased', () => dialog.close(), { once: true });
}

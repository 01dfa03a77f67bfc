import { effect } from '@preact/signals-core';
import type { Runtime } from '../../src/runtime/runtime.ts';
import type { WidgetHost } from './widget-host.ts';
import type { commonProperties } from './property.ts';
import sheet from './open-element.css';

type Host = { element: HTMLElement; props: Pick<WidgetHost<typeof commonProperties>['props'], 'realm'> };

/**
 * Leads a guest to a sign-in: the page's own sign-in element when it has one, else a dialog with one.
 *
 * chosen: a viewer should never be told to sign in without a way to do it; a page that has its own way prevents the event.
 */
export function openSignIn(host: Host, runtime: Runtime): void {
  const dialog = openElement(host, runtime, 'sign-in', {});
  if (!dialog) return;
  const stop = effect(() => {
    if (runtime.store.context.viewer.value?.who === 'member') dialog.close();
  });
  dialog.addEventListener('close', stop, { once: true });
}

/** Leads a viewer to the licences that open this content. */
export function openCheckout(host: Host, runtime: Runtime, content: string, licences: readonly string[]): void {
  const dialog = openElement(host, runtime, 'checkout', { content, licences: licences.join(' ') });
  dialog?.addEventListener('footlight-purchased', () => dialog.close(), { once: true });
}

function openElement(host: Host, runtime: Runtime, name: string, attributes: Record<string, string>): HTMLDialogElement | undefined {
  const prefix = host.element.localName.split('-')[0] ?? 'footlight';
  const tag = `${prefix}-${name}`;
  const standing = document.querySelector<HTMLElement>(tag);
  if (standing && !standing.closest('dialog')) {
    for (const [attribute, value] of Object.entries(attributes)) standing.setAttribute(attribute, value);
    standing.scrollIntoView({ block: 'center', behavior: 'smooth' });
    standing.focus();
    return undefined;
  }
  return openDialog(host, runtime, tag, attributes);
}

function openDialog(host: Host, runtime: Runtime, tag: string, attributes: Record<string, string>): HTMLDialogElement {
  const root = host.element.shadowRoot!;
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const dialog = document.createElement('dialog');
  dialog.className = 'fl-dialog';
  dialog.setAttribute('aria-label', runtime.store.labels.text(tag.endsWith('sign-in') ? 'signIn' : 'checkout'));
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'fl-dialog__close';
  close.textContent = '×';
  close.setAttribute('aria-label', runtime.store.labels.text('close'));
  close.addEventListener('click', () => dialog.close());
  const element = document.createElement(tag);
  const realm = host.props.realm.peek();
  for (const [name, value] of Object.entries({ ...attributes, ...(realm ? { realm } : {}), locale: runtime.store.labels.locale.peek().locale })) element.setAttribute(name, value);
  dialog.append(close, element);
  dialog.addEventListener('close', () => dialog.remove(), { once: true });
  root.append(dialog);
  dialog.showModal();
  // The loader sees only what stands in the page itself; this one stands in a shadow root.
  if (!customElements.get(tag)) void (tag.endsWith('sign-in') ? import('../footlight-sign-in.tsx') : import('../footlight-checkout.tsx'));
  return dialog;
}

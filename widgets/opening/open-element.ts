import { elementPrefix } from '../../src/page/loader-handover.ts';
import type { Runtime } from '../../src/runtime/runtime.ts';
import { openDialog } from '../../src/ui/dialog/open-dialog.ts';
import { platformOrigin } from '../element/platform-origin.ts';
import type { commonProperties } from '../element/property.ts';
import type { WidgetHost } from '../element/widget-host.ts';

/** The element from which another one is opened. */
export type OpeningHost = { element: HTMLElement; props: Pick<WidgetHost<typeof commonProperties>['props'], 'realm'> };

/** An element to open. */
export interface ElementToOpen {
  /** Its tag without the prefix. */
  name: string;
  /** The label that names its dialog. */
  label: 'signIn' | 'checkout';
  /** Fetches its code: the loader looks for tags in the page alone, and the dialog stands in a shadow root. */
  load(): Promise<unknown>;
  attributes?: Record<string, string>;
}

/**
 * Leads to the page's own element of that name and tenant, or opens a dialog with one.
 *
 * How the element's code is fetched is handed in, so that this file imports no element.
 *
 * @returns the dialog; undefined when the page's own element was used
 */
export function openElement(host: OpeningHost, runtime: Runtime, opened: ElementToOpen): HTMLDialogElement | undefined {
  const tag = `${elementPrefix.read() ?? 'footlight'}-${opened.name}`;
  const standing = findStanding(host, runtime, tag);
  if (!standing) return openInDialog(host, runtime, tag, opened);
  for (const [attribute, value] of Object.entries(opened.attributes ?? {})) standing.setAttribute(attribute, value);
  standing.scrollIntoView({ block: 'center', behavior: 'smooth' });
  standing.focus();
  return undefined;
}

/** The element of this tenant beside the host, in its own shadow root first. One in a dialog may be closed. */
function findStanding({ element, props }: OpeningHost, { settings }: Runtime, tag: string): HTMLElement | undefined {
  const isDefault = !props.realm.peek() || settings.origin === platformOrigin;
  const roots = [...new Set([element.getRootNode() as ParentNode & Node, document])];
  return roots.flatMap((root) => [...root.querySelectorAll<HTMLElement & { realm?: string }>(tag)]).find((candidate) => {
    const realm = candidate.realm ?? candidate.getAttribute('realm');
    return !candidate.closest('dialog') && (realm ? realm === settings.realm : isDefault);
  });
}

function openInDialog(host: OpeningHost, runtime: Runtime, tag: string, { label, load, attributes }: ElementToOpen): HTMLDialogElement {
  const { labels } = runtime.store;
  const dialog = document.createElement('dialog');
  const element = document.createElement(tag);
  const realm = host.props.realm.peek();
  for (const [name, value] of Object.entries({ ...attributes, ...(realm ? { realm } : {}), locale: labels.locale.peek().locale })) element.setAttribute(name, value);
  dialog.append(element);
  dialog.addEventListener('close', () => dialog.remove(), { once: true });
  host.element.shadowRoot!.append(dialog);
  openDialog(dialog, { label: labels.text(label), closeLabel: labels.text('close') });
  if (!customElements.get(tag)) void load();
  return dialog;
}

import { elementPrefix } from '../../page/loader-handover.ts';
import { ownOf } from '../../page/own-document.ts';

/** All elements of ours in the page and in its open shadow roots, in the order of the document. */
export function elementsOfPage(): HTMLElement[] {
  const start = `${elementPrefix.read() ?? 'footlight'}-`;
  const found: HTMLElement[] = [];
  const visit = (root: ParentNode) => {
    for (const element of Array.from(root.querySelectorAll<HTMLElement>('*'))) {
      if (element.localName.startsWith(start)) found.push(element);
      // A field of a form may be called `shadowRoot`.
      else if (element.shadowRoot?.nodeType === Node.DOCUMENT_FRAGMENT_NODE) visit(element.shadowRoot);
    }
  };
  visit(ownOf('documentElement'));
  return found;
}

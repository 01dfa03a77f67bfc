import { ownOf } from '../../src/page/own-document.ts';

/** chosen: time enough for a page that fills itself when it has loaded */
const patienceMs = 5_000;
/** `NodeFilter.SHOW_ELEMENT` */
const ELEMENTS = 1;

/**
 * Finds the first element of each tag, in the page and in its shadow roots, now and later.
 *
 * @param prefix roots of elements whose tags begin so are our own, and left out
 * @param found called once for each tag, with its first element
 * @param missed called once, with a tag that begins so and is none of them; without one, when the page has long loaded and has none of them
 */
export function watchTags(prefix: string, tags: readonly string[], found: (tag: string, element: Element) => void, missed: (tag?: string) => void = () => undefined): void {
  const waiting = new Set(tags);
  let isMissed = false;
  const miss = (tag?: string) => {
    if (!isMissed) missed(tag);
    isMissed = true;
  };
  const changes = new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(visit);
  });
  const watch = (root: Node) => {
    changes.observe(root, { childList: true, subtree: true });
    visit(root);
  };
  const look = (element: Element) => {
    const name = element.localName;
    if (waiting.delete(name)) found(name, element);
    else if (isOwn(element) && !tags.includes(name)) miss(name);
    // A field of a form may be called `shadowRoot`.
    if (element.shadowRoot?.nodeType === Node.DOCUMENT_FRAGMENT_NODE && !isOwn(element)) watch(element.shadowRoot);
  };
  const visit = (root: Node) => {
    if (waiting.size === 0) return changes.disconnect();
    if (root.nodeType === Node.ELEMENT_NODE) look(root as Element);
    const walker = ownOf('createTreeWalker').call(document, root, ELEMENTS);
    while (walker.nextNode()) look(walker.currentNode as Element);
  };
  const isOwn = ({ localName }: Element) => String(localName).startsWith(`${prefix}-`);

  watch(document);
  // A root that the page's HTML declares comes after its host, and gives no sign of its own.
  addEventListener('DOMContentLoaded', () => visit(document), { once: true });
  addEventListener('load', () => setTimeout(() => waiting.size === tags.length && miss(), patienceMs), { once: true });
  onShadowAttached((host, root) => {
    if (!isOwn(host)) watch(root);
  });
}

/** chosen: the method is wrapped, since nothing else tells that an element in the page got a root; a proxy keeps its name and its text. */
function onShadowAttached(attached: (host: Element, root: ShadowRoot) => void): void {
  let holder: object = ownOf('documentElement');
  while (!Object.hasOwn(holder, 'attachShadow')) holder = Object.getPrototypeOf(holder) as object;
  const prototype = holder as Pick<Element, 'attachShadow'>;
  prototype.attachShadow = new Proxy(prototype.attachShadow, {
    apply(target, host: Element, given: Parameters<Element['attachShadow']>) {
      const root = Reflect.apply(target, host, given);
      attached(host, root);
      return root;
    },
  });
}

import { useCallback } from 'react';

/**
 * Adopts sheets into the root of a component, once per root.
 *
 * @returns a ref for the component's outermost element
 */
export function useSheet(...sheets: CSSStyleSheet[]): (node: Element | null) => void {
  return useCallback((node: Element | null) => {
    if (node) adoptSheets(node.getRootNode(), sheets);
    // Sheets are modules: their identity never changes.
  }, []);
}

/** What each shadow root wears: another document that adopts it takes it away. */
const worn = new WeakMap<Node, readonly CSSStyleSheet[]>();

/** Adds what is missing, keeps the order of first use, and dresses a root again that another document adopted. */
export function adoptSheets(root: Node, sheets: readonly CSSStyleSheet[]): void {
  if (!('adoptedStyleSheets' in root)) return;
  const home = root as Document | ShadowRoot;
  const all = [...new Set([...(worn.get(root) ?? home.adoptedStyleSheets), ...sheets])];
  if (home.ownerDocument) worn.set(root, all);
  if ((home.ownerDocument ?? document) !== document) void import('./adopt-copies.ts').then(({ adoptCopies }) => adoptCopies(home, all));
  else if (all.length > home.adoptedStyleSheets.length) home.adoptedStyleSheets = all;
}

/** Takes one away. */
export function dropSheet(root: ShadowRoot, sheet: CSSStyleSheet): void {
  const rest = (worn.get(root) ?? []).filter((each) => each !== sheet);
  worn.set(root, rest);
  if (root.ownerDocument === document) root.adoptedStyleSheets = rest;
}

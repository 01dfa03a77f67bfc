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

/** Adds what is missing; keeps the order of first use. */
export function adoptSheets(root: Node, sheets: readonly CSSStyleSheet[]): void {
  if (!('adoptedStyleSheets' in root)) return;
  const home = root as Document | ShadowRoot;
  const missing = sheets.filter((sheet) => !home.adoptedStyleSheets.includes(sheet));
  if (missing.length > 0) home.adoptedStyleSheets = [...home.adoptedStyleSheets, ...missing];
}

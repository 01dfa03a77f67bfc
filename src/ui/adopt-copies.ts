/** A sheet belongs to the document that it was made in; each other document has its own copy. */
const copies = new WeakMap<Document, Map<CSSStyleSheet, CSSStyleSheet>>();

/** Dresses a root that stands in another document, such as a frame or a window of the page's own. */
export function adoptCopies(root: Document | ShadowRoot, sheets: readonly CSSStyleSheet[]): void {
  const home = root.ownerDocument;
  // It may be back by now.
  if (!home?.defaultView || home === document) return;
  const known = copies.get(home) ?? new Map<CSSStyleSheet, CSSStyleSheet>();
  copies.set(home, known);
  const { CSSStyleSheet: Sheet } = home.defaultView;
  root.adoptedStyleSheets = sheets.map((sheet) => {
    const copy = known.get(sheet) ?? new Sheet();
    if (!known.has(sheet)) copy.replaceSync([...sheet.cssRules].map(({ cssText }) => cssText).join('\n'));
    known.set(sheet, copy);
    return copy;
  });
}

/**
 * A member of the document itself, whatever the page put in its way: a form called `body` stands before the document's own
 * `body`, and old libraries put another object in the place of `Document`.
 */
export function ownOf<N extends keyof Document>(name: N): Document[N] {
  return Reflect.get(Object.getPrototypeOf(document) as Document, name, document);
}

/** `document.createElement`, by the document's own method. */
export function makeElement<T extends keyof HTMLElementTagNameMap>(tag: T): HTMLElementTagNameMap[T] {
  return ownOf('createElement').call(document, tag) as HTMLElementTagNameMap[T];
}

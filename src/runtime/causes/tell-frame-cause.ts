import { tellCause } from './tell-cause.ts';

/** The hidden frame through which calls go did not answer. */
export function tellSilentSession(origin: string, failure: unknown): void {
  tellCause(globalThis.crossOriginIsolated ? 'page-isolated' : 'session-frame-silent', { origin, page: location.origin }, { failure });
}

/** The frame inside of an element did not answer. */
export function tellSilentFrame(element: Element, origin: string, failure: unknown): void {
  tellCause('element-frame-silent', { tag: element.localName, origin, page: location.origin }, { elements: [element], failure });
}

/** The frame inside of an element may not do what it should. @param missing permissions, as browsers name them */
export function tellMissing(element: Element, missing: readonly string[]): void {
  tellCause('permission-missing', { tag: element.localName, missing: missing.join(', ') }, { elements: [element] });
}

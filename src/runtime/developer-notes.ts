/** What the author of a page reads in the console; viewers read sentences of their own. A chunk of its own: it is needed when something is wrong. */

/** A refusal that a browser hides looks like no answer. @param page the page's own origin */
export function noteNoAnswer(origin: string, page: string): void {
  // A sandboxed document has an address, and no origin.
  if (globalThis.origin === 'null') {
    console.error('[footlight] This page is sandboxed and has no origin that a tenant could register: nothing can work here. Add allow-same-origin to the sandbox, or leave it out.');
    return;
  }
  console.error(`[footlight] ${origin} answers nothing that this page may read. See that it is up, and that exactly ${page} is registered with the tenant.`);
}

export function noteSilentFrame(origin: string, failure: unknown): void {
  console.error(
    `[footlight] The session frame of ${origin} did not answer; it is tried again. Allow ${origin} in frame-src of this page's content policy, `
    + "and see whether this page's origin is registered with the tenant.",
    failure,
  );
}

export function noteRemovedFrame(): void {
  console.warn('[footlight] The page removed the session frame (<iframe title="Footlight session">), through which calls go. It was put back; leave it under <html>.');
}

export function noteLanguage(wanted: string): void {
  console.warn(`[footlight] ${JSON.stringify(wanted)} is no language tag, so the tenant's own language is shown. Write lang="en" or lang="pt-BR" on <html>.`);
}

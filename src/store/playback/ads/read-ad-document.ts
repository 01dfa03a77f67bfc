/** Milliseconds for one document; wrappers have as long each, within the patience of the whole break. */
const PATIENCE = 4000;
/** Bytes. chosen: a hundred times what an ad server answers */
const LONGEST = 1_000_000;

export const isWebAddress = (address: string): boolean => /^https?:\/\//i.test(address);

/**
 * Fetches and parses a VAST or VMAP document.
 *
 * By the request itself: a parser of text is refused on pages that require Trusted Types.
 * chosen: without cookies on other sites, so that watching an ad does not follow a viewer there.
 *
 * @returns undefined when it cannot be had: the title goes on without it
 */
export function readAdDocument(url: string, signal: AbortSignal): Promise<Document | undefined> {
  if (!isWebAddress(url) || signal.aborted) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    request.open('GET', url);
    request.responseType = 'document';
    request.overrideMimeType('text/xml');
    request.timeout = PATIENCE;
    request.addEventListener('progress', ({ loaded }) => { if (loaded > LONGEST) stop(); });
    request.addEventListener('loadend', () => {
      signal.removeEventListener('abort', stop);
      resolve(request.status === 200 ? wellFormed(request.responseXML) : undefined);
    });
    signal.addEventListener('abort', stop);
    request.send();
  });
}

/** Some browsers give a document that tells of an error. */
const wellFormed = (document: Document | null): Document | undefined => (document?.querySelector('parsererror') ? undefined : document ?? undefined);

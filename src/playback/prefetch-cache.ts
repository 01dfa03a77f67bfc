/** A request that was sent before the engine asks for it. */
export interface PrefetchedResponse {
  response: Promise<Response>;
  /** `performance.now()` when it was sent. */
  openedAt: number;
  abort(): void;
}

/** Requests on their way, by address, until an engine takes them. */
export interface PrefetchCache {
  /** Sends a request. @returns undefined when the engine was quicker and asks for it itself */
  open(url: string): PrefetchedResponse | undefined;
  /** Keeps requests that were sent elsewhere, by address. */
  adopt(sent: Iterable<readonly [url: string, PrefetchedResponse]>): void;
  /** Hands a request over, once. */
  take(url: string): PrefetchedResponse | undefined;
}

/** chosen: long enough for an engine to arrive on a slow connection; a later response would be stale. */
const KEEP_MS = 15_000;

/** @param fetchFile how bytes are asked for */
export function createPrefetchCache(fetchFile: typeof fetch = (...request) => fetch(...request)): PrefetchCache {
  const kept = new Map<string, PrefetchedResponse & { expiry: ReturnType<typeof setTimeout> }>();
  const taken = new Set<string>();
  const take = (url: string) => {
    const found = kept.get(url);
    taken.add(url);
    setTimeout(() => taken.delete(url), KEEP_MS);
    if (!found) return undefined;
    clearTimeout(found.expiry);
    kept.delete(url);
    return found;
  };
  const keep = (url: string, sent: PrefetchedResponse) => {
    const entry = { ...sent, expiry: setTimeout(() => take(url)?.abort(), KEEP_MS) };
    // A request that failed is sent again by the engine, which reports what is wrong.
    sent.response.catch(() => {
      if (kept.get(url) !== entry) return;
      clearTimeout(entry.expiry);
      kept.delete(url);
    });
    kept.set(url, entry);
    return entry;
  };
  return {
    take,
    adopt(sent) {
      for (const [url, request] of sent) {
        if (!kept.has(url) && !taken.has(url)) keep(url, request);
      }
    },
    open(url) {
      const known = kept.get(url);
      if (known) return known;
      if (taken.has(url)) return undefined;
      const control = new AbortController();
      const response = fetchFile(url, { credentials: 'same-origin', signal: control.signal });
      return keep(url, { response, openedAt: performance.now(), abort: () => control.abort() });
    },
  };
}

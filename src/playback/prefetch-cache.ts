/** A request that was sent before anybody asked for its answer. */
export interface PrefetchedResponse {
  response: Promise<Response>;
  /** `performance.now()` when it was sent. */
  openedAt: number;
  abort(): void;
}

/** Answers on their way, kept by address until an engine takes them. */
export interface PrefetchCache {
  /** Sends for an address. @returns undefined when the engine was quicker and asks for it itself */
  open(url: string): PrefetchedResponse | undefined;
  /** Hands an answer over, once. */
  take(url: string): PrefetchedResponse | undefined;
}

/** Long enough for an engine to travel on a slow line; later the answer would be stale. Chosen. */
const KEEP_MS = 15_000;

/** @param fetchFile how bytes are asked for */
export function createPrefetchCache(fetchFile: typeof fetch = (...request) => fetch(...request)): PrefetchCache {
  const shelf = new Map<string, PrefetchedResponse & { forget: ReturnType<typeof setTimeout> }>();
  const asked = new Set<string>();
  const take = (url: string) => {
    const found = shelf.get(url);
    asked.add(url);
    setTimeout(() => asked.delete(url), KEEP_MS);
    if (!found) return undefined;
    clearTimeout(found.forget);
    shelf.delete(url);
    return found;
  };
  return {
    take,
    open(url) {
      const known = shelf.get(url);
      if (known) return known;
      if (asked.has(url)) return undefined;
      const control = new AbortController();
      const response = fetchFile(url, { credentials: 'same-origin', signal: control.signal });
      response.catch(() => shelf.delete(url));
      const forget = setTimeout(() => take(url)?.abort(), KEEP_MS);
      const entry = { response, openedAt: performance.now(), abort: () => control.abort(), forget };
      shelf.set(url, entry);
      return entry;
    },
  };
}

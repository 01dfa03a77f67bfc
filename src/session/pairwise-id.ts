/**
 * A viewer's id for one registered origin: the same at each visit there, and another one for every other origin, so that
 * partners cannot join what they know of their visitors.
 *
 * @param key the viewer's own, which no partner has
 * @returns undefined where the browser hashes nothing, on a platform without https
 * @source chosen: as OpenID Connect Core 1.0 §8.1 makes pairwise subjects
 */
export async function pairwiseIdOf(key: string, origin: string): Promise<string | undefined> {
  if (!globalThis.isSecureContext) return undefined;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify([key, origin])));
  return btoa(String.fromCharCode(...new Uint8Array(hash))).slice(0, 22).replaceAll('+', '-').replaceAll('/', '_');
}

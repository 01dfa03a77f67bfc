import * as z from 'zod/mini';
import { grants, noGrants, type Grants } from './grants.ts';
import { originRefusal, urlOf, wildcard, type OriginRefusal } from './origin.ts';

/** A site that may embed us and talk to us, with what it may do. */
export interface RegisteredOrigin {
  /** An exact origin, or `https://*.example.com`. */
  readonly origin: string;
  readonly grants: Grants;
}

/** Why an entry of a realm's list was left out. */
export type EntryRefusal = OriginRefusal | 'bad-grants' | 'duplicate' | 'too-many' | 'not-a-list';

export interface BadEntry {
  /** Shortened, for the platform's log. */
  readonly entry: string;
  readonly reason: EntryRefusal;
}

/** A realm's list as it was read. The platform refuses to start while `badEntries` is not empty. */
export interface RegisteredOrigins {
  readonly origins: readonly RegisteredOrigin[];
  readonly badEntries: readonly BadEntry[];
}

const listLimit = 500;
const listEntry = z.object({ origin: z.unknown(), grants: z.optional(z.unknown()) });

function readEntry(entry: unknown): RegisteredOrigin | EntryRefusal {
  const parsed = typeof entry === 'string' ? { success: true as const, data: { origin: entry, grants: undefined } } : listEntry.safeParse(entry);
  if (!parsed.success) return 'not-a-string';
  const refusal = originRefusal(parsed.data.origin);
  if (refusal) return refusal;
  if (parsed.data.grants === undefined) return { origin: parsed.data.origin as string, grants: noGrants };
  const held = grants.safeParse(parsed.data.grants);
  return held.success ? { origin: parsed.data.origin as string, grants: held.data } : 'bad-grants';
}

function nameOf(entry: unknown): string {
  const named = typeof entry === 'object' && entry !== null && Object.hasOwn(entry, 'origin') ? (entry as { origin: unknown }).origin : entry;
  return (typeof named === 'string' ? named : typeof named).slice(0, 100);
}

/**
 * Reads a realm's list of registered origins: the one rule of the bridge, the frame guard, the policy header and the platform's CORS.
 *
 * @param raw texts, or `{origin, grants}`; a bare text is registered without any grant
 */
export function readRegisteredOrigins(raw: unknown): RegisteredOrigins {
  if (raw !== undefined && raw !== null && !Array.isArray(raw)) return { origins: [], badEntries: [{ entry: nameOf(raw), reason: 'not-a-list' }] };
  const origins = new Map<string, RegisteredOrigin>();
  const badEntries: BadEntry[] = [];
  for (const [index, entry] of ((raw ?? []) as unknown[]).entries()) {
    const read = index >= listLimit ? 'too-many' : readEntry(entry);
    if (typeof read === 'string') badEntries.push({ entry: nameOf(entry), reason: read });
    else if (origins.has(read.origin)) badEntries.push({ entry: nameOf(entry), reason: 'duplicate' });
    else origins.set(read.origin, read);
  }
  return { origins: [...origins.values()], badEntries };
}

/** Whether a browser's origin lies under a pattern: same port, same labels from the right, at least one more. */
function liesUnder(pattern: string, url: URL): boolean {
  const base = urlOf(`https://${pattern.slice(wildcard.length)}`);
  if (!base || url.protocol !== 'https:' || url.port !== base.port) return false;
  const wanted = base.hostname.split('.').reverse();
  const given = url.hostname.split('.').reverse();
  return given.length > wanted.length && given.every((label) => label !== '') && wanted.every((label, i) => label === given[i]);
}

/**
 * What an origin may do, or null when it is not registered.
 *
 * An exact entry is stronger than a pattern, a longer pattern stronger than a shorter one.
 *
 * @param origin as the browser gives it in `event.origin`
 */
export function grantsOf(list: readonly RegisteredOrigin[], origin: unknown): Grants | null {
  const url = typeof origin === 'string' && !origin.includes('*') ? urlOf(origin) : undefined;
  if (!url) return null;
  const exact = list.find((entry) => entry.origin === origin);
  if (exact) return exact.grants;
  const under = list.filter((entry) => entry.origin.startsWith(wildcard) && liesUnder(entry.origin, url));
  const nearest = under.sort((a, b) => b.origin.length - a.origin.length)[0];
  return nearest ? nearest.grants : null;
}

/** Whether a browser's origin is in the list. An opaque origin, the text `null`, never is. */
export const isRegistered = (list: readonly RegisteredOrigin[], origin: unknown): boolean => grantsOf(list, origin) !== null;

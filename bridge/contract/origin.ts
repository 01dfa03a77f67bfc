import * as z from 'zod/mini';
import { grants, noGrants, type Grants } from './grants.ts';

/** A site that may embed us and talk to us, with what it may do. */
export interface RegisteredOrigin {
  /** An exact origin, or `https://*.example.com`. */
  readonly origin: string;
  readonly grants: Grants;
}

export type OriginRefusal = 'not-a-string' | 'not-an-origin' | 'not-secure' | 'bad-pattern' | 'bad-grants' | 'duplicate' | 'too-many';
export interface LoadedOrigins {
  readonly origins: readonly RegisteredOrigin[];
  /** What was left out and why; the entry is shortened, for the platform's log. */
  readonly refused: readonly { readonly entry: string; readonly reason: OriginRefusal }[];
}

const wildcard = 'https://*.';
const listLimit = 500;
const listEntry = z.object({ origin: z.unknown(), grants: z.optional(z.unknown()) });

function urlOf(origin: string): URL | undefined {
  try {
    const url = new URL(origin);
    return url.origin === origin ? url : undefined;
  } catch {
    return undefined;
  }
}

/** Names that never leave this machine, where plain http is as private as https. */
export const isLoopbackName = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1' || hostname === '[::1]';

const isWholeName = (hostname: string) => hostname.split('.').every((label) => label !== '');
const isAddress = (hostname: string) => hostname.startsWith('[') || /^\d+(?:\.\d+){3}$/.test(hostname);

function patternRefusal(pattern: string): OriginRefusal | undefined {
  if (!pattern.startsWith(wildcard)) return 'bad-pattern';
  const base = urlOf(`https://${pattern.slice(wildcard.length)}`);
  if (!base || base.hostname.includes('*') || isAddress(base.hostname)) return 'bad-pattern';
  const labels = base.hostname.split('.');
  return labels.length >= 2 && isWholeName(base.hostname) ? undefined : 'bad-pattern';
}

/**
 * Why a text may not be registered, or undefined when it may.
 *
 * Registered is what the browser itself would write (`new URL(o).origin === o`): https, or http for loopback names;
 * or the one pattern `https://*.example.com`.
 *
 * @source spec 1 §5 (registered origins); form chosen: look-alikes and paths cannot be written in it
 */
export function originRefusal(candidate: unknown): OriginRefusal | undefined {
  if (typeof candidate !== 'string') return 'not-a-string';
  if (candidate.includes('*')) return patternRefusal(candidate);
  const url = urlOf(candidate);
  if (!url || !isWholeName(url.hostname)) return 'not-an-origin';
  if (url.protocol === 'https:') return undefined;
  return url.protocol === 'http:' && isLoopbackName(url.hostname) ? undefined : 'not-secure';
}

/** A text as a registered origin, for schemas that hold a list of them. */
export const registeredOrigin = z.string().check(z.refine((text) => originRefusal(text) === undefined));

function readEntry(entry: unknown): RegisteredOrigin | OriginRefusal {
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
 * Reads a realm's list of registered origins; what does not belong there is refused here, not at the first message.
 *
 * @param raw texts, or `{origin, grants}`; a bare text is registered without any grant
 */
export function loadOrigins(raw: unknown): LoadedOrigins {
  const origins = new Map<string, RegisteredOrigin>();
  const refused: { entry: string; reason: OriginRefusal }[] = [];
  for (const [index, entry] of (Array.isArray(raw) ? (raw as unknown[]) : []).entries()) {
    const read = index >= listLimit ? 'too-many' : readEntry(entry);
    if (typeof read === 'string') refused.push({ entry: nameOf(entry), reason: read });
    else if (origins.has(read.origin)) refused.push({ entry: nameOf(entry), reason: 'duplicate' });
    else origins.set(read.origin, read);
  }
  return { origins: [...origins.values()], refused };
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

export const isRegistered = (list: readonly RegisteredOrigin[], origin: unknown): boolean => grantsOf(list, origin) !== null;

import * as z from 'zod/mini';

/** Why a text is no registered origin. */
export type OriginRefusal = 'not-a-string' | 'not-an-origin' | 'not-secure' | 'bad-pattern';

/** How the one pattern begins: any subdomain, over https. */
export const wildcard = 'https://*.';

export const isPattern = (origin: string): boolean => origin.startsWith(wildcard);

/** The address of an origin written as a browser writes it; undefined for any other text, the word `null` among them. */
export function urlOf(origin: string): URL | undefined {
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

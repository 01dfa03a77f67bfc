import { chromiumPath } from './chromium-flags.ts';

/** Chromium without the parts around the page has no setting that denies storage to frames of another site. */
export const isLeanChromium = chromiumPath.includes('headless-shell');

/**
 * Denies storage and locks to frames of another site than the page, as a browser does that blocks third-party cookies.
 *
 * Runs in the page before its own scripts. Sites under `localhost` are told apart by the name before it.
 */
export function denyThirdPartyStorage(): void {
  const siteOf = (origin: string): string => origin.split('//').at(-1)?.split(':')[0]?.split('.').slice(-2).join('.') ?? '';
  if (![...location.ancestorOrigins].some((origin) => siteOf(origin) !== siteOf(location.origin))) return;
  const refusal = (): DOMException => new DOMException('Access is denied for this document.', 'SecurityError');
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, { configurable: true, get: () => { throw refusal(); } });
  }
  if (!('locks' in navigator)) return;
  LockManager.prototype.request = () => Promise.reject(refusal());
  LockManager.prototype.query = () => Promise.reject(refusal());
}

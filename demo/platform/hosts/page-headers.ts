import { tenantPolicy } from './content-policy.ts';

/** Abilities that no page of ours uses, nor anything inside it. */
const permissions = ['camera', 'display-capture', 'geolocation', 'hid', 'microphone', 'midi', 'serial', 'usb'].map((name) => `${name}=()`).join(', ');

/**
 * The headers of every document on a tenant's own host.
 *
 * A page of the site is framed by the site alone and keeps its windows from other sites' pages. chosen: an embed page
 * (`/frames/…`) keeps its opener, because a provider may open it as a window
 *
 * @param kind a page of the site, or an embed page with the origins that may frame it
 * @source design/bridge.md "Origins"
 */
export function pageHeaders(origins: { api: string; media: string }, kind: 'own' | { framedBy: readonly string[] }): Record<string, string> {
  const framedBy = kind === 'own' ? [] : kind.framedBy;
  return {
    'content-security-policy': tenantPolicy({ ...origins, framedBy }),
    'permissions-policy': permissions,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
    ...(kind === 'own' ? { 'cross-origin-opener-policy': 'same-origin-allow-popups' } : {}),
  };
}

import type { PathMatch } from '../../../src/routing/match-path.ts';
import type { RouteName } from '../../../src/routing/route-names.ts';
import { tenantPolicy } from './content-policy.ts';

/** Abilities that no page of ours uses, nor anything inside it. */
const permissions = ['camera', 'display-capture', 'geolocation', 'hid', 'microphone', 'midi', 'serial', 'usb'].map((name) => `${name}=()`).join(', ');

/** Whom a document may reach, beside its own host. */
type PageOrigins = Pick<Parameters<typeof tenantPolicy>[0], 'api' | 'media' | 'ads' | 'toolkit' | 'cardFields' | 'frames' | 'partnerScript'>;

/** Which kind of document, and who may frame it. */
export type PageKind = 'own' | { framedBy: readonly string[]; isSite?: boolean };

const returnPages: readonly RouteName[] = ['oauth', 'oidc', 'oidc-login', 'oidc-signup', 'oidc-logout'];

/** Whether a provider may lead back to this page in a window of its own: an operator's page does to the end of the picker. */
export const isReturnPage = ({ name, params }: PathMatch): boolean => returnPages.includes(name) || (name === 'providers' && params.result === 'success');

/**
 * What differs on a page that a provider returns to in a window of its own.
 *
 * It keeps its opener, which a browser takes away between pages whose policies differ: without it the window could not hand over what the
 * provider brought. It says nothing to an opener of another origin. Its address holds a code, so it is no referrer.
 */
export const returnPageHeaders = { 'cross-origin-opener-policy': 'unsafe-none', 'referrer-policy': 'no-referrer' } as const;

const secretPages: readonly RouteName[] = ['reset-password', 'reset-password-alternate', 'magic-link', 'email-confirmation', 'confirm-reset', 'activate-user', 'impersonate', 'withdraw', 'gift-redeem'];

/** What differs on a page whose address may hold a secret, as a link of a mail does: it is no referrer, not even of the page's own files. */
export const secretPageHeaders = ({ name }: PathMatch): Record<string, string> => (secretPages.includes(name) ? { 'referrer-policy': 'no-referrer' } : {});

/**
 * The headers of every document on a tenant's own host.
 *
 * A page of the site is framed by the site alone and keeps its windows from other sites' pages. chosen: an embed page
 * (`/frames/…`) keeps its opener, because a provider may open it as a window
 *
 * An embed page may stand in a page that isolates itself (`Cross-Origin-Embedder-Policy`): such a page shows only frames that
 * isolate themselves too. chosen: `credentialless`, so that pictures of a media host that sends no CORP are still shown
 *
 * The site alone shows pages of others in frames, and runs a partner's sign-in script on that partner's own sign-in pages.
 *
 * @param kind a page of the site, which a realm may let others frame; or an embed page with the origins that may frame it
 * @source design/bridge.md "Origins"
 */
export function pageHeaders({ frames, partnerScript, ...origins }: PageOrigins, kind: PageKind): Record<string, string> {
  const { framedBy, isSite } = kind === 'own' ? { framedBy: [], isSite: true } : kind;
  return {
    'content-security-policy': tenantPolicy({ ...origins, framedBy, isSite: isSite === true, ...(isSite ? { partnerScript, ...(frames ? { frames } : {}) } : {}) }),
    'permissions-policy': permissions,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
    ...(isSite
      ? { 'cross-origin-opener-policy': 'same-origin-allow-popups' }
      : { 'cross-origin-embedder-policy': 'credentialless', 'cross-origin-resource-policy': 'cross-origin' }),
  };
}

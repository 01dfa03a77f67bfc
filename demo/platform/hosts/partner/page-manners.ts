import { partnerPolicy, type PartnerPolicyOrigins } from '../content-policy.ts';

/** How one page of a partner is sent: its content policy, and headers beside it. */
export interface PageManner {
  /** @param nonce fresh for each answer; the page's `{{nonce}}` is the same. @returns undefined for a page without a policy */
  policy?(origins: PartnerPolicyOrigins, nonce: string): string | undefined;
  headers?: Readonly<Record<string, string>>;
}

const without = (policy: string, ...names: readonly string[]): string =>
  policy.split('; ').filter((directive) => !names.includes(directive.split(' ')[0] ?? '')).join('; ');
const withSource = (policy: string, name: string, ...values: readonly string[]): string =>
  policy.split('; ').map((directive) => (directive.split(' ')[0] === name ? [name, ...values].join(' ') : directive)).join('; ');
const typed = ['require-trusted-types-for', 'trusted-types'];
const isolation = (embedder: 'require-corp' | 'credentialless') => ({ 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': embedder });

/** A framework brings a Trusted Types policy of its own, or none. */
const framework: PageManner = { policy: (origins) => without(partnerPolicy(origins), ...typed) };
/** Angular compiles its templates in the browser here. */
const compiling: PageManner = { policy: (origins) => withSource(without(partnerPolicy(origins), ...typed), 'script-src', "'self'", "'unsafe-eval'", ...origins.tenants) };

/** A page whose own bundle has the elements. */
const bundled: PageManner = { policy: (origins) => withSource(without(partnerPolicy(origins), ...typed), 'script-src', "'self'") };
/** A page without a build names its modules in an import map, which is inline. */
const mapped: PageManner = { policy: (origins, nonce) => withSource(partnerPolicy(origins), 'script-src', "'self'", `'nonce-${nonce}'`) };

/** Pages that tenants show inside of their own. */
const framedByTenants: PageManner = { policy: (origins) => withSource(partnerPolicy(origins), 'frame-ancestors', ...origins.tenants) };

/** chosen: media-chrome writes its markup by `innerHTML`, which Trusted Types refuse. */
const manners: Readonly<Record<string, PageManner>> = {
  'bench-media-chrome.html': { policy: () => undefined },
  'frameworks/media-chrome.html': { policy: () => undefined },
  'frameworks/react-player.html': framework,
  'hosts/isolated.html': { headers: isolation('require-corp') },
  'hosts/isolated-credentialless.html': { headers: isolation('credentialless') },
  'hosts/nonce.html': { policy: (origins, nonce) => withSource(partnerPolicy(origins), 'script-src', `'nonce-${nonce}'`) },
  'hosts/strict-dynamic.html': { policy: (origins, nonce) => withSource(partnerPolicy(origins), 'script-src', `'nonce-${nonce}'`, "'strict-dynamic'") },
  'hosts/base-href.html': { policy: (origins) => without(partnerPolicy(origins), 'base-uri') },
  'hosts/sandboxed.html': { policy: () => 'sandbox allow-scripts' },
  'framed/shop.html': framedByTenants,
  'framed/quiz.html': framedByTenants,
  'frameworks/react.html': framework,
  'frameworks/vue.html': framework,
  'frameworks/svelte.html': framework,
  'frameworks/angular.html': compiling,
  'frameworks/angular-zoneless.html': compiling,
  // What partners' own projects make of the package (`test/plugins/package/projects`): nothing of the tenant's is run by address.
  ...Object.fromEntries(['react', 'react-server', 'vue', 'svelte', 'angular'].map((name) => [`packed/${name}/index.html`, bundled])),
  'packed/plain/index.html': mapped,
  'packed/pinned/index.html': { policy: (origins, nonce) => withSource(partnerPolicy(origins), 'script-src', `'nonce-${nonce}'`, ...origins.tenants) },
};

/** How a page is sent; strict and without more headers, where the table says nothing. */
export function mannerOf(path: string): Required<PageManner> {
  return { policy: partnerPolicy, headers: {}, ...(Object.hasOwn(manners, path) ? manners[path] : {}) };
}

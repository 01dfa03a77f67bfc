import type { RouteName } from './route-names.ts';

/**
 * Pages to which a payment or identity provider may return by a posted form.
 *
 * @source spec 2 §2 "pay (provider return)", "payment confirmation", "payment authorization"; spec 3 §2 "OIDC", "oauth"; chosen: Apple's callback is
 *   the `oauth` page of its provider, as the spec names no path for it
 */
export const routesWithPost = ['pay', 'payment', 'payment-confirmation', 'payment-authorization', 'oidc', 'oidc-login', 'oidc-signup', 'oauth'] as const satisfies readonly RouteName[];

/** Whether a form may be posted to this page. */
export function takesPost(name: RouteName): boolean {
  return (routesWithPost as readonly RouteName[]).includes(name);
}

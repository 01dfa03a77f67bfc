import type { AccessRequest } from '../../parts/access/access-request.ts';

/** Events of the checkout. */
export interface CheckoutEvents {
  /** These licences are the viewer's now. */
  purchased: { licenceIds: readonly string[] };
  /** A guest wants to buy; cancelable: prevent it to show your own way. */
  'sign-in-required': AccessRequest;
}

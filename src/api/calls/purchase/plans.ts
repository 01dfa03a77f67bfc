import { heldLicence, subscriptionChange } from '../../../contracts/purchase/held-licence.ts';
import { planChange, planQuery, planQuote } from '../../../contracts/purchase/plan.ts';
import { defineCall } from '../../call.ts';
import { pathOf } from '../../path-of.ts';

/** What another licence of the family is changed to, so that every element shows it. */
const changes = { subject: 'entitlements', ids: () => [] } as const;

/** What a change of plan costs, and from when it holds; 409 INVALID_TIER_CHANGE for one that is not possible. @source spec 2 §7 "/basket/changes"; chosen: POST, as a quote is kept */
export const previewPlan = defineCall({
  name: 'previewPlan', method: 'POST', auth: 'member', base: (e) => e.v2,
  input: planQuery, output: planQuote,
  request: (body) => ({ path: '/basket/changes', body }),
});

/**
 * Changes the plan for what was shown. 409 `stale-quote` where anything has changed since: nothing is charged then. The same quote is never charged twice.
 *
 * chosen: a minute, as for a payment
 *
 * @returns the new licence; the old one where it changes later, or where the payer confirms first
 */
export const changePlan = defineCall({
  name: 'changePlan', method: 'POST', auth: 'member', base: (e) => e.v2, limitMs: 60_000, changes,
  input: planChange, output: heldLicence,
  request: ({ quoteId }) => ({ path: pathOf`/basket/changes/${quoteId}`, body: {} }),
});

/** Takes a change back that has not happened yet. @source design/checkout.md 5, 7 */
export const keepPlan = defineCall({
  name: 'keepPlan', method: 'DELETE', auth: 'member', base: (e) => e.v2, changes,
  input: subscriptionChange, output: heldLicence,
  request: ({ licenceId, version }) => ({ path: pathOf`/basket/changes/${licenceId}`, headers: { 'if-match': `"${version}"` } }),
});

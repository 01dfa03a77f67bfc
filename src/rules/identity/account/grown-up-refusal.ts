import type { Viewer } from '../../../contracts/identity/viewer.ts';

/**
 * Why this profile neither buys nor changes the account, as a label key; undefined for a guest and for a grown-up without restriction.
 *
 * The platform refuses the same: what it would refuse is not offered.
 *
 * @source spec 2 §6; chosen: a restricted grown-up is not called a child
 */
export function grownUpRefusal(viewer: Viewer | undefined): 'kidPurchasePermissionDenied' | 'accountForGrownUpsLead' | undefined {
  if (viewer?.who !== 'member') return undefined;
  if (viewer.profileType === 'child') return 'kidPurchasePermissionDenied';
  return viewer.restricted ? 'accountForGrownUpsLead' : undefined;
}

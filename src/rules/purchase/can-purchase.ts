import type { Licence } from '../../contracts/purchase/licence.ts';
import type { Viewer } from '../../contracts/identity/viewer.ts';

/** Why this viewer cannot buy anything, as a label key. @source spec 2 §6 */
export function viewerRefusal(viewer: Viewer | undefined): 'signInToPurchase' | 'kidPurchasePermissionDenied' | undefined {
  if (viewer?.who !== 'member') return 'signInToPurchase';
  return viewer.profileType === 'child' ? 'kidPurchasePermissionDenied' : undefined;
}

/** Whether the licence lets its holder watch now. */
export function isHeld({ status }: Licence): boolean {
  return status?.status === 'ACTIVE' || status?.status === 'TRIAL_ACTIVE';
}

/** Expired by a pause: it cannot be watched with, and goes on when it is resumed. @source spec 2 §4 "A licence is current when ACTIVE, or EXPIRED while paused" */
function isPausedExpired({ status }: Licence): boolean {
  return status?.status === 'EXPIRED' && status.pauseState === 'PAUSED';
}

/** Why a licence is not for sale to this viewer, as a label key. */
export type LicenceRefusal = 'alreadyOwned' | 'licencePaused' | 'higherLicenceHeld' | 'higherLicencePaused' | 'notAvailableHere';

/**
 * Why this licence cannot be bought, as a label key.
 *
 * @param family the licences of its family
 * @param offer every licence of the tenant: one of another family may include this one
 * @source spec 2 §4 "Purchasability"; chosen: a licence with unknown terms or an unknown status is not sold, nor one that a held licence includes
 */
export function licenceRefusal(licence: Licence, family: readonly Licence[] = [], offer: readonly Licence[] = []): LicenceRefusal | undefined {
  if (isHeld(licence)) return 'alreadyOwned';
  if (isPausedExpired(licence)) return 'licencePaused';
  if (licence.purchaseStrategy.type === 'UNKNOWN' || licence.type === 'UNKNOWN' || licence.status?.status === 'UNKNOWN') return 'notAvailableHere';
  const above = [...family.filter((other) => other.rank > licence.rank), ...offer.filter((other) => licence.includedIn.includes(other.licenceId))];
  if (above.some(isHeld)) return 'higherLicenceHeld';
  return above.some(isPausedExpired) ? 'higherLicencePaused' : undefined;
}

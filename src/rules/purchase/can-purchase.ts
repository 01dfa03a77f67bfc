import type { Licence, LicenceOffer } from '../../contracts/purchase/licence.ts';
import type { Viewer } from '../../contracts/identity/viewer.ts';
import { grownUpRefusal } from '../identity/account/grown-up-refusal.ts';

/** Why somebody cannot buy anything, whatever they do on this page; as a label key. */
export type PurchaseGate = 'kidPurchasePermissionDenied' | 'accountForGrownUpsLead' | 'signupGeoRestriction' | 'vpnErrorMessage' | 'notAvailableHere';

/**
 * Why this viewer cannot buy anything, as a label key.
 *
 * @param place why nothing is sold where the viewer is, as the platform says it
 * @source spec 2 §6; chosen: the order. A child is told of its profile first; who is at the wrong place is not asked to sign in for nothing, and a reason that this build does not know is a reason
 */
export function viewerRefusal(viewer: Viewer | undefined, place?: LicenceOffer['refusal']): PurchaseGate | 'signInToPurchase' | undefined {
  const ofProfile = grownUpRefusal(viewer);
  if (ofProfile) return ofProfile;
  if (place) return place === 'UNKNOWN' ? 'notAvailableHere' : place;
  return viewer?.who === 'member' ? undefined : 'signInToPurchase';
}

const gates: readonly string[] = ['kidPurchasePermissionDenied', 'accountForGrownUpsLead', 'signupGeoRestriction', 'vpnErrorMessage'] satisfies PurchaseGate[];

/** Whether the reason why a call was refused is one that stands in place of the page. @param labelKey of the refusal */
export const isPurchaseGate = (labelKey: string | undefined): labelKey is PurchaseGate => labelKey !== undefined && gates.includes(labelKey);

/** Whether the licence lets its holder watch now. */
export function isHeld({ status }: Licence): boolean {
  return status?.status === 'ACTIVE' || status?.status === 'TRIAL_ACTIVE';
}

/** Expired by a pause: it cannot be watched with, and goes on when it is resumed. @source spec 2 §4 "A licence is current when ACTIVE, or EXPIRED while paused" */
function isPausedExpired({ status }: Licence): boolean {
  return status?.status === 'EXPIRED' && status.pauseState === 'PAUSED';
}

/** Why a licence is not for sale to this viewer, as a label key. */
export type LicenceRefusal = 'alreadyOwned' | 'licencePaused' | 'higherLicenceHeld' | 'higherLicencePaused' | 'offerSoldBy' | 'notAvailableHere';

/**
 * Why this licence cannot be bought, as a label key.
 *
 * @param family the licences of its family
 * @param offer every licence of the tenant: one of another family may include this one
 * @source spec 2 §4 "Purchasability"; chosen: a licence with unknown terms, an unknown status or an unknown button is not sold, nor one that a held licence includes
 */
export function licenceRefusal(licence: Licence, family: readonly Licence[] = [], offer: readonly Licence[] = []): LicenceRefusal | undefined {
  if (isHeld(licence)) return 'alreadyOwned';
  if (isPausedExpired(licence)) return 'licencePaused';
  if (licence.purchaseStrategy.type === 'UNKNOWN' || licence.type === 'UNKNOWN' || licence.status?.status === 'UNKNOWN' || licence.ctaControl === 'UNKNOWN') return 'notAvailableHere';
  if (licence.ctaControl === 'EXTERNAL') return licence.purchaseStrategy.externalAuthProviderDetails ? 'offerSoldBy' : 'notAvailableHere';
  const blocking = blockingLicence(licence, family, offer);
  if (!blocking) return undefined;
  return isHeld(blocking) ? 'higherLicenceHeld' : 'higherLicencePaused';
}

/**
 * The licence of this viewer that includes this one: of a higher rank in its family, or one that opens all that it opens. One that runs goes before one that rests.
 *
 * @source spec 2 §4 "A licence of higher rank in the same family blocks lower ranks (upgrade block)"
 */
export function blockingLicence(licence: Licence, family: readonly Licence[] = [], offer: readonly Licence[] = []): Licence | undefined {
  const above = [...family.filter((other) => other.rank > licence.rank), ...offer.filter((other) => licence.includedIn.includes(other.licenceId))];
  return above.find(isHeld) ?? above.find(isPausedExpired);
}

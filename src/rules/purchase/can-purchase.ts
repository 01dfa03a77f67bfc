import type { AmountEntry, Licence } from '../../contracts/purchase/licence.ts';
import type { Viewer } from '../../contracts/identity/viewer.ts';

/** Why this viewer cannot buy anything, as a label key. @source spec 2 §6 */
export function viewerRefusal(viewer: Viewer | undefined): 'signInToPurchase' | 'kidPurchasePermissionDenied' | undefined {
  if (viewer?.who !== 'member') return 'signInToPurchase';
  return viewer.profileType === 'child' ? 'kidPurchasePermissionDenied' : undefined;
}

/** Whether the licence lets its holder watch now. @source spec 2 §4 "A licence is current when ACTIVE" */
export function isHeld({ status }: Licence): boolean {
  return status?.status === 'ACTIVE' || status?.status === 'TRIAL_ACTIVE';
}

/** Why a licence is not for sale to this viewer, as a label key. */
export type LicenceRefusal = 'alreadyOwned' | 'higherLicenceHeld' | 'licenceFree' | 'notAvailableHere';

/**
 * Why this licence cannot be bought, as a label key.
 *
 * @param family the licences of its family
 * @source spec 2 §4 "A licence of higher rank in the same family blocks lower ranks"; a free one needs no purchase; chosen: a
 *   licence with unknown terms or an unknown status is not sold
 */
export function licenceRefusal(licence: Licence, family: readonly Licence[] = []): LicenceRefusal | undefined {
  if (isHeld(licence)) return 'alreadyOwned';
  if (licence.purchaseStrategy.type === 'UNKNOWN' || licence.status?.status === 'UNKNOWN') return 'notAvailableHere';
  if (licence.type === 'FREE' || licence.amounts.length === 0) return 'licenceFree';
  return family.some((other) => other.rank > licence.rank && isHeld(other)) ? 'higherLicenceHeld' : undefined;
}

/** The price a viewer pays: the local one, else the default one. @source spec 2 §3 "Price choice", else amount 0: no price */
export function licencePrice({ amounts }: Licence): AmountEntry | undefined {
  return amounts.find((entry) => entry.local) ?? amounts.find((entry) => entry.default);
}

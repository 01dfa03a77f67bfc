import { readLicences } from '../../../api/calls/purchase.ts';
import type { Licence } from '../../../contracts/purchase/licence.ts';
import type { StoreContext } from '../../store-context.ts';

/**
 * The licences that open a title, as they are on offer to this viewer.
 *
 * @returns empty where none of them is on offer, or the platform does not say: a refusal reads well without its price
 * @source spec 1 §8 "Access denied throws the licences so that the purchase flow opens"
 */
export async function readTitleOffers({ client }: Pick<StoreContext, 'client'>, licenceIds: readonly string[], signal: AbortSignal): Promise<Licence[]> {
  if (licenceIds.length === 0) return [];
  try {
    const { families, licences } = await client.call(readLicences, { licenceIds: [...licenceIds] }, { signal });
    const offered = [...families.flatMap((family) => family.licences), ...licences];
    return offered.filter(({ licenceId }) => licenceIds.includes(licenceId));
  } catch {
    return [];
  }
}

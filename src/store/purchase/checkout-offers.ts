import { isApiError } from '../../api/api-error.ts';
import { readLivePlayback, readVodPlayback } from '../../api/calls/playback.ts';
import { readLicences } from '../../api/calls/purchase.ts';
import type { Client } from '../../api/client.ts';
import type { Licence, LicenceOffer } from '../../contracts/purchase/licence.ts';
import { blockingLicence, licenceRefusal } from '../../rules/purchase/can-purchase.ts';
import { licencePrice } from '../../rules/purchase/licence-price.ts';
import { withHeldPlans } from './plans/held-plans.ts';
import type { OfferedLicence } from './checkout-state.ts';

/** What a checkout is asked to sell: these licences, or those of this content, or everything. */
export interface CheckoutQuestion {
  licenceIds?: readonly string[];
  contentId?: string;
}

/** What the tenant sells, and the part of it that the checkout was asked for. */
export interface Offers {
  all: OfferedLicence[];
  asked: OfferedLicence[];
  /** Why nothing is sold where the viewer is. */
  refusal?: LicenceOffer['refusal'];
}

/**
 * What is on offer, families first, in the platform's order.
 *
 * Everything is read whatever was asked for: a licence that nobody asked for may include or block one that was.
 *
 * @param mayChange whether what is held may be changed to something on offer
 * @throws ApiError
 */
export async function loadOffers(client: Client, { licenceIds, contentId }: CheckoutQuestion, mayChange: boolean): Promise<Offers> {
  const [offer, wanted] = await Promise.all([
    client.call(readLicences, {}),
    licenceIds ?? (contentId ? licencesOf(client, contentId) : []),
  ]);
  const all = mayChange ? await withHeldPlans(client, offeredLicences(offer)) : offeredLicences(offer);
  return { all, asked: wanted.length === 0 ? all : all.filter(({ licence }) => wanted.includes(licence.licenceId)), refusal: offer.refusal };
}

function offeredLicences({ families, licences }: LicenceOffer): OfferedLicence[] {
  const all = [...families.flatMap((family) => family.licences), ...licences];
  const offered = (licence: Licence, siblings: readonly Licence[]): OfferedLicence => ({
    licence, price: licencePrice(licence), refusalKey: licenceRefusal(licence, siblings, all), blockedBy: blockingLicence(licence, siblings, all)?.name,
  });
  const grouped = families.flatMap(({ id, name, licences: siblings }) => siblings.map((licence) => ({ ...offered(licence, siblings), family: { id, name } })));
  return [...grouped, ...licences.map((licence) => offered(licence, [licence]))];
}

/** The licences that open a title: its details name them, or a refused playback. Unknown ones leave the whole offer. @source spec 1 §3 "licences", §8 "licences thrown" */
async function licencesOf(client: Client, id: string): Promise<string[]> {
  for (const call of [readVodPlayback, readLivePlayback]) {
    try {
      const { licences } = await client.call(call, { id });
      return licences;
    } catch (failure) {
      if (!isApiError(failure)) return [];
      if (failure.status !== 404) return failure.body?.details?.licences ?? [];
    }
  }
  return [];
}

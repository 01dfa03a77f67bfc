import { isApiError } from '../../api/api-error.ts';
import { readLivePlayback, readVodPlayback } from '../../api/calls/playback.ts';
import { readLicences } from '../../api/calls/purchase.ts';
import type { Client } from '../../api/client.ts';
import type { LicenceOffer } from '../../contracts/purchase/licence.ts';
import { licencePrice, licenceRefusal } from '../../rules/purchase/can-purchase.ts';
import type { OfferedLicence } from './checkout-state.ts';

/** What a checkout is asked to sell: these licences, or those of this content, or everything. */
export interface CheckoutQuestion {
  licenceIds?: readonly string[];
  contentId?: string;
}

/**
 * What is on offer, families first, in the platform's order.
 *
 * @throws ApiError
 */
export async function loadOffers(client: Client, question: CheckoutQuestion): Promise<OfferedLicence[]> {
  const licenceIds = [...(question.licenceIds ?? (question.contentId ? await licencesOf(client, question.contentId) : []))];
  const offer = await client.call(readLicences, { licenceIds });
  const offers = offeredLicences(offer);
  return licenceIds.length === 0 ? offers : offers.filter(({ licence }) => licenceIds.includes(licence.licenceId));
}

function offeredLicences({ families, licences }: LicenceOffer): OfferedLicence[] {
  const groups = [...families.map((family) => family.licences), ...licences.map((licence) => [licence])];
  return groups.flatMap((family) =>
    family.map((licence) => ({ licence, price: licencePrice(licence), refusalKey: licenceRefusal(licence, family) })),
  );
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

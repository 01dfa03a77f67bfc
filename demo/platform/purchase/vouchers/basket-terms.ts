import type { Database } from '../../db/database.ts';
import type { AttemptRow } from '../../db/tables/purchase/purchase-tables.ts';
import type { VoucherRow } from '../../db/tables/purchase/voucher-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { Buyer } from '../attempts/buyer.ts';
import type { BasketLine, BasketTerms } from '../baskets/basket-lines.ts';
import type { Offer } from '../licence-offers.ts';
import type { BasketRow } from '../member-basket.ts';
import { beginTrial, freeTrialDenied } from './free-trial.ts';
import { useVoucher, voucherOfId } from './usable-voucher.ts';

/** Whether a voucher takes something off this licence. */
export const fitsOffer = ({ licenceIds, grantsLicence }: VoucherRow, { row, prices }: Offer): boolean =>
  grantsLicence === null && prices.length > 0 && (licenceIds?.includes(row.id) ?? true);

/** The free time that a licence begins with for this member. */
export const trialOf = ({ row, hadTrial }: Offer): string | null => (hadTrial ? null : row.trialPeriod);

/** What a voucher takes something off: of several the first that it is for. chosen: one, as its payments are counted with a subscription's */
export const reducedSkuOf = (voucher: VoucherRow | undefined, lines: readonly BasketLine[]): string | undefined => (voucher ? lines.find(({ offer }) => fitsOffer(voucher, offer))?.sku : undefined);

/** What holds for a basket now. A voucher that has ended since, or is for other licences, no longer counts. */
export async function termsOf(db: Database, row: BasketRow, lines: readonly BasketLine[], caller: Buyer): Promise<BasketTerms> {
  const [first] = lines;
  const voucher = first && row.voucherId !== null ? await voucherOfId(db, row.voucherId, caller) : undefined;
  const reducedSku = reducedSkuOf(voucher, lines);
  return { voucher: reducedSku === undefined ? undefined : voucher, reducedSku, trialPeriod: first ? trialOf(first.offer) : null };
}

/**
 * Refuses to take more than the viewer was shown.
 *
 * @throws PlatformError 409 `stale-basket` for a voucher that has ended since, 409 with the message `freeTrialDenied` for a trial that was had and not given up
 */
export function guardTerms({ voucher }: BasketTerms, row: BasketRow, offer: Offer): void {
  if (row.voucherId !== null && !voucher) throw new PlatformError(409, 'stale-basket', 'The voucher no longer counts; look at the basket again.');
  if (offer.row.trialPeriod !== null && offer.hadTrial && !row.acknowledgedNoTrial) throw freeTrialDenied();
}

/** Uses them up, in the payment's transaction. @throws PlatformError 409, as above, when another payment was faster */
export async function consumeTerms(tx: Database, { voucher, trialPeriod }: BasketTerms, offer: Offer, { realm: { realm }, user, now }: Buyer, { id: attemptId, paymentMethodId }: AttemptRow): Promise<void> {
  if (voucher && !await useVoucher(tx, voucher.id, { accountId: user.id, attemptId, usedAt: now })) throw new PlatformError(409, 'stale-basket', 'The voucher no longer counts; look at the basket again.');
  if (trialPeriod !== null) await beginTrial(tx, offer.row, { realm, accountId: user.id, paymentMethodId, now });
}

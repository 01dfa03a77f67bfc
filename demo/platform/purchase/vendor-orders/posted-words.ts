import type { PaymentReturnQuery } from '../../../../src/contracts/purchase/payment-return.ts';
import { paymentReturnOf } from '../../../../src/routing/payment-return-of.ts';
import type { Database } from '../../db/database.ts';
import { takePostedFields } from '../../hosts/returns/posted-return-store.ts';

/** What of a provider's posted form its payment is asked with; nothing of one that was read before: how the payment stands is still answered. */
export async function postedWords(db: Database, realm: string, posted: string, now: number): Promise<Pick<PaymentReturnQuery, 'redirectResult' | 'intent'>> {
  const { redirectResult, intent } = paymentReturnOf(await takePostedFields(db, realm, posted, now) ?? {});
  return { ...(redirectResult !== undefined && { redirectResult }), ...(intent !== undefined && { intent }) };
}

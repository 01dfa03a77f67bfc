import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { ProviderPayment } from '../../db/tables/purchase/provider-tables.ts';
import { paymentMethods } from '../../db/tables/purchase/purchase-tables.ts';
import { vendorNames } from '../providers/payment-schemes.ts';
import { keepVendorCard } from '../vendor-orders/keep-vendor-card.ts';
import { mandateOf } from './mandates.ts';

/** chosen: a mandate has no end of its own */
const endYear = 2099;

/** The last four digits of the stand-in's account numbers: one for each payer and scheme. */
const last4Of = ({ accountId, step }: ProviderPayment): string => String(createHash('sha256').update(`${step} ${accountId}`).digest().readUInt32BE(0) % 10_000).padStart(4, '0');

/**
 * Keeps what a payer allowed, so that the payments to come can be collected: by direct debit, by Pix Automático, or from a wallet.
 *
 * The same payer's account is kept once.
 *
 * @returns null where a vendor keeps nothing, where the issuer of a card was asked, whose card is kept already, and where the payer allowed this payment alone
 */
export async function keepMandate(tx: Database, payment: ProviderPayment, now: number): Promise<string | null> {
  if (vendorNames.some((name) => name === payment.provider)) return keepVendorCard(tx, payment, now);
  if (payment.step === 'CHALLENGE' || payment.mandate !== 'KEPT') return null;
  const { accountId } = payment;
  const { cardType } = mandateOf(payment.step);
  const last4 = last4Of(payment);
  const kept = await tx.select().from(paymentMethods).where(eq(paymentMethods.accountId, accountId));
  const known = kept.find((row) => row.cardType === cardType && row.last4 === last4);
  if (known) return known.id;
  const id = `mandate-${randomUUID()}`;
  await tx.insert(paymentMethods).values({ id, accountId, cardType, last4, outcome: 'accepted', expiryMonth: 12, expiryYear: endYear, isDefault: kept.length === 0, addedAt: now });
  return id;
}

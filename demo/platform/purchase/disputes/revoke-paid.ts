import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { gifts } from '../../db/tables/purchase/gift-tables.ts';
import { entitlements, paymentAttempts } from '../../db/tables/purchase/purchase-tables.ts';
import { addHistory } from '../books/history-store.ts';
import type { WrittenInvoice } from '../books/written-invoice.ts';
import { endSubscription } from '../subscriptions/pass-time.ts';
import { revokeRedeemed } from './revoke-gift.ts';
import { findSubscription } from '../subscriptions/subscription-store.ts';

/** The gift that an invoice is for. */
async function giftOf(tx: Database, { attemptId }: WrittenInvoice) {
  const [row] = await tx.select({ gift: gifts }).from(paymentAttempts).innerJoin(gifts, eq(gifts.id, paymentAttempts.basketId)).where(eq(paymentAttempts.id, attemptId));
  return row?.gift;
}

/** What an invoice is for, by its sku; its licence where nobody holds it any more. */
export async function skuOf(tx: Database, invoice: WrittenInvoice): Promise<string> {
  return (await giftOf(tx, invoice))?.sku ?? (await findSubscription(tx, invoice))?.sku ?? invoice.licenceId;
}

/**
 * Takes back what a payment opened: the licence, where nothing was paid for it since.
 *
 * chosen: a gift that somebody else redeemed stays with them; one that nobody did is good for nothing any more
 */
export async function revokePaid(tx: Database, invoice: WrittenInvoice, now: number): Promise<void> {
  const { realm, accountId, licenceId, attemptId } = invoice;
  const gift = await giftOf(tx, invoice);
  if (gift) {
    if (gift.state === 'REDEEMED') return revokeRedeemed(tx, { gift, attemptId }, licenceId, now);
    if (gift.state !== 'PAID') return;
    await tx.update(gifts).set({ expiresAt: now }).where(eq(gifts.id, gift.id));
    return addHistory(tx, { realm, accountId, licenceId, sku: gift.sku, itemType: 'REVOKED', status: 'DONE', at: now, invoiceNumber: null });
  }
  const [opened] = await tx.select().from(entitlements).where(and(eq(entitlements.realm, realm), eq(entitlements.accountId, accountId), eq(entitlements.licenceId, licenceId), eq(entitlements.attemptId, attemptId)));
  const row = await findSubscription(tx, invoice);
  if (opened && row && (row.status !== 'EXPIRED' || row.paused)) await endSubscription(tx, row, now, 'REVOKED');
}

import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { gifts } from '../../db/tables/purchase/gift-tables.ts';
import { type AttemptRow, baskets } from '../../db/tables/purchase/purchase-tables.ts';
import { addHistory } from '../books/history-store.ts';

/** What the attempt would have bought; the licence where its basket is no more. */
async function skuOf(tx: Database, { basketId, purpose, licenceId }: AttemptRow): Promise<string> {
  if (purpose?.kind === 'PLAN') return purpose.facts.sku;
  if (basketId === null) return licenceId;
  const [basket] = await tx.select({ sku: baskets.sku }).from(baskets).where(eq(baskets.id, basketId));
  const [gift] = await tx.select({ sku: gifts.sku }).from(gifts).where(eq(gifts.id, basketId));
  return gift?.sku ?? basket?.sku ?? licenceId;
}

/**
 * Writes down that a payment was refused, with what it would have cost.
 *
 * chosen: PAYMENT_FAILED for a period of a licence that is held, as when it is charged by itself; FAILED_PAYMENT for what was to be bought. What its payer
 * gave up or let expire was refused by nobody, and leaves no line; nor does a card that was to be charged nothing.
 *
 * @source spec 2 §3 "Item types"
 */
export async function noteDeclined(tx: Database, attempt: AttemptRow, at: number): Promise<void> {
  const { realm, accountId, licenceId, amount, scale, currency, purpose } = attempt;
  if (purpose?.kind === 'LICENCE' && !purpose.isOpen) return;
  const itemType = purpose?.kind === 'LICENCE' ? 'PAYMENT_FAILED' : 'FAILED_PAYMENT';
  await addHistory(tx, { realm, accountId, licenceId, sku: await skuOf(tx, attempt), itemType, status: 'FAILED', at, ...(amount > 0 ? { amount, scale, currency } : {}), invoiceNumber: null });
}

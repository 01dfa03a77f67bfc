import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { publishChange } from '../../changes/publish-change.ts';
import type { Database } from '../../db/database.ts';
import { giftProducts, type GiftRow } from '../../db/tables/purchase/gift-tables.ts';
import { entitlements, paymentAttempts, paymentMethods } from '../../db/tables/purchase/purchase-tables.ts';
import { accounts } from '../../db/tables/viewer-tables.ts';
import { afterPeriod } from '../after-period.ts';
import { addHistory } from '../books/history-store.ts';
import { holdCustomer } from '../hold-customer.ts';
import { grantUntil } from '../subscriptions/subscription-store.ts';

async function hasEmail(tx: Database, accountId: string, email: string): Promise<boolean> {
  const [account] = await tx.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId));
  return account !== undefined && email !== '' && account.email.trim().toLowerCase() === email.trim().toLowerCase();
}

/** Whether an account keeps the card that an attempt was paid by. */
async function hasCard(tx: Database, accountId: string, attemptId: string): Promise<boolean> {
  const paid = tx.select({ fingerprint: paymentMethods.fingerprint }).from(paymentMethods).innerJoin(paymentAttempts, eq(paymentAttempts.paymentMethodId, paymentMethods.id))
    .where(and(eq(paymentAttempts.id, attemptId), isNotNull(paymentMethods.fingerprint)));
  return await tx.$count(paymentMethods, and(eq(paymentMethods.accountId, accountId), inArray(paymentMethods.fingerprint, paid))) > 0;
}

/** A gift that somebody redeemed, and the payment that it was bought by. */
interface RedeemedGift { gift: GiftRow; redeemer: string; attemptId: string }

/** Whether the giver and who redeemed are one: by account, e-mail or card. */
async function isOwnGift(tx: Database, { gift, redeemer, attemptId }: RedeemedGift): Promise<boolean> {
  return redeemer === gift.accountId || await hasEmail(tx, redeemer, gift.giverEmail) || await hasCard(tx, redeemer, attemptId);
}

/** The time that the gift gave is taken off again; what was paid for since stays, and so does what other gifts gave. */
async function shorten(tx: Database, { realm, accountId, licenceId }: { realm: string; accountId: string; licenceId: string }, { gift, now }: { gift: GiftRow; now: number }): Promise<void> {
  const [given] = await tx.select().from(entitlements).where(and(eq(entitlements.realm, realm), eq(entitlements.accountId, accountId), eq(entitlements.licenceId, licenceId), eq(entitlements.provider, ''), isNull(entitlements.attemptId)));
  const [product] = await tx.select({ grantsFor: giftProducts.grantsFor }).from(giftProducts).where(and(eq(giftProducts.realm, realm), eq(giftProducts.id, gift.giftId)));
  if (!product || given?.expiresAt == null || given.expiresAt <= now) return;
  const redeemedAt = gift.redeemedAt ?? now;
  await grantUntil(tx, { realm, accountId, licenceId }, Math.max(now, given.expiresAt - (afterPeriod(redeemedAt, product.grantsFor) - redeemedAt)));
}

/**
 * Takes a gift back that its own giver redeemed.
 *
 * chosen: a gift that somebody else redeemed stays with them
 */
export async function revokeRedeemed(tx: Database, { gift, attemptId }: Omit<RedeemedGift, 'redeemer'>, licenceId: string, now: number): Promise<void> {
  const { realm, redeemedBy: accountId, sku } = gift;
  if (accountId === null || !await isOwnGift(tx, { gift, redeemer: accountId, attemptId })) return;
  await holdCustomer(tx, accountId, now);
  await shorten(tx, { realm, accountId, licenceId }, { gift, now });
  await addHistory(tx, { realm, accountId, licenceId, sku, itemType: 'REVOKED', status: 'DONE', at: now, invoiceNumber: null });
  await publishChange(tx, { realm, scope: { account: accountId }, subject: 'entitlements', ids: [licenceId] });
}

import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../demo/platform/db/database.ts';
import { giftProducts, type GiftRow, gifts } from '../../../demo/platform/db/tables/purchase/gift-tables.ts';
import { type ProviderMovement, providerMovements, type ProviderPayment, providerPayments } from '../../../demo/platform/db/tables/purchase/provider-tables.ts';
import { type RefundRow, refunds } from '../../../demo/platform/db/tables/purchase/refund-tables.ts';
import { type AttemptRow, charges, entitlements, type LicenceRow, licences, paymentAttempts } from '../../../demo/platform/db/tables/purchase/purchase-tables.ts';
import { invoices, ledgerEntries, paymentHistory, type SubscriptionColumns, subscriptions } from '../../../demo/platform/db/tables/purchase/subscription-tables.ts';
import { vouchers, voucherUses } from '../../../demo/platform/db/tables/purchase/voucher-tables.ts';
import { readClock } from '../../../demo/platform/server/platform-clock.ts';

/** All that the database says of one customer at one moment. */
export interface Books {
  accountId: string;
  /** Epoch milliseconds of the platform's clock. */
  now: number;
  attempts: AttemptRow[];
  charges: (typeof charges.$inferSelect)[];
  payments: ProviderPayment[];
  /** What the providers say that they took and sent back. */
  moved: ProviderMovement[];
  refunds: RefundRow[];
  entitlements: (typeof entitlements.$inferSelect)[];
  subscriptions: SubscriptionColumns[];
  /** Every line of every movement that touches the customer. */
  ledger: (typeof ledgerEntries.$inferSelect)[];
  invoices: (typeof invoices.$inferSelect)[];
  history: (typeof paymentHistory.$inferSelect)[];
  /** Licences that a voucher or a gift gave whole, and when: for this time, or the licence's own. */
  given: { accountId: string; licenceId: string; at: number; grantsFor: string | null }[];
  /** Gifts that the customer began to give. */
  gifts: GiftRow[];
  /** What the customer's tenant sells. */
  licences: LicenceRow[];
}

export async function platformTime(db: Database): Promise<number> {
  const { fixedAt, offsetMs } = await readClock(db);
  return fixedAt ?? Date.now() + offsetMs;
}

const customerBook = (accountId: string): string => `customer ${accountId}`;

/** @param ids of the customers; their rows are read as they stand at one moment, whatever goes on meanwhile */
export const readBooks = (db: Database, ids: readonly string[]): Promise<Books[]> => db.transaction(async (tx) => {
  const own = [...ids];
  const rows = {
    attempts: await tx.select().from(paymentAttempts).where(inArray(paymentAttempts.accountId, own)),
    charges: await tx.select().from(charges).where(inArray(charges.accountId, own)),
    payments: await tx.select().from(providerPayments).where(inArray(providerPayments.accountId, own)),
    moved: await tx.select().from(providerMovements).where(inArray(providerMovements.accountId, own)),
    refunds: await tx.select().from(refunds).where(inArray(refunds.accountId, own)),
    entitlements: await tx.select().from(entitlements).where(inArray(entitlements.accountId, own)),
    subscriptions: await tx.select().from(subscriptions).where(inArray(subscriptions.accountId, own)),
    invoices: await tx.select().from(invoices).where(inArray(invoices.accountId, own)),
    history: await tx.select().from(paymentHistory).where(inArray(paymentHistory.accountId, own)),
    gifts: await tx.select().from(gifts).where(inArray(gifts.accountId, own)),
    vouchers: (await tx.select({ accountId: voucherUses.accountId, licenceId: vouchers.grantsLicence, at: voucherUses.usedAt }).from(voucherUses).innerJoin(vouchers, eq(vouchers.id, voucherUses.voucherId)).where(and(inArray(voucherUses.accountId, own), isNotNull(vouchers.grantsLicence)))) as Omit<Books['given'][number], 'grantsFor'>[],
    redeemed: (await tx.select({ accountId: gifts.redeemedBy, licenceId: giftProducts.licenceId, at: gifts.redeemedAt, grantsFor: giftProducts.grantsFor }).from(gifts).innerJoin(giftProducts, and(eq(giftProducts.realm, gifts.realm), eq(giftProducts.id, gifts.giftId))).where(inArray(gifts.redeemedBy, own))) as Books['given'],
  };
  const touched = tx.select({ movement: ledgerEntries.movement }).from(ledgerEntries).where(inArray(ledgerEntries.book, own.map(customerBook)));
  const lines = await tx.select().from(ledgerEntries).where(inArray(ledgerEntries.movement, touched));
  const terms = await tx.select().from(licences);
  const now = await platformTime(tx);
  const of = <T extends { accountId: string }>(all: readonly T[], accountId: string): T[] => all.filter((row) => row.accountId === accountId);
  return ids.map((accountId) => {
    const movements = new Set(lines.filter(({ book }) => book === customerBook(accountId)).map(({ movement }) => movement));
    return {
      accountId, now, attempts: of(rows.attempts, accountId), charges: of(rows.charges, accountId), payments: of(rows.payments, accountId), moved: of(rows.moved, accountId), refunds: of(rows.refunds, accountId), entitlements: of(rows.entitlements, accountId),
      subscriptions: of(rows.subscriptions, accountId), invoices: of(rows.invoices, accountId), history: of(rows.history, accountId), gifts: of(rows.gifts, accountId),
      given: [...of(rows.vouchers, accountId).map((one) => ({ ...one, grantsFor: null })), ...of(rows.redeemed, accountId)].sort((one, other) => one.at - other.at),
      ledger: lines.filter(({ movement }) => movements.has(movement)), licences: terms.filter(({ realm }) => accountId.startsWith(`${realm}.`)),
    };
  });
}, { isolationLevel: 'repeatable read', accessMode: 'read only' });

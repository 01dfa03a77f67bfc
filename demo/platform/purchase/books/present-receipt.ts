import { and, eq, ne } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { receipt } from '../../../../src/contracts/purchase/papers/receipt.ts';
import type { Database } from '../../db/database.ts';
import { type AttemptRow, entitlements, licences, paymentMethods } from '../../db/tables/purchase/purchase-tables.ts';
import { invoices, paymentHistory, type SubscriptionRow } from '../../db/tables/purchase/subscription-tables.ts';
import { textIn } from '../../realm/text-in.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { MemberCaller } from '../../server/request-caller.ts';
import { findAttempt } from '../attempts/attempt-store.ts';
import { isHeld } from '../held-licences.ts';
import { agreedAmount } from '../new-prices/price-migration.ts';
import { dueFor } from '../subscriptions/charge-period.ts';
import { isPending } from '../subscriptions/pending-actions.ts';
import { findSubscription } from '../subscriptions/subscription-store.ts';
import { isUnpaid } from '../subscriptions/subscription-time.ts';
import { withFile } from './invoice-files.ts';
import { invoiceName } from './invoice-name.ts';

type WireReceipt = z.input<typeof receipt>;

const iso = (at: number): string => new Date(at).toISOString();

/** What was taken, and by what. A period of a subscription names its card, like the first payment. */
async function presentPaid(db: Database, { amount, scale, currency, methodType, paymentMethodId }: AttemptRow): Promise<Pick<WireReceipt, 'paid' | 'means'>> {
  const paid = { amount, scale, currency };
  if (methodType === 'ZERO_BALANCE') return { paid };
  const [card] = paymentMethodId === null ? [] : await db.select().from(paymentMethods).where(eq(paymentMethods.id, paymentMethodId));
  return { paid, means: { paymentMethodType: methodType, ...(card ? { cardType: card.cardType, last4Digits: card.last4 } : {}) } };
}

/** The invoice of a payment, and the history item that its file is fetched by. */
async function presentInvoice(db: Database, realm: string, { id, accountId }: AttemptRow): Promise<Pick<WireReceipt, 'invoice'>> {
  const [issued] = await db.select({ number: invoices.number }).from(invoices).where(and(eq(invoices.realm, realm), eq(invoices.attemptId, id), eq(invoices.kind, 'INVOICE')));
  if (!issued) return {};
  const own = and(eq(paymentHistory.realm, realm), eq(paymentHistory.accountId, accountId), eq(paymentHistory.invoiceNumber, issued.number));
  const [item] = (await withFile(db, realm, [issued.number])).has(issued.number) ? await db.select({ id: paymentHistory.id }).from(paymentHistory).where(own) : [];
  return { invoice: { number: invoiceName(realm, issued.number), ...(item ? { historyId: item.id } : {}) } };
}

/** What the same payment opened beside it, and is held still. */
async function presentTogether(db: Database, { id, accountId, realm }: AttemptRow, { licenceId, locale }: { licenceId: string; locale: string }): Promise<Pick<WireReceipt, 'together'>> {
  const beside = await db.select({ names: licences.names }).from(entitlements).innerJoin(licences, and(eq(licences.realm, entitlements.realm), eq(licences.id, entitlements.licenceId)))
    .where(and(eq(entitlements.realm, realm), eq(entitlements.accountId, accountId), eq(entitlements.attemptId, id), ne(entitlements.licenceId, licenceId))).orderBy(licences.position);
  return beside.length === 0 ? {} : { together: beside.map(({ names }) => textIn(names, locale)) };
}

/** What is taken next by itself: nothing where it ends, is paused then, or goes on at a price that nobody agreed to. */
async function presentNext(db: Database, row: SubscriptionRow | undefined): Promise<Pick<WireReceipt, 'next'>> {
  if (!row?.renews || row.paused || row.expiresAt === null || isUnpaid(row)) return {};
  const { scale, currency, nextPlan } = row;
  if (!nextPlan && isPending(row, 'PAUSE')) return {};
  const amount = nextPlan ? nextPlan.amount : agreedAmount(row, row.expiresAt);
  if (amount === undefined) return {};
  const { total } = await dueFor(db, { ...row, amount, ...(nextPlan ? { discount: null } : {}) });
  return { next: { amount: total, scale, currency, at: iso(row.expiresAt) } };
}

/** The receipt of a licence that a member holds. @throws PlatformError 404 `receipt-not-found` where it is not held, or another shop gives it */
export async function presentReceipt(caller: MemberCaller, licenceId: string): Promise<WireReceipt> {
  const { context: { db }, realm: { realm }, user, locale } = caller;
  const [held] = await db.select().from(entitlements).where(and(isHeld(caller), eq(entitlements.licenceId, licenceId), eq(entitlements.provider, '')));
  const [licence] = await db.select().from(licences).where(and(eq(licences.realm, realm), eq(licences.id, licenceId)));
  if (!held || !licence) throw new PlatformError(404, 'receipt-not-found', 'Nothing of this name is open.');
  const attempt = held.attemptId === null ? undefined : await findAttempt(db, held.attemptId);
  const row = await findSubscription(db, { realm, accountId: user.id, licenceId });
  return {
    licenceId, name: textIn(licence.names, locale), isTrial: row?.status === 'TRIAL_ACTIVE',
    ...(held.expiresAt === null ? {} : { openUntil: iso(held.expiresAt) }),
    ...(attempt ? { ...await presentPaid(db, attempt), ...await presentInvoice(db, realm, attempt), ...await presentTogether(db, attempt, { licenceId, locale }) } : {}),
    ...await presentNext(db, row?.status === 'EXPIRED' ? undefined : row),
  };
}

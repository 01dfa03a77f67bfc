import { and, eq, inArray, isNotNull, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { licences, paymentAttempts, paymentMethods, removedCards } from '../../db/tables/purchase/purchase-tables.ts';
import { refunds } from '../../db/tables/purchase/refund-tables.ts';
import type { SubscriptionRow } from '../../db/tables/purchase/subscription-tables.ts';
import { creditFor, type PaidPeriod } from '../plans/plan-credit.ts';
import type { PaidPart } from './paid-parts.ts';

/** Licences of which one withdrawal counts for the other: a family, as of trials. */
const familyOf = (db: Database, { realm, licenceId }: Pick<SubscriptionRow, 'realm' | 'licenceId'>) => {
  const scope = sql`coalesce(${licences.familyId}, ${licences.id})`;
  const own = sql`(select coalesce(family_id, id) from licences where realm = ${realm} and id = ${licenceId})`;
  return db.select({ id: licences.id }).from(licences).where(and(eq(licences.realm, realm), sql`${scope} = ${own}`));
};

/** By what the card of a payment is known, whether its account keeps it or it was removed. */
const cardOf = sql<string>`coalesce(${paymentMethods.fingerprint}, ${removedCards.fingerprint})`;

/** Whether the account, or a card that paid for this contract in another account, was paid back after a withdrawal from the same family before. */
async function withdrewBefore(db: Database, row: Pick<SubscriptionRow, 'realm' | 'accountId' | 'licenceId'>, attemptIds: string[]): Promise<boolean> {
  const cards = db.select({ card: cardOf }).from(paymentAttempts).leftJoin(paymentMethods, eq(paymentMethods.id, paymentAttempts.paymentMethodId))
    .leftJoin(removedCards, eq(removedCards.id, paymentAttempts.paymentMethodId)).where(and(inArray(paymentAttempts.id, attemptIds), isNotNull(cardOf)));
  const before = and(eq(refunds.realm, row.realm), notInArray(refunds.attemptId, attemptIds), inArray(refunds.licenceId, familyOf(db, row)), or(eq(refunds.accountId, row.accountId), inArray(cardOf, cards)));
  const found = await db.select({ id: refunds.id }).from(refunds).leftJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .leftJoin(paymentMethods, eq(paymentMethods.id, paymentAttempts.paymentMethodId)).leftJoin(removedCards, eq(removedCards.id, paymentAttempts.paymentMethodId)).where(before).limit(1);
  return found.length > 0;
}

const [hourMs, dayMs] = [3_600_000, 86_400_000];
/** chosen: up to three days are sold by the hour, as a fight night is */
const longestByHourMs = 3 * dayMs;

/** How many hours or days a time has that was sold, and how many of them have not begun. */
function sharesOf({ from, until }: PaidPeriod, now: number): { all: number; unused: number } {
  const unit = until - from <= longestByHourMs ? hourMs : dayMs;
  const all = Math.max(1, Math.round((until - from) / unit));
  const begun = Math.floor(Math.max(0, now - from) / unit) + 1;
  return { all, unused: Math.max(0, all - begun) };
}

/**
 * What is paid back of a contract, of all that it was paid with.
 *
 * chosen: the whole the first time, and from then on without the days that were used, by account and by card as trials are counted: else a fortnight
 * is watched for nothing again and again. The checkout says so to everybody and takes the press as the wish that it begins at once. A day that has begun is
 * used, else each day is had for nothing by a withdrawal before its end; what has no end has no days, and is paid back whole.
 *
 * @source Directive 2011/83/EU art. 14(3) "an amount which is in proportion to what has been provided until the time the consumer has informed the trader", 8(8)
 */
export async function withoutUsedDays(db: Database, row: SubscriptionRow, parts: readonly PaidPart[], now: number): Promise<readonly PaidPart[]> {
  const { purchasedAt, expiresAt } = row;
  if (expiresAt === null || parts.length === 0 || !await withdrewBefore(db, row, parts.map(({ invoice }) => invoice.attemptId))) return parts;
  const shares = sharesOf({ from: purchasedAt, until: expiresAt }, now);
  return parts.map((part) => ({ ...part, amount: creditFor(part.amount, shares), from: now }));
}

import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { paymentAttempts, paymentMethods } from '../../db/tables/purchase/purchase-tables.ts';
import { realms, type TaxSeed } from '../../db/tables/realm-tables.ts';
import type { SubscriptionRow } from '../../db/tables/purchase/subscription-tables.ts';
import { ownKeyOf } from '../attempts/idempotency-key.ts';
import { taxOfAccount } from '../billing/own-tax.ts';
import { bookPayment } from '../books/book-payment.ts';
import { chargedBy } from '../cards/mandates.ts';
import { discountedAmount } from '../discounted-amount.ts';
import { holdCharge } from '../providers/acquirer/held-money.ts';
import { chargeOutcome } from '../sandbox-bank.ts';
import { taxOf } from '../tax-of.ts';
import { attemptIdOf, vendorCharge } from '../vendor-orders/period-charge.ts';
import { nextPeriod } from './subscription-time.ts';

/** How the charge of a period ended. `failureCode` is null where it was paid. */
export interface PeriodCharge { attemptId: string; failureCode: string | null; total: number; invoiceNumber: number | undefined }

/** What a period costs with its tax, which is added to the price or a part of it. */
export function periodCost(row: Pick<SubscriptionRow, 'amount' | 'discount'>, tax: TaxSeed): { total: number; tax: number } {
  const amount = discountedAmount(row.amount, row.discount);
  const due = taxOf(amount, tax);
  return { tax: due, total: tax.inclusive ? amount : amount + due };
}

/** What the next period of a subscription costs at its tenant. */
export async function dueFor(tx: Database, row: SubscriptionRow): Promise<{ total: number; tax: number }> {
  const [realm] = await tx.select({ tax: realms.tax }).from(realms).where(eq(realms.realm, row.realm));
  return periodCost(row, await taxOfAccount(tx, realm?.tax ?? { percent: 0, inclusive: true }, row.accountId));
}

type Method = typeof paymentMethods.$inferSelect;

async function methodOf(tx: Database, { paymentMethodId, accountId }: SubscriptionRow): Promise<Method | undefined> {
  if (paymentMethodId === null) return undefined;
  const [method] = await tx.select().from(paymentMethods).where(and(eq(paymentMethods.id, paymentMethodId), eq(paymentMethods.accountId, accountId)));
  return method;
}

/** How the subscription's card would be charged. A period that costs nothing needs none. */
function failureOf(method: Method | undefined, total: number): string | null {
  if (total === 0) return null;
  return method ? chargeOutcome(method.outcome, 'renewal') : 'failedPayment';
}

/**
 * Charges the next period of a subscription, without the viewer.
 *
 * The attempt's key names period and try, so that none is ever charged twice. It is kept, whatever its end.
 *
 * @param at the moment that it is charged for
 * @throws ChargeNeeded where a vendor is to be asked first
 */
export async function chargePeriod(tx: Database, row: SubscriptionRow, at: number): Promise<PeriodCharge> {
  const { realm, accountId, licenceId, scale, currency } = row;
  const { total, tax } = await dueFor(tx, row);
  const method = await methodOf(tx, row);
  const provider = chargedBy(method);
  const idempotencyKey = ownKeyOf('period', `${row.id} ${row.anchoredAt} ${row.periods + 1} ${row.version}`);
  const attemptId = attemptIdOf(`${idempotencyKey} ${method?.id ?? ''}`);
  const failureCode = method?.mandate && total > 0 ? await vendorCharge(tx, method, { attemptId, realm, accountId, subscriptionId: row.id, amount: total, scale, currency }) : failureOf(method, total);
  await tx.insert(paymentAttempts).values({
    id: attemptId, accountId, idempotencyKey, bodyHash: '', state: failureCode === null ? 'SUCCEEDED' : 'DECLINED', failureCode,
    licenceId, amount: total, scale, currency, createdAt: at, provider, paymentMethodId: method?.id ?? null,
  });
  const booked = { attemptId, realm, accountId, licenceId, total, tax, scale, currency, provider, at, locale: row.locale, ...nextPeriod(row, at) };
  if (failureCode === null && method && !method.mandate) await holdCharge(tx, { attemptId, accountId, provider, amount: total, scale, currency }, at, method.outcome);
  const invoiceNumber = failureCode === null ? await bookPayment(tx, booked) : undefined;
  return { attemptId, failureCode, total, invoiceNumber };
}

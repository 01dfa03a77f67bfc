import type { Database } from '../../db/database.ts';
import type { AttemptPurpose } from '../../db/tables/purchase/plan-tables.ts';
import type { AttemptRow } from '../../db/tables/purchase/purchase-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { bookPayment } from '../books/book-payment.ts';
import { dueFor } from '../subscriptions/charge-period.ts';
import { noteOf, paid } from '../subscriptions/pass-time.ts';
import { withoutOwed } from '../subscriptions/pending-actions.ts';
import { changeSubscription, findSubscription } from '../subscriptions/subscription-store.ts';
import { isOwed, nextPeriod } from '../subscriptions/subscription-time.ts';

/**
 * What a holder confirmed at the issuer: the card pays from now on, and what was open is paid.
 *
 * @throws PlatformError 409 `change-not-possible` where it is over, or paid by other means meanwhile: the money goes back
 */
export async function settleConfirmed(tx: Database, attempt: AttemptRow, { licenceId, isOpen, byOtherCard }: Extract<AttemptPurpose, { kind: 'LICENCE' }>, now: number): Promise<void> {
  const { id: attemptId, realm, accountId, amount: total, scale, currency, provider, paymentMethodId } = attempt;
  const row = await findSubscription(tx, { realm, accountId, licenceId });
  const due = row && (await dueFor(tx, row));
  const isStill = row && (isOpen ? isOwed(row) && due?.total === total : row.status !== 'EXPIRED' || row.paused);
  if (!row || !isStill) throw new PlatformError(409, 'change-not-possible', 'This subscription is not as it was.');
  const invoiceNumber = await bookPayment(tx, { attemptId, realm, accountId, licenceId, total, tax: isOpen ? due?.tax ?? 0 : 0, scale, currency, provider, at: now, locale: attempt.locale, ...nextPeriod(row, now) });
  const changed = await changeSubscription(tx, row, { paymentMethodId, ...(isOpen ? {} : { pendingActions: withoutOwed(row) }) });
  if (!isOpen) return;
  const goesOn = await paid(tx, changed, { attemptId, failureCode: null, total, invoiceNumber }, now);
  if (byOtherCard) await noteOf(tx, goesOn, 'PAY_BY_ANOTHER_CARD', now);
}

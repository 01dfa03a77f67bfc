import type { SubscriptionRow } from '../../db/tables/purchase/subscription-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { ownCard } from '../attempts/charge-licence.ts';
import { paysIn } from '../cards/mandates.ts';
import { tellCancelled } from '../mails/tell-about.ts';
import { keepAnswer } from '../new-prices/migration-store.ts';
import { askHolder } from '../confirmations/ask-holder.ts';
import { challengeOf } from '../sandbox-bank.ts';
import { chargeOpen, endPause, endSubscription, noteOf } from './pass-time.ts';
import { without, withAction, withoutOwed } from './pending-actions.ts';
import { isPaidOnce } from './possible-changes.ts';
import { isOfferOpen } from './stay-offer.ts';
import { changeSubscription } from './subscription-store.ts';
import { isOwed, longestPauseEnd } from './subscription-time.ts';
import type { HeldSubscription } from './with-subscription.ts';

/** A change, and why its charge was refused where it had one: what was written stays. */
export interface ChangeResult { row: SubscriptionRow; failureCode: string | null }

/**
 * Asks for a pause, which begins when the paid time ends.
 *
 * @param resumeAfter when it ends by itself, epoch milliseconds
 * @throws PlatformError 400 `invalid-resume-date`
 * @source spec 2 §7 "POST active-licences/{id}/pause optional config.resumeAfter"; chosen: at the end of what is paid, so that nothing paid is lost
 */
export async function requestPause({ tx, row, licence, now }: HeldSubscription, resumeAfter?: number): Promise<ChangeResult> {
  const from = row.expiresAt ?? now;
  const isWithin = resumeAfter === undefined || (resumeAfter > from && resumeAfter <= longestPauseEnd(from, licence.longestPauseDays ?? 0));
  if (!isWithin) throw new PlatformError(400, 'invalid-resume-date', 'The pause must end after it begins, and within its longest time.', { field: 'resumeAfter' });
  const pendingActions = withAction(row, { action: 'PAUSE', requestedAt: now, actionDueBy: from });
  return { failureCode: null, row: await changeSubscription(tx, row, { pendingActions, resumeAt: resumeAfter ?? null }) };
}

/** Takes a requested pause back, or ends the pause: the next period is charged now. */
export async function resume({ tx, row, now }: HeldSubscription): Promise<ChangeResult> {
  if (!row.paused) return { failureCode: null, row: await changeSubscription(tx, row, { pendingActions: without(row, 'PAUSE'), resumeAt: null }) };
  const ended = await endPause(tx, row, now);
  return { row: ended.row, failureCode: ended.charge.failureCode };
}

/**
 * Cancels at the end of what is paid; at once where nothing is.
 *
 * @throws PlatformError 409 `cancellationOffer` while there is an offer to stay that the viewer has not answered
 * @source spec 2 §7 "DELETE active-licences/{id} optional cancellationDiscount=IGNORE"
 */
export async function cancel({ tx, row, licence, now }: HeldSubscription, ignoresOffer: boolean): Promise<ChangeResult> {
  if (!ignoresOffer && isOfferOpen(row, licence, now)) throw new PlatformError(409, 'cancellationOffer', 'There is an offer to stay.');
  await noteOf(tx, row, 'CANCEL_SUBSCRIPTION', now);
  const isOver = row.paused || row.failedTries > 0;
  await tellCancelled(tx, row, isOver ? now : row.expiresAt ?? now, now);
  if (isOver) return { failureCode: null, row: await endSubscription(tx, row, now) };
  return { failureCode: null, row: await changeSubscription(tx, row, { renews: false, pendingActions: without(row, 'PAUSE'), resumeAt: null, nextPlan: null }) };
}

/** Takes a cancellation back before it takes effect, at the price that was agreed on; a new price that was left is asked about again. */
export async function reactivate({ tx, row }: HeldSubscription): Promise<ChangeResult> {
  const asked = row.priceMigration?.status === 'LEAVE' ? await keepAnswer(tx, row, 'OPEN', null) : row;
  return { failureCode: null, row: await changeSubscription(tx, asked, { renews: true }) };
}

/**
 * Pays by another card from now on. What is open is charged at once; a card whose issuer asks pays from when that is done.
 *
 * @throws PlatformError 404 `card-not-found`, another account's card too; 409 `change-not-possible` for what is over; 400 `BAD_REQUEST` for a mandate of another currency
 */
export async function payByCard(held: HeldSubscription, cardId: string): Promise<ChangeResult> {
  const { tx, row, now, isBelow } = held;
  const card = await ownCard(tx, row.accountId, cardId);
  if (row.status === 'EXPIRED' && !row.paused) throw new PlatformError(409, 'change-not-possible', 'This subscription is over.');
  if (!paysIn(card, row.currency)) throw new PlatformError(400, 'BAD_REQUEST', 'This cannot be paid like that.', { field: 'cardId' });
  const isOpen = isOwed(row);
  if (challengeOf(card.outcome) && (isOpen || row.paymentMethodId !== cardId)) {
    await askHolder(held, card, isOpen);
    return { row, failureCode: null };
  }
  const pendingActions = isOpen ? row.pendingActions : withoutOwed(row);
  // What was paid once goes on from here: the viewer named what pays for it.
  const goesOn = isPaidOnce(row) && row.period !== null && !isBelow ? { renews: true } : {};
  const changed = await changeSubscription(tx, row, { paymentMethodId: cardId, pendingActions, ...goesOn });
  if (!isOpen) return { row: changed, failureCode: null };
  const { row: charged, charge } = await chargeOpen(tx, changed, now);
  if (charge.failureCode === null) await noteOf(tx, charged, 'PAY_BY_ANOTHER_CARD', now);
  return { row: charged, failureCode: charge.failureCode };
}

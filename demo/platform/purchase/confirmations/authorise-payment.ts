import { PlatformError } from '../../server/platform-error.ts';
import { liveAttemptsOf } from '../attempts/attempt-store.ts';
import { ownCard } from '../attempts/charge-licence.ts';
import { challengeOf } from '../sandbox-bank.ts';
import { chargeOpen } from '../subscriptions/pass-time.ts';
import type { ChangeResult } from '../subscriptions/change-subscription.ts';
import { isPending } from '../subscriptions/pending-actions.ts';
import type { HeldSubscription } from '../subscriptions/with-subscription.ts';
import { askHolder } from './ask-holder.ts';

/**
 * Begins to confirm what a card's issuer asked about, or says where that was begun. A card that asks no more is charged.
 *
 * @throws PlatformError 409 `change-not-possible` where nothing is to be confirmed
 * @source spec 2 §2 "payment authorization", §4 CONFIRMED_PAYMENT_REQUIRED
 */
export async function authorisePayment(held: HeldSubscription): Promise<ChangeResult> {
  const { tx, row, now } = held;
  if (!isPending(row, 'CONFIRMED_PAYMENT_REQUIRED') || row.paymentMethodId === null) throw new PlatformError(409, 'change-not-possible', 'There is nothing to confirm.');
  const isBegun = (await liveAttemptsOf(tx, row.accountId)).some(({ purpose }) => purpose?.kind === 'LICENCE' && purpose.licenceId === row.licenceId && purpose.isOpen);
  if (isBegun) return { row, failureCode: null };
  const card = await ownCard(tx, row.accountId, row.paymentMethodId);
  if (challengeOf(card.outcome) || card.mandate) {
    await askHolder(held, card, true);
    return { row, failureCode: null };
  }
  const { row: charged, charge } = await chargeOpen(tx, row, now);
  return { row: charged, failureCode: charge.failureCode };
}

import type { SubscriptionStatus } from '../../../contracts/purchase/held-licence.ts';

/**
 * Whether a licence is one of those that its holder has now, as against one that is over.
 *
 * @source spec 2 §4 "A licence is current when ACTIVE, or EXPIRED while paused"; chosen: a trial that runs and what is free count as ACTIVE
 */
export function isCurrent({ status, pauseState }: Pick<SubscriptionStatus, 'status' | 'pauseState'>): boolean {
  if (status === 'EXPIRED') return pauseState === 'PAUSED';
  return status === 'ACTIVE' || status === 'TRIAL_ACTIVE' || status === 'FREE';
}

/** Whether a licence is bought, and opens once its payment is confirmed. @source spec 2 §4 "starts INACTIVE with an unconfirmed payment event" */
export const isUnconfirmed = ({ status, licencePayment }: Pick<SubscriptionStatus, 'status' | 'licencePayment'>): boolean =>
  status === 'INACTIVE' && licencePayment?.paymentEventType === 'UNCONFIRMED';

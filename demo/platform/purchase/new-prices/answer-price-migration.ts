import { PlatformError } from '../../server/platform-error.ts';
import { cancel, type ChangeResult } from '../subscriptions/change-subscription.ts';
import { changeSubscription } from '../subscriptions/subscription-store.ts';
import { keepAnswer } from './migration-store.ts';
import type { HeldSubscription } from '../subscriptions/with-subscription.ts';

/**
 * A viewer's answer to a new price. To leave is to cancel: what is paid stays open, and can be reactivated until its end.
 *
 * @throws PlatformError 404 `price-migration-not-found`, 409 `change-not-possible` for what does not go on
 */
export async function answerPriceMigration(held: HeldSubscription, migrationId: string, status: 'CONTINUE' | 'LEAVE'): Promise<ChangeResult> {
  const { tx, row, now } = held;
  if (row.priceMigration?.id !== migrationId) throw new PlatformError(404, 'price-migration-not-found', 'There is no such new price.');
  if (!row.renews && !row.paused) throw new PlatformError(409, 'change-not-possible', 'This subscription does not go on.');
  const answered = await changeSubscription(tx, await keepAnswer(tx, row, status, now), {});
  return status === 'LEAVE' ? cancel({ ...held, row: answered }, true) : { row: answered, failureCode: null };
}

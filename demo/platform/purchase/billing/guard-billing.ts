import type { Database } from '../../db/database.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { MemberCaller } from '../../server/request-caller.ts';
import { billingOf } from './billing-store.ts';
import { missingFields } from './missing-fields.ts';

/**
 * Refuses to take money from whoever has not given what their country asks for.
 *
 * @param db the transaction that takes it; the caller's place is known by then
 * @throws PlatformError 424 `BASKET_REQUIREMENTS_FAILED` with `details.missingFields`
 * @source spec 2 §8
 */
export async function guardBilling(db: Database, { realm, user, now, place }: MemberCaller): Promise<void> {
  const { country } = await place();
  const missing = missingFields(realm, await billingOf(db, user.id), country, now);
  if (missing.length > 0) throw new PlatformError(424, 'BASKET_REQUIREMENTS_FAILED', 'The billing details are not complete.', { missingFields: missing });
}

import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type LicenceRow, licences } from '../../db/tables/purchase/purchase-tables.ts';
import type { SubscriptionRow } from '../../db/tables/purchase/subscription-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { MemberCaller } from '../../server/request-caller.ts';
import { withCharges } from '../vendor-orders/with-charges.ts';
import { isBelowHeld } from './is-below-held.ts';
import { possibleChanges, type SubscriptionVerb } from './possible-changes.ts';
import { holdCustomer } from '../hold-customer.ts';
import { findSubscription, subscriptionsOf } from './subscription-store.ts';

/** A subscription that a transaction holds, with its licence. */
export interface HeldSubscription {
  tx: Database;
  row: SubscriptionRow;
  licence: LicenceRow;
  now: number;
  /** A licence of higher rank in the family is this member's. */
  isBelow: boolean;
  caller: MemberCaller;
}

/** @throws PlatformError 428 `version-missing`, 412 `subscription-changed` @source design/checkout.md 5 */
function guardVersion({ request }: MemberCaller, row: SubscriptionRow): void {
  const asked = request.headers['if-match'];
  if (asked === undefined) throw new PlatformError(428, 'version-missing', 'A change says which version of the subscription it was made from.');
  if (asked !== `"${row.version}"`) throw new PlatformError(412, 'subscription-changed', 'The subscription has changed meanwhile; look at it again.');
}

/**
 * Works on one of the member's subscriptions, while nothing else changes what is theirs.
 *
 * @param verb what is to be done; left out where the work decides itself
 * @throws PlatformError 404 `subscription-not-found`, 409 `change-not-possible`, and what the guards refuse
 */
export async function withSubscription<T>(caller: MemberCaller, licenceId: string, verb: SubscriptionVerb | undefined, work: (held: HeldSubscription) => Promise<T>): Promise<T> {
  const { context: { db }, realm: { realm }, user, now } = caller;
  return withCharges(caller.context, { accountId: user.id, now }, () => db.transaction(async (tx) => {
    await holdCustomer(tx, user.id, now);
    const row = await findSubscription(tx, { realm, accountId: user.id, licenceId });
    const terms = await tx.select().from(licences).where(eq(licences.realm, realm));
    const licence = terms.find(({ id }) => id === licenceId);
    if (!row || !licence) throw new PlatformError(404, 'subscription-not-found', 'There is no such subscription.');
    guardVersion(caller, row);
    const isBelow = isBelowHeld(row, await subscriptionsOf(tx, { realm, accountId: user.id }), terms);
    const isPossible = verb === undefined || possibleChanges(row, { longestPauseDays: licence.longestPauseDays, isBelowHeld: isBelow, now }).includes(verb);
    if (!isPossible) throw new PlatformError(409, 'change-not-possible', 'This cannot be done with the subscription as it is.');
    return work({ tx, row, licence, now, isBelow, caller });
  }));
}

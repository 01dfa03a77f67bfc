import type { Database } from '../../db/database.ts';
import { publishChange } from '../../changes/publish-change.ts';
import type { MemberCaller } from '../../server/request-caller.ts';
import { grantUntil } from '../subscriptions/subscription-store.ts';
import { afterPeriod } from '../after-period.ts';

/** Gives a licence for a period, without a payment, and tells the member's browsers. */
export async function grantLicence(tx: Database, { realm: { realm }, user, now }: MemberCaller, licenceId: string, period: string): Promise<void> {
  await grantUntil(tx, { realm, accountId: user.id, licenceId }, afterPeriod(now, period), null);
  await publishChange(tx, { realm, scope: { account: user.id }, subject: 'entitlements', ids: [licenceId] });
}

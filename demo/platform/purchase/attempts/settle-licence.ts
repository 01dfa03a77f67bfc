import type { Database } from '../../db/database.ts';
import type { AttemptRow } from '../../db/tables/purchase/purchase-tables.ts';
import { settleConfirmed } from '../confirmations/settle-confirmed.ts';
import { settlePlan } from '../plans/settle-plan.ts';
import { moveAttempt } from './attempt-store.ts';
import type { Buyer } from './buyer.ts';

/** What follows from a payment that its payer has confirmed, and that no basket holds. @throws PlatformError where it no longer holds what was shown */
export async function settleLicence(tx: Database, buyer: Buyer, attempt: AttemptRow): Promise<AttemptRow> {
  const { purpose } = attempt;
  const paid = await moveAttempt(tx, attempt, 'SUCCEEDED');
  if (purpose?.kind === 'PLAN') await settlePlan(tx, buyer, paid, purpose.facts);
  if (purpose?.kind === 'LICENCE') await settleConfirmed(tx, paid, purpose, buyer.now);
  return paid;
}

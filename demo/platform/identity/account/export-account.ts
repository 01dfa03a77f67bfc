import type { Database } from '../../db/database.ts';
import type { AccountRow } from '../../db/tables/viewer-tables.ts';
import { exportPerson } from '../personal-data/export-person.ts';
import { personOf } from '../personal-data/person.ts';

/** Everything that is kept of an account and means something to its owner. No secret, no token, no card number. */
export async function exportOf(db: Database, account: AccountRow, now: number): Promise<Record<string, unknown>> {
  return { madeAt: new Date(now).toISOString(), ...await exportPerson(db, await personOf(db, account)) };
}

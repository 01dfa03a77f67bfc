import type { Database } from '../../db/database.ts';
import { type Person, personOf, profilesAlone } from './person.ts';
import { personalTables } from './personal-tables.ts';

async function erase(db: Database, person: Person, of: readonly ('account' | 'profile')[]): Promise<void> {
  for (const each of of) for (const { erased } of personalTables.filter((table) => table.each === each)) await erased.run?.(db, person);
}

/**
 * Deletes profiles with all that they watched, kept and wrote.
 *
 * @param db a transaction
 */
export async function eraseProfiles(db: Database, ids: string[]): Promise<void> {
  if (ids.length > 0) await erase(db, profilesAlone(ids), ['profile']);
}

/** Deletes an account with all that is its owner's; what has to stay is kept for its time. @param db a transaction */
export async function eraseAccount(db: Database, account: { id: string; realm: string }): Promise<void> {
  const person = await personOf(db, account);
  await erase(db, person, person.profileIds.length > 0 ? ['profile', 'account'] : ['account']);
}

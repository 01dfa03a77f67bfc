import type { AccountRow } from '../../db/tables/viewer-tables.ts';
import type { Caller } from '../../server/request-caller.ts';
import type { ProvenPerson } from '../attempts/attempt-facts.ts';
import { guardNewcomer, makeAccount } from '../attempts/link-person.ts';
import { missingOfPerson } from './missing-information.ts';

/** Makes the account of a new person; undefined, and no account, where the tenant's form asks for more than their provider said. @throws PlatformError 409 `accountConflict` */
export async function makeWholeAccount({ context: { db }, realm, now, place }: Caller, person: ProvenPerson): Promise<AccountRow | undefined> {
  await guardNewcomer(db, realm.realm, person, now);
  if (missingOfPerson(realm, person)) return undefined;
  const { country } = await place();
  return db.transaction((tx) => makeAccount(tx, realm.realm, country, person, now));
}

import type { Caller } from '../server/request-caller.ts';
import { entriesOf, favouritesKey } from './list-entries.ts';

/** Everything that this viewer has a heart on; nothing for a guest. */
export async function favouriteIdsOf({ context: { db }, realm: { realm }, user }: Caller): Promise<Set<string>> {
  if (!user || user.isGuest) return new Set();
  return new Set((await entriesOf(db, { realm, listKey: favouritesKey(user.pro.id) })).map(({ id }) => id));
}

import { and, eq, inArray } from 'drizzle-orm';
import type { AccessLevel } from '../../../src/contracts/catalogue/access-level.ts';
import type { ItemRow } from '../db/tables/catalogue-tables.ts';
import { favourites, progress } from '../db/tables/viewer-tables.ts';
import type { RequestPlace } from '../realm/request-place.ts';
import { heldLicences } from '../purchase/held-licences.ts';
import type { Caller } from '../server/request-caller.ts';
import { isGeoblocked, type Territory } from './is-geoblocked.ts';

/** What decides how some items look to a viewer: licences held, favourites and progress. */
export interface ViewerRights {
  isMember: boolean;
  place: RequestPlace;
  licenceIds: Set<string>;
  favouriteIds: Set<string>;
  /** Seconds seen, by content id. */
  progress: Map<string, number>;
}

/** Reads them in as many queries for one item as for many. */
export async function rightsOf(caller: Caller, contentIds: string[]): Promise<ViewerRights> {
  const { context: { db }, realm: { realm }, user } = caller;
  const rights: ViewerRights = { isMember: !!user && !user.isGuest, place: await caller.place(), licenceIds: new Set(), favouriteIds: new Set(), progress: new Map() };
  if (!user || !rights.isMember || contentIds.length === 0) return rights;
  rights.licenceIds = new Set(await heldLicences(caller));
  const hearts = await db.select({ id: favourites.contentId }).from(favourites)
    .where(and(eq(favourites.realm, realm), eq(favourites.profileId, user.pro.id), inArray(favourites.contentId, contentIds)));
  const seen = await db.select({ id: progress.contentId, position: progress.position }).from(progress)
    .where(and(eq(progress.realm, realm), eq(progress.profileId, user.pro.id), inArray(progress.contentId, contentIds)));
  rights.favouriteIds = new Set(hearts.map((row) => row.id));
  rights.progress = new Map(seen.map((row) => [row.id, row.position]));
  return rights;
}

/** What this viewer may do with this item. @source spec 1 §3 "Access levels", §4.1 */
export function accessOf(item: Pick<ItemRow, 'access' | 'licences'> & Territory, rights: Pick<ViewerRights, 'isMember' | 'licenceIds' | 'place'>): AccessLevel {
  if (isGeoblocked(item, rights.place)) return 'GEOBLOCKED';
  if (item.access === 'FREE') return 'GRANTED';
  if (item.access === 'SIGN_IN') return rights.isMember ? 'GRANTED' : 'GRANTED_ON_SIGN_IN';
  return item.licences.some((id) => rights.licenceIds.has(id)) ? 'GRANTED' : 'DENIED';
}

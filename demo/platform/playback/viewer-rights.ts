import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { AccessLevel } from '../../../src/contracts/catalogue/access-level.ts';
import type { ItemRow } from '../db/tables/catalogue-tables.ts';
import { listEntries, progress } from '../db/tables/viewer-tables.ts';
import { favouritesKey } from '../lists/list-entries.ts';
import type { RequestPlace } from '../realm/request-place.ts';
import { entitlements } from '../db/tables/purchase/purchase-tables.ts';
import { isHeld } from '../purchase/held-licences.ts';
import { profileStateOf } from '../identity/profiles/profile-state.ts';
import type { Caller, MemberCaller } from '../server/request-caller.ts';
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

const rightsRow = z.object({ held: z.array(z.string()), hearts: z.array(z.string()), seen: z.record(z.string(), z.number()) });

/** Licences, favourites and progress of a member in one statement. */
async function readRights(caller: MemberCaller, contentIds: string[]): Promise<z.output<typeof rightsRow>> {
  const { context: { db }, realm: { realm }, user: { pro } } = caller;
  // One parameter: a list of a hundred costs more to write than the answer to read.
  const ids = sql.param(contentIds);
  const liked = and(eq(listEntries.realm, realm), eq(listEntries.listKey, favouritesKey(pro.id)), sql`${listEntries.contentId} = any(${ids}::text[])`);
  const begun = and(eq(progress.realm, realm), eq(progress.profileId, pro.id), sql`${progress.contentId} = any(${ids}::text[])`);
  const { rows } = await db.execute(sql`select
    (select coalesce(json_agg(${entitlements.licenceId}), '[]'::json) from ${entitlements} where ${isHeld(caller)}) as held,
    (select coalesce(json_agg(${listEntries.contentId}), '[]'::json) from ${listEntries} where ${liked}) as hearts,
    (select coalesce(json_object_agg(${progress.contentId}, ${progress.position}), '{}'::json) from ${progress} where ${begun}) as seen`) as unknown as { rows: unknown[] };
  return rightsRow.parse(rows[0]);
}

/** One statement for one item as for many. */
export async function rightsOf(caller: Caller, contentIds: string[]): Promise<ViewerRights> {
  const { user } = caller;
  const rights: ViewerRights = { isMember: !!user && !user.isGuest, place: await caller.place(), licenceIds: new Set(), favouriteIds: new Set(), progress: new Map() };
  if (!user || !rights.isMember || contentIds.length === 0) return rights;
  const state = profileStateOf(caller);
  if (state) return { ...rights, licenceIds: new Set(state.held), favouriteIds: new Set(state.hearts), progress: new Map(state.seen.map(([id, position]) => [id, position])) };
  const { held, hearts, seen } = await readRights({ ...caller, user }, contentIds);
  return { ...rights, licenceIds: new Set(held), favouriteIds: new Set(hearts), progress: new Map(Object.entries(seen)) };
}

/** What this viewer may do with this item. @source spec 1 §3 "Access levels", §4.1 */
export function accessOf(item: Pick<ItemRow, 'access' | 'licences'> & Territory, rights: Pick<ViewerRights, 'isMember' | 'licenceIds' | 'place'>): AccessLevel {
  if (isGeoblocked(item, rights.place)) return 'GEOBLOCKED';
  if (item.access === 'FREE') return 'GRANTED';
  if (item.access === 'SIGN_IN') return rights.isMember ? 'GRANTED' : 'GRANTED_ON_SIGN_IN';
  return item.licences.some((id) => rights.licenceIds.has(id)) ? 'GRANTED' : 'DENIED';
}

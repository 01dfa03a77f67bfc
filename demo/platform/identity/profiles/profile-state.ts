import { and, asc, desc, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { profiles } from '../../db/tables/identity/account-tables.ts';
import { entitlements } from '../../db/tables/purchase/purchase-tables.ts';
import { listEntries, progress } from '../../db/tables/viewer-tables.ts';
import { favouritesKey } from '../../lists/list-entries.ts';
import { isHeld } from '../../purchase/held-licences.ts';
import type { Caller, MemberCaller } from '../../server/request-caller.ts';

/** chosen: whoever keeps more has answers of their own; as keys and in the memory they would stand for one viewer alone */
const mostKept = 200;

const stateRow = z.object({
  level: z.nullable(z.enum(['RESTRICTED', 'NON_RESTRICTED'])),
  held: z.array(z.string()),
  hearts: z.array(z.string()),
  /** Content id, position and duration in seconds, the latest first. */
  seen: z.array(z.tuple([z.string(), z.number(), z.number()])),
});

/** All that decides how rows and cards look to a member: the level of the profile, licences held, favourites and progress. */
export type ProfileState = z.output<typeof stateRow>;

const known = new WeakMap<Caller, ProfileState>();

async function readState(caller: MemberCaller): Promise<ProfileState> {
  const { context: { db }, realm: { realm }, user: { pro } } = caller;
  const hearts = db.select({ id: listEntries.contentId }).from(listEntries).where(and(eq(listEntries.realm, realm), eq(listEntries.listKey, favouritesKey(pro.id)))).orderBy(asc(listEntries.contentId)).limit(mostKept + 1);
  const seen = db.select({ id: progress.contentId, position: progress.position, duration: progress.duration, savedAt: progress.savedAt }).from(progress)
    .where(and(eq(progress.realm, realm), eq(progress.profileId, pro.id))).orderBy(desc(progress.savedAt), asc(progress.contentId)).limit(mostKept + 1);
  const { rows } = await db.execute(sql`select
    (select ${profiles.parentalLevel} from ${profiles} where ${profiles.id} = ${pro.id}) as level,
    (select coalesce(json_agg(${entitlements.licenceId} order by ${entitlements.licenceId}), '[]'::json) from ${entitlements} where ${isHeld(caller)}) as held,
    (select coalesce(json_agg(content_id order by content_id), '[]'::json) from (${hearts}) as hearts) as hearts,
    (select coalesce(json_agg(json_build_array(content_id, position, duration) order by saved_at desc, content_id), '[]'::json) from (${seen}) as seen) as seen`) as unknown as { rows: unknown[] };
  return stateRow.parse(rows[0]);
}

/**
 * Reads the state of a member once, for this request: from then on it is what every row and card of the answer is made of.
 *
 * @returns undefined for guests, and for whoever keeps more than an answer should be kept by
 */
export async function readProfileState(caller: Caller): Promise<ProfileState | undefined> {
  const { user } = caller;
  if (!user || user.isGuest) return undefined;
  const state = await readState({ ...caller, user });
  if (state.hearts.length > mostKept || state.seen.length > mostKept) return undefined;
  known.set(caller, state);
  return state;
}

/** The state that this request has read; undefined where it has read none. */
export const profileStateOf = (caller: Caller): ProfileState | undefined => known.get(caller);

import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { profiles } from '../../db/tables/identity/account-tables.ts';
import { entitlements } from '../../db/tables/purchase/purchase-tables.ts';
import { listEntries, progress } from '../../db/tables/viewer-tables.ts';
import { favouritesKey } from '../../lists/list-entries.ts';
import { isHeldUntil } from '../../purchase/is-held-until.ts';
import type { Caller, MemberCaller } from '../../server/request-caller.ts';
import { batchedRead } from '../../server/state/batched-read.ts';

/** chosen: whoever keeps more has answers of their own; as keys and in the memory they would stand for one viewer alone */
const mostKept = 200;

const profileState = z.object({
  level: z.nullable(z.enum(['RESTRICTED', 'NON_RESTRICTED'])),
  held: z.array(z.string()),
  hearts: z.array(z.string()),
  /** Content id, position and duration in seconds, the latest first. */
  seen: z.array(z.tuple([z.string(), z.number(), z.number()])),
});

/** All that decides how rows and cards look to a member: the level of the profile, licences held, favourites and progress. */
export type ProfileState = z.output<typeof profileState>;

const known = new WeakMap<Caller, ProfileState>();

/** Whose state. */
const keyOf = ({ realm: { realm }, user }: MemberCaller): string =>
  JSON.stringify({ realm, account: user.id, profile: user.pro.id, list: favouritesKey(user.pro.id) });

/** As it is kept: licences that ended too, with their end in epoch milliseconds. */
const storedState = z.extend(profileState, { key: z.string(), held: z.array(z.tuple([z.string(), z.nullable(z.number())])) });
const storedStates = z.array(storedState);

/** One statement for all members who ask while the one before it is under way. */
const stateOf = batchedRead(async (db, keys): Promise<ReadonlyMap<string, z.output<typeof storedState>>> => {
  const asked = JSON.stringify(keys.map((key) => ({ key, ...JSON.parse(key) as object })));
  const hearts = sql`select ${listEntries.contentId} as content_id from ${listEntries} where ${listEntries.realm} = asked.realm and ${listEntries.listKey} = asked.list order by content_id limit ${mostKept + 1}`;
  const seen = sql`select ${progress.contentId} as content_id, ${progress.position} as position, ${progress.duration} as duration, ${progress.savedAt} as saved_at
    from ${progress} where ${progress.realm} = asked.realm and ${progress.profileId} = asked.profile order by saved_at desc, content_id limit ${mostKept + 1}`;
  const { rows } = await db.execute(sql`select asked.key,
    (select ${profiles.parentalLevel} from ${profiles} where ${profiles.id} = asked.profile) as level,
    (select coalesce(json_agg(json_build_array(${entitlements.licenceId}, ${entitlements.expiresAt}) order by ${entitlements.licenceId}), '[]'::json)
      from ${entitlements} where ${entitlements.realm} = asked.realm and ${entitlements.accountId} = asked.account) as held,
    (select coalesce(json_agg(content_id order by content_id), '[]'::json) from (${hearts}) as hearts) as hearts,
    (select coalesce(json_agg(json_build_array(content_id, position, duration) order by saved_at desc, content_id), '[]'::json) from (${seen}) as seen) as seen
    from json_to_recordset(${asked}::json) as asked(key text, realm text, account text, profile text, list text)`) as unknown as { rows: unknown[] };
  return new Map(storedStates.parse(rows).map((state) => [state.key, state]));
});

/**
 * Reads the state of a member once, for this request: from then on it is what every row and card of the answer is made of.
 *
 * @returns undefined for guests, and for whoever keeps more than an answer should be kept by
 */
export async function readProfileState(caller: Caller): Promise<ProfileState | undefined> {
  const { user } = caller;
  if (!user || user.isGuest) return undefined;
  const stored = await stateOf(caller.context.db, keyOf({ ...caller, user }));
  if (!stored || stored.hearts.length > mostKept || stored.seen.length > mostKept) return undefined;
  const { level, hearts, seen } = stored;
  const state: ProfileState = { level, hearts, seen, held: stored.held.flatMap(([id, expiresAt]) => (isHeldUntil(expiresAt, caller.now) ? [id] : [])) };
  known.set(caller, state);
  return state;
}

/** The state that this request has read; undefined where it has read none. */
export const profileStateOf = (caller: Caller): ProfileState | undefined => known.get(caller);

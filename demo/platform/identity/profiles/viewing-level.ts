import { inArray } from 'drizzle-orm';
import { type ProfileRow, profiles } from '../../db/tables/identity/account-tables.ts';
import type { Caller } from '../../server/request-caller.ts';
import { batchedRead } from '../../server/state/batched-read.ts';
import { profileStateOf } from './profile-state.ts';

type Level = ProfileRow['parentalLevel'];

const levels = new WeakMap<Caller, Promise<Level>>();

const levelOf = batchedRead(async (db, ids) => {
  const rows = await db.select({ id: profiles.id, level: profiles.parentalLevel }).from(profiles).where(inArray(profiles.id, ids));
  return new Map(rows.map(({ id, level }) => [id, level]));
});

async function readLevel(caller: Caller): Promise<Level> {
  const { context: { db }, user } = caller;
  if (!user || user.isGuest) return 'NON_RESTRICTED';
  const state = profileStateOf(caller);
  if (state) return state.level ?? 'NON_RESTRICTED';
  return await levelOf(db, user.pro.id) ?? 'NON_RESTRICTED';
}

/** What the profile that asks may be shown; read once for each request, so that no answer is kept for another level. @source spec 1 §6 "Parental control with values RESTRICTED and NON_RESTRICTED" */
export function viewingLevel(caller: Caller): Promise<Level> {
  const level = levels.get(caller) ?? readLevel(caller);
  levels.set(caller, level);
  return level;
}

/** chosen: what these ratings and a title without one say is for everybody; a rating that nobody here knows is not */
export const forAllAges = ['U', 'G', 'PG', '0', '6', 'TP', 'TV-Y', 'TV-G', 'TV-PG'];

/** Whether a profile of a level may be shown a title. */
export const isShownAt = (level: Level, ageRating: string | null): boolean => level === 'NON_RESTRICTED' || ageRating === null || forAllAges.includes(ageRating);

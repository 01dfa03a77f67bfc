import { eq } from 'drizzle-orm';
import { type ProfileRow, profiles } from '../../db/tables/identity/account-tables.ts';
import type { Caller } from '../../server/request-caller.ts';

type Level = ProfileRow['parentalLevel'];

const known = new WeakMap<Caller, Promise<Level>>();

async function readLevel({ context: { db }, user }: Caller): Promise<Level> {
  if (!user || user.isGuest) return 'NON_RESTRICTED';
  const [row] = await db.select({ level: profiles.parentalLevel }).from(profiles).where(eq(profiles.id, user.pro.id));
  return row?.level ?? 'NON_RESTRICTED';
}

/** What the profile that asks may be shown; read once for each request. Members share no answers, so none is kept for another level. @source spec 1 §6 "Parental control with values RESTRICTED and NON_RESTRICTED" */
export function viewingLevel(caller: Caller): Promise<Level> {
  const level = known.get(caller) ?? readLevel(caller);
  known.set(caller, level);
  return level;
}

/** chosen: what these ratings and a title without one say is for everybody; a rating that nobody here knows is not */
export const forAllAges = ['U', 'G', 'PG', '0', '6', 'TP', 'TV-Y', 'TV-G', 'TV-PG'];

/** Whether a profile of a level may be shown a title. */
export const isShownAt = (level: Level, ageRating: string | null): boolean => level === 'NON_RESTRICTED' || ageRating === null || forAllAges.includes(ageRating);

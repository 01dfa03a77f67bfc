import { and, asc, eq } from 'drizzle-orm';
import { publishChange } from '../../changes/publish-change.ts';
import type { Database } from '../../db/database.ts';
import { type ProfileRow, profiles } from '../../db/tables/identity/account-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { MemberCaller } from '../../server/request-caller.ts';

/** chosen: a family's worth */
export const mostProfiles = 5;

/** Whose profiles are meant. */
export interface ProfileOwner { realm: { realm: string }; user: { id: string } }

/** Those of an account, the oldest first. */
export const profilesOf = ({ realm: { realm }, user }: ProfileOwner, db: Database): Promise<ProfileRow[]> =>
  db.select().from(profiles).where(and(eq(profiles.realm, realm), eq(profiles.accountId, user.id))).orderBy(asc(profiles.createdAt), asc(profiles.id));

/** A profile of an account. @throws PlatformError 404 `profile-not-found` */
export async function ownProfile(owner: ProfileOwner & Pick<MemberCaller, 'context'>, profileId: string, db: Database = owner.context.db): Promise<ProfileRow> {
  const row = (await profilesOf(owner, db)).find(({ id }) => id === profileId);
  if (!row) throw new PlatformError(404, 'profile-not-found', 'This account has no such profile.');
  return row;
}

/** A profile as claims of a token. */
export const profileClaim = ({ id, type, parentalLevel }: Pick<ProfileRow, 'id' | 'type' | 'parentalLevel'>) =>
  ({ id, tp: type, ...(parentalLevel === 'RESTRICTED' ? { restricted: true as const } : {}) });

/** Whether a profile may change the others. chosen: a restricted one could lift its own restriction */
export const isManager = ({ type, parentalLevel }: Pick<ProfileRow, 'type' | 'parentalLevel'>): boolean => type === 'adult' && parentalLevel === 'NON_RESTRICTED';

/** Somebody must be left who may change profiles. @throws PlatformError 409 `last-manager` */
export async function guardManagerLeft(caller: MemberCaller, db: Database, without: string): Promise<ProfileRow> {
  const left = (await profilesOf(caller, db)).find((row) => row.id !== without && isManager(row));
  if (!left) throw new PlatformError(409, 'last-manager', 'One grown-up without restriction must stay.');
  return left;
}

/** Tells the account's browsers, in the transaction that changed something. */
export const tellProfiles = (db: Database, { realm: { realm }, user }: MemberCaller): Promise<void> =>
  publishChange(db, { realm, scope: { account: user.id }, subject: 'profile', ids: [] });

/** One change of an account's profiles after the other. */
export const lockAccount = (db: Database, { user }: MemberCaller) => db.select({ id: profiles.id }).from(profiles).where(eq(profiles.accountId, user.id)).for('update');

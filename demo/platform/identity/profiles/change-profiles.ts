import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { newProfile, pinChange, profileChange, profileRemoval } from '../../../../src/contracts/identity/profile.ts';
import { readLooks } from '../../../../src/contracts/realm/realm-looks.ts';
import { type ProfileRow, profiles } from '../../db/tables/identity/account-tables.ts';
import { sessionFamilies } from '../../db/tables/identity/session-tables.ts';
import { accounts } from '../../db/tables/viewer-tables.ts';
import { rememberPlace } from '../../server/limits/known-places.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { MemberCaller } from '../../server/request-caller.ts';
import { endFamily } from '../session/refresh-session.ts';
import { pinPlace } from './pin-tries.ts';
import { guardChange, hashPin } from './profile-pin.ts';
import { visibleName } from '../mail/texts/stranger-text.ts';
import { eraseProfiles } from '../personal-data/erase-person.ts';
import { guardManagerLeft, lockAccount, mostProfiles, ownProfile, profileClaim, profilesOf, tellProfiles } from './profile-store.ts';

/** @throws PlatformError 400 `BAD_REQUEST` for an address that is none of the tenant's pictures */
function guardAvatar({ realm: { settings } }: MemberCaller, avatar: string | undefined): void {
  if (avatar !== undefined && !readLooks(settings.looks).avatars.includes(avatar)) throw new PlatformError(400, 'BAD_REQUEST', 'This is none of the pictures.', { field: 'avatar' });
}

/** A profile's name as it is kept. @throws PlatformError 400 `BAD_REQUEST` where it shows nothing */
function keptName(name: string): string {
  const kept = visibleName(name);
  if (kept === '') throw new PlatformError(400, 'BAD_REQUEST', 'This name shows nothing.', { field: 'name' });
  return kept;
}

/** @throws PlatformError 409 `too-many-profiles`; what `keptName` does */
export async function addProfile(caller: MemberCaller, { name: given, type, avatar, parentalLevel }: z.output<typeof newProfile>): Promise<ProfileRow> {
  guardAvatar(caller, avatar);
  const name = keptName(given);
  return caller.context.db.transaction(async (tx) => {
    await lockAccount(tx, caller);
    if ((await profilesOf(caller, tx)).length >= mostProfiles) throw new PlatformError(409, 'too-many-profiles', 'This account has as many profiles as it can have.');
    const [made] = await tx.insert(profiles).values({
      id: randomUUID(), realm: caller.realm.realm, accountId: caller.user.id, name, type, avatar: avatar ?? null, createdAt: caller.now,
      // chosen: what a child may see is narrow until a grown-up widens it
      parentalLevel: parentalLevel ?? (type === 'child' ? 'RESTRICTED' : 'NON_RESTRICTED'),
    }).returning();
    await tellProfiles(tx, caller);
    return made!;
  });
}

/** @throws PlatformError 404 `profile-not-found`; 409 `last-manager`; what `keptName` and `guardChange` do */
export async function changeProfile(caller: MemberCaller, { profileId, name: given, avatar, parentalLevel, ...proof }: z.output<typeof profileChange>): Promise<ProfileRow> {
  guardAvatar(caller, avatar);
  const name = given === undefined ? undefined : keptName(given);
  const isProven = await guardChange(caller, await ownProfile(caller, profileId), proof);
  return caller.context.db.transaction(async (tx) => {
    await lockAccount(tx, caller);
    const row = isProven(await ownProfile(caller, profileId, tx));
    if (parentalLevel === 'RESTRICTED') await guardManagerLeft(caller, tx, profileId);
    const [changed] = await tx.update(profiles).set({ name: name ?? row.name, avatar: avatar ?? row.avatar, parentalLevel: parentalLevel ?? row.parentalLevel })
      .where(eq(profiles.id, profileId)).returning();
    if (name !== undefined) await renameSessions(tx, profileId, name);
    if (parentalLevel !== undefined) await restrictSessions(tx, changed!);
    await tellProfiles(tx, caller);
    return changed!;
  });
}

const sessionsOfProfile = (profileId: string) => and(sql`${sessionFamilies.subject} -> 'pro' ->> 'id' = ${profileId}`, isNull(sessionFamilies.endedAt));

/** The next token of each session greets by the new name. */
const renameSessions = (db: MemberCaller['context']['db'], profileId: string, name: string) =>
  db.update(sessionFamilies).set({ subject: sql`jsonb_set(${sessionFamilies.subject}, '{name}', ${JSON.stringify(name)}::jsonb)` }).where(sessionsOfProfile(profileId));

/** The next token of each session says whether the profile is restricted. */
const restrictSessions = (db: MemberCaller['context']['db'], profile: ProfileRow) =>
  db.update(sessionFamilies).set({ subject: sql`jsonb_set(${sessionFamilies.subject}, '{pro}', ${JSON.stringify(profileClaim(profile))}::jsonb)` }).where(sessionsOfProfile(profile.id));

/** Sessions that watch as it end: they must not go on as anybody else. @throws PlatformError 404 `profile-not-found`; 409 `profile-in-use`, `last-manager`; what `guardChange` does */
export async function dropProfile(caller: MemberCaller, { profileId, ...proof }: z.output<typeof profileRemoval>): Promise<void> {
  if (profileId === caller.user.pro.id) throw new PlatformError(409, 'profile-in-use', 'The profile that watches cannot be removed.');
  const isProven = await guardChange(caller, await ownProfile(caller, profileId), proof);
  await caller.context.db.transaction(async (tx) => {
    await lockAccount(tx, caller);
    isProven(await ownProfile(caller, profileId, tx));
    const heir = await guardManagerLeft(caller, tx, profileId);
    await tx.update(accounts).set({ profileId: heir.id, profileType: heir.type }).where(and(eq(accounts.id, caller.user.id), eq(accounts.profileId, profileId)));
    for (const { id } of await tx.select({ id: sessionFamilies.id }).from(sessionFamilies).where(sessionsOfProfile(profileId))) await endFamily(tx, id, caller.now, 'logout');
    await eraseProfiles(tx, [profileId]);
    await tellProfiles(tx, caller);
  });
}

/** @throws PlatformError 404 `profile-not-found`; what `guardChange` does */
export async function changePin(caller: MemberCaller, { profileId, pin, ...proof }: z.output<typeof pinChange>): Promise<ProfileRow> {
  const isProven = await guardChange(caller, await ownProfile(caller, profileId), proof);
  const pinHash = pin === undefined ? null : await hashPin(pin);
  return caller.context.db.transaction(async (tx) => {
    await lockAccount(tx, caller);
    isProven(await ownProfile(caller, profileId, tx));
    const [changed] = await tx.update(profiles).set({ pinHash }).where(eq(profiles.id, profileId)).returning();
    // Its own tries count apart from those of others, as where the PIN was typed.
    if (pinHash !== null) await rememberPlace(tx, pinPlace(caller, changed!), { session: caller.user.sid }, caller.now);
    await tellProfiles(tx, caller);
    return changed!;
  });
}

import { randomBytes } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type PasskeyRow, passkeys } from '../../db/tables/identity/passkey-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { MemberCaller } from '../../server/request-caller.ts';

type Owner = Pick<MemberCaller, 'realm' | 'user'>;

const ofOwner = ({ realm: { realm }, user }: Owner) => and(eq(passkeys.realm, realm), eq(passkeys.accountId, user.id));

/** The keys of an account, the newest first. */
export const passkeysOf = (db: Database, owner: Owner): Promise<PasskeyRow[]> => db.select().from(passkeys).where(ofOwner(owner)).orderBy(desc(passkeys.createdAt));

const isoOf = (moment: number): string => new Date(moment).toISOString();

/** The same as an answer; the keys themselves are not in it. */
export const passkeyListOf = async (db: Database, owner: Owner) => ({
  passkeys: (await passkeysOf(db, owner)).map(({ id, name, createdAt, lastUsedAt, isSynced }) => ({ id, name, createdAt: isoOf(createdAt), ...(lastUsedAt === null ? {} : { lastUsedAt: isoOf(lastUsedAt) }), isSynced })),
});

/** The handle of an account: that of its other keys, else a new one. */
export const userHandleOf = (rows: readonly PasskeyRow[]): string => rows[0]?.userHandle ?? randomBytes(32).toString('base64url');

/** @throws PlatformError 404 `passkey-not-found`, for those of others too */
export async function changePasskey(db: Database, owner: Owner, id: string, name: string | undefined): Promise<void> {
  const which = and(ofOwner(owner), eq(passkeys.id, id));
  const changed = name === undefined ? await db.delete(passkeys).where(which).returning() : await db.update(passkeys).set({ name }).where(which).returning();
  if (changed.length === 0) throw new PlatformError(404, 'passkey-not-found', 'This account has no such passkey.');
}

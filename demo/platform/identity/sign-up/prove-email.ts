import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { passkeys } from '../../db/tables/identity/passkey-tables.ts';
import { type AccountRow, accounts } from '../../db/tables/viewer-tables.ts';
import { holderOf } from '../mail/mailed-account.ts';
import { takeOffIdentities } from '../providers/take-off-identities.ts';
import { endAccess } from '../session/end-access.ts';
import { forgetSignUp } from './remembered-sign-up.ts';

/** What is written with the proof, and the token whose link may be pressed again, as its hash. */
interface WithProof { written?: Partial<Pick<AccountRow, 'passwordHash' | 'details' | 'name' | 'country'>>; token?: string }

/**
 * The first proof of an account's e-mail. Who made the account had not proven it, so all that was put on it until now ends: password, passkeys, linked people, sessions, links.
 *
 * Every way to prove an e-mail comes here, and writes a password of its own or none.
 *
 * @param db a transaction
 * @returns undefined where it was proven before, or another account may still take the e-mail back; then nothing is changed
 * @source design/identity.md 6 "On the first proof of an e-mail, unproven passwords and sessions end"
 */
export async function proveEmail(db: Database, { id, realm }: Pick<AccountRow, 'id' | 'realm'>, now: number, { written = {}, token }: WithProof = {}): Promise<AccountRow | undefined> {
  const [account] = await db.select({ email: accounts.email }).from(accounts).where(and(eq(accounts.realm, realm), eq(accounts.id, id)));
  const holder = account && await holderOf(db, realm, account.email, now);
  if (holder && holder.id !== id) return undefined;
  const [proven] = await db.update(accounts).set({ passwordHash: null, ...written, emailVerifiedAt: now }).where(and(eq(accounts.realm, realm), eq(accounts.id, id), isNull(accounts.emailVerifiedAt))).returning();
  if (!proven) return undefined;
  await db.delete(passkeys).where(eq(passkeys.accountId, id));
  await takeOffIdentities(db, proven);
  await endAccess(db, realm, id, now, { token });
  if (written.passwordHash) await forgetSignUp(db, realm, written.passwordHash);
  return proven;
}

import { hash, verify } from '@node-rs/argon2';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { type AccountRow, accounts } from '../db/tables/viewer-tables.ts';

let placeholderHash: Promise<string> | undefined;

/** Whether a password is that of a hash; where there is none the work is the same. */
export async function isPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  placeholderHash ??= hash('matches no password');
  const isRight = await verify(passwordHash ?? await placeholderHash, password);
  return passwordHash != null && isRight;
}

/**
 * The account of an e-mail and a password; undefined when they do not match.
 *
 * An unknown e-mail costs the same work as a wrong password, so that timing does not reveal which accounts exist.
 *
 * @source design/identity.md 7
 */
export async function accountOf(db: Database, realm: string, email: string, password: string): Promise<AccountRow | undefined> {
  const [row] = await db.select().from(accounts).where(and(eq(accounts.realm, realm), eq(accounts.email, email.trim().toLowerCase())));
  return await isPassword(row?.passwordHash, password) ? row : undefined;
}

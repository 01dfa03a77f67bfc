import { hash, verify } from '@node-rs/argon2';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { type AccountRow, accounts } from '../db/tables/viewer-tables.ts';

let placeholderHash: Promise<string> | undefined;

/**
 * The account of an e-mail and a password; undefined when they do not match.
 *
 * An unknown e-mail costs the same work as a wrong password, so that timing does not reveal which accounts exist.
 *
 * @source design/identity.md 7
 */
export async function accountOf(db: Database, realm: string, email: string, password: string): Promise<AccountRow | undefined> {
  const [row] = await db.select().from(accounts).where(and(eq(accounts.realm, realm), eq(accounts.email, email.trim().toLowerCase())));
  placeholderHash ??= hash('matches no password');
  const isRight = await verify(row?.passwordHash ?? await placeholderHash, password);
  return row?.passwordHash && isRight ? row : undefined;
}

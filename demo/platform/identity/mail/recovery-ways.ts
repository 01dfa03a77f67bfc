import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { recoveryWay } from '../../../../src/contracts/identity/password-reset.ts';
import type { Database } from '../../db/database.ts';
import { auditEntries, linkedIdentities } from '../../db/tables/identity/account-tables.ts';
import { passkeys } from '../../db/tables/identity/passkey-tables.ts';
import type { RealmRow } from '../../db/tables/realm-tables.ts';
import { takeOffIdentities } from '../providers/take-off-identities.ts';

/** Passkeys and linked providers of an account, the newest first. */
export async function waysOf(db: Database, { signIn }: RealmRow, accountId: string): Promise<z.input<typeof recoveryWay>[]> {
  const keys = await db.select({ name: passkeys.name, at: passkeys.createdAt }).from(passkeys).where(eq(passkeys.accountId, accountId));
  const linked = await db.select({ provider: linkedIdentities.provider, at: linkedIdentities.linkedAt }).from(linkedIdentities).where(eq(linkedIdentities.accountId, accountId));
  const titleOf = (provider: string) => signIn.providers.find(({ name }) => name === provider)?.title ?? provider;
  const ways = [
    ...keys.map(({ name, at }) => ({ kind: 'PASSKEY' as const, name, at })), ...linked.map(({ provider, at }) => ({ kind: 'PROVIDER' as const, name: titleOf(provider), at })),
  ];
  return ways.sort((one, other) => other.at - one.at).map(({ at, ...way }) => ({ ...way, addedAt: new Date(at).toISOString() }));
}

/** Takes all of them off, with what providers gave. @param db the transaction that writes the new password, so that a way in is left */
export async function removeWays(db: Database, { id, realm }: { id: string; realm: string }, now: number): Promise<void> {
  const keys = await db.delete(passkeys).where(eq(passkeys.accountId, id)).returning({ id: passkeys.id });
  const linked = await takeOffIdentities(db, { id, realm });
  const actions = [...keys.map(() => 'passkey-removed'), ...linked.map((provider) => `unlink ${provider}`)];
  if (actions.length > 0) await db.insert(auditEntries).values(actions.map((action) => ({ id: randomUUID(), realm, at: now, action, accountId: id })));
}

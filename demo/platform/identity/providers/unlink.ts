import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { auditEntries, linkedIdentities } from '../../db/tables/identity/account-tables.ts';
import { accounts } from '../../db/tables/viewer-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { MemberCaller } from '../../server/request-caller.ts';
import { takeOffIdentities } from './take-off-identities.ts';

/**
 * Takes a provider off an account, with what it gave.
 *
 * The account is locked first, so that two that are taken off at the same time do not leave it without a way in.
 *
 * @throws PlatformError 404 `provider-not-linked`, 409 `last-sign-in-method`
 */
export async function unlink({ context, user, now }: MemberCaller, provider: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, user.id)).for('update');
    const linked = await tx.select().from(linkedIdentities).where(eq(linkedIdentities.accountId, user.id));
    if (!account || !linked.some((one) => one.provider === provider)) throw new PlatformError(404, 'provider-not-linked', 'sorrySomethingWentWrong');
    if (account.passwordHash === null && linked.length === 1) throw new PlatformError(409, 'last-sign-in-method', 'lastSignInMethod');
    await takeOffIdentities(tx, account, { provider });
    await tx.insert(auditEntries).values({ id: randomUUID(), realm: account.realm, at: now, action: `unlink ${provider}`, accountId: account.id });
  });
}

import { and, eq, inArray } from 'drizzle-orm';
import { publishChange } from '../../changes/publish-change.ts';
import type { Database } from '../../db/database.ts';
import { linkedIdentities } from '../../db/tables/identity/account-tables.ts';
import { entitlements } from '../../db/tables/purchase/purchase-tables.ts';

/** Which of an account's identities: all where none is named. */
interface TakenOff { provider?: string }

/**
 * Takes people of other providers off an account, with everything that those providers gave it. Browsers of the account are told.
 *
 * The only place that deletes a linked identity of an account that stays: a purchase at a partner belongs to the account that its buyer is linked to.
 *
 * @param db a transaction
 * @returns the providers
 */
export async function takeOffIdentities(db: Database, { id, realm }: { id: string; realm: string }, { provider }: TakenOff = {}): Promise<string[]> {
  const own = and(
    eq(linkedIdentities.realm, realm), eq(linkedIdentities.accountId, id),
    provider === undefined ? undefined : eq(linkedIdentities.provider, provider),
  );
  const providers = (await db.delete(linkedIdentities).where(own).returning({ provider: linkedIdentities.provider })).map((row) => row.provider);
  if (providers.length === 0) return [];
  const given = and(eq(entitlements.realm, realm), eq(entitlements.accountId, id), inArray(entitlements.provider, providers));
  const gone = await db.delete(entitlements).where(given).returning({ licenceId: entitlements.licenceId });
  if (gone.length > 0) await publishChange(db, { realm, scope: { account: id }, subject: 'entitlements', ids: [] });
  return providers;
}

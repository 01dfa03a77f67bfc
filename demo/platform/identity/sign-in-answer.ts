import { and, eq, isNotNull } from 'drizzle-orm';
import type { SignInAnswer } from '../../../src/contracts/identity/sign-in-answer.ts';
import { linkedIdentities, profiles } from '../db/tables/identity/account-tables.ts';
import { type AccountRow, accounts } from '../db/tables/viewer-tables.ts';
import { placeOf } from '../realm/request-place.ts';
import type { Caller } from '../server/request-caller.ts';
import { openSession } from './session/session-families.ts';

/** Opens a member's session. Every way to sign in ends here, and takes a wish to delete the account back. @param how `actor`: the account that acts in this one's name */
export async function signInAnswerOf({ context, realm, now, request }: Caller, account: AccountRow, { actor }: { actor?: string } = {}): Promise<SignInAnswer> {
  const { country } = await placeOf({ request, context, realm }, account);
  const [profile] = await context.db.select().from(profiles).where(eq(profiles.id, account.profileId));
  if (actor === undefined) await context.db.update(accounts).set({ deletionDueAt: null }).where(and(eq(accounts.id, account.id), isNotNull(accounts.deletionDueAt)));
  const tokens = await openSession(context, realm.realm, {
    id: account.id, loc: country, rol: account.role, isGuest: false, name: profile?.name ?? account.name,
    pro: { id: account.profileId, tp: profile?.type ?? account.profileType }, ...(actor === undefined ? {} : { act: { sub: actor } }),
  }, now, request.headers['user-agent']);
  const linked = await context.db.select({ provider: linkedIdentities.provider }).from(linkedIdentities).where(eq(linkedIdentities.accountId, account.id));
  return { ...tokens, missingInformationStatus: 'COMPLETE', linkedAccounts: linked };
}

import { and, eq, isNotNull } from 'drizzle-orm';
import type { SignInAnswer } from '../../../src/contracts/identity/sign-in-answer.ts';
import { linkedIdentities, profiles } from '../db/tables/identity/account-tables.ts';
import { type AccountRow, accounts } from '../db/tables/viewer-tables.ts';
import { placeOf } from '../realm/request-place.ts';
import type { Caller } from '../server/request-caller.ts';
import { missingOfAccount } from './completion/missing-information.ts';
import { readAtSignIn } from './entitlement-sync/partner-entitlements.ts';
import { unfinishedAnswer } from './completion/unfinished-sign-in.ts';
import { openSession } from './session/session-families.ts';

/**
 * Opens a member's session, unless the account lacks what the tenant asks for: then its owner is asked, and nothing is signed in.
 *
 * Every way to sign in ends here, and takes a wish to delete the account back.
 *
 * @param how `actor`: the account that acts in this one's name, and is asked for nothing; `idp`: the provider that proved the member
 */
export async function signInAnswerOf(caller: Caller, account: AccountRow, { actor, idp }: { actor?: string; idp?: string } = {}): Promise<SignInAnswer> {
  const { context, realm, now, request } = caller;
  if (actor === undefined && await missingOfAccount(context.db, realm, account)) return unfinishedAnswer(caller, { accountId: account.id });
  const { country } = await placeOf({ request, context, realm }, account);
  const [profile] = await context.db.select().from(profiles).where(eq(profiles.id, account.profileId));
  if (actor === undefined) await context.db.update(accounts).set({ deletionDueAt: null }).where(and(eq(accounts.id, account.id), isNotNull(accounts.deletionDueAt)));
  if (actor === undefined) await readAtSignIn(caller, account.id);
  const tokens = await openSession(context, realm.realm, {
    id: account.id, loc: country, rol: account.role, isGuest: false, name: profile?.name ?? account.name,
    pro: { id: account.profileId, tp: profile?.type ?? account.profileType }, ...(actor === undefined ? {} : { act: { sub: actor } }), ...(idp === undefined ? {} : { idp }),
  }, now, request.headers['user-agent']);
  const linked = await context.db.select({ provider: linkedIdentities.provider }).from(linkedIdentities).where(eq(linkedIdentities.accountId, account.id));
  return { ...tokens, missingInformationStatus: 'COMPLETE', linkedAccounts: linked };
}

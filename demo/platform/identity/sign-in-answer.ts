import { and, eq, inArray } from 'drizzle-orm';
import type { SignInAnswer } from '../../../src/contracts/identity/sign-in-answer.ts';
import { linkedIdentities, profiles } from '../db/tables/identity/account-tables.ts';
import type { AccountRow } from '../db/tables/viewer-tables.ts';
import { placeOf } from '../realm/request-place.ts';
import type { Caller } from '../server/request-caller.ts';
import type { ProvenPerson } from './attempts/attempt-facts.ts';
import { keepAccount } from './account/keep-account.ts';
import { missingOfAccount } from './completion/missing-information.ts';
import { profileChoiceAnswer } from './completion/profile-choice.ts';
import { readAtSignIn } from './entitlement-sync/partner-entitlements.ts';
import { unfinishedAnswer } from './completion/unfinished-sign-in.ts';
import { profileClaim } from './profiles/profile-store.ts';
import { guardConfirmed } from './mail/guard-confirmed.ts';
import { openSession } from './session/session-families.ts';

/**
 * Opens a member's session, unless the account lacks what the tenant asks for, or its first profile has a PIN: then that is asked for, and nothing is signed in.
 *
 * Every way to sign in ends here, is refused where the account's e-mail waits for its proof, and takes a wish to delete the account back.
 *
 * @param how `actor`: the account that acts in this one's name, and is asked for nothing; `idp`: the provider that proved the member; `links`: the person whom the account takes after its PIN; `profileId`: the profile
 *   that let this device in, or whose PIN was given, which goes on there; without it, or once it is gone, the account's first; `hasProof`: whether the device itself proved to own the account
 * @throws PlatformError 403 `emailNotConfirmed`
 */
export async function signInAnswerOf(caller: Caller, account: AccountRow, { actor, idp, links, profileId, hasProof = actor === undefined }: { actor?: { sub: string; sid: string }; idp?: string; links?: ProvenPerson | undefined; profileId?: string | undefined; hasProof?: boolean } = {}): Promise<SignInAnswer> {
  const { context, realm, now, request } = caller;
  if (actor === undefined) await guardConfirmed(caller, account);
  if (actor === undefined && await missingOfAccount(context.db, realm, account)) return unfinishedAnswer(caller, { accountId: account.id });
  const { country } = await placeOf({ request, context, realm }, account);
  const own = await context.db.select().from(profiles).where(and(eq(profiles.accountId, account.id), inArray(profiles.id, [profileId ?? account.profileId, account.profileId])));
  const entered = own.find(({ id }) => id === profileId);
  const profile = entered ?? own[0];
  if (actor === undefined && !entered && typeof profile?.pinHash === 'string') return profileChoiceAnswer(caller, { accountId: account.id, idp, links });
  if (actor === undefined) await keepAccount(context.db, account, now);
  if (actor === undefined) await readAtSignIn(caller, account.id);
  const tokens = await openSession(context, realm.realm, {
    id: account.id, loc: country, rol: account.role, isGuest: false, name: profile?.name ?? account.name,
    pro: profile ? profileClaim(profile) : { id: account.profileId, tp: account.profileType }, ...(actor === undefined ? {} : { act: actor }), ...(idp === undefined ? {} : { idp }),
  }, now, { userAgent: request.headers['user-agent'], hasProof });
  const linked = await context.db.select({ provider: linkedIdentities.provider }).from(linkedIdentities).where(eq(linkedIdentities.accountId, account.id));
  return { ...tokens, missingInformationStatus: 'COMPLETE', linkedAccounts: linked };
}

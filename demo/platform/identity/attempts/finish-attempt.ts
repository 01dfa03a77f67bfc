import type { AttemptState } from '../../../../src/contracts/identity/sign-in-attempt.ts';
import type { SignInAttemptRow } from '../../db/tables/identity/account-tables.ts';
import type { AccountRow } from '../../db/tables/viewer-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { Caller } from '../../server/request-caller.ts';
import { makeWholeAccount } from '../completion/new-member.ts';
import { unfinishedAnswer } from '../completion/unfinished-sign-in.ts';
import { guardConfirmed } from '../mail/guard-confirmed.ts';
import { tellWayIn } from '../mail/send-mail.ts';
import { hashOfToken } from '../one-time-tokens.ts';
import { signInAnswerOf } from '../sign-in-answer.ts';
import { guardAbility } from '../profiles/abilities.ts';
import { projectOf } from '../toolkit/toolkit-project.ts';
import type { ProvenPerson } from './attempt-facts.ts';
import { moveAttempt } from './attempt-store.ts';
import { newCompareCode } from './compare-code.ts';
import { accountById, accountOfPerson, guardNewcomer, linkPerson, providersUsedBy } from './link-person.ts';

/** What the starter learns of a person. */
export const shownPerson = ({ provider, name, email }: ProvenPerson): AttemptState['person'] => ({ provider, name, email });

/** The code of the window that brought a proof, as the attempt keeps it. */
export const compareHash = (id: string, code: string): string => hashOfToken(`${id} ${code}`);

/** Opens the session of an attempt, once. @param links the person whom the account takes once its PIN was given @throws PlatformError 403 `emailNotConfirmed` */
export async function signInBy(caller: Caller, attempt: SignInAttemptRow, from: SignInAttemptRow['status'], account: AccountRow, links?: ProvenPerson): Promise<AttemptState> {
  await guardConfirmed(caller, account);
  await moveAttempt(caller.context.db, attempt, from, 'taken');
  return { status: 'signed-in', answer: await signInAnswerOf(caller, account, { idp: attempt.provider, links }) };
}

/** Links to the account that started the attempt; its member's token says so a second time. @throws PlatformError 401 `sign-in-required`; what `guardAbility` does */
async function linkOwn(caller: Caller, attempt: SignInAttemptRow, from: SignInAttemptRow['status'], person: ProvenPerson): Promise<AttemptState> {
  const { context: { db }, user, now } = caller;
  if (!user || user.isGuest || user.id !== attempt.facts.accountId) throw new PlatformError(401, 'sign-in-required', 'This call is for the member who started it.');
  await guardAbility('addWayIn', { ...caller, user });
  const account = await accountById(db, user.id);
  await db.transaction(async (tx) => {
    await moveAttempt(tx, attempt, from, 'taken');
    await linkPerson(tx, account, person, now);
  });
  await tellWayIn(caller, account);
  return { status: 'linked', person: shownPerson(person) };
}

/**
 * What follows once a person is proven to the one who started the attempt.
 *
 * 1. A link is made to the account that asked for it.
 * 2. A person who is known signs in.
 * 3. One whose proven e-mail is another account's is refused; nobody is linked in silence. A tenant at the identity toolkit says by
 *    which providers that account signs in, as the toolkit does.
 * 4. Anybody else chooses between an account they have and a new one, or gets one where the provider cannot be linked.
 *
 * @param from the state that it must still be in: the second of two that come here is refused
 */
export async function goOn(caller: Caller, attempt: SignInAttemptRow, from: SignInAttemptRow['status'], person: ProvenPerson, links: boolean): Promise<AttemptState> {
  const { context: { db }, realm: { realm } } = caller;
  if (attempt.facts.purpose === 'LINK') return linkOwn(caller, attempt, from, person);
  const known = await accountOfPerson(db, realm, person);
  if (known) return signInBy(caller, attempt, from, known);
  const used = projectOf(caller.realm) ? await providersUsedBy(db, caller.realm, person, caller.now) : undefined;
  if (used) return alreadyUsed(caller, attempt, from, used);
  await guardNewcomer(db, realm, person, caller.now);
  if (links) {
    await moveAttempt(db, attempt, from, 'proven', { ...attempt.facts, person });
    return { status: 'linking', person: shownPerson(person) };
  }
  return signInNew(caller, attempt, from, person);
}

/** @source Firebase "auth/account-exists-with-different-credential" */
async function alreadyUsed(caller: Caller, attempt: SignInAttemptRow, from: SignInAttemptRow['status'], usedProviders: string[]): Promise<AttemptState> {
  const code = 'account-exists-with-different-credential';
  await moveAttempt(caller.context.db, attempt, from, 'failed', { ...attempt.facts, failure: code, usedProviders });
  return { status: 'failed', code, usedProviders };
}

/** Makes the account of a new person and signs in, unless the tenant asks for more first: then there is no account before its owner has answered. @throws PlatformError 409 `accountConflict` */
export async function signInNew(caller: Caller, attempt: SignInAttemptRow, from: SignInAttemptRow['status'], person: ProvenPerson): Promise<AttemptState> {
  const account = await makeWholeAccount(caller, person);
  if (account) return signInBy(caller, attempt, from, account);
  await moveAttempt(caller.context.db, attempt, from, 'taken');
  return { status: 'signed-in', answer: await unfinishedAnswer(caller, { person }) };
}

/** Keeps a proof that came without the attempt's secret until its starter types the code that is answered here. */
export async function askToCompare(caller: Caller, attempt: SignInAttemptRow, person: ProvenPerson): Promise<AttemptState> {
  const compareCode = newCompareCode();
  await moveAttempt(caller.context.db, attempt, 'exchanging', 'compare', { ...attempt.facts, person, codeHash: compareHash(attempt.id, compareCode), tries: 0 });
  return { status: 'compare', compareCode };
}

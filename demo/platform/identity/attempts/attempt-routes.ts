import * as z from 'zod/mini';
import { type AccountLogin, attemptKey, type AttemptState, attemptState, linkRequest, providerReturn } from '../../../../src/contracts/identity/sign-in-attempt.ts';
import type { SignInAttemptRow } from '../../db/tables/identity/account-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { defineRoute } from '../../server/platform-route.ts';
import type { Caller } from '../../server/request-caller.ts';
import { guardCaptcha } from '../guard-captcha.ts';
import { tellWayIn } from '../mail/send-mail.ts';
import { clientNamed } from '../providers/provider-client.ts';
import { restrictedProfile } from '../profiles/abilities.ts';
import { isManager, ownProfile } from '../profiles/profile-store.ts';
import { signInByPassword } from '../sign-in-by-password.ts';
import type { ProvenPerson } from './attempt-facts.ts';
import { moveAttempt, ownAttempt } from './attempt-store.ts';
import { deliver, endingFailed } from './exchange-attempt.ts';
import { compareHash, goOn, shownPerson, signInBy, signInNew } from './finish-attempt.ts';
import { linkPerson } from './link-person.ts';
import { sent } from '../../../../src/contracts/wire/sent-text.ts';

const mostTries = 3;

/** Where an attempt stands, without tokens. */
function stateOf({ status, facts }: SignInAttemptRow): AttemptState {
  if (status === 'failed') return { status, code: facts.failure ?? 'sorrySomethingWentWrong', ...(facts.usedProviders && { usedProviders: facts.usedProviders }) };
  if (status === 'proven' && facts.person) return { status: 'linking', person: shownPerson(facts.person) };
  if (status === 'taken') return { status: facts.purpose === 'LINK' ? 'linked' : 'signed-in' };
  return { status: status === 'compare' ? 'compare' : 'pending' };
}

/** The person of an attempt that stands where the call expects it. @throws PlatformError 400 `attempt-used` */
function provenIn(attempt: SignInAttemptRow, status: SignInAttemptRow['status']): ProvenPerson {
  if (attempt.status !== status || !attempt.facts.person) throw new PlatformError(400, 'attempt-used', 'sorrySomethingWentWrong');
  return attempt.facts.person;
}

const own = ({ context: { db }, realm: { realm }, now }: Caller, key: z.output<typeof attemptKey>) => ownAttempt(db, realm, key, now);

/** Compares the code. A wrong one is counted before it is answered, so that tries at the same time count each; all tries of one starter count together. @throws PlatformError 400 `compare-code-wrong`, 401 `compare-failed`, 429 `too-many-requests` */
async function confirm(caller: Caller, attempt: SignInAttemptRow, compareCode: string): Promise<AttemptState> {
  const person = provenIn(attempt, 'compare');
  const { db, limits } = caller.context;
  await limits.countAddress('compare codes of an asker', caller.request, caller.now);
  const client = clientNamed(caller.context.keys.provider, caller.realm, attempt.provider);
  await moveAttempt(db, attempt, 'compare', 'exchanging');
  if (compareHash(attempt.id, compareCode.trim()) === attempt.facts.codeHash) return endingFailed(caller, attempt, goOn(caller, attempt, 'exchanging', person, client.links));
  const tries = (attempt.facts.tries ?? 0) + 1;
  const isOver = tries >= mostTries;
  await moveAttempt(db, attempt, 'exchanging', isOver ? 'failed' : 'compare', { ...attempt.facts, tries, ...(isOver ? { failure: 'compare-failed' } : {}) });
  throw isOver ? new PlatformError(401, 'compare-failed', 'sorrySomethingWentWrong') : new PlatformError(400, 'compare-code-wrong', 'compareCodeWrong');
}

/** Proof of both sides in one attempt: the provider's person and the password of the account, and the PIN of its first profile where that has one. @throws PlatformError 403 `appCheckFailedWeb`, `emailNotConfirmed`, `account-for-grown-ups`, 401 `failedAuthentication`, 409 `accountConflict` */
async function link(caller: Caller, attempt: SignInAttemptRow, login: AccountLogin): Promise<AttemptState> {
  const { context: { db }, now } = caller;
  const person = provenIn(attempt, 'proven');
  await guardCaptcha(caller, login.captchaToken);
  const account = await signInByPassword(caller, login.email, login.password);
  const first = await ownProfile({ ...caller, user: account }, account.profileId);
  if (!isManager(first)) throw new PlatformError(403, ...restrictedProfile);
  // A password alone adds no way in past the PIN.
  if (first.pinHash !== null) return signInBy(caller, attempt, 'proven', account, person);
  await db.transaction((tx) => linkPerson(tx, account, person, now));
  await tellWayIn(caller, account);
  return signInBy(caller, attempt, 'proven', account);
}

const skip = async (caller: Caller, attempt: SignInAttemptRow): Promise<AttemptState> => signInNew(caller, attempt, 'proven', provenIn(attempt, 'proven'));

/** Sign-ins that go through another page or another window. @source design/identity.md 4; chosen: the calls, as the specification shows none */
export const attemptRoutes = [
  defineRoute({
    name: 'deliverReturn', method: 'POST', path: '/api/v1/sign-in-attempts/deliver', auth: 'bearerless', input: z.extend(providerReturn, { provider: sent('code') }), output: attemptState,
    answer: async ({ provider, ...returned }, caller) => deliver(caller, clientNamed(caller.context.keys.provider, caller.realm, provider), returned),
  }),
  defineRoute({
    name: 'readAttempt', method: 'POST', path: '/api/v1/sign-in-attempts/read', auth: 'bearerless', input: attemptKey, output: attemptState,
    answer: async (key, caller) => stateOf(await own(caller, key)),
  }),
  defineRoute({
    name: 'confirmAttempt', method: 'POST', path: '/api/v1/sign-in-attempts/confirm', auth: 'visitor', input: z.extend(attemptKey, { compareCode: sent('code') }), output: attemptState,
    answer: async ({ compareCode, ...key }, caller) => confirm(caller, await own(caller, key), compareCode),
  }),
  defineRoute({
    name: 'linkAttempt', method: 'POST', path: '/api/v1/sign-in-attempts/link', auth: 'bearerless', output: attemptState,
    input: linkRequest,
    answer: async ({ email, password, captchaToken, ...key }, caller) => link(caller, await own(caller, key), { email, password, captchaToken }),
  }),
  defineRoute({
    name: 'skipLinking', method: 'POST', path: '/api/v1/sign-in-attempts/skip', auth: 'bearerless', input: attemptKey, output: attemptState,
    answer: async (key, caller) => skip(caller, await own(caller, key)),
  }),
];

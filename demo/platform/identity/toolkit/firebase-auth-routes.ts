import { and, eq } from 'drizzle-orm';
import { firebaseAuthRequest } from '../../../../src/contracts/identity/outside/toolkit.ts';
import { signInAnswer } from '../../../../src/contracts/identity/sign-in-answer.ts';
import { oneTimeTokens } from '../../db/tables/identity/account-tables.ts';
import { accounts } from '../../db/tables/viewer-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { defineRoute } from '../../server/platform-route.ts';
import type { Caller } from '../../server/request-caller.ts';
import { guardConfirmed } from '../mail/guard-confirmed.ts';
import { hashOfToken } from '../one-time-tokens.ts';
import { signInAnswerOf } from '../sign-in-answer.ts';
import { personOfTokens } from './toolkit-client.ts';
import { projectOf } from './toolkit-project.ts';

/** As long as a token of the toolkit could be brought again. */
const keptMs = 3_600_000;

const refused = () => new PlatformError(401, 'provider-proof-refused', 'sorrySomethingWentWrong');

/** Notes that a token was exchanged. @throws PlatformError 401 `provider-proof-refused` for one that was before */
async function spend({ context: { db }, realm: { realm }, now }: Caller, token: string): Promise<void> {
  const kept = await db.insert(oneTimeTokens).values({ hash: hashOfToken(`firebase-auth ${token}`), realm, purpose: 'firebase-auth', expiresAt: now + keptMs, usedAt: now })
    .onConflictDoNothing().returning({ hash: oneTimeTokens.hash });
  if (kept.length === 0) throw refused();
}

/**
 * A sign-in at the identity toolkit becomes a session here, once.
 *
 * @source spec 3 §7 "POST /v1/firebase-auth | firebaseAuthToken, firebaseRefreshToken | not shown"; chosen: the answer, which is that of every sign-in
 */
export const firebaseAuthRoutes = [
  defineRoute({
    name: 'exchangeFirebaseTokens', method: 'POST', path: '/api/v1/firebase-auth', auth: 'bearerless', input: firebaseAuthRequest, output: signInAnswer,
    answer: async (brought, caller) => {
      const { context, realm, request, now } = caller;
      const project = projectOf(realm);
      if (!project) throw new PlatformError(404, 'provider-not-found', 'This tenant has no such provider.');
      await context.limits.countAddress('sign-ins at an address', request, now);
      const { accountId, email } = await personOfTokens(project, brought);
      const [account] = await context.db.select().from(accounts).where(and(eq(accounts.realm, realm.realm), eq(accounts.id, accountId), eq(accounts.email, email)));
      if (!account) throw refused();
      await guardConfirmed(caller, account);
      await spend(caller, brought.firebaseAuthToken);
      return signInAnswerOf(caller, account);
    },
  }),
];

import { asApiError } from '../../../api/api-error.ts';
import { proveAccount } from '../../../api/calls/identity/account/account-details.ts';
import type { Client } from '../../../api/client.ts';
import { accountProblem } from '../../../rules/identity/account/account-problem.ts';
import type { AccountOutcome } from './account-part.ts';

/** Makes calls of the session that the proof is for. */
export interface ProofCalls { ask: Client['call'] }

/** Proves by the password that the account's owner asks: for ten minutes another way in may be given. */
export const proveOwner = ({ ask }: ProofCalls, password: string): Promise<AccountOutcome> =>
  ask(proveAccount, { password }).then(() => undefined, (thrown: unknown) => accountProblem(asApiError(thrown)));

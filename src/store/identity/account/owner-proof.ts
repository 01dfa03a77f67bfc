import { asApiError } from '../../../api/api-error.ts';
import { proveAccount } from '../../../api/calls/identity/account/account-details.ts';
import { accountProblem } from '../../../rules/identity/account/account-problem.ts';
import type { SessionControl } from '../../../session/session-control.ts';
import type { AccountOutcome } from './account-part.ts';

/** Proves by the password that the account's owner asks: for ten minutes a way to sign in may be added. */
export const proveOwner = ({ ask }: Pick<SessionControl, 'ask'>, password: string): Promise<AccountOutcome> =>
  ask(proveAccount, { password }).then(() => undefined, (thrown: unknown) => accountProblem(asApiError(thrown)));

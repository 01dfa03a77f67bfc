import { asApiError } from '../../../api/api-error.ts';
import { deleteAccount, exportAccount } from '../../../api/calls/identity/account/account-details.ts';
import type { AccountDeletion, AccountExport } from '../../../contracts/identity/account/account-details.ts';
import { accountProblem, type AccountProblem } from '../../../rules/identity/account/account-problem.ts';
import type { AccountContext } from './account-part.ts';

/** A copy of everything, and the way out. */
export interface Leaving {
  takeCopy(): Promise<{ done: AccountExport } | { problem: AccountProblem }>;
  /** @param proof the password, or the whole e-mail of an account without one */
  leave(proof: string): Promise<{ done: AccountDeletion } | { problem: AccountProblem }>;
}

const ended = <T>(work: Promise<T>): Promise<{ done: T } | { problem: AccountProblem }> =>
  work.then((done) => ({ done }), (failure: unknown) => ({ problem: accountProblem(asApiError(failure)) }));

export const createLeaving = ({ client }: Pick<AccountContext, 'client'>): Leaving => ({
  takeCopy: () => ended(client.call(exportAccount, {})),
  leave: (proof) => ended(client.call(deleteAccount, { proof })),
});

import { changeEmail, readAccountDetails, updateAccountDetails } from '../../../api/calls/identity/account/account-details.ts';
import { changePassword } from '../../../api/calls/identity/password-reset.ts';
import type { AccountDetails, EmailChange } from '../../../contracts/identity/account/account-details.ts';
import type { DetailValues } from '../../../contracts/identity/form-field.ts';
import { type AccountContext, type AccountOutcome, type AccountPart, createAccountPart } from './account-part.ts';

/** A new password, by the one that it has. */
export interface PasswordWish { current: string; secret: string }

/** Who the account belongs to, and how they prove it. */
export interface Details extends AccountPart<AccountDetails> {
  save(details: DetailValues): Promise<AccountOutcome>;
  /** Takes effect with the press in the new address's mail. */
  askEmail(change: EmailChange): Promise<AccountOutcome>;
  /** Ends every other session. @source spec 3 §4 "Password change re-authenticates with the current password, then updates" */
  setPassword(change: PasswordWish): Promise<AccountOutcome>;
}

/** @source spec 3 §3 "Account details" */
export function createDetails(context: AccountContext): Details {
  const { client } = context;
  const part = createAccountPart(context, (signal) => client.call(readAccountDetails, {}, { signal }));
  return {
    ...part,
    save: (details) => part.change(() => client.call(updateAccountDetails, { details })),
    askEmail: (change) => part.change(async () => void await client.call(changeEmail, change)),
    setPassword: (change) => part.change(async () => void await client.call(changePassword, change)),
  };
}

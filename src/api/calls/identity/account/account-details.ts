import * as z from 'zod/mini';
import { accountDeletion, accountDetails, accountExport, accountProof, deletionRequest, detailsChange, emailChange } from '../../../../contracts/identity/account/account-details.ts';
import { nothing } from '../../../../contracts/wire/nothing.ts';
import { defineCall } from '../../../call.ts';

/** Who the account belongs to. @source spec 3 §3 "Account details"; chosen: the paths of these calls, as the specification has none */
export const readAccountDetails = defineCall({
  name: 'readAccountDetails', method: 'GET', auth: 'member',
  input: z.object({}), output: accountDetails,
  request: () => ({ path: '/user/account' }),
});

export const updateAccountDetails = defineCall({
  name: 'updateAccountDetails', method: 'PUT', auth: 'member',
  input: detailsChange, output: accountDetails,
  request: (body) => ({ path: '/user/account', body }),
});

/** Mails a link to the new e-mail; the old one stays until it is pressed. */
export const changeEmail = defineCall({
  name: 'changeEmail', method: 'POST', auth: 'member',
  input: emailChange, output: nothing,
  request: (body) => ({ path: '/user/account/email', body }),
});

/** Proves again that the account's owner asks: a new way in needs it. */
export const proveAccount = defineCall({
  name: 'proveAccount', method: 'POST', auth: 'member',
  input: accountProof, output: nothing,
  request: (body) => ({ path: '/user/account/proof', body }),
});

/** Everything that is kept of the account. */
export const exportAccount = defineCall({
  name: 'exportAccount', method: 'POST', auth: 'member',
  input: z.object({}), output: accountExport,
  request: () => ({ path: '/user/account/export', body: {} }),
});

/** Ends every session at once and the account after a time in which a sign-in takes it back. */
export const deleteAccount = defineCall({
  name: 'deleteAccount', method: 'POST', auth: 'member',
  input: deletionRequest, output: accountDeletion,
  request: (body) => ({ path: '/user/account/deletion', body }),
});

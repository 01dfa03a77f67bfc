import { passwordChange, passwordReset, recoveryQuestion, recoveryWays, resetRequest } from '../../../contracts/identity/password-reset.ts';
import { nothing } from '../../../contracts/wire/nothing.ts';
import { defineCall } from '../../call.ts';

/** Sends a link to a new password; says the same for every e-mail. @source spec 3 §7 "POST /reset-password/create" */
export const requestPasswordReset = defineCall({
  name: 'requestPasswordReset', method: 'POST', base: (e) => e.v2,
  input: resetRequest, output: nothing,
  request: (body) => ({ path: '/reset-password/create', body }),
});

/** Sets a new password by the link's token. @source spec 3 §7 "PUT /reset-password" */
export const resetPassword = defineCall({
  name: 'resetPassword', method: 'PUT', base: (e) => e.v2,
  input: passwordReset, output: nothing,
  request: (body) => ({ path: '/reset-password', body }),
});

/** Says which other ways in the account of a link has. The link stays good. chosen: the call, as §7 shows none */
export const readRecoveryWays = defineCall({
  name: 'readRecoveryWays', method: 'POST', base: (e) => e.v2,
  input: recoveryQuestion, output: recoveryWays,
  request: (body) => ({ path: '/reset-password/look', body }),
});

/** Changes the password of a member, who proves the old one. Every other session ends. @source spec 3 §4 "Password change"; chosen: the path, as §7 shows none */
export const changePassword = defineCall({
  name: 'changePassword', method: 'PUT', base: (e) => e.v2,
  input: passwordChange, output: nothing,
  request: (body) => ({ path: '/user/password', body }),
});

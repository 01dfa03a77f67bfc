import { expect, it } from 'vitest';
import type { CallFailure } from '../../../src/contracts/wire/call-failure.ts';
import { signInError, type SignInError } from '../../../src/rules/identity/sign-in-error.ts';

const translated = new Set(['accountSuspended', 'accountLocked']);
const isTranslated = (key: string) => translated.has(key);
const refused = (status: number, code: string, messages: string[] = []) => ({ kind: 'refused' as const, status, body: { code, messages } });

const rows: [string, CallFailure, SignInError][] = [
  ['the first server message', refused(401, 'accountLocked', ['accountSuspended', 'failedAuthentication']), { labelKey: 'failedAuthentication', platformKey: 'accountSuspended' }],
  ['else the code', refused(401, 'accountLocked', ['Some words in the log']), { labelKey: 'failedAuthentication', platformKey: 'accountLocked' }],
  ['the label of a known code', refused(401, 'INVALID_CREDENTIALS'), { labelKey: 'failedAuthentication' }],
  ['the generic label without a body', { kind: 'refused', status: 401 }, { labelKey: 'failedAuthentication' }],
  ['the generic label where nothing is translated', refused(403, 'SOME_CODE', ['Some words']), { labelKey: 'failedAuthentication' }],
  ['the generic label for a code that every object has', refused(401, 'constructor'), { labelKey: 'failedAuthentication' }],
  ['that a browser was not proven', refused(403, 'appCheckFailedWeb', ['appCheckFailedWeb']), { labelKey: 'appCheckFailedWeb' }],
  ['that nothing was filled in', refused(400, 'EMPTY_INPUTS'), { labelKey: 'EMPTY_INPUTS' }],
  ['too many tries by its code', refused(400, 'TOO_MANY_REQUESTS'), { labelKey: 'tooManyAttempts' }],
  ['too many tries by its status', refused(429, 'SLOW_DOWN'), { labelKey: 'tooManyAttempts' }],
  ['nothing about the password when the platform is broken', refused(503, 'INTERNAL'), { labelKey: 'sorrySomethingWentWrong' }],
  ['what a tenant’s check says', refused(400, 'internal-error', ['BLOCKING_FUNCTION_ERROR_RESPONSE : ((HTTP request to beforeSignIn returned HTTP error 403: {"error":{"message":"This account is paused."}}))']), { labelKey: 'sorrySomethingWentWrong', text: 'This account is paused.' }],
  ['the generic words where that is broken', refused(400, 'internal-error', ['{"error":{"message":"cut off']), { labelKey: 'sorrySomethingWentWrong' }],
  ['that there was no answer', { kind: 'unreachable', status: 0 }, { labelKey: 'platformUnreachable' }],
  ['that the call was given up', { kind: 'aborted', status: 0 }, { labelKey: 'platformUnreachable' }],
  ['that the answer fits no contract', { kind: 'contract-broken', status: 200 }, { labelKey: 'sorrySomethingWentWrong' }],
];
it.each(rows)('says %s', (_, failure, error) => {
  expect(signInError(failure, isTranslated)).toEqual(error);
});

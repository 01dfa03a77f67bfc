import { expect, it } from 'vitest';
import type { CallFailure } from '../../../../src/contracts/wire/call-failure.ts';
import { toolkitFailure } from '../../../../src/rules/identity/sign-up/toolkit-failure.ts';

const blocked = 'BLOCKING_FUNCTION_ERROR_RESPONSE : ((HTTP request to beforeSignIn returned HTTP error 403: {"error":{"message":"Paused."}}))';
const refused = (code: string, messages: string[] = []): CallFailure => ({ kind: 'refused', status: 400, body: { code, messages } });
const ours = (status: number, code: string, messages: string[] = []): CallFailure => ({ kind: 'refused', status, body: { code, messages } });

const rows: [string, CallFailure, CallFailure][] = [
  ['a wrong password', refused('INVALID_LOGIN_CREDENTIALS', ['INVALID_LOGIN_CREDENTIALS']), ours(401, 'failedAuthentication')],
  ['an unknown e-mail, by an older service', refused('EMAIL_NOT_FOUND'), ours(401, 'failedAuthentication')],
  ['a wrong password, by an older service', refused('INVALID_PASSWORD'), ours(401, 'failedAuthentication')],
  ['an e-mail that nobody has proven', refused('UNVERIFIED_EMAIL'), ours(403, 'emailNotConfirmed')],
  ['an e-mail that is none', refused('INVALID_EMAIL'), ours(400, 'pleaseProvideValidEmail')],
  ['no password', refused('MISSING_PASSWORD'), ours(400, 'EMPTY_INPUTS')],
  ['no proof that a browser asks', refused('CAPTCHA_CHECK_FAILED'), ours(403, 'appCheckFailedWeb')],
  ['too many tries', refused('TOO_MANY_ATTEMPTS_TRY_LATER'), ours(429, 'too-many-requests')],
  ['a blocking function, with its message', refused('BLOCKING_FUNCTION_ERROR_RESPONSE', [blocked]), ours(400, 'internal-error', [blocked])],
  ['anything else, as trouble of the service whose words nobody reads', refused('API_KEY_INVALID', ['API_KEY_INVALID : <b>no</b>']), ours(502, 'toolkit-refused')],
  ['a code that every object has', refused('constructor'), ours(502, 'toolkit-refused')],
  ['no answer', { kind: 'unreachable', status: 0 }, { kind: 'unreachable', status: 0 }],
  ['an answer that fits no contract', { kind: 'contract-broken', status: 200 }, { kind: 'contract-broken', status: 200 }],
];
it.each(rows)('of the toolkit: %s', (_, failure, meant) => {
  expect(toolkitFailure(failure)).toEqual(meant);
});

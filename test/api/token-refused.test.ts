import { expect, it } from 'vitest';
import { ApiError } from '../../src/api/api-error.ts';
import { isTokenRefused } from '../../src/api/token-refused.ts';

const refused = (status: number, code: string) => new ApiError('refused', 'readBucket', { status, body: { code, messages: [] } });

it.each([
  ['an expired token', refused(401, 'token-expired'), true],
  ['a token that is none', refused(401, 'invalid-token'), true],
  ['a token of a session that has ended', refused(401, 'session-ended'), true],
  ['a call for members', refused(401, 'sign-in-required'), false],
  ['a call without a token', refused(401, 'token-missing'), false],
  ['a key of another tenant', refused(401, 'invalid-api-key'), false],
  ['the same code with another status', refused(403, 'token-expired'), false],
  ['a 401 without a body', new ApiError('refused', 'readBucket', { status: 401 }), false],
  ['no answer', new ApiError('unreachable', 'readBucket'), false],
  ['another error', new Error('token-expired'), false],
  ['nothing', undefined, false],
])('%s: %s', (_, failure, answer) => {
  expect(isTokenRefused(failure)).toBe(answer);
});

import { expect, test } from 'vitest';
import { signInErrorKey } from '../../../src/rules/identity/sign-in-error-key.ts';

const translated = new Set(['accountSuspended', 'accountLocked']);
const isTranslated = (key: string) => translated.has(key);
const refused = (status: number, code: string, messages: string[] = []) => ({ kind: 'refused', status, body: { code, messages } });

test.each([
  ['the first server message decides', refused(401, 'accountLocked', ['accountSuspended', 'failedAuthentication']), 'accountSuspended'],
  ['else the code', refused(401, 'accountLocked', ['Some words in the log']), 'accountLocked'],
  ['a known code has its own key', refused(401, 'INVALID_CREDENTIALS'), 'failedAuthentication'],
  ['nothing said with the answer', { kind: 'refused', status: 401 }, 'failedAuthentication'],
  ['nothing translated', refused(403, 'SOME_CODE', ['Some words']), 'failedAuthentication'],
  ['the platform found nothing filled in', refused(400, 'EMPTY_INPUTS'), 'EMPTY_INPUTS'],
  ['too many tries', refused(429, 'SLOW_DOWN'), 'tooManyAttempts'],
  ['a broken platform never accuses the password', refused(503, 'INTERNAL'), 'sorrySomethingWentWrong'],
  ['no answer', { kind: 'unreachable', status: 0 }, 'platformUnreachable'],
  ['an answer that fits no contract', { kind: 'contract-broken', status: 200 }, 'sorrySomethingWentWrong'],
])('%s', (_case, failure, key) => {
  expect(signInErrorKey(failure, isTranslated)).toBe(key);
});

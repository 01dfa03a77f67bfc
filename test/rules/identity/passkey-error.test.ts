import { expect, it } from 'vitest';
import { passkeyError } from '../../../src/rules/identity/passkey-error.ts';

const refused = (status: number, code: string) => ({ kind: 'refused' as const, code, status, body: { code, messages: [] } });

it.each([
  ['the browser', undefined, 'passkeyFailed'],
  ['no network', { kind: 'unreachable' as const, code: 'unreachable', status: 0 }, 'platformUnreachable'],
  ['an answer that is too late', { kind: 'aborted' as const, code: 'aborted', status: 0 }, 'platformUnreachable'],
  ['too many tries', refused(429, 'too-many-requests'), 'tooManyAttempts'],
  ['an unknown key', refused(401, 'passkeyRefused'), 'passkeyRefused'],
  ['a key that is gone', refused(404, 'passkey-not-found'), 'passkeyGone'],
  ['somebody who acts as the member', refused(403, 'notWhileImpersonating'), 'notWhileImpersonating'],
  ['an e-mail that is not proven', refused(403, 'emailNotProven'), 'passkeyNeedsEmail'],
  ['anything else', refused(500, 'toString'), 'sorrySomethingWentWrong'],
  ['a platform that says nothing', { kind: 'refused' as const, code: 'x', status: 500 }, 'sorrySomethingWentWrong'],
])('%s', (_case, failure, key) => expect(passkeyError(failure)).toBe(key));

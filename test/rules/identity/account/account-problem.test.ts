import { expect, test } from 'vitest';
import type { CallFailure } from '../../../../src/contracts/wire/call-failure.ts';
import { accountProblem } from '../../../../src/rules/identity/account/account-problem.ts';

const refused = (code: string): CallFailure => ({ kind: 'refused', status: 400, body: { code, messages: [] } });
test.each([
  ['recent-sign-in-required', { labelKey: 'accountNeedsSignIn' }],
  ['invalidCurrentCredentials', { labelKey: 'invalidCurrentCredentials', field: 'current' }],
  ['passwordTooLong', { labelKey: 'newPasswordTooLong', field: 'secret' }],
  ['passwordTooWeak', { labelKey: 'passwordTooWeak', field: 'secret' }],
  ['passwordTooShort', { labelKey: 'newPasswordTooShort', field: 'secret' }],
  ['sameEmail', { labelKey: 'accountEmailSame', field: 'email' }],
  ['too-many-addresses', { labelKey: 'accountAddressMost' }],
  ['notWhileImpersonating', { labelKey: 'notWhileImpersonating' }],
  ['never-heard-of', { labelKey: 'sorrySomethingWentWrong' }],
  ['toString', { labelKey: 'sorrySomethingWentWrong' }],
])('%s', (code, problem) => expect(accountProblem(refused(code))).toEqual(problem));

test.each(['unreachable', 'aborted'] as const)('%s: the platform cannot be reached', (kind) => expect(accountProblem({ kind, status: 0 })).toEqual({ labelKey: 'platformUnreachable' }));
test('a refusal without a body is generic', () => expect(accountProblem({ kind: 'refused', status: 500 })).toEqual({ labelKey: 'sorrySomethingWentWrong' }));
test('fields that may not be empty are named', () => {
  expect(accountProblem({ kind: 'refused', status: 400, body: { code: 'fieldMissing', messages: [], details: { missingFields: ['birthDate'] } } })).toEqual({ labelKey: 'fieldMissing', missing: ['birthDate'] });
});

import { expect, test } from 'vitest';
import type { FormField } from '../../../../src/contracts/identity/form-field.ts';
import { signUpError } from '../../../../src/rules/identity/sign-up/sign-up-error.ts';

const field = (type: FormField['type']): FormField => ({ id: `my-${type}`, type, labelKey: type, required: true, size: 'FULL', order: 0, readOnly: false });
const fields = [field('email'), field('password'), field('birthDate'), field('phoneNumber')];
const of = (code: string, own: { messages?: string[]; details?: object; status?: number } = {}) =>
  signUpError({ kind: 'refused', status: own.status ?? 400, body: { code, messages: own.messages ?? [], ...(own.details ? { details: own.details } : {}) } } as never, fields, 12);

test.each([
  ['passwordTooShort', { fields: { 'my-password': { labelKey: 'passwordTooShort', count: 12 } } }],
  ['passwordTooLong', { fields: { 'my-password': { labelKey: 'fieldTooLong', count: 256 } } }],
  ['passwordTooWeak', { fields: { 'my-password': { labelKey: 'passwordTooWeak', count: 12 } } }],
  ['pleaseProvideValidEmail', { fields: { 'my-email': { labelKey: 'pleaseProvideValidEmail', count: 12 } } }],
  ['dateWrong', { fields: { 'my-birthDate': { labelKey: 'dateWrong', count: 12 } } }],
  ['phoneWrong', { fields: { 'my-phoneNumber': { labelKey: 'phoneWrong', count: 12 } } }],
  ['appCheckFailedWeb', { labelKey: 'appCheckFailedWeb' }],
  ['account-exists-with-different-credential', { labelKey: 'providerAlreadyUsed' }],
  ['selfRegistrationOff', { labelKey: 'signUpClosed' }],
  ['failedToSend', { labelKey: 'failedToSend' }],
  ['EMPTY_INPUTS', { labelKey: 'EMPTY_INPUTS' }],
  ['constructor', { labelKey: 'sorrySomethingWentWrong' }],
])('%s', (code, said) => expect(of(code)).toEqual(said));

test('what is missing is said where it is', () => {
  expect(of('fieldMissing', { details: { missingFields: ['name'] } })).toEqual({ fields: { name: { labelKey: 'fieldMissing' } } });
  expect(of('consentMissing', { details: { missingFields: ['terms'] } })).toEqual({ consents: ['terms'] });
});

test('a blocking function speaks for itself, or not at all', () => {
  expect(of('internal-error', { messages: ['error: {"error":{"message":"Ask us."}}'] })).toEqual({ text: 'Ask us.' });
  expect(of('internal-error', { messages: ['error: {"error"'] })).toEqual({ labelKey: 'sorrySomethingWentWrong' });
});

test('nobody answered, or asked too often', () => {
  expect(signUpError({ kind: 'unreachable', status: 0 } as never, fields, 10)).toEqual({ labelKey: 'platformUnreachable' });
  expect(of('too-many-requests', { status: 429 })).toEqual({ labelKey: 'tooManyAttempts' });
});

test('a code about a field that the form has not is said above it', () => {
  expect(signUpError({ kind: 'refused', status: 400, body: { code: 'phoneWrong', messages: [] } } as never, [], 10)).toEqual({ labelKey: 'sorrySomethingWentWrong' });
});

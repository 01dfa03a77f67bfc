import { expect, it, test } from 'vitest';
import type { FormField } from '../../../../src/contracts/identity/form-field.ts';
import { formProblems, isRequired } from '../../../../src/rules/identity/form/form-problems.ts';

const fieldOf = (own: Partial<FormField>): FormField => ({ id: 'field', type: 'text', labelKey: 'field', required: false, size: 'FULL', order: 0, readOnly: false, ...own });
const problemOf = (own: Partial<FormField>, value: string, more = {}) => formProblems([fieldOf(own)], { [own.id ?? 'field']: value, ...more }, { passwordMinLength: 10 })[own.id ?? 'field'];

test.each<[what: string, field: Partial<FormField>, value: string, said: string | undefined]>([
  ['nothing where nothing is needed', {}, '', undefined],
  ['nothing where something is needed', { required: true }, '  ', 'fieldMissing'],
  ['too few characters', { minLength: 3 }, 'ab', 'fieldTooShort'],
  ['too many characters', { maxLength: 3 }, 'abcd', 'fieldTooLong'],
  ['part of what the pattern asks for', { regex: '\\d{4}' }, '12345', 'fieldWrong'],
  ['all of it, with spaces around', { regex: '\\d{4}' }, ' 1234 ', undefined],
  ['an e-mail without a dot', { type: 'email' }, 'ada@example', 'pleaseProvideValidEmail'],
  ['an e-mail in wide letters', { type: 'email' }, 'ada＠example.org', undefined],
  ['a short password', { type: 'password' }, 'ninechars', 'passwordTooShort'],
  ['a password whose few characters are two units each', { type: 'password' }, '🔒'.repeat(9), 'passwordTooShort'],
  ['a long one of letters alone', { type: 'password' }, 'correct horse', undefined],
  ['a day that no calendar has', { type: 'birthDate' }, '2001-02-30', 'dateWrong'],
  ['a day', { type: 'birthDate' }, '2000-02-29', undefined],
])('%s', (_what, field, value, said) => {
  expect(problemOf(field, value)?.labelKey).toBe(said);
});

it('prefers the words of the tenant', () => {
  expect(problemOf({ required: true, empty: 'pleaseProvideYourName' }, '')).toEqual({ platformKey: 'pleaseProvideYourName', labelKey: 'fieldMissing' });
});

it('compares the password with what was typed again', () => {
  expect(problemOf({ id: 'again', type: 'confirmPassword' }, 'one', { password: 'two' })?.labelKey).toBe('passwordsDiffer');
  expect(problemOf({ id: 'again', type: 'confirmPassword' }, 'one', { password: 'one' })).toBeUndefined();
});

test.each([
  ['WHITELIST', 'GB', true], ['WHITELIST', 'ES', false], ['BLACKLIST', 'GB', false], ['BLACKLIST', 'ES', true],
] as const)('a %s of GB asks an address of %s: %s', (mode, country, required) => {
  expect(isRequired(fieldOf({ type: 'address', addressCountryRestriction: { mode, elements: ['GB'] } }), { country })).toBe(required);
});

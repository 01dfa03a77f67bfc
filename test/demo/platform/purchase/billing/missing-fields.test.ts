import { expect, test } from 'vitest';
import type { NewBillingDetails } from '../../../../../src/contracts/purchase/billing-details.ts';
import { missingFields } from '../../../../../demo/platform/purchase/billing/missing-fields.ts';
import { requirementsOf } from '../../../../../demo/platform/purchase/billing/billing-requirements.ts';
import { american, brazilian, emirati } from '../../../../support/billed-people.ts';

const realm = { billing: {}, saleCountries: null };
const now = Date.UTC(2026, 5, 1);
const letter = ['line1', 'city', 'administrativeLevel1', 'postalCode'];

test.each([
  ['BR', [...letter, 'taxNumber', 'birthDate']],
  ['US', letter],
  ['AE', ['administrativeLevel1']],
  ['PH', []], ['NL', []], ['BE', []], ['DE', []], ['JP', []], ['KW', []], ['GB', []],
])('whoever has given nothing lacks in %s %j', (country, expected) => {
  expect(missingFields(realm, undefined, country, now)).toEqual(expect.arrayContaining(expected));
  expect(missingFields(realm, undefined, country, now)).toHaveLength(expected.length);
});

const without = (given: NewBillingDetails, change: Partial<NewBillingDetails['address']>, rest: Partial<NewBillingDetails> = {}): NewBillingDetails => ({ ...given, ...rest, address: { ...given.address, ...change } });

test.each<[string, NewBillingDetails, string[]]>([
  ['all of it', brazilian, []],
  ['nothing in its parts but blanks', without(brazilian, { line1: '  ', city: '' }), ['line1', 'city']],
  ['a postal code of another form', without(brazilian, { postalCode: '1310' }), ['postalCode']],
  ['a state that is none', without(brazilian, { administrativeLevel1: 'XX' }), ['administrativeLevel1']],
  ['no CPF', without(brazilian, {}, { taxNumber: undefined }), ['taxNumber']],
  ['a CPF whose check digits are wrong', without(brazilian, {}, { taxNumber: '123.456.789-00' }), ['taxNumber']],
  ['one digit over and over', without(brazilian, {}, { taxNumber: '111.111.111-11' }), ['taxNumber']],
  ['a CPF without its signs', without(brazilian, {}, { taxNumber: '12345678909' }), []],
  ['a day that no calendar has', without(brazilian, {}, { birthDate: '1990-02-30' }), ['birthDate']],
  ['a birth to come', without(brazilian, {}, { birthDate: '2027-01-01' }), ['birthDate']],
  ['a birth two centuries ago', without(brazilian, {}, { birthDate: '1826-01-01' }), ['birthDate']],
  ['an address in the US', american, []],
  ['a ZIP with its four further digits', without(american, { postalCode: '73301-0001' }), []],
  ['a ZIP of letters', without(american, { postalCode: 'ABCDE' }), ['postalCode']],
  ['an emirate', emirati, []],
  ['a line that nobody could print', without(american, { line1: 'x'.repeat(121) }), ['line1']],
])('%s', (_name, given, expected) => {
  expect(missingFields(realm, given, 'GB', now)).toEqual(expected);
});

test('the country itself is missing where nothing is sold, and a tenant asks for what it needs', () => {
  expect(missingFields({ billing: {}, saleCountries: ['GB'] }, american, 'GB', now)).toEqual(['country']);
  const spain = { billing: { ES: { taxNumber: 'ES-NIF' as const } }, saleCountries: null };
  expect(missingFields(spain, undefined, 'ES', now)).toEqual(['taxNumber']);
  expect(missingFields(spain, { address: { country: 'ES' }, taxNumber: '12345678Z' }, 'GB', now)).toEqual([]);
  expect(missingFields(spain, { address: { country: 'ES' }, taxNumber: '12345678A' }, 'GB', now)).toEqual(['taxNumber']);
  expect(missingFields({ billing: { PT: { taxNumber: 'PT-NIF' } }, saleCountries: null }, { address: { country: 'PT' }, taxNumber: '123 456 789' }, 'GB', now)).toEqual([]);
});

test('a form gets its choices, its patterns and the form of a tax number', () => {
  const brazil = requirementsOf(realm, 'BR', 'en');
  expect(brazil.addressRequiredFields.map(({ fieldName }) => fieldName)).toEqual(letter);
  expect(brazil.addressRequiredFields[2]).toMatchObject({ allowedValues: expect.arrayContaining([{ value: 'SP', name: 'São Paulo' }]) });
  expect(brazil.addressRequiredFields[3]).toMatchObject({ pattern: '\\d{5}-?\\d{3}', example: '40301-110', maxLength: 16 });
  const kinds = (country: string) => requirementsOf(realm, country, 'en').addressRequiredFields.flatMap(({ kind }) => kind ?? []);
  expect([kinds('BR'), kinds('US'), kinds('AE')]).toEqual([['STATE'], ['STATE', 'ZIP'], ['EMIRATE']]);
  expect(brazil).toMatchObject({ birthDate: true, taxNumber: { name: 'CPF', hint: '123.456.789-09', maxLength: 14, min: 1, max: 99_999_999_999, formatter: '000.000.000-00' } });
  const emirates = (locale: string) => requirementsOf(realm, 'AE', locale).addressRequiredFields[0]?.allowedValues?.find(({ value }) => value === emirati.address.administrativeLevel1)?.name;
  expect([emirates('en'), emirates('ar')]).toEqual(['Dubai', 'دبي']);
  expect(requirementsOf(realm, 'GB', 'en')).toEqual({ country: 'GB', addressRequiredFields: [], birthDate: false });
});

import { expect, test } from 'vitest';
import type { BillingField } from '../../../../src/contracts/purchase/billing-details.ts';
import { askedFields } from '../../../../src/rules/purchase/billing/asked-fields.ts';
import { type BillingCheck, billingOf, type BillingProblems, billingProblems, type BillingValues } from '../../../../src/rules/purchase/billing/billing-problems.ts';
import { billingWords, wordParts } from '../../../../src/rules/purchase/billing/billing-words.ts';
import { fallbackTexts } from '../../../../src/rules/realm/fallback-texts.ts';
import { recorded } from '../../../support/recorded-answers/recorded-answer.ts';

const brazil = recorded('readBillingRequirements', 'brazil: Brazil');
const emirates = recorded('readBillingRequirements', 'brazil: the Emirates');
const states = recorded('readBillingRequirements', 'abroad: the United States');
const britain = recorded('readBillingRequirements', 'guest: the United Kingdom');
const letter: BillingField[] = ['line1', 'city', 'administrativeLevel1', 'postalCode'];

test.each<[string, typeof brazil, string[] | undefined, BillingField[]]>([
  ['all that Brazil asks for', brazil, undefined, [...letter, 'taxNumber', 'birthDate']],
  ['exactly what is missing, in the order of the form', brazil, ['birthDate', 'taxNumber'], ['taxNumber', 'birthDate']],
  ['all of it where the country is not good', brazil, ['country'], [...letter, 'taxNumber', 'birthDate']],
  ['all of it where nothing is named', brazil, [], [...letter, 'taxNumber', 'birthDate']],
  ['what this build knows of the named ones', brazil, ['postalCode', 'shoeSize'], ['postalCode']],
  ['the emirate', emirates, undefined, ['administrativeLevel1']],
  ['an address in the US', states, undefined, letter],
  ['nothing in the UK', britain, undefined, []],
])('a form asks for %s', (_case, requirements, missing, expected) => {
  expect(askedFields(requirements, missing)).toEqual(expected);
});

const good: BillingValues = { line1: 'Rua das Flores 12', city: 'São Paulo', administrativeLevel1: 'SP', postalCode: '01310-100', taxNumber: '123.456.789-09', birthDate: '1990-05-17' };
const check: BillingCheck = { requirements: brazil, fields: askedFields(brazil), hasTaxNumber: false, today: '2026-06-01' };

test.each<[string, BillingValues, Partial<BillingCheck>, BillingProblems]>([
  ['all of it', good, {}, {}],
  ['nothing at all', {}, {}, { line1: 'empty', city: 'empty', administrativeLevel1: 'empty', postalCode: 'empty', taxNumber: 'empty', birthDate: 'empty' }],
  ['blanks', { ...good, city: '  ' }, {}, { city: 'empty' }],
  ['a postal code of another form', { ...good, postalCode: '1310' }, {}, { postalCode: 'wrong' }],
  ['a postal code without its sign', { ...good, postalCode: '01310100' }, {}, {}],
  ['a state that is none', { ...good, administrativeLevel1: 'XX' }, {}, { administrativeLevel1: 'wrong' }],
  ['a street that nobody could print', { ...good, line1: 'x'.repeat(121) }, {}, { line1: 'wrong' }],
  ['a CPF that is too short', { ...good, taxNumber: '123.456.789' }, {}, { taxNumber: 'wrong' }],
  ['a CPF of noughts', { ...good, taxNumber: '000.000.000-00' }, {}, { taxNumber: 'wrong' }],
  ['no CPF where one is kept', { ...good, taxNumber: '' }, { hasTaxNumber: true }, {}],
  ['a wrong CPF where one is kept', { ...good, taxNumber: '1' }, { hasTaxNumber: true }, { taxNumber: 'wrong' }],
  ['a birth today', { ...good, birthDate: '2026-06-01' }, {}, { birthDate: 'wrong' }],
  ['a day that no calendar has', { ...good, birthDate: '1990-02-30' }, {}, { birthDate: 'wrong' }],
  ['what was not asked for', { taxNumber: '123.456.789-09' }, { fields: ['taxNumber'] }, {}],
])('%s', (_case, values, change, expected) => {
  expect(billingProblems(values, { ...check, ...change })).toEqual(expected);
});

test('what is sent is what was asked for, and a kept tax number is not sent', () => {
  expect(billingOf({ ...good, taxNumber: ' ' }, ['line1', 'taxNumber'], 'BR')).toEqual({ address: { country: 'BR', line1: 'Rua das Flores 12' } });
  expect(billingOf(good, askedFields(brazil), 'BR')).toEqual({
    address: { country: 'BR', line1: 'Rua das Flores 12', city: 'São Paulo', administrativeLevel1: 'SP', postalCode: '01310-100' }, taxNumber: '123.456.789-09', birthDate: '1990-05-17',
  });
});

test.each<[string, typeof brazil, BillingField, [string, string, string]]>([
  ['a state', brazil, 'administrativeLevel1', ['State', 'Choose your state.', 'This state is not one of the country’s.']],
  ['an emirate', emirates, 'administrativeLevel1', ['Emirate', 'Choose your emirate.', 'This emirate is not one of the country’s.']],
  ['a ZIP', states, 'postalCode', ['ZIP code', 'Enter your ZIP code.', 'This ZIP code is not valid. For example: 95014']],
  ['a postal code', brazil, 'postalCode', ['Postal code', 'Enter your postal code.', 'This postal code is not valid here. For example: 40301-110']],
  ['a CPF', brazil, 'taxNumber', ['Tax number (CPF)', 'Enter your tax number (CPF).', 'This tax number (CPF) is not valid. Check its digits.']],
  ['a birth date', brazil, 'birthDate', ['Date of birth', 'Enter your date of birth.', 'This date of birth cannot be.']],
])('%s has words of its own', (_case, requirements, field, expected) => {
  const { nameKey, emptyKey, wrongKey } = billingWords(requirements, field);
  const parts = wordParts(requirements, field);
  const said = (key: keyof typeof fallbackTexts) => fallbackTexts[key].replace(/\{(\w+)\}/g, (_all, part: string) => parts[part] ?? '?');
  expect([nameKey, emptyKey, wrongKey].map(said)).toEqual(expected);
});

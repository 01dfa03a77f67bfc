import { expect, test } from 'vitest';
import type { AddressShape } from '../../../../src/contracts/identity/sign-up/country.ts';
import { addressProblem } from '../../../../src/rules/identity/form/address-problem.ts';

const british: AddressShape = {
  country: 'GB', postalPattern: '[A-Z]{1,2}\\d ?\\d[A-Z]{2}',
  fields: [{ fieldName: 'line1', required: true }, { fieldName: 'city', required: true }, { fieldName: 'postalCode', required: true }, { fieldName: 'UNKNOWN', required: true }],
};
const whole = { country: 'GB', line1: '1 High Street', city: 'Leeds', postalCode: 'ls1 4ab' };

test.each([
  ['a whole one', whole, british, undefined],
  ['no street', { ...whole, line1: ' ' }, british, { part: 'line1', isMissing: true }],
  ['no postal code where one is needed', { ...whole, postalCode: '' }, british, { part: 'postalCode', isMissing: true }],
  ['a postal code of another country', { ...whole, postalCode: '28004' }, british, { part: 'postalCode', isMissing: false }],
  ['a postal code that is a letter', { ...whole, postalCode: 'L'.repeat(40) }, british, { part: 'postalCode', isMissing: false }],
  ['a pattern that is none refuses nothing', whole, { ...british, postalPattern: '(' }, undefined],
  ['of an unknown country: street and city', { country: 'XX', line1: '1', city: '' }, undefined, { part: 'city', isMissing: true }],
  ['of an unknown country, whole', { country: 'XX', line1: '1', city: 'A' }, undefined, undefined],
] as const)('%s', (_what, address, shape, problem) => expect(addressProblem(address, shape)).toEqual(problem));

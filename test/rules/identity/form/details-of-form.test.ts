import { expect, it, test } from 'vitest';
import type { FormField } from '../../../../src/contracts/identity/form-field.ts';
import { detailsOfForm } from '../../../../src/rules/identity/form/details-of-form.ts';
import { isPossiblePhone, phoneOf } from '../../../../src/rules/identity/form/phone-value.ts';

const fieldOf = (id: string, type: FormField['type']): FormField => ({ id, type, labelKey: id, required: false, size: 'FULL', order: 0, readOnly: false });

it('says what a form holds, and no secret', () => {
  const fields = [fieldOf('name', 'name'), fieldOf('email', 'email'), fieldOf('password', 'password'), fieldOf('team', 'dropdown'), fieldOf('birthDate', 'birthDate')];
  expect(detailsOfForm(fields, { name: ' Ada  Lovelace ', email: ' Ada@EXAMPLE.org', password: 'secret', team: 'red', birthDate: null }))
    .toEqual({ name: 'Ada Lovelace', contactEmail: 'Ada@example.org', others: { team: 'red' } });
});

test.each([
  ['44', '07700 900123', '+447700900123', true], ['44', '+4407700900123', '+447700900123', true], ['34', '600 11 22 33', '+34600112233', true], ['44', '12', '+4412', false], ['44', '', '', false],
])('+%s and %s are %s', (prefix, number, complete, possible) => {
  const phone = phoneOf('GB', prefix, number);
  expect([phone.complete, isPossiblePhone(phone)]).toEqual([complete, possible]);
});

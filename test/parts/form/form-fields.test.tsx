import { useState } from 'react';
import { expect, test } from 'vitest';
import { fieldKinds, type FormField } from '../../../src/contracts/identity/form-field.ts';
import { FormFields } from '../../../src/parts/form/form-fields.tsx';
import { type FormProblems, formProblems } from '../../../src/rules/identity/form/form-problems.ts';
import type { FormValue } from '../../../src/rules/identity/form/form-values.ts';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { recorded } from '../../support/recorded-answers/recorded-answer.ts';
import { render, screen, userEvent, waitFor } from '../../support/render.tsx';

const fieldOf = (type: FormField['type'], own: Partial<FormField> = {}): FormField => ({ id: type, type, labelKey: type, required: false, size: 'FULL', order: 0, readOnly: false, ...own });
let held: Record<string, FormValue> = {};

function Shown({ fields }: { fields: FormField[] }) {
  const [values, setValues] = useState<Record<string, FormValue>>({});
  const [problems, setProblems] = useState<FormProblems>({});
  held = values;
  return (
    <>
      <FormFields fields={fields} values={values} onValue={(id, value) => setValues((now) => ({ ...now, [id]: value }))} problems={problems} />
      <button type="button" onClick={() => setProblems(formProblems(fields, values, { passwordMinLength: 10 }))}>Send</button>
    </>
  );
}

const answers = { readCountries: () => recorded('readCountries', 'visitor: all'), readAddressShape: () => recorded('readAddressShape', 'visitor: with a list of areas') };
const show = (...fields: FormField[]) => render(fakeRuntime({ locale: 'en', answers }).within(<Shown fields={fields} />));

test('every kind of field has a name', () => {
  show(...fieldKinds.map((kind) => fieldOf(kind)));
  for (const input of document.querySelectorAll('input, select')) expect((input as HTMLInputElement).labels?.[0]?.textContent).toBeTruthy();
});

test('a date goes from box to box, ignores what is no date, and is told when it is whole', async () => {
  show(fieldOf('birthDate'));
  const [first, , last] = screen.getAllByRole('textbox');
  await userEvent.type(first!, '07');
  await waitFor(() => expect(document.activeElement).not.toBe(first));
  await userEvent.keyboard('99');
  await userEvent.type(last!, '19995');
  expect(held['birthDate']).toBe('1999-07-09');
});

test('the first wrong field has the focus and says what is wrong', async () => {
  show(fieldOf('name', { order: 2, required: true }), fieldOf('email', { order: 1 }));
  await userEvent.type(screen.getByLabelText('email'), 'nobody');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const email = screen.getByLabelText('email');
  await waitFor(() => expect(document.activeElement).toBe(email));
  const said = email.getAttribute('aria-describedby')!.split(' ').map((id) => document.getElementById(id)!.textContent).join();
  expect(said).toContain('whole e-mail address');
});

test('another gender is told in one\'s own words', async () => {
  show(fieldOf('gender', { options: [{ value: 'female', labelKey: 'female' }, { value: 'other', labelKey: 'other' }] }));
  await userEvent.selectOptions(screen.getByLabelText('gender'), 'other');
  await userEvent.type(screen.getByLabelText('In your own words'), 'agender');
  expect(held['gender']).toBe('agender');
});

test('a phone number is joined with the code of its country', async () => {
  show(fieldOf('phoneNumber'));
  await userEvent.type(screen.getByPlaceholderText('1234 56789'), '07700 900123');
  expect(held['phoneNumber']).toMatchObject({ regionCode: 'GB', complete: '+447700900123' });
  await waitFor(() => expect(screen.getByRole('option', { name: /\+34.* Spain/ })).toBeTruthy());
});

import type * as z from 'zod/mini';
import type { DetailValues, formField } from '../../../../src/contracts/identity/form-field.ts';
import { PlatformError } from '../../server/platform-error.ts';

/** What the details of an account are written in. @source spec 3 §3 "Account details: id, birthDate, contactEmail, name, phoneNumber, taxNumber, gender" */
export const accountFields: z.input<typeof formField>[] = [
  { id: 'name', type: 'name', labelKey: 'accountName', required: true, empty: 'pleaseProvideYourName', maxLength: 80, order: 1 },
  { id: 'birthDate', type: 'birthDate', labelKey: 'accountBirthDate', order: 2 },
  { id: 'phoneNumber', type: 'phoneNumber', labelKey: 'accountPhone', order: 3 },
  { id: 'gender', type: 'gender', labelKey: 'accountGender', size: 'HALF', order: 4, options: [
    { value: 'female', labelKey: 'genderFemale' }, { value: 'male', labelKey: 'genderMale' }, { value: 'other', labelKey: 'genderOther' }, { value: 'unsaid', labelKey: 'genderUnsaid' },
  ] },
  { id: 'taxNumber', type: 'taxNumber', labelKey: 'accountTaxNumber', size: 'HALF', maxLength: 30, order: 5 },
];

/** Longest text that a detail may be. */
const longest = 80;

const wrong = (field: string) => new PlatformError(400, 'BAD_REQUEST', `The field ${field} is not good.`, { field });

/** A day that exists, after 1900 and not to come. */
function isBirthDate(text: string, now: number): boolean {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(text) && at <= now && text >= '1900';
}

/** The details that are kept. @throws PlatformError 400 `BAD_REQUEST` naming the field */
export function keptDetails({ name, birthDate, phoneNumber, gender, taxNumber }: DetailValues, now: number): DetailValues {
  if (!name?.trim()) throw wrong('name');
  for (const [field, text] of Object.entries({ name, gender, taxNumber })) if ((text ?? '').length > longest) throw wrong(field);
  if (birthDate && !isBirthDate(birthDate, now)) throw wrong('birthDate');
  if (phoneNumber && !/^\+[1-9]\d{6,14}$/.test(phoneNumber.complete)) throw wrong('phoneNumber');
  return { name: name.trim(), ...(birthDate ? { birthDate } : {}), ...(phoneNumber ? { phoneNumber } : {}), ...(gender ? { gender } : {}), ...(taxNumber ? { taxNumber } : {}) };
}

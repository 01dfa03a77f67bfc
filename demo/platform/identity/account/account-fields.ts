import type * as z from 'zod/mini';
import type { DetailValues, formField } from '../../../../src/contracts/identity/form-field.ts';
import type { RealmRow } from '../../db/tables/realm-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { visibleName } from '../mail/texts/stranger-text.ts';
import { missingFields } from '../sign-up/guard-answers.ts';

type Field = z.input<typeof formField>;

const accountFields: readonly Field[] = [
  { id: 'name', type: 'name', labelKey: 'accountName', required: true, empty: 'pleaseProvideYourName', maxLength: 80, order: 1 },
  { id: 'birthDate', type: 'birthDate', labelKey: 'accountBirthDate', order: 2 },
  { id: 'phoneNumber', type: 'phoneNumber', labelKey: 'accountPhone', order: 3 },
  { id: 'gender', type: 'gender', labelKey: 'accountGender', size: 'HALF', order: 4, options: [
    { value: 'female', labelKey: 'genderFemale' }, { value: 'male', labelKey: 'genderMale' }, { value: 'other', labelKey: 'genderOther' }, { value: 'unsaid', labelKey: 'genderUnsaid' },
  ] },
  { id: 'taxNumber', type: 'taxNumber', labelKey: 'accountTaxNumber', size: 'HALF', maxLength: 30, order: 5 },
];

/**
 * What the details of an account are written in.
 *
 * What the tenant's form requires of a new member, a member does not empty. chosen: as a sign-in asks for it where it is missing
 *
 * @source spec 3 §3 "Account details: id, birthDate, contactEmail, name, phoneNumber, taxNumber, gender"
 */
export function accountFieldsOf({ forms: { REGISTRATION: form } }: Pick<RealmRow, 'forms'>): Field[] {
  return accountFields.map((field) => {
    const asked = form?.fields.find(({ type }) => type === field.type || (field.type === 'name' && type === 'fullName'));
    const empty = asked?.empty ?? field.empty;
    return asked?.required ? { ...field, required: true, ...(empty === undefined ? {} : { empty }) } : field;
  });
}

/** Longest text that a detail may be. */
const longest = 80;

const wrong = (field: string) => new PlatformError(400, 'BAD_REQUEST', `The field ${field} is not good.`, { field });

/** A day that exists, after 1900 and not to come. */
function isBirthDate(text: string, now: number): boolean {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(text) && at <= now && text >= '1900';
}

/** The details that are kept. @throws PlatformError 400 `fieldMissing` with the ids of fields, `BAD_REQUEST` naming the field */
export function keptDetails(fields: Field[], details: DetailValues, now: number): DetailValues {
  const missing = missingFields({ fields, consents: [] }, details);
  if (missing.length > 0) throw new PlatformError(400, 'fieldMissing', 'fieldMissing', { missingFields: missing });
  const { name = '', birthDate, phoneNumber, gender, taxNumber } = details;
  for (const [field, text] of Object.entries({ name, gender, taxNumber })) if ((text ?? '').length > longest) throw wrong(field);
  if (birthDate && !isBirthDate(birthDate, now)) throw wrong('birthDate');
  if (phoneNumber && !/^\+[1-9]\d{6,14}$/.test(phoneNumber.complete)) throw wrong('phoneNumber');
  return { name: visibleName(name), ...(birthDate ? { birthDate } : {}), ...(phoneNumber ? { phoneNumber } : {}), ...(gender ? { gender } : {}), ...(taxNumber ? { taxNumber } : {}) };
}

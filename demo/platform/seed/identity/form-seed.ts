import type { RealmRow } from '../../db/tables/realm-tables.ts';

type FormSeed = NonNullable<RealmRow['forms']['REGISTRATION']>;
type FieldSeed = FormSeed['fields'][number];

const name: FieldSeed = { id: 'name', type: 'name', labelKey: 'fieldName', required: true, empty: 'pleaseProvideYourName', maxLength: 80 };
const email: FieldSeed = { id: 'email', type: 'email', labelKey: 'email', required: true, empty: 'pleaseProvideYourEmail', error: 'pleaseProvideValidEmail' };
const password: FieldSeed = { id: 'password', type: 'password', labelKey: 'password', required: true, empty: 'pleaseProvideYourPassword', minLength: 10 };
const confirmPassword: FieldSeed = { id: 'confirmPassword', type: 'confirmPassword', labelKey: 'fieldConfirmPassword', required: true };
const preferredName: FieldSeed = { id: 'preferredName', type: 'preferredName', labelKey: 'fieldPreferredName', size: 'HALF', maxLength: 40 };
const birthDate: FieldSeed = { id: 'birthDate', type: 'birthDate', labelKey: 'fieldBirthDate', required: true };
const phoneNumber: FieldSeed = { id: 'phoneNumber', type: 'phoneNumber', labelKey: 'fieldPhone' };
const taxNumber: FieldSeed = { id: 'taxNumber', type: 'taxNumber', labelKey: 'fieldTaxNumber', regex: '[A-Za-z0-9 .-]{5,20}', maxLength: 20 };
const gender: FieldSeed = {
  id: 'gender', type: 'gender', labelKey: 'fieldGender',
  options: [{ value: 'female', labelKey: 'genderFemale' }, { value: 'male', labelKey: 'genderMale' }, { value: 'non-binary', labelKey: 'genderNonBinary' }, { value: 'other', labelKey: 'genderOther' }],
};
const sport: FieldSeed = {
  id: 'sport', type: 'dropdown', labelKey: 'fieldSport',
  options: [{ value: 'football', labelKey: 'sportFootball' }, { value: 'tennis', labelKey: 'sportTennis' }, { value: 'boxing', labelKey: 'sportBoxing' }],
};

/** Members of these countries get invoices by post, so their address is needed; nobody else's is. */
const listedAddress: FieldSeed = {
  id: 'address', type: 'address', labelKey: 'fieldAddress', empty: 'pleaseProvideYourAddress', addressCountryRestriction: { mode: 'WHITELIST', elements: ['ES', 'PT', 'BR'] },
};
/** The other way round: needed of everybody but these. */
const unlistedAddress: FieldSeed = { ...listedAddress, addressCountryRestriction: { mode: 'BLACKLIST', elements: ['GB', 'IE'] } };

/** What every new member reads and agrees to. */
const consents: FormSeed['consents'] = [
  { fieldName: 'termsNote', fieldType: 'INFORMATION_TEXT', label: 'consentTermsNote' },
  { fieldName: 'terms', fieldType: 'BINARY_CHOICE', label: 'consentTerms', required: true },
  { fieldName: 'news', fieldType: 'BINARY_CHOICE', label: 'consentNews', data: { default: 'false' } },
];

const formOf = (...fields: FieldSeed[]): FormSeed => ({ fields: fields.map((field, index) => ({ ...field, order: index + 1 })), consents });

const short = formOf(name, email, password);
const rich = formOf(name, email, password, confirmPassword, birthDate, preferredName, { ...sport, size: 'HALF' }, gender, phoneNumber, listedAddress, taxNumber);

/** Every kind of field that the others do not ask for. */
const everyKind = formOf(
  { ...name, id: 'fullName', type: 'fullName', labelKey: 'fieldFullName' }, email, password, { id: 'club', type: 'text', labelKey: 'fieldClub', minLength: 2, maxLength: 40 },
  { id: 'since', type: 'date', labelKey: 'fieldDate' }, { id: 'line1', type: 'line1', labelKey: 'addressLine1' }, { id: 'postalCode', type: 'postalCode', labelKey: 'addressPostalCode', size: 'HALF' },
  { id: 'administrativeLevel1', type: 'administrativeLevel1', labelKey: 'addressRegion', size: 'HALF' }, unlistedAddress,
);

const registrations: ReadonlyMap<string, FormSeed> = new Map(Object.entries<FormSeed>({ arena: rich, 'arena-es': rich, 'arena-pt': rich, debug: everyKind }));

/** The forms of a tenant. */
export function formsOf(realm: string): RealmRow['forms'] {
  return { REGISTRATION: registrations.get(realm) ?? short };
}

import type * as z from 'zod/mini';
import type { ConsentAnswer, DetailValues, identityForm } from '../../../../src/contracts/identity/form-field.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { visibleName } from '../mail/texts/stranger-text.ts';

type Form = z.input<typeof identityForm>;
type Field = Form['fields'][number];

/** Fields that are no details: they are asked for beside them. */
const credentials = new Set(['email', 'password', 'confirmPassword']);

/** What the details hold of a field. */
function detailOf({ id, type }: Field, details: DetailValues): string {
  switch (type) {
    case 'name':
    case 'fullName': return visibleName(details.name ?? '');
    case 'phoneNumber': return details.phoneNumber?.complete ?? '';
    case 'address': return details.address?.line1 ?? '';
    case 'birthDate': return details.birthDate ?? '';
    case 'preferredName':
    case 'taxNumber':
    case 'gender': return details[type] ?? '';
    default: return details.others?.[id] ?? '';
  }
}

/** Whether an address has to be whole where its owner lives. @source spec 3 §5 "by blacklist or whitelist rules on country" */
function isRequired({ required, addressCountryRestriction: listed }: Field, { address }: DetailValues): boolean {
  if (required || !listed || !address?.country) return required === true;
  return listed.elements.includes(address.country) === (listed.mode === 'WHITELIST');
}

/** The required fields that hold nothing. */
export const missingFields = ({ fields }: Form, details: DetailValues): string[] =>
  fields.filter((field) => !credentials.has(field.type) && isRequired(field, details) && detailOf(field, details).trim() === '').map(({ id }) => id);

/** The required choices that are not ticked. Information text never blocks. @source spec 3 §5 "Consent" */
export const missingConsents = ({ consents }: Form, answers: readonly ConsentAnswer[]): string[] =>
  consents.filter((term) => term.fieldType === 'BINARY_CHOICE' && term.required && !answers.some(({ fieldName, answer }) => answer && fieldName === term.fieldName)).map(({ fieldName }) => fieldName);

const isPast = (date: string, now: number): boolean => /^\d{4}-\d{2}-\d{2}$/u.test(date) && date >= '1900' && Date.parse(date) <= now && new Date(date).toISOString().startsWith(date);

/**
 * What a form says of a person.
 *
 * @throws PlatformError 400 `fieldMissing`, `consentMissing` with the missing ones, `dateWrong`, `phoneWrong`
 */
export function guardAnswers(form: Form, details: DetailValues, answers: readonly ConsentAnswer[], now: number): void {
  const fields = missingFields(form, details);
  if (fields.length > 0) throw new PlatformError(400, 'fieldMissing', 'fieldMissing', { missingFields: fields });
  const consents = missingConsents(form, answers);
  if (consents.length > 0) throw new PlatformError(400, 'consentMissing', 'consentMissing', { missingFields: consents });
  if (details.birthDate && !isPast(details.birthDate, now)) throw new PlatformError(400, 'dateWrong');
  if (details.phoneNumber && !/^\+[1-9]\d{6,14}$/u.test(details.phoneNumber.complete)) throw new PlatformError(400, 'phoneWrong');
}

import type { AddressValue, FormField } from '../../../contracts/identity/form-field.ts';
import type { AddressPart, AddressShape } from '../../../contracts/identity/sign-up/country.ts';
import { addressProblem } from './address-problem.ts';
import { cleanEmail, cleanText, isEmail } from './clean-text.ts';
import { isRealDate } from './date-boxes.ts';
import { type FormValue, type FormValues, isAddress, isPhone, textOf } from './form-values.ts';
import { matchesPattern } from './matches-pattern.ts';
import { isPossiblePhone } from './phone-value.ts';

/** What is wrong with a field: the key of the tenant's own words for it, and what is said where they have none. */
export interface FormProblem {
  platformKey?: string;
  labelKey: 'fieldMissing' | 'fieldWrong' | 'fieldTooShort' | 'fieldTooLong' | 'passwordTooShort' | 'passwordTooWeak' | 'passwordsDiffer' | 'pleaseProvideValidEmail' | 'dateWrong' | 'dateInFuture' | 'phoneWrong';
  /** Which part of an address. */
  part?: AddressPart;
  /** For `{count}` in the words. */
  count?: number;
}

/** Problems by the ids of fields; empty when the form may be sent. */
export type FormProblems = Readonly<Record<string, FormProblem | undefined>>;

/** Longest secret that is hashed. chosen: long phrases are welcome, whole books are not */
const LONGEST_SECRET = 256;

/** What the rules of a form depend on. */
export interface FormRules {
  passwordMinLength: number;
  /** `YYYY-MM-DD`: nobody was born after it. */
  today?: string;
  /** How addresses are written, by country. */
  shapes?: Readonly<Record<string, AddressShape>>;
}

/** What stands in the way of sending a form. @source spec 3 §5 */
export function formProblems(fields: readonly FormField[], values: FormValues, rules: FormRules): FormProblems {
  const secret = textOfKind(fields, values, 'password');
  const found = fields.flatMap((field) => {
    const problem = fieldProblem(field, values, rules, secret);
    return problem ? [[field.id, problem] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Whether nothing is filled in at all. @source spec 3 §5 "if every field is empty, the EMPTY_INPUTS error is shown and nothing is submitted" */
export function isEmptyForm(fields: readonly FormField[], values: FormValues): boolean {
  return fields.every(({ id }) => isEmpty(values[id]));
}

/** The text of the field of a kind, whatever that field is called; empty without one. */
export function textOfKind(fields: readonly FormField[], values: FormValues, kind: FormField['type']): string {
  return textOf(values[fields.find(({ type }) => type === kind)?.id ?? kind]);
}

function fieldProblem(field: FormField, values: FormValues, { passwordMinLength, today, shapes }: FormRules, secret: string): FormProblem | undefined {
  const value = values[field.id];
  if (isEmpty(value)) return isRequired(field, value) ? { ...tenantKey(field.empty), labelKey: 'fieldMissing', ...(field.type === 'address' ? { part: 'line1' as const } : {}) } : undefined;
  switch (field.type) {
    case 'password': return passwordProblem(textOf(value), Math.max(field.minLength ?? 0, passwordMinLength));
    case 'confirmPassword': return textOf(value) === secret ? undefined : { labelKey: 'passwordsDiffer' };
    case 'email': return isEmail(cleanEmail(textOf(value))) ? patternProblem(field, cleanEmail(textOf(value))) : { ...tenantKey(field.error), labelKey: 'pleaseProvideValidEmail' };
    case 'date':
    case 'birthDate': return dateProblem(field, textOf(value), today);
    case 'phoneNumber': return isPhone(value) && isPossiblePhone(value) ? undefined : { ...tenantKey(field.error), labelKey: 'phoneWrong' };
    case 'address': return isAddress(value) ? partProblem(field, value, shapes) : undefined;
    default: return patternProblem(field, cleanText(textOf(value)));
  }
}

/** An address is required where its field says so, or by the lists of countries. @source spec 3 §5 "It becomes required by blacklist or whitelist rules on country" */
export function isRequired({ required, addressCountryRestriction: listed }: FormField, value: FormValue | undefined): boolean {
  if (required || !listed || !isAddress(value) || value.country === '') return required;
  return listed.elements.includes(value.country) === (listed.mode === 'WHITELIST');
}

function isEmpty(value: FormValue | undefined): boolean {
  if (isPhone(value)) return value.number.trim() === '';
  if (isAddress(value)) return Object.entries(value).every(([part, text]) => part === 'country' || !text?.trim());
  return textOf(value).trim() === '';
}

/** An address that was begun is whole, or its first bad part is named. */
function partProblem({ error }: FormField, address: AddressValue, shapes: FormRules['shapes'] = {}): FormProblem | undefined {
  const found = addressProblem(address, shapes[address.country]);
  return found && { ...tenantKey(error), labelKey: found.isMissing ? 'fieldMissing' : 'fieldWrong', part: found.part };
}

/** chosen: a date of birth that is still to come is refused */
function dateProblem({ type, error }: FormField, date: string, today: string | undefined): FormProblem | undefined {
  if (!isRealDate(date)) return { ...tenantKey(error), labelKey: 'dateWrong' };
  return type === 'birthDate' && today !== undefined && date > today ? { labelKey: 'dateInFuture' } : undefined;
}

/** Length alone, counted in characters as people see them. chosen: no rules of composition (NIST SP 800-63B-4) */
function passwordProblem(secret: string, least: number): FormProblem | undefined {
  const length = [...secret].length;
  if (length < least) return { labelKey: 'passwordTooShort', count: least };
  return length > LONGEST_SECRET ? { labelKey: 'fieldTooLong', count: LONGEST_SECRET } : undefined;
}

function patternProblem({ minLength, maxLength, regex, error }: FormField, text: string): FormProblem | undefined {
  const length = [...text].length;
  if (minLength !== undefined && length < minLength) return { ...tenantKey(error), labelKey: 'fieldTooShort', count: minLength };
  if (maxLength !== undefined && length > maxLength) return { ...tenantKey(error), labelKey: 'fieldTooLong', count: maxLength };
  return regex === undefined || matchesPattern(regex, text) ? undefined : { ...tenantKey(error), labelKey: 'fieldWrong' };
}

function tenantKey(key: string | undefined): { platformKey?: string } {
  return key === undefined ? {} : { platformKey: key };
}

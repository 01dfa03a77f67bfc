import type { AddressValue, FormField, PhoneValue } from '../../../contracts/identity/form-field.ts';

/** What a field holds: text, a phone number, an address, or nothing. */
export type FormValue = string | PhoneValue | AddressValue | null;

/** What a form holds, by the ids of its fields. */
export type FormValues = Readonly<Record<string, FormValue | undefined>>;

/** The text of a field; empty where it holds none. */
export function textOf(value: FormValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

export function isPhone(value: FormValue | undefined): value is PhoneValue {
  return typeof value === 'object' && value !== null && 'prefix' in value;
}

export function isAddress(value: FormValue | undefined): value is AddressValue {
  return typeof value === 'object' && value !== null && 'country' in value;
}

/** The fields in the order in which they are drawn. */
export function orderedFields(fields: readonly FormField[]): FormField[] {
  return [...fields].sort((one, other) => one.order - other.order);
}

import type { AddressValue } from '../../../contracts/identity/form-field.ts';
import type { AddressPart, AddressShape } from '../../../contracts/identity/sign-up/country.ts';

/** What of an address is missing or wrong. */
export interface AddressProblem { part: AddressPart; isMissing: boolean }

/** No postal code is longer. */
const LONGEST_CODE = 16;

/** A street and a city, where nobody said how addresses are written. */
const usual: readonly AddressPart[] = ['line1', 'city'];

/**
 * The first part of an address that keeps a letter from arriving.
 *
 * @param shape of its country; undefined where it is not known here, and the platform alone decides
 * @source spec 3 §3 "addressRequiredFields (each with fieldName)"
 */
export function addressProblem(address: AddressValue, shape: AddressShape | undefined): AddressProblem | undefined {
  const required = shape ? shape.fields.flatMap(({ fieldName, required: isNeeded }) => (isNeeded && fieldName !== 'UNKNOWN' ? [fieldName] : [])) : usual;
  const missing = required.find((part) => !address[part]?.trim());
  if (missing) return { part: missing, isMissing: true };
  const code = address.postalCode?.trim() ?? '';
  return code !== '' && shape?.postalPattern && !fitsPostalPattern(shape.postalPattern, code) ? { part: 'postalCode', isMissing: false } : undefined;
}

/** Whether a postal code is one of its country's. A pattern that is none refuses nothing. */
export function fitsPostalPattern(pattern: string, code: string): boolean {
  if (code.length > LONGEST_CODE) return false;
  try {
    return new RegExp(`^(?:${pattern})$`, 'iu').test(code);
  } catch {
    return true;
  }
}

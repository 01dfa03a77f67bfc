import type { FormField } from '../../contracts/identity/form-field.ts';
import type { AddressPart } from '../../contracts/identity/sign-up/country.ts';
import type { FormValue, FormValues } from '../../rules/identity/form/form-values.ts';

/** What the component of one kind of field is given. */
export interface FieldProps {
  field: FormField;
  /** Its name in the viewer's language. */
  label: string;
  placeholder?: string;
  value: FormValue | undefined;
  onValue(value: FormValue): void;
  /** Whether it is required with what the form holds now. */
  required: boolean;
  /** What is wrong with it. */
  error?: string;
  /** Which part of an address that is about. */
  wrongPart?: AddressPart | undefined;
  /** The whole form, for fields that depend on others. */
  values: FormValues;
}

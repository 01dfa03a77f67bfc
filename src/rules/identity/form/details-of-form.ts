import type { DetailValues, FormField } from '../../../contracts/identity/form-field.ts';
import { cleanEmail, cleanText } from './clean-text.ts';
import { type FormValues, isAddress, isPhone, textOf } from './form-values.ts';

/** What a form says of a person. Secrets are no details. */
export function detailsOfForm(fields: readonly FormField[], values: FormValues): DetailValues {
  return fields.reduce<DetailValues>((details, field) => ({ ...details, ...detailOf(field, values, details) }), {});
}

function detailOf({ id, type }: FormField, values: FormValues, details: DetailValues): DetailValues {
  const value = values[id];
  const text = cleanText(textOf(value));
  switch (type) {
    case 'password':
    case 'confirmPassword': return {};
    case 'email': return { contactEmail: cleanEmail(textOf(value)) };
    case 'phoneNumber': return isPhone(value) && value.complete !== '' ? { phoneNumber: value } : {};
    case 'address': return isAddress(value) && value.line1 ? { address: { ...details.address, ...value } } : {};
    case 'birthDate': return text ? { birthDate: text } : {};
    case 'name':
    case 'fullName': return text ? { name: text } : {};
    case 'preferredName':
    case 'taxNumber':
    case 'gender': return text ? { [type]: text } : {};
    default: return text ? { others: { ...details.others, [id]: text } } : {};
  }
}

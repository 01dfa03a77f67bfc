import { useLabel } from '../../../binding/use-label.ts';
import { isPhone } from '../../../rules/identity/form/form-values.ts';
import { phoneOf } from '../../../rules/identity/form/phone-value.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { FieldProps } from '../field-props.ts';
import { useCountries } from '../use-countries.ts';

/** A country's code and a number. @source spec 3 §5 "Phone: shows a country selector and placeholder 1234 56789" */
export function PhoneField({ field, label, placeholder, value, onValue, required, error }: FieldProps) {
  const words = useLabel();
  const { countries, here } = useCountries();
  const codeOf = (region: string) => countries.find(({ iso3166alpha2 }) => iso3166alpha2 === region)?.callingCode;
  const phone = isPhone(value) ? value : phoneOf(here ?? 'GB', codeOf(here ?? '') ?? '44', '');
  const choices = countries.length === 0
    ? [{ value: phone.regionCode, text: `${phone.regionCode} (${phone.prefix})` }]
    : countries.filter(({ callingCode }) => callingCode !== '').map(({ iso3166alpha2, name, callingCode }) => ({ value: iso3166alpha2, text: `\u2066+${callingCode}\u2069 ${name}` }));
  const choose = (region: string) => onValue(phoneOf(region, codeOf(region) ?? phone.prefix, phone.number));
  return (
    <div className="fl-form__pair">
      <SelectField label={words('phoneCountry')} name={`${field.id}-country`} autoComplete="tel-country-code" choices={choices} value={phone.regionCode} onValue={choose} readOnly={field.readOnly} />
      <TextField
        label={label} type="tel" inputMode="tel" dir="ltr" name={field.id} autoComplete="tel-national" placeholder={placeholder ?? '1234 56789'} required={required} readOnly={field.readOnly}
        value={phone.number} onValue={(number) => onValue(phoneOf(phone.regionCode, phone.prefix, number))} error={error}
      />
    </div>
  );
}

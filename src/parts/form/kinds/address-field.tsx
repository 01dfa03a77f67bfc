import { useEffect } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import type { AddressValue } from '../../../contracts/identity/form-field.ts';
import { type AddressPart, type AddressShape } from '../../../contracts/identity/sign-up/country.ts';
import { isAddress } from '../../../rules/identity/form/form-values.ts';
import type { LabelKey } from '../../../rules/realm/fallback-texts.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { FieldProps } from '../field-props.ts';
import { useAddressShape, useCountries } from '../use-countries.ts';

const labelKeys: Record<AddressPart, LabelKey> = {
  line1: 'addressLine1', line2: 'addressLine2', dependentLocality: 'addressDistrict', city: 'addressCity', administrativeLevel1: 'addressRegion', postalCode: 'addressPostalCode',
};
const completes = {
  line1: 'address-line1', line2: 'address-line2', dependentLocality: 'address-level3', city: 'address-level2', administrativeLevel1: 'address-level1', postalCode: 'postal-code',
} as const satisfies Record<AddressPart, string>;

/** Two of these stand in one line. */
const isShort = (part: AddressPart): boolean => ['postalCode', 'city', 'administrativeLevel1', 'dependentLocality'].includes(part);

/** Where nobody said how addresses are written. */
const usual: AddressShape['fields'] = (['line1', 'line2', 'postalCode', 'city', 'administrativeLevel1'] as const).map((fieldName) => ({ fieldName, required: fieldName === 'line1' || fieldName === 'city' }));

/** Where somebody lives: the country, and what a letter needs there. A change of the country keeps what was typed. */
export function AddressField({ field, label, value, onValue, required, error, wrongPart }: FieldProps) {
  const words = useLabel();
  const { countries, here } = useCountries();
  const address: AddressValue = isAddress(value) ? value : { country: here ?? '' };
  const shape = useAddressShape(address.country);
  const set = (part: keyof AddressValue) => (text: string) => onValue({ ...address, [part]: text });
  useEffect(() => {
    if (!isAddress(value) && here) onValue({ country: here });
  }, [here]);
  const isBegun = Object.entries(address).some(([part, text]) => part !== 'country' && text);
  const choices = countries.length === 0 ? [{ value: address.country, text: address.country }] : countries.map(({ iso3166alpha2, name }) => ({ value: iso3166alpha2, text: name }));
  return (
    <fieldset className="fl-form__group">
      <legend className="fl-form__legend">{label}</legend>
      <SelectField label={words('addressCountry')} name={`${field.id}-country`} autoComplete="country" choices={choices} value={address.country} onValue={set('country')} readOnly={field.readOnly} />
      <div className="fl-form__parts">
        {(shape?.fields ?? usual).map(({ fieldName: part, required: isNeeded, choices: areas }) => (part === 'UNKNOWN' ? null : (
          <div key={part} className={isShort(part) ? 'fl-form__field fl-form__field--half' : 'fl-form__field'}>
            <Part
              part={part} label={words(labelKeys[part])} name={`${field.id}-${part}`} areas={areas} value={address[part] ?? ''} onValue={set(part)} readOnly={field.readOnly}
              required={isNeeded && (required || isBegun)} error={wrongPart === part ? error : undefined} placeholder={part === 'postalCode' ? shape?.postalExample : undefined}
            />
          </div>
        )))}
      </div>
    </fieldset>
  );
}

interface PartProps {
  part: AddressPart;
  label: string;
  name: string;
  areas: AddressShape['fields'][number]['choices'];
  value: string;
  onValue(text: string): void;
  readOnly: boolean;
  required: boolean;
  error: string | undefined;
  placeholder: string | undefined;
}

/** One part: chosen where the country has a list of areas, else typed. */
function Part({ part, areas, placeholder, ...rest }: PartProps) {
  const words = useLabel();
  if (areas) return <SelectField {...rest} autoComplete={completes[part]} choices={areas.map(({ value, name }) => ({ value, text: name }))} nothingText={words('chooseOne')} />;
  return <TextField {...rest} autoComplete={completes[part]} dir={part === 'postalCode' ? 'ltr' : 'auto'} placeholder={placeholder} maxLength={120} />;
}

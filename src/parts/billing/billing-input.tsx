import { useLabel } from '../../binding/use-label.ts';
import type { AddressPart } from '../../contracts/identity/sign-up/country.ts';
import type { BillingField, BillingRequirements } from '../../contracts/purchase/billing-details.ts';
import { requirementOf } from '../../rules/purchase/billing/asked-fields.ts';
import type { BillingProblem } from '../../rules/purchase/billing/billing-problems.ts';
import { billingWords, wordParts } from '../../rules/purchase/billing/billing-words.ts';
import { typedTaxNumber } from '../../rules/purchase/billing/tax-number.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { DateField } from '../form/kinds/date-field.tsx';

/** How browsers fill in the parts of a bill's address. */
const completes = {
  line1: 'billing address-line1', line2: 'billing address-line2', dependentLocality: 'billing address-level3', city: 'billing address-level2',
  administrativeLevel1: 'billing address-level1', postalCode: 'billing postal-code',
} as const satisfies Record<AddressPart, string>;

export interface BillingInputProps {
  field: BillingField;
  requirements: BillingRequirements;
  value: string;
  problem: BillingProblem | undefined;
  /** The last digits of a tax number that stays where none is typed. */
  keptEnding: string | undefined;
  onValue(text: string): void;
}

/** One field: chosen where the country has a list, a number as it is written there, a date in three boxes, or a line of text. */
export function BillingInput({ field, requirements, value, problem, keptEnding, onValue }: BillingInputProps) {
  const label = useLabel();
  const { nameKey, emptyKey, wrongKey } = billingWords(requirements, field);
  const parts = wordParts(requirements, field);
  const name = label(nameKey, parts);
  const error = problem && label(problem === 'empty' ? emptyKey : wrongKey, parts);
  return <div className={isShort(field) ? 'fl-billing__field fl-billing__field--half' : 'fl-billing__field'}>{input()}</div>;

  function input() {
    if (field === 'birthDate') {
      return <DateField field={birthDate} label={name} value={value} values={{}} required error={error} onValue={(date) => onValue(typeof date === 'string' ? date : '')} />;
    }
    if (field === 'taxNumber') return <TaxNumber name={name} error={error} requirements={requirements} value={value} keptEnding={keptEnding} onValue={onValue} />;
    if (field === 'country') return null;
    const { allowedValues, example, maxLength } = requirementOf(requirements, field) ?? {};
    const common = { label: name, name: `billing-${field}`, autoComplete: completes[field], value, onValue, required: true, error };
    if (allowedValues) return <SelectField {...common} choices={allowedValues.map((one) => ({ value: one.value, text: one.name }))} nothingText={label('chooseOne')} />;
    return <TextField {...common} dir={field === 'postalCode' ? 'ltr' : 'auto'} placeholder={field === 'postalCode' ? example : undefined} maxLength={maxLength} />;
  }
}

const birthDate = { id: 'billing-birth', type: 'birthDate', labelKey: 'billingBirthDate', required: true, size: 'FULL', order: 0, readOnly: false } as const;

/** Two of these stand in one line. */
const isShort = (field: BillingField): boolean => ['postalCode', 'city', 'administrativeLevel1', 'dependentLocality'].includes(field);

/** @source spec 2 §5 "Tax number field: hint, maxLength, min and max values, optional formatter" */
function TaxNumber({ name, error, requirements: { taxNumber }, value, keptEnding, onValue }: Pick<BillingInputProps, 'requirements' | 'value' | 'keptEnding' | 'onValue'> & { name: string; error: string | undefined }) {
  const label = useLabel();
  if (!taxNumber) return null;
  const hint = keptEnding === undefined ? label('billingTaxHint', { hint: taxNumber.hint }) : label('billingTaxKept', { digits: keptEnding });
  return (
    <TextField
      label={name} name="billing-tax-number" autoComplete="off" inputMode={taxNumber.formatter ? 'numeric' : 'text'} dir="ltr" required={keptEnding === undefined} hint={hint} error={error}
      maxLength={taxNumber.maxLength} value={value} onValue={(text) => onValue(typedTaxNumber(taxNumber, text))}
    />
  );
}

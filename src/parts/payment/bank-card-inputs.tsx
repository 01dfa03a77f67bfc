import { useLabel } from '../../binding/use-label.ts';
import { bankCardBrand, bankCardDigits, cvcLength, groupBankCardNumber } from '../../rules/purchase/bank-card/bank-card-number.ts';
import type { BankCardField, BankCardFields } from '../../rules/purchase/bank-card/bank-card-problems.ts';
import { formatExpiry } from '../../rules/purchase/bank-card/bank-card-expiry.ts';
import type { LabelKey } from '../../rules/realm/fallback-texts.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { BankCardMark } from './bank-card-mark.tsx';

export interface BankCardInputsProps {
  fields: BankCardFields;
  /** Label keys of what is wrong, by field. */
  wrong: Partial<Record<BankCardField, LabelKey>>;
  inputs: { current: Partial<Record<BankCardField, HTMLInputElement | null>> };
  isLocked: boolean;
  onChange(field: BankCardField, value: string): void;
}

/** The four fields of a bank card, with the names that browsers fill in. */
export function BankCardInputs({ fields, wrong, inputs, isLocked, onChange }: BankCardInputsProps) {
  const label = useLabel();
  const digits = bankCardDigits(fields.number);
  const shared = (field: BankCardField) => ({
    required: true,
    readOnly: isLocked,
    value: fields[field],
    error: wrong[field] && label(wrong[field]),
    inputRef: (input: HTMLInputElement | null) => void (inputs.current[field] = input),
  });
  return (
    <>
      <TextField {...shared('cardHolder')} label={label('cardHolder')} name="cc-name" autoComplete="cc-name" onValue={(text) => onChange('cardHolder', text)} />
      <TextField
        {...shared('number')} label={label('cardNumber')} name="cc-number" autoComplete="cc-number" inputMode="numeric" dir="ltr"
        placeholder="0000 0000 0000 0000" trailing={<BankCardMark brand={bankCardBrand(digits)} />}
        onValue={(text) => onChange('number', groupBankCardNumber(bankCardDigits(text)))}
      />
      <div className="fl-pay__pair">
        <TextField
          {...shared('expiry')} label={label('expiry')} name="cc-exp" autoComplete="cc-exp" inputMode="numeric" dir="ltr"
          placeholder={label('expiryPlaceholder')} onValue={(text) => onChange('expiry', formatExpiry(text))}
        />
        <TextField
          {...shared('cvc')} label={label('cvc')} name="cc-csc" autoComplete="cc-csc" inputMode="numeric" dir="ltr" maxLength={4}
          placeholder={'0'.repeat(cvcLength(digits))} hint={label('cvcHint')}
          onValue={(text) => onChange('cvc', bankCardDigits(text).slice(0, cvcLength(digits)))}
        />
      </div>
    </>
  );
}

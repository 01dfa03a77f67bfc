import type { KeyboardEvent, ReactNode } from 'react';
import type { CardField, CardFieldWords } from '../../src/contracts/purchase/card-fields/card-field.ts';
import { formatExpiry } from '../../src/rules/purchase/bank-card/bank-card-expiry.ts';
import { bankCardBrand, bankCardDigits, cvcLength, groupBankCardNumber } from '../../src/rules/purchase/bank-card/bank-card-number.ts';
import type { BankCardFields } from '../../src/rules/purchase/bank-card/bank-card-problems.ts';
import { TextField } from '../../src/ui/field/text-field.tsx';
import { CardMark } from './card-mark.tsx';

export interface CardInputsProps {
  asked: readonly CardField[];
  words: CardFieldWords;
  typed: BankCardFields;
  /** What is wrong, in words. */
  wrong: Partial<Record<CardField, string>>;
  isLocked: boolean;
  inputs: { current: Partial<Record<CardField, HTMLInputElement | null>> };
  onType(field: CardField, text: string): void;
  onLeave(field: CardField): void;
  onEnter(): void;
}

/** The fields of a bank card, with the names that browsers fill in. */
export function CardInputs({ asked, words, typed, wrong, isLocked, inputs, onType, onLeave, onEnter }: CardInputsProps) {
  const digits = bankCardDigits(typed.number);
  const shared = (field: CardField) => ({
    required: true, readOnly: isLocked, value: typed[field], error: wrong[field],
    onBlur: () => onLeave(field),
    inputRef: (input: HTMLInputElement | null) => void (inputs.current[field] = input),
  });
  const drawn: Record<CardField, () => ReactNode> = {
    cardHolder: () => <TextField {...shared('cardHolder')} label={words.cardHolder} name="cc-name" autoComplete="cc-name" onValue={(text) => onType('cardHolder', text)} />,
    number: () => (
      <TextField
        {...shared('number')} label={words.cardNumber} name="cc-number" autoComplete="cc-number" inputMode="numeric" dir="ltr"
        placeholder="0000 0000 0000 0000" trailing={<CardMark brand={bankCardBrand(digits)} />}
        onValue={(text) => onType('number', groupBankCardNumber(bankCardDigits(text)))}
      />
    ),
    expiry: () => (
      <TextField
        {...shared('expiry')} label={words.expiry} name="cc-exp" autoComplete="cc-exp" inputMode="numeric" dir="ltr"
        placeholder={words.expiryPlaceholder} onValue={(text) => onType('expiry', formatExpiry(text))}
      />
    ),
    cvc: () => (
      <TextField
        {...shared('cvc')} label={words.cvc} name="cc-csc" autoComplete="cc-csc" inputMode="numeric" dir="ltr" maxLength={4}
        placeholder={'0'.repeat(cvcLength(digits))} hint={words.cvcHint}
        onValue={(text) => onType('cvc', bankCardDigits(text).slice(0, cvcLength(digits)))}
      />
    ),
  };
  const draw = (field: CardField) => (asked.includes(field) ? drawn[field]() : null);
  const press = ({ key, target }: KeyboardEvent) => {
    if (key === 'Enter' && target instanceof HTMLInputElement) onEnter();
  };
  return (
    <form className="card-fields" noValidate onSubmit={(event) => event.preventDefault()} onKeyDown={press}>
      {draw('cardHolder')}
      {draw('number')}
      {(asked.includes('expiry') || asked.includes('cvc')) && <div className="card-pair">{draw('expiry')}{draw('cvc')}</div>}
    </form>
  );
}

import type { BankCardDetails } from '../../../contracts/purchase/payment.ts';
import { bankCardDigits, cvcLength, isBankCardNumber, westernDigits } from './bank-card-number.ts';
import { expiryProblem, parseExpiry } from './bank-card-expiry.ts';
import type { LabelKey } from '../../realm/fallback-texts.ts';

/** The bank card form as typed. */
export interface BankCardFields {
  cardHolder: string;
  number: string;
  expiry: string;
  cvc: string;
}
export type BankCardField = keyof BankCardFields;

/** Fields in screen order: the focus goes to the first invalid one. */
export const bankCardFieldOrder: readonly BankCardField[] = ['cardHolder', 'number', 'expiry', 'cvc'];

/** Validation errors of the bank card form, as label keys by field. Empty when it may be sent. @source spec 2 §8 "Card field error keys" */
export function bankCardProblems(fields: BankCardFields, now: number): Partial<Record<BankCardField, LabelKey>> {
  const digits = bankCardDigits(fields.number);
  const expiry = expiryProblem(fields.expiry, now);
  return {
    ...(fields.cardHolder.trim() === '' ? { cardHolder: 'cardHolderMissing' } : {}),
    ...(isBankCardNumber(digits) ? {} : { number: digits === '' ? 'cardMissing' : 'invalidCardNumber' }),
    ...(expiry ? { expiry } : {}),
    ...(cvcOf(fields).length === cvcLength(digits) ? {} : { cvc: 'invalidCvc' }),
  };
}

/** The bank card for the platform. Validate with `bankCardProblems` first. */
export function bankCardOf(fields: BankCardFields): BankCardDetails {
  const expiry = parseExpiry(fields.expiry);
  return {
    cardHolder: fields.cardHolder.trim(),
    number: bankCardDigits(fields.number),
    expiryMonth: expiry?.month ?? 0,
    expiryYear: expiry?.year ?? 0,
    cvc: cvcOf(fields),
  };
}

function cvcOf({ cvc }: BankCardFields): string {
  return westernDigits(cvc).replace(/\D/g, '');
}

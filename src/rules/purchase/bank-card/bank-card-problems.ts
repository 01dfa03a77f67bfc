import type { BankCardDetails } from '../../../contracts/purchase/card-fields/bank-card-details.ts';
import { type CardField, type CardFieldCodes, cardFieldNames } from '../../../contracts/purchase/card-fields/card-field.ts';
import { bankCardDigits, cvcLength, isBankCardNumber, isIncompleteNumber, westernDigits } from './bank-card-number.ts';
import { expiryCode, parseExpiry } from './bank-card-expiry.ts';

/** The card fields as typed. */
export type BankCardFields = Record<CardField, string>;

/**
 * What is wrong with a typed card, as a code for each field. Empty when it may be sent.
 *
 * chosen: `incomplete_name` for a missing holder, whom the spec has no key for
 *
 * @param asked the fields that are shown
 * @param now epoch milliseconds
 * @source spec 2 §8 "Card field error keys"
 */
export function bankCardProblems(fields: BankCardFields, asked: readonly CardField[], now: number): CardFieldCodes {
  const found = asked.map((field) => [field, checks[field](fields, now)] as const).filter(([, code]) => code !== undefined);
  return Object.fromEntries(found) as CardFieldCodes;
}

const checks: Record<CardField, (fields: BankCardFields, now: number) => string | undefined> = {
  cardHolder: ({ cardHolder }) => (cardHolder.trim() === '' ? 'incomplete_name' : undefined),
  number({ number }) {
    const digits = bankCardDigits(number);
    if (isBankCardNumber(digits)) return undefined;
    if (digits === '') return 'missing';
    return isIncompleteNumber(digits) ? 'incomplete_number' : 'invalid_number';
  },
  expiry: ({ expiry }, now) => expiryCode(expiry, now),
  cvc: (fields) => (cvcOf(fields).length === cvcLength(bankCardDigits(fields.number)) ? undefined : 'incomplete_cvc'),
};

/** The first field with a code, in screen order: it gets the focus. */
export const firstWrongField = (codes: CardFieldCodes): CardField | undefined => cardFieldNames.find((field) => codes[field] !== undefined);

/** The bank card for its provider. Validate with `bankCardProblems` first. */
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

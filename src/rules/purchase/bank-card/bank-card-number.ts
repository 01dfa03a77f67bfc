/** Brands by their first digits. chosen: the public issuer ranges, as the spec names none */
const brands: { brand: BankCardBrand; starts: RegExp; lengths: readonly number[]; cvcLength: number; groups: readonly number[] }[] = [
  { brand: 'visa', starts: /^4/, lengths: [13, 16, 19], cvcLength: 3, groups: [4, 4, 4, 4, 3] },
  { brand: 'mastercard', starts: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16], cvcLength: 3, groups: [4, 4, 4, 4] },
  { brand: 'amex', starts: /^3[47]/, lengths: [15], cvcLength: 4, groups: [4, 6, 5] },
];
const other = { lengths: [12, 13, 14, 15, 16, 17, 18, 19], cvcLength: 3, groups: [4, 4, 4, 4, 3] } as const;

export type BankCardBrand = 'visa' | 'mastercard' | 'amex';

const ofNumber = (digits: string) => brands.find(({ starts }) => starts.test(digits));

/** The digits of a typed number, Arabic-Indic ones included, at most 19. */
export function bankCardDigits(text: string): string {
  return westernDigits(text).replace(/\D/g, '').slice(0, 19);
}

/** Converts Arabic-Indic digits to 0–9. */
export function westernDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0));
}

/** The brand, once the first digits determine it. */
export function bankCardBrand(digits: string): BankCardBrand | undefined {
  return ofNumber(digits)?.brand;
}

/** Number of digits of the security code. */
export function cvcLength(digits: string): number {
  return ofNumber(digits)?.cvcLength ?? other.cvcLength;
}

/** The number in groups, as printed on the bank card. */
export function groupBankCardNumber(digits: string): string {
  const { groups } = ofNumber(digits) ?? other;
  const parts: string[] = [];
  let from = 0;
  for (const size of groups) {
    if (from < digits.length) parts.push(digits.slice(from, from + size));
    from += size;
  }
  return parts.join(' ');
}

/** Whether digits are still missing: fewer than any card of the brand has. */
export const isIncompleteNumber = (digits: string): boolean => digits.length < Math.min(...(ofNumber(digits) ?? other).lengths);

/** Whether a number is valid: a length of its brand, and the Luhn check digit. */
export function isBankCardNumber(digits: string): boolean {
  const { lengths } = ofNumber(digits) ?? other;
  return (lengths as readonly number[]).includes(digits.length) && passesLuhn(digits);
}

/** The check digit: every second digit from the right doubled, digits of the sum a multiple of ten. */
export function passesLuhn(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

import type { TaxNumberField } from '../../../contracts/purchase/billing-details.ts';

/** Digits of Arabic and Persian keyboards as the number writes them. */
const plain = (text: string): string => text.normalize('NFKC').replace(/[\u0660-\u0669\u06f0-\u06f9]/gu, (digit) => String(digit.charCodeAt(0) & 0xf));

/**
 * A tax number as it is typed: its digits with the signs that belong between them.
 *
 * A sign is set once a digit follows it, so that what was typed can be taken back. Without a formatter the text stays as it is.
 *
 * @source spec 2 §5 "Tax number field: … optional formatter"
 */
export function typedTaxNumber({ formatter, maxLength }: Pick<TaxNumberField, 'formatter' | 'maxLength'>, typed: string): string {
  const text = plain(typed);
  if (formatter === undefined) return text.slice(0, maxLength);
  const digits = text.replace(/\D/gu, '');
  let written = '';
  let used = 0;
  let signs = '';
  for (const sign of formatter) {
    if (used >= digits.length) break;
    if (sign !== '0') signs += sign;
    else {
      written += signs + digits[used]!;
      used += 1;
      signs = '';
    }
  }
  return written;
}

/** Whether it can be one: its length, and the bounds of a number of digits alone. Its check digits are the platform's to look at. @source spec 2 §5 "min and max values" */
export function isPossibleTaxNumber({ formatter, maxLength, min, max }: TaxNumberField, typed: string): boolean {
  const text = plain(typed).trim();
  if (text.length > maxLength) return false;
  const digits = text.replace(/\D/gu, '');
  if (formatter !== undefined && digits.length !== formatter.replace(/[^0]/gu, '').length) return false;
  return (min === undefined || Number(digits) >= min) && (max === undefined || Number(digits) <= max);
}

import type { PhoneValue } from '../../../contracts/identity/form-field.ts';

/** A British number that kept the zero of its own country. @source spec 3 §5 "A +4407 prefix is rewritten to +447" */
function withoutOwnZero(complete: string): string {
  return complete.startsWith('+4407') ? `+447${complete.slice(5)}` : complete;
}

/** @param prefix the country's calling code, with or without its plus */
export function phoneOf(regionCode: string, prefix: string, number: string): PhoneValue {
  const digits = number.normalize('NFKC').replace(/[\u0660-\u0669\u06f0-\u06f9]/gu, (digit) => String(digit.charCodeAt(0) & 0xf)).replace(/[^\d+]/gu, '');
  const code = `+${prefix.replace(/\D/gu, '')}`;
  const typed = digits.startsWith('00') ? `+${digits.slice(2)}` : digits;
  const complete = typed === '' ? '' : withoutOwnZero(typed.startsWith('+') ? typed : code + typed);
  return { regionCode, prefix: code, number: number.slice(0, 30), complete };
}

/** Whether it can be a number at all: E.164 has at most fifteen digits. */
export function isPossiblePhone({ complete }: PhoneValue): boolean {
  return /^\+[1-9]\d{6,14}$/u.test(complete);
}

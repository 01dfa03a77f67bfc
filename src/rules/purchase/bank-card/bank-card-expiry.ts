import { westernDigits } from './bank-card-number.ts';

/** Month 1 to 12; year with four digits. */
export interface Expiry {
  month: number;
  year: number;
}

/** What is wrong with a typed expiry date. @source spec 2 §8 "Card field error keys" */
export type ExpiryCode = 'incomplete_expiry' | 'incomplete_expiry_year' | 'invalid_expiry_month' | 'invalid_expiry_year' | 'invalid_expiry_month_past' | 'invalid_expiry_year_past';

/** chosen: no card is given out for so long, so that a year beyond is a slip */
const longestYears = 50;

/**
 * Typed text in the format of a bank card: `MM / YY`.
 *
 * A first digit above 1 can only be a month of one digit; a year of four digits, as autofill enters it, keeps its last two.
 */
export function formatExpiry(text: string): string {
  const typed = westernDigits(text);
  const [, lone] = /^\s*(\d)\s*\//.exec(typed) ?? [];
  const digits = (lone ? `0${typed.trim()}` : typed).replace(/\D/g, '');
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  const month = padded.slice(0, 2);
  const year = padded.length === 6 ? padded.slice(4) : padded.slice(2, 4);
  if (year) return `${month} / ${year}`;
  return month;
}

/** @returns undefined while incomplete or without a valid month */
export function parseExpiry(text: string): Expiry | undefined {
  const match = /^(\d{2})\D*(\d{2}|\d{4})$/.exec(westernDigits(text).trim());
  if (!match) return undefined;
  const month = Number(match[1]);
  const year = Number(match[2]) + (match[2]?.length === 2 ? 2000 : 0);
  return month >= 1 && month <= 12 ? { month, year } : undefined;
}

/**
 * Validates an expiry date. A bank card is valid until its month has ended in every time zone.
 *
 * @param now epoch milliseconds
 */
export function expiryCode(text: string, now: number): ExpiryCode | undefined {
  const typed = westernDigits(text).trim();
  const month = /^(\d{2})/.exec(typed)?.[1];
  if (!month) return 'incomplete_expiry';
  if (Number(month) < 1 || Number(month) > 12) return 'invalid_expiry_month';
  const expiry = parseExpiry(typed);
  if (!expiry) return 'incomplete_expiry_year';
  const lastZoneMs = 12 * 3_600_000;
  const thisYear = new Date(now).getUTCFullYear();
  if (expiry.year > thisYear + longestYears) return 'invalid_expiry_year';
  if (Date.UTC(expiry.year, expiry.month) + lastZoneMs > now) return undefined;
  return expiry.year < thisYear ? 'invalid_expiry_year_past' : 'invalid_expiry_month_past';
}

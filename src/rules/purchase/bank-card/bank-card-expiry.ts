import { westernDigits } from './bank-card-number.ts';

/** Month 1 to 12; year with four digits. */
export interface Expiry {
  month: number;
  year: number;
}

/** Validation errors of an expiry date, as label keys. @source spec 2 §8 "Card field error keys" */
export type ExpiryProblem = 'invalidExpiry' | 'invalidExpiryMonth' | 'expiredCard';

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
export function expiryProblem(text: string, now: number): ExpiryProblem | undefined {
  const month = /^(\d{2})/.exec(westernDigits(text).trim())?.[1];
  if (month && (Number(month) < 1 || Number(month) > 12)) return 'invalidExpiryMonth';
  const expiry = parseExpiry(text);
  if (!expiry) return 'invalidExpiry';
  const lastZoneMs = 12 * 3_600_000;
  return Date.UTC(expiry.year, expiry.month) + lastZoneMs <= now ? 'expiredCard' : undefined;
}

import { stdnum } from 'stdnum';
import type { TaxNumberKind } from '../../db/tables/purchase/billing-tables.ts';


interface TaxNumberRule {
  /** What everybody calls it there. */
  name: string;
  /** One of the right form that belongs to nobody. */
  hint: string;
  /** Longest text, with the signs between. */
  maxLength: number;
  /** Of a number of digits alone. */
  min?: number;
  max?: number;
  /** How it is written: `0` stands for a digit, anything else for itself. */
  formatter?: string;
  check(text: string): { isValid: boolean; compact?: string };
}

const rules: Readonly<Record<TaxNumberKind, TaxNumberRule>> = {
  'BR-CPF': { name: 'CPF', hint: '123.456.789-09', maxLength: 14, min: 1, max: 99_999_999_999, formatter: '000.000.000-00', check: (text) => stdnum['BR']!['cpf']!.validate(text) },
  'ES-NIF': { name: 'NIF', hint: '12345678Z', maxLength: 11, check: (text) => stdnum['ES']!['nif']!.validate(text) },
  'PT-NIF': { name: 'NIF', hint: '123 456 789', maxLength: 11, min: 100_000_000, max: 999_999_999, formatter: '000 000 000', check: (text) => stdnum['PT']!['nif']!.validate(text) },
};

/** How a kind of tax number is typed, for a form. @source spec 2 §5 "Tax number field: hint, maxLength, min and max values, optional formatter" */
export function taxNumberField(kind: TaxNumberKind): Omit<TaxNumberRule, 'check'> {
  const { check: _check, ...field } = rules[kind];
  return field;
}

/** A number as papers say it: `CPF 123.456.789-09`. @param number without the signs between its digits */
export function taxNumberText(kind: TaxNumberKind, number: string): string {
  const { name, formatter } = rules[kind];
  let at = 0;
  return `${name} ${formatter === undefined ? number : formatter.replaceAll('0', () => number[at++] ?? '')}`;
}

/** The number without the signs between its digits; undefined for one that cannot be. chosen: one digit over and over is none, although its check digits fit */
export function taxNumberOf(kind: TaxNumberKind, text: string): string | undefined {
  const { maxLength, check } = rules[kind];
  const typed = text.trim();
  if (typed.length > maxLength || /^(\d)[\s.\-/]*(?:\1[\s.\-/]*)+$/.test(typed)) return undefined;
  const { isValid, compact } = check(typed);
  return isValid ? compact : undefined;
}

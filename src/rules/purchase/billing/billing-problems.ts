import type { BillingField, BillingRequirements, NewBillingDetails } from '../../../contracts/purchase/billing-details.ts';
import { isRealDate } from '../../identity/form/date-boxes.ts';
import { fitsPostalPattern } from '../../identity/form/address-problem.ts';
import { requirementOf } from './asked-fields.ts';
import { isPossibleTaxNumber } from './tax-number.ts';

/** What a form of billing details holds. */
export type BillingValues = Partial<Record<BillingField, string>>;

/** Nothing there, or something that cannot be. */
export type BillingProblem = 'empty' | 'wrong';
export type BillingProblems = Partial<Record<BillingField, BillingProblem>>;

export interface BillingCheck {
  requirements: BillingRequirements;
  /** What the form asks for. */
  fields: readonly BillingField[];
  /** Whether the platform has a tax number that stays where none is typed. */
  hasTaxNumber: boolean;
  /** `YYYY-MM-DD` */
  today: string;
}

/**
 * What is missing or wrong of a form of billing details. Every field is required.
 *
 * @source spec 2 §2 "Address fields are all required, each with its own empty and invalid message"
 */
export function billingProblems(values: BillingValues, check: BillingCheck): BillingProblems {
  return Object.fromEntries(check.fields.flatMap((field) => {
    const problem = problemOf(field, values[field]?.trim() ?? '', check);
    return problem ? [[field, problem]] : [];
  }));
}

function problemOf(field: BillingField, text: string, { requirements, hasTaxNumber, today }: BillingCheck): BillingProblem | undefined {
  if (text === '') return field === 'taxNumber' && hasTaxNumber ? undefined : 'empty';
  if (field === 'taxNumber') return !requirements.taxNumber || isPossibleTaxNumber(requirements.taxNumber, text) ? undefined : 'wrong';
  if (field === 'birthDate') return isRealDate(text) && text < today ? undefined : 'wrong';
  return isPartGood(text, requirementOf(requirements, field)) ? undefined : 'wrong';
}

function isPartGood(text: string, { allowedValues, pattern, maxLength }: Partial<NonNullable<ReturnType<typeof requirementOf>>> = {}): boolean {
  if (allowedValues) return allowedValues.some(({ value }) => value === text);
  return (maxLength === undefined || text.length <= maxLength) && (pattern === undefined || fitsPostalPattern(pattern, text));
}

/** What is sent: what the form asked for, and the country. A tax number that was not typed is not. */
export function billingOf(values: BillingValues, fields: readonly BillingField[], country: string): NewBillingDetails {
  const { taxNumber, birthDate, country: _country, ...parts } = Object.fromEntries(fields.flatMap((field) => {
    const text = values[field]?.trim() ?? '';
    return text === '' ? [] : [[field, text]];
  })) as BillingValues;
  return { address: { country, ...parts }, ...(taxNumber ? { taxNumber } : {}), ...(birthDate ? { birthDate } : {}) };
}

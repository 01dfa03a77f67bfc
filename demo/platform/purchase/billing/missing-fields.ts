import type { AddressValue } from '../../../../src/contracts/identity/form-field.ts';
import type { BillingField } from '../../../../src/contracts/purchase/billing-details.ts';
import type { RealmRow } from '../../db/tables/realm-tables.ts';
import { billingRuleOf } from './billing-rules.ts';
import { longestPart, requirementsOf } from './billing-requirements.ts';
import { taxNumberOf } from './tax-numbers.ts';

/** What somebody gave to be billed. */
export interface GivenDetails { address: AddressValue; taxNumber?: string | null | undefined; birthDate?: string | null | undefined }

/** Nobody who pays is older. */
const oldestYears = 120;

/** Whether a calendar has the day, and somebody alive was born on it. */
function isBirthDate(date: string, now: number): boolean {
  const at = Date.parse(`${date}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(at) || !new Date(at).toISOString().startsWith(date)) return false;
  return at < now && new Date(at).getUTCFullYear() > new Date(now).getUTCFullYear() - oldestYears;
}

/** Where a tenant sells. */
export const isSoldIn = ({ saleCountries }: Pick<RealmRow, 'saleCountries'>, country: string): boolean => saleCountries === null || saleCountries.includes(country);

function isPartGood(text: string | undefined, { allowedValues, pattern, maxLength = longestPart }: { allowedValues?: { value: string }[] | undefined; pattern?: string | undefined; maxLength?: number | undefined }): boolean {
  const typed = text?.trim() ?? '';
  if (typed === '' || typed.length > maxLength) return false;
  if (allowedValues) return allowedValues.some(({ value }) => value === typed);
  return pattern === undefined || new RegExp(`^(?:${pattern})$`, 'iu').test(typed);
}

/**
 * What is missing or wrong of billing details, by the rules of their country, in the order of the form.
 *
 * @param country where the purchase is made, for whoever has given nothing yet
 * @param now epoch milliseconds
 * @source spec 2 §8 "424 BASKET_REQUIREMENTS_FAILED reports details.missingFields"
 */
export function missingFields(realm: Pick<RealmRow, 'billing' | 'saleCountries'>, given: GivenDetails | undefined, country: string, now: number): BillingField[] {
  const own = given?.address.country ?? country;
  if (given && !isSoldIn(realm, own)) return ['country'];
  const rule = billingRuleOf(realm, own);
  const { addressRequiredFields } = requirementsOf(realm, own, 'en');
  const parts = addressRequiredFields.flatMap(({ fieldName, ...field }) => (isPartGood(given?.address[fieldName], field) ? [] : [fieldName]));
  return [
    ...parts,
    ...(rule.taxNumber && taxNumberOf(rule.taxNumber, given?.taxNumber ?? '') === undefined ? ['taxNumber' as const] : []),
    ...(rule.birthDate && !isBirthDate(given?.birthDate ?? '', now) ? ['birthDate' as const] : []),
  ];
}

import type { AddressValue } from '../../../../src/contracts/identity/form-field.ts';
import type { BillingSummary } from '../../../../src/contracts/purchase/billing-details.ts';
import type { BillingRow } from '../../db/tables/purchase/billing-tables.ts';
import type { RealmRow } from '../../db/tables/realm-tables.ts';
import { addressShapeOf } from '../../identity/countries/address-data.ts';
import { billingRuleOf } from './billing-rules.ts';

/** What leaves the platform. Tax number and birth date are told where the country asks for a tax number alone. @source spec 2 §2 "Billing summary" */
export function presentBilling(realm: Pick<RealmRow, 'billing'>, { address, taxNumber, birthDate }: BillingRow, locale: string): BillingSummary {
  const isNumbered = billingRuleOf(realm, address.country).taxNumber !== undefined;
  const areaName = areaNameOf(address, locale);
  return { address, ...(areaName ? { areaName } : {}), ...(isNumbered && taxNumber !== null ? { taxNumberEnding: taxNumber.slice(-2) } : {}), ...(isNumbered && birthDate !== null ? { birthDate } : {}) };
}

/** What the state, province or emirate of an address is called. */
export function areaNameOf({ country, administrativeLevel1: key }: AddressValue, locale: string): string | undefined {
  if (!key) return undefined;
  const area = addressShapeOf(country, locale)?.fields.find(({ fieldName }) => fieldName === 'administrativeLevel1');
  return area?.choices?.find(({ value }) => value === key)?.name;
}

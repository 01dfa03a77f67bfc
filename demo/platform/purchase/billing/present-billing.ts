import type { BillingSummary } from '../../../../src/contracts/purchase/billing-details.ts';
import type { BillingRow } from '../../db/tables/purchase/billing-tables.ts';
import type { RealmRow } from '../../db/tables/realm-tables.ts';
import { billingRuleOf } from './billing-rules.ts';

/** What leaves the platform. Tax number and birth date are told where the country asks for a tax number alone. @source spec 2 §2 "Billing summary" */
export function presentBilling(realm: Pick<RealmRow, 'billing'>, { address, taxNumber, birthDate }: BillingRow): BillingSummary {
  const isNumbered = billingRuleOf(realm, address.country).taxNumber !== undefined;
  return { address, ...(isNumbered && taxNumber !== null ? { taxNumberEnding: taxNumber.slice(-2) } : {}), ...(isNumbered && birthDate !== null ? { birthDate } : {}) };
}

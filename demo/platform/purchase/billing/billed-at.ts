import type { AddressPart } from '../../../../src/contracts/identity/sign-up/country.ts';
import type { BillingRow } from '../../db/tables/purchase/billing-tables.ts';
import type { BilledAt } from '../../db/tables/purchase/subscription-tables.ts';
import type { RealmRow } from '../../db/tables/realm-tables.ts';
import { addressLines } from '../../identity/countries/address-data.ts';
import { billingRuleOf } from './billing-rules.ts';
import { areaNameOf } from './present-billing.ts';
import { taxNumberText } from './tax-numbers.ts';

/** Letters that a post office anywhere reads. */
const isLatin = (text: string): boolean => /^[\p{Script=Latin}\d\s.-]+$/u.test(text);

/**
 * Where somebody is billed, as a paper says it: the address as a letter in its country writes it, then the tax number.
 *
 * chosen: an area by its key where that is Latin, as letters do (`Austin, TX 73301`), else by its name in the paper's language
 */
export function billedAt(realm: Pick<RealmRow, 'billing'>, { address, taxNumber }: Pick<BillingRow, 'address' | 'taxNumber'>, locale: string): BilledAt {
  const { country, administrativeLevel1: area = '' } = address;
  const said = (part: AddressPart): string => {
    if (part === 'administrativeLevel1') return isLatin(area) ? area : areaNameOf(address, locale) ?? area;
    return address[part] ?? '';
  };
  const { taxNumber: kind } = billingRuleOf(realm, country);
  const countryName = new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country;
  return { address: [...addressLines(country, said), countryName], ...(kind && taxNumber !== null ? { taxNumber: taxNumberText(kind, taxNumber) } : {}) };
}

import type { AddressPart } from '../../../../src/contracts/identity/sign-up/country.ts';
import type { BillingRule } from '../../db/tables/purchase/billing-tables.ts';
import type { RealmRow } from '../../db/tables/realm-tables.ts';
import { requiredParts } from '../../identity/countries/address-data.ts';

/**
 * Countries where a tax or an invoice needs more than the country itself.
 *
 * chosen: these alone, as what nobody needs is not asked. One rate holds in all of GB, the EU's countries, PH, JP and KW (which has none), and an invoice to a
 * consumer there names no address; US taxes follow the address; AE reports its tax by emirate; an invoice in BR names CPF and address of its payer, of age or not
 */
const byLaw: ReadonlyMap<string, BillingRule> = new Map(Object.entries<BillingRule>({
  BR: { address: 'letter', taxNumber: 'BR-CPF', birthDate: true },
  US: { address: 'letter' },
  AE: { address: ['administrativeLevel1'] },
}));

/** A tenant's own rule stands in place of the law's table. */
export const billingRuleOf = ({ billing }: Pick<RealmRow, 'billing'>, country: string): BillingRule => (Object.hasOwn(billing, country) ? billing[country] : undefined) ?? byLaw.get(country) ?? {};

/** The parts of an address that are asked for. */
export const askedParts = ({ address = [] }: BillingRule, country: string): readonly AddressPart[] => (address === 'letter' ? requiredParts(country) : address);

import type * as z from 'zod/mini';
import type { AddressPart } from '../../../../src/contracts/identity/sign-up/country.ts';
import type { billingRequirements } from '../../../../src/contracts/purchase/billing-details.ts';
import type { RealmRow } from '../../db/tables/realm-tables.ts';
import { addressShapeOf, nameTypeOf } from '../../identity/countries/address-data.ts';
import { askedParts, billingRuleOf } from './billing-rules.ts';
import { taxNumberField } from './tax-numbers.ts';

/** No part of an address is longer. */
export const longestPart = 120;
const longestCode = 16;

const kinds = { state: 'STATE', emirate: 'EMIRATE', zip: 'ZIP' } as const;

type Requirements = z.input<typeof billingRequirements>;

/** What is asked of whoever buys in a country, in the order of an envelope there. */
export function requirementsOf(realm: Pick<RealmRow, 'billing'>, country: string, locale: string): Requirements {
  const rule = billingRuleOf(realm, country);
  const asked = askedParts(rule, country);
  const shape = addressShapeOf(country, locale);
  return {
    country,
    addressRequiredFields: (shape?.fields ?? []).filter(({ fieldName }) => asked.some((part) => part === fieldName)).map(({ fieldName, choices }) => ({
      fieldName, ...kindOf(country, fieldName),
      ...(choices ? { allowedValues: choices } : { maxLength: fieldName === 'postalCode' ? longestCode : longestPart }),
      ...(fieldName === 'postalCode' && shape?.postalPattern ? { pattern: shape.postalPattern } : {}),
      ...(fieldName === 'postalCode' && shape?.postalExample ? { example: shape.postalExample } : {}),
    })),
    ...(rule.taxNumber ? { taxNumber: taxNumberField(rule.taxNumber) } : {}),
    birthDate: rule.birthDate ?? false,
  };
}

function kindOf(country: string, part: AddressPart): { kind?: (typeof kinds)[keyof typeof kinds] } {
  const type = nameTypeOf(country, part);
  return type !== undefined && Object.hasOwn(kinds, type) ? { kind: kinds[type as keyof typeof kinds] } : {};
}

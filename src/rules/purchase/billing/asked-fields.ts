import type { AddressPart } from '../../../contracts/identity/sign-up/country.ts';
import { type BillingField, billingFields, type BillingRequirements } from '../../../contracts/purchase/billing-details.ts';

type Requirement = BillingRequirements['addressRequiredFields'][number];

/** What a country asks of a part of its addresses; undefined for a part that it does not ask for. */
export const requirementOf = ({ addressRequiredFields }: BillingRequirements, part: BillingField): Requirement | undefined => addressRequiredFields.find(({ fieldName }) => fieldName === part);

/**
 * The fields of a form of billing details, in the order of an envelope there.
 *
 * @param missing what the platform lacks; left out, or naming the country, all that the country asks for is in the form. A field that this build does not know is left out
 * @source spec 2 §2 "Address fields are all required", §8 "details.missingFields"
 */
export function askedFields(requirements: BillingRequirements, missing?: readonly string[]): BillingField[] {
  const parts = requirements.addressRequiredFields.flatMap(({ fieldName }) => (fieldName === 'UNKNOWN' ? [] : [fieldName satisfies AddressPart]));
  const all: BillingField[] = [...parts, ...(requirements.taxNumber ? ['taxNumber' as const] : []), ...(requirements.birthDate ? ['birthDate' as const] : [])];
  const named = missing?.filter((field) => billingFields.some((known) => known === field));
  return !named || named.length === 0 || named.includes('country') ? all : all.filter((field) => named.includes(field));
}

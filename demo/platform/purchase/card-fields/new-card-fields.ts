import type { FieldFacts } from '../../../../src/contracts/purchase/card-fields/field-facts.ts';
import type { MemberCaller } from '../../server/request-caller.ts';

/** What the fields of a new card are drawn with: a vendor's own, or the page of the sandbox; nothing where no card is entered. */
export function newCardFields({ context, realm: { realm, cardFields } }: Pick<MemberCaller, 'context' | 'realm'>): { fields?: FieldFacts } {
  const vendor = context.vendors.ofTenant(realm);
  if (vendor) return { fields: vendor.init() };
  return cardFields === null ? {} : { fields: { address: cardFields } };
}

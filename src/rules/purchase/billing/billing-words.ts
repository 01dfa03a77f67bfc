import type { BillingField, BillingRequirements } from '../../../contracts/purchase/billing-details.ts';
import type { LabelKey } from '../../realm/fallback-texts.ts';
import { requirementOf } from './asked-fields.ts';

/** What a field is called, and what is said of it where it is empty or wrong. */
export interface BillingWords {
  nameKey: LabelKey;
  emptyKey: LabelKey;
  wrongKey: LabelKey;
}

const words: Readonly<Record<BillingField, BillingWords>> = {
  country: { nameKey: 'addressCountry', emptyKey: 'billingEmptyCountry', wrongKey: 'billingWrongCountry' },
  line1: { nameKey: 'addressLine1', emptyKey: 'billingEmptyLine1', wrongKey: 'billingWrongLine1' },
  line2: { nameKey: 'addressLine2', emptyKey: 'billingEmptyLine2', wrongKey: 'billingWrongLine2' },
  dependentLocality: { nameKey: 'addressDistrict', emptyKey: 'billingEmptyDistrict', wrongKey: 'billingWrongDistrict' },
  city: { nameKey: 'addressCity', emptyKey: 'billingEmptyCity', wrongKey: 'billingWrongCity' },
  administrativeLevel1: { nameKey: 'addressRegion', emptyKey: 'billingEmptyRegion', wrongKey: 'billingWrongRegion' },
  postalCode: { nameKey: 'addressPostalCode', emptyKey: 'billingEmptyPostalCode', wrongKey: 'billingWrongPostalCode' },
  taxNumber: { nameKey: 'billingTaxNumber', emptyKey: 'billingEmptyTaxNumber', wrongKey: 'billingWrongTaxNumber' },
  birthDate: { nameKey: 'billingBirthDate', emptyKey: 'billingEmptyBirthDate', wrongKey: 'billingWrongBirthDate' },
};

/** Where a country has a word of its own. */
const ofKind: Readonly<Record<string, BillingWords>> = {
  STATE: { nameKey: 'billingState', emptyKey: 'billingEmptyState', wrongKey: 'billingWrongState' },
  EMIRATE: { nameKey: 'billingEmirate', emptyKey: 'billingEmptyEmirate', wrongKey: 'billingWrongEmirate' },
  ZIP: { nameKey: 'billingZip', emptyKey: 'billingEmptyZip', wrongKey: 'billingWrongZip' },
};

/** The words of a field. @source spec 2 §2 "each with its own empty and invalid message named after the field" */
export function billingWords(requirements: BillingRequirements, field: BillingField): BillingWords {
  const { kind } = requirementOf(requirements, field) ?? {};
  return (kind !== undefined && ofKind[kind]) || words[field];
}

/** What the words of a field name: what the number is called there, and one of the right form. */
export const wordParts = (requirements: BillingRequirements, field: BillingField): Record<string, string> =>
  (field === 'taxNumber' ? { name: requirements.taxNumber?.name ?? '' } : { example: requirementOf(requirements, field)?.example ?? '' });

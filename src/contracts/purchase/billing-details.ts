import * as z from 'zod/mini';
import { addressValue } from '../identity/form-field.ts';
import { addressParts } from '../identity/sign-up/country.ts';
import { listOf } from '../wire/parsing/list-of.ts';
import { openEnum } from '../wire/parsing/open-enum.ts';
import { wholeNumber } from '../wire/whole-number.ts';
import { sent } from '../wire/sent-text.ts';

/** What can be missing of billing details. @source spec 2 §8 "details.missingFields"; chosen: the names of address parts, `country`, `taxNumber` and `birthDate` */
export const billingFields = ['country', ...addressParts, 'taxNumber', 'birthDate'] as const;
export type BillingField = (typeof billingFields)[number];

const addressField = z.object({
  fieldName: openEnum('addressRequiredField.fieldName', addressParts),
  /** What the country calls it, where that is not a region or a postal code. */
  kind: z.optional(openEnum('addressRequiredField.kind', ['STATE', 'EMIRATE', 'ZIP'])),
  /** What may be chosen, where not everything may be typed. */
  allowedValues: z.optional(z.array(z.object({ value: z.string(), name: z.string() }))),
  /** What the whole text must match, in capitals. */
  pattern: z.optional(z.string()),
  /** One that matches. */
  example: z.optional(z.string()),
  maxLength: z.optional(wholeNumber),
});

/** @source spec 2 §5 "Tax number field: hint, maxLength, min and max values, optional formatter" */
const taxNumberField = z.object({
  /** What everybody calls it there: CPF. */
  name: z.string(),
  /** One of the right form that belongs to nobody. */
  hint: z.string(),
  /** Of the text as it is typed, with the signs between its digits. */
  maxLength: wholeNumber,
  /** Bounds of a number of digits alone. */
  min: z.optional(wholeNumber),
  max: z.optional(wholeNumber),
  /** How it is written: `0` stands for a digit, anything else for itself. */
  formatter: z.optional(z.string()),
});
export type TaxNumberField = z.output<typeof taxNumberField>;

/** What whoever buys in a country is asked for; nothing in most. @source spec 2 §3 "Country: addressRequiredFields (each with fieldName)"; chosen: a call for each country, as areas make long lists */
export const billingRequirements = z.object({
  country: z.string(),
  addressRequiredFields: listOf('billingRequirements.addressRequiredFields', addressField),
  taxNumber: z.optional(taxNumberField),
  birthDate: z._default(z.boolean(), false),
});
export type BillingRequirements = z.output<typeof billingRequirements>;

export const billingQuery = z.object({ country: sent('code') });

/**
 * Who is billed, as far as it is known.
 *
 * @source spec 2 §2 "Billing summary shows tax number and birth date only when the selected country requires a tax number"
 */
export const billingSummary = z.object({
  address: addressValue,
  /** The area as a viewer reads it, where the address has its key. */
  areaName: z.optional(z.string()),
  /** Its last two digits: the whole number does not leave the platform again. */
  taxNumberEnding: z.optional(z.string()),
  /** `YYYY-MM-DD`. */
  birthDate: z.optional(z.string()),
});
export type BillingSummary = z.output<typeof billingSummary>;

/** The billing details of a member. */
export const billingDetails = z.object({
  /** Absent until they were given. */
  details: z.optional(billingSummary),
  /** Where the viewer is, or what was given. */
  country: z.string(),
  /** Where the tenant sells, ISO 3166 alpha-2; empty for everywhere. */
  countries: z.array(z.string()),
  /** What a purchase lacks there. */
  missingFields: z.array(z.string()),
  /** What the account knows, to begin with; it is kept for billing once the viewer says so. */
  suggested: z.optional(z.object({ address: z.optional(addressValue), birthDate: z.optional(z.string()) })),
});
export type BillingDetails = z.output<typeof billingDetails>;

/** @property taxNumber left out, the kept one stays */
export const newBillingDetails = z.object({ address: addressValue, taxNumber: z.optional(sent('line')), birthDate: z.optional(sent('code')) });
export type NewBillingDetails = z.output<typeof newBillingDetails>;

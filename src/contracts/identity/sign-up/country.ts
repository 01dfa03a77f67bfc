import * as z from 'zod/mini';
import { listOf } from '../../wire/parsing/list-of.ts';
import { openEnum } from '../../wire/parsing/open-enum.ts';
import { sent } from '../../wire/sent-text.ts';

/** Parts of an address, by the names of `addressValue`. */
export const addressParts = ['line1', 'line2', 'dependentLocality', 'city', 'administrativeLevel1', 'postalCode'] as const;
export type AddressPart = (typeof addressParts)[number];

const fieldName = openEnum('country.addressRequiredFields.fieldName', addressParts);

/** @source spec 3 §3 "Country: name, iso3166alpha2, addressRequiredFields (each with fieldName), callingCode" */
export const country = z.object({
  name: z.string(),
  iso3166alpha2: z.string(),
  /** Digits alone; empty where there is none. */
  callingCode: z.string(),
  addressRequiredFields: listOf('country.addressRequiredFields', z.object({ fieldName })),
});
export type Country = z.output<typeof country>;

/** @source spec 3 §7 "GET {token} | none | countries, callerCountryCode" */
export const countryList = z.object({ countries: listOf('countryList.countries', country), callerCountryCode: z.string() });
export type CountryList = z.output<typeof countryList>;

/** How addresses are written in a country. chosen: a call of its own, as choices of areas are long */
export const addressShape = z.object({
  country: z.string(),
  /** In the order of an envelope there. */
  fields: listOf('addressShape.fields', z.object({ fieldName, required: z.boolean(), choices: z.optional(z.array(z.object({ value: z.string(), name: z.string() }))) })),
  /** What the whole postal code must match, in capitals. */
  postalPattern: z.optional(z.string()),
  postalExample: z.optional(z.string()),
});
export type AddressShape = z.output<typeof addressShape>;

export const addressQuery = z.object({ country: sent('code') });

import * as z from 'zod/mini';
import { addressQuery, addressShape, countryList } from '../../../contracts/identity/sign-up/country.ts';
import { defineCall } from '../../call.ts';
import { pathOf } from '../../path-of.ts';

/** @source spec 3 §7 "GET {token} | none | countries, callerCountryCode"; chosen: a fixed path of the platform, as an address out of a setting would be asked wherever it leads */
export const readCountries = defineCall({
  name: 'readCountries', method: 'GET',
  input: z.object({}), output: countryList,
  request: () => ({ path: '/countries' }),
});

/** How addresses are written in a country. chosen: the call, as the specification shows required fields alone */
export const readAddressShape = defineCall({
  name: 'readAddressShape', method: 'GET',
  input: addressQuery, output: addressShape,
  request: ({ country }) => ({ path: pathOf`/countries/${country}/address` }),
});

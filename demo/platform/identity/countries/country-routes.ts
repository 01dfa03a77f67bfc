import { type CountryCode, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import * as z from 'zod/mini';
import { addressQuery, addressShape, countryList } from '../../../../src/contracts/identity/sign-up/country.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { defineRoute } from '../../server/platform-route.ts';
import { addressCountries, addressShapeOf, requiredParts } from './address-data.ts';

const callingCodeOf = (code: string): string => (isSupportedCountry(code) ? getCountryCallingCode(code as CountryCode) : '');

/** Every country in a language, by name. */
function countriesIn(locale: string) {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const inOrder = new Intl.Collator(locale);
  const found = addressCountries().map((code) => ({
    name: names.of(code) ?? code, iso3166alpha2: code, callingCode: callingCodeOf(code), addressRequiredFields: requiredParts(code).map((fieldName) => ({ fieldName })),
  }));
  return found.sort((one, other) => inOrder.compare(one.name, other.name));
}

/** Countries of forms, and how addresses are written there. @source spec 3 §7 "GET {token} | none | countries, callerCountryCode" */
export const countryRoutes = [
  defineRoute({
    name: 'readCountries', method: 'GET', path: '/api/v1/countries', auth: 'bearerless', input: z.object({}), output: countryList, cacheSeconds: 3_600,
    answer: async (_input, { locale, place }) => ({ countries: countriesIn(locale), callerCountryCode: (await place()).country }),
  }),
  defineRoute({
    name: 'readAddressShape', method: 'GET', path: '/api/v1/countries/:country/address', auth: 'bearerless', input: addressQuery, output: addressShape, cacheSeconds: 3_600,
    answer: async ({ country }) => {
      const shape = addressShapeOf(country);
      if (!shape) throw new PlatformError(404, 'country-not-found', 'There is no such country.');
      return shape;
    },
  }),
];

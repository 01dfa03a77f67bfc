import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CountryList } from '../../../../../src/contracts/identity/sign-up/country.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

const list = async (headers: Record<string, string> = {}) => (await platform.ask({ path: '/api/v1/countries', headers })).body as CountryList;
const shape = (country: string) => platform.ask({ path: `/api/v1/countries/${country}/address` });

test('every country has a name in the language of the caller, a calling code and what a letter needs', async () => {
  const { countries } = await list({ 'accept-language': 'ar' });
  expect(countries.length).toBeGreaterThan(240);
  expect(countries.find(({ iso3166alpha2 }) => iso3166alpha2 === 'ES')).toEqual({
    name: 'إسبانيا', iso3166alpha2: 'ES', callingCode: '34', addressRequiredFields: ['line1', 'city', 'administrativeLevel1', 'postalCode'].map((fieldName) => ({ fieldName })),
  });
});

test('says where the caller is', async () => {
  expect([(await list()).callerCountryCode, (await list({ 'x-footlight-country': 'US' })).callerCountryCode]).toEqual(['GB', 'US']);
});

test('addresses are written as their country writes them', async () => {
  expect((await shape('GB')).body).toMatchObject({ country: 'GB', postalExample: 'EC1Y 8SY' });
  const { fields } = (await shape('US')).body as { fields: { fieldName: string; required: boolean; choices?: { value: string; name: string }[] }[] };
  expect(fields.map(({ fieldName }) => fieldName)).toEqual(['line1', 'line2', 'city', 'administrativeLevel1', 'postalCode']);
  expect(fields[3]).toMatchObject({ required: true, choices: expect.arrayContaining([{ value: 'CA', name: 'California' }]) as object });
});

test.each(['XX', 'gb', 'ZZ', '..%2Fgb'])('there is no country %s', async (code) => {
  expect(await shape(code)).toMatchObject({ status: 404 });
});

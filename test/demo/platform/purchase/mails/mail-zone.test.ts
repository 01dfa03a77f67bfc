import { afterAll, beforeAll, expect, test } from 'vitest';
import { zoneOfCountry, zoneOfCustomer } from '../../../../../demo/platform/purchase/mails/mail-zone.ts';
import { american } from '../../../../support/billed-people.ts';
import { openWallet } from '../../../../support/member-wallet.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

test.each([
  ['one time', 'JP', 'Europe/Madrid', 'Asia/Tokyo'], ['several times', 'US', 'Europe/Madrid', 'America/New_York'], ['several times, of which the tenant keeps one', 'US', 'America/Denver', 'America/Denver'],
  ['its own time', 'ES', 'Europe/Madrid', 'Europe/Madrid'], ['no time that is known', 'ZZ', 'Europe/Lisbon', 'Europe/Lisbon'], ['no name', '', 'UTC', 'UTC'], ['no country’s name', '1', 'UTC', 'UTC'],
])('a country with %s: %s at a tenant of %s is %s', (_case, country, tenantZone, zone) => {
  expect(zoneOfCountry(country, tenantZone)).toBe(zone);
});

test('who is billed in another country is written to in its time', async () => {
  const { db } = platform.running.context;
  const abroad = { id: 'arena.abroad', country: 'GB' };
  expect(await zoneOfCustomer(db, abroad, 'Europe/Madrid')).toBe('Europe/London');
  await (await openWallet(platform, 'arena', 'abroad')).ask({ method: 'PUT', path: '/api/v2/customer/billing-details', body: american });
  expect(await zoneOfCustomer(db, abroad, 'Europe/Madrid')).toBe('America/New_York');
});

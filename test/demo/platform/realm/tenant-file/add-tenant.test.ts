import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTenant, rowOf } from '../../../../../demo/platform/realm/tenant-file/add-tenant.ts';
import { checkTenant } from '../../../../../demo/platform/realm/tenant-file/check-tenant.ts';
import type { TenantFile } from '../../../../../demo/platform/realm/tenant-file/tenant-file.ts';
import { directoryOf, withPort } from '../../../../../demo/platform/realm/realm-directory.ts';
import { createTestDatabase } from '../../../../support/test-database.ts';
import { openPostgres } from '../../../../../demo/platform/db/open-postgres.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

const { tenant } = checkTenant(readFileSync('demo/tenants/harbour.json', 'utf8')) as { tenant: TenantFile };
const server = process.env.FOOTLIGHT_TEST_POSTGRES;

test('what the file registers is what the platform allows', () => {
  const directory = directoryOf(withPort([rowOf(tenant)], 4000));
  expect(['http://partner.localhost:4000', 'https://www.harbour.example', 'https://a.news.harbour.example', 'https://other.example'].map((origin) => directory.isRegisteredOrigin('harbour', origin))).toEqual([true, true, true, false]);
  expect(rowOf({ ...tenant, host: 'watch.example.com' }).settings).toMatchObject({ origin: 'https://watch.example.com', endpoints: { v5: 'https://watch.example.com/api/v5' } });
});

let database: Awaited<ReturnType<typeof createTestDatabase>> | undefined;
let platform: TestPlatform | undefined;
beforeAll(async () => {
  if (!server) return;
  database = await createTestDatabase(server);
  const opened = openPostgres(database.url, null);
  await addTenant(opened.db, { ...tenant, name: 'Of a former file' });
  await addTenant(opened.db, tenant);
  await opened.close();
  platform = await openTestPlatform(database.url);
});
afterAll(async () => {
  await platform?.close();
  await database?.drop();
});

test.skipIf(!server)('a platform that starts serves the tenant as its newest file says, beside the others', async () => {
  const site = await platform!.ask({ realm: 'harbour', host: 'harbour.localhost', path: '/api/v1/init/?lk=language&menuTargetPlatform=WEB' });
  expect(site).toMatchObject({ status: 200, body: { menu: [{ title: 'Home' }, { title: 'Guide' }, { title: 'My list' }] } });
  const settings = await platform!.ask({ realm: 'harbour', path: '/realm-settings/domain/harbour.localhost' });
  expect(settings).toMatchObject({ status: 200, body: { name: 'Harbour', defaultLocale: 'en', theme: { radius: 8 } } });
  const { authentication: { authorisationToken: token } } = site.body as { authentication: { authorisationToken: string } };
  const page = await platform!.ask({ realm: 'harbour', host: 'harbour.localhost', token, path: '/api/v1/view?type=home&id=home' });
  expect(page).toMatchObject({ status: 200, body: { title: 'Harbour' } });
  expect((await platform!.guest('cinema')).authorisationToken).not.toBe('');
});

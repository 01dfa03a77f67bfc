import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestPlatform, type TestPlatform } from '../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

const member = async () => (await platform.signIn('cinema', 'member')).authorisationToken;

describe('rows and pages', () => {
  test('unknown ones are named', async () => {
    const token = await member();
    expect(await platform.ask({ token, path: '/api/v1/bucket/none' })).toMatchObject({ status: 404, body: { code: 'bucket-not-found' } });
    expect(await platform.ask({ token, path: '/api/v1/view?type=home&id=none' })).toMatchObject({ status: 404, body: { code: 'view-not-found' } });
    expect(await platform.ask({ token, path: '/api/v1/bucket/featured?lastSeen=none' })).toMatchObject({ status: 400, body: { details: { field: 'lastSeen' } } });
    expect(await platform.ask({ token, path: '/api/v1/bucket/featured?resultPerPage=0' })).toMatchObject({ status: 400, body: { details: { field: 'resultPerPage' } } });
  });

  test('speak the viewer’s language where the tenant has it', async () => {
    const token = await member();
    const titleIn = async (language: string) => ((await platform.ask({ token, path: '/api/v1/view?type=home&id=home', headers: { 'accept-language': language } })).body as { title: string }).title;
    expect([await titleIn('ar-EG, en;q=0.5'), await titleIn('es'), await titleIn('fr;q=0.9, en;q=0.1')]).toEqual(['الرئيسية', 'Home', 'Home']);
  });

  test('a member who stopped in the middle finds the row to go on', async () => {
    const rowsFor = async (token: string) => ((await platform.ask({ token, path: '/api/v1/view?type=home&id=home' })).body as { elements: { attributes: { type?: string } }[] })
      .elements.map((element) => element.attributes.type);
    expect(await rowsFor((await platform.signIn('cinema', 'resume')).authorisationToken)).toContain('CONTINUE_WATCHING');
    expect(await rowsFor((await platform.guest('cinema')).authorisationToken)).not.toContain('CONTINUE_WATCHING');
  });

  test.each(['arena', 'cinema'] as const)('%s has sixty titles and more of at least ten kinds', async (realm) => {
    const { contentItems } = await import('../../../../demo/platform/db/tables/catalogue-tables.ts');
    const { eq } = await import('drizzle-orm');
    const rows = await platform.running.context.db.select({ type: contentItems.type, channel: contentItems.channelId }).from(contentItems).where(eq(contentItems.realm, realm));
    expect(rows.filter((row) => row.channel === null).length).toBeGreaterThanOrEqual(60);
    expect(new Set(rows.map((row) => row.type)).size).toBeGreaterThanOrEqual(10);
  });
});

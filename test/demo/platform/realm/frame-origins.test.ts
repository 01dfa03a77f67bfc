import { afterAll, beforeAll, expect, test } from 'vitest';
import { framedPages } from '../../../../demo/platform/db/tables/editorial-tables.ts';
import { readFrameOrigins } from '../../../../demo/platform/realm/frame-origins.ts';
import { openTestPlatform, type TestPlatform } from '../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

test('the policy of a tenant’s site names the exact origins that it frames, its embed pages those of the card fields alone', async () => {
  const { port } = platform.running;
  const policyOf = async (path: string) => String((await platform.ask({ host: 'arena.localhost', path, headers: { accept: 'text/html' } })).headers['content-security-policy']);
  expect(await policyOf('/home')).toContain(`frame-src 'self' http://card.localhost:${port} http://partner.localhost:${port};`);
  expect(await policyOf('/plugin/quiz')).toContain(`frame-src 'self' http://card.localhost:${port} http://partner.localhost:${port};`);
  expect(await policyOf('/frames/player')).toContain(`frame-src 'self' http://card.localhost:${port};`);
});

test('a framed page may stand in tenants alone', async () => {
  const policy = String((await platform.ask({ host: 'partner.localhost', path: '/framed/quiz.html' })).headers['content-security-policy']);
  expect(policy).toMatch(/frame-ancestors http:\/\/arena\.localhost:\d+ /);
  expect(policy).not.toContain('*');
});

test('previews are for the role ADMIN', async () => {
  const statusOf = async (name: string) => (await platform.ask({ realm: 'arena', token: (await platform.signIn('arena', name)).authorisationToken, path: '/api/v1/admin/preview' })).status;
  expect([await statusOf('team'), await statusOf('subscriber')]).toEqual([200, 403]);
});

test('an address that is none of the web stops the start', async () => {
  const { db } = platform.running.context;
  await db.insert(framedPages).values({ realm: 'arena', kind: 'PLUGIN', id: 'bad', titles: { en: 'Bad' }, descriptions: { en: 'Bad' }, url: 'javascript:1', abilities: [] });
  await expect(readFrameOrigins(db, 4000)).rejects.toMatchObject({ code: 'bad-framed-page' });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentItems } from '../../../../demo/platform/db/tables/catalogue-tables.ts';
import { profiles } from '../../../../demo/platform/db/tables/identity/account-tables.ts';
import { freeTitle } from '../../../../src/contracts/playback/playback-details.ts';
import { openTestPlatform, type TestPlatform } from '../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

async function pageAt(path: string, headers: Record<string, string> = {}) {
  const { app, port } = platform.running;
  const { body } = await app.inject({ url: path, headers: { host: `arena.localhost:${port}`, accept: 'text/html', ...headers } });
  const text = /<script type="application\/json" id="footlight-title">(.*?)<\/script>/.exec(body)?.[1];
  return { body, carried: text === undefined ? undefined : JSON.parse(text) as { content: string; answer: unknown } };
}

describe('a page of the platform carries its title', () => {
  test.each([
    ['the site', '/video/1001', 'vod:1001'], ['the site, a channel', '/live/2001', 'live:2001'],
    ['the player’s frame', '/frames/player?content=vod:1001', 'vod:1001'], ['a page with a player in it', '/demo/bench.html', 'vod:1001'],
  ])('%s', async (_where, path, content) => {
    const { carried, body } = await pageAt(path);
    expect(carried?.content).toBe(content);
    expect(freeTitle.parse(carried?.answer).free?.item.accessLevel).toBe('GRANTED');
    expect(body).toContain('id="footlight-realm"');
  });

  test('in the language of the page, whatever the browser prefers', async () => {
    const { carried } = await pageAt('/video/1001?locale=es', { 'accept-language': 'en' });
    expect(freeTitle.parse(carried?.answer).free?.item.title).not.toBe('The Night the Lights Went Up');
  });
});

describe('a page of the platform carries nothing', () => {
  test.each([
    ['of a title of a licence', '/video/1003'], ['of a title for members', '/video/1004'], ['of a title that is blocked here', '/video/1005'],
    ['of a title that is not for all ages', '/video/1006'], ['for a player’s frame with such a title', '/frames/player?content=vod:1006'],
    ['of no title', '/video/nowhere'], ['where nothing plays', '/'], ['for a player’s frame that names nothing', '/frames/player'],
    ['for a player’s frame that names something else', '/frames/player?content=film:1'],
  ])('%s', async (_what, path) => {
    expect((await pageAt(path)).carried).toBeUndefined();
  });

  test('that names streams of a title above the level of a child, who is refused it too', async () => {
    await platform.running.context.db.update(profiles).set({ parentalLevel: 'RESTRICTED' }).where(eq(profiles.accountId, 'arena.child'));
    const { authorisationToken: token } = await platform.signIn('arena', 'child');
    expect(await platform.ask({ realm: 'arena', token, path: '/api/v4/vod/1006' })).toMatchObject({ status: 403, body: { code: 'title-restricted' } });
    for (const path of ['/video/1006', '/frames/player?content=vod:1006']) expect((await pageAt(path)).body, path).not.toMatch(/\.m3u8|\.mpd/);
  });

  test('while the call is at fault', async () => {
    await platform.ask({ path: '/demo/faults', method: 'PUT', body: { call: 'readFreeTitle', status: 503 } });
    expect((await pageAt('/video/1001')).carried).toBeUndefined();
    await platform.ask({ path: '/demo/faults?call=readFreeTitle', method: 'DELETE' });
    expect((await pageAt('/video/1001')).carried?.content).toBe('vod:1001');
  });

  test('of a title with a territory that the request is outside of', async () => {
    const { db } = platform.running.context;
    await db.update(contentItems).set({ allowedCountries: ['GB'] }).where(eq(contentItems.id, '1002'));
    await platform.ask({ path: '/demo/clock', method: 'PUT', body: { advance: 60_000 } });
    expect((await pageAt('/video/1002')).carried?.content).toBe('vod:1002');
    expect((await pageAt('/video/1002', { 'x-footlight-country': 'US' })).carried).toBeUndefined();
  });
});

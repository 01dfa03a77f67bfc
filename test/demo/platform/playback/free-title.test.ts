import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentItems } from '../../../../demo/platform/db/tables/catalogue-tables.ts';
import { type FreeTitle, freeTitle } from '../../../../src/contracts/playback/playback-details.ts';
import { openTestPlatform, type TestPlatform } from '../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

/** As the loader asks: no header of ours, at the tenant's own origin. */
async function askBare(path: string, headers: Record<string, string> = {}, remoteAddress?: string) {
  const { app, port } = platform.running;
  const reply = await app.inject({ url: `/playback/free/${path}`, headers: { host: `cinema.localhost:${port}`, ...headers }, ...(remoteAddress ? { remoteAddress } : {}) });
  return { status: reply.statusCode, headers: reply.headers, text: reply.body, free: (): FreeTitle | undefined => freeTitle.parse(reply.json()).free };
}

const partnerOrigin = () => ({ origin: `http://partner.localhost:${platform.running.port}` });

describe('a title that is free for everybody', () => {
  test('comes with its streams, to who asks without a token', async () => {
    const free = (await askBare('vod/1001', partnerOrigin())).free();
    expect(free?.item).toMatchObject({ id: '1001', accessLevel: 'GRANTED', favourite: false });
    expect(free?.urls.hls[0]?.url).toMatch(/\/s\/\d+\.[\w-]{32}\/film\/main\.m3u8$/);
  });

  test('has nothing of a viewer: no callback, no progress, no heart', async () => {
    const { authorisationToken } = await platform.signIn('cinema', 'resume');
    const { text } = await askBare('vod/1001', { authorization: `Bearer ${authorisationToken}` });
    expect(text).not.toContain('playerUrlCallback');
    expect(text).not.toContain('watchProgress');
    expect(text).toBe((await askBare('vod/1001')).text);
  });

  test('names what a player asks for first, and every one of these addresses answers', async () => {
    const { playlists, inits, segments } = (await askBare('vod/1001')).free()!.urls.hls[0]!.firstFiles!;
    expect([playlists.length, inits.length, segments.length]).toEqual([3, 2, 2]);
    for (const address of [...playlists, ...inits, ...segments]) {
      const { host, pathname } = new URL(address);
      expect((await platform.running.app.inject({ url: pathname, headers: { host } })).statusCode, address).toBe(200);
    }
  });

  test('may be kept by a browser for seconds, and by nobody between', async () => {
    expect((await askBare('vod/1001')).headers['cache-control']).toBe('private, max-age=10');
  });

  test('is a channel too, which leaves the first files to the engine', async () => {
    expect((await askBare('live/2001')).free()?.urls).toMatchObject({ live: true, hls: [{ subtitles: [] }] });
    expect((await askBare('live/2001')).free()?.urls.hls[0]?.firstFiles).toBeUndefined();
  });
});

describe('nothing is told of', () => {
  const untold = [
    ['a title of a licence', 'vod/1003'], ['a title for members', 'vod/1004'], ['a title that is blocked here', 'vod/1005'],
    ['no such title', 'vod/nowhere'], ['a channel asked for as a film', 'vod/2001'], ['a film asked for as a channel', 'live/1001'],
    ['an event for members', 'live/2003'], ['an event that has not begun', 'live/2006'], ['an event that is over', 'live/2009'],
  ];

  test.each(untold)('%s', async (_case, path) => {
    const { status, text } = await askBare(path);
    expect([status, text]).toEqual([200, '{}']);
  });

  test('a title of a licence, whoever’s token comes with the request', async () => {
    const { authorisationToken } = await platform.signIn('cinema', 'subscriber');
    expect((await askBare('vod/1003', { authorization: `Bearer ${authorisationToken}` })).text).toBe('{}');
  });

  test('a title with a territory, to a VPN and to another country', async () => {
    const { db } = platform.running.context;
    await db.update(contentItems).set({ allowedCountries: ['GB'] }).where(eq(contentItems.id, '1002'));
    await platform.ask({ path: '/demo/clock', method: 'PUT', body: { advance: 60_000 } });
    expect((await askBare('vod/1002', { 'x-footlight-country': 'GB' })).free()?.item.id).toBe('1002');
    expect((await askBare('vod/1002', { 'x-footlight-country': 'US' })).text).toBe('{}');
    expect((await askBare('vod/1002', { 'x-footlight-country': 'GB', 'x-footlight-vpn': '1' })).text).toBe('{}');
  });

  test.each(['18', '15', '12', 'TV-14', 'a rating that is new'])('a title of %s, since nobody has said who is watching; a guest has it by its own answer', async (ageRating) => {
    const { db } = platform.running.context;
    const rate = async (rating: string | null) => {
      await db.update(contentItems).set({ ageRating: rating }).where(eq(contentItems.id, '1006'));
      await platform.ask({ path: '/demo/clock', method: 'PUT', body: { advance: 60_000 } });
    };
    await rate('U');
    expect((await askBare('vod/1006')).free()?.item.id).toBe('1006');
    await rate(ageRating);
    expect((await askBare('vod/1006')).text).toBe('{}');
    const { authorisationToken } = await platform.guest('cinema');
    expect((await platform.ask({ path: '/api/v4/vod/1006', token: authorisationToken })).body).toHaveProperty('playerUrlCallback');
  });
});

describe('who may read it', () => {
  test('a registered page, without a preflight', async () => {
    const { headers } = await askBare('vod/1001', partnerOrigin());
    expect(headers['access-control-allow-origin']).toBe(partnerOrigin().origin);
    expect(headers.vary).toContain('Origin');
  });

  test('no page of an unregistered origin', async () => {
    const { status, headers, text } = await askBare('vod/1001', { origin: `http://evil.localhost:${platform.running.port}` });
    expect([status, headers['access-control-allow-origin']]).toEqual([403, undefined]);
    expect(text).toContain('origin-not-registered');
  });

  test('the api only with the name and the key of a tenant', async () => {
    const { app, port } = platform.running;
    const ask = (headers: Record<string, string>) => app.inject({ url: '/playback/free/vod/1001', headers: { host: `api.localhost:${port}`, ...headers } });
    expect((await ask({})).statusCode).toBe(404);
    expect((await ask({ realm: 'cinema', 'x-api-key': 'cinema-public-key' })).statusCode).toBe(200);
  });
});

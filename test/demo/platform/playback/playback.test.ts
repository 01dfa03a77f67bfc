import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestPlatform, type TestPlatform, type TestRealm } from '../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

interface Details { accessLevel: string; playerUrlCallback?: string; licences: string[]; watchProgress?: number }

const tokenOf = async (realm: TestRealm, who: string) => (who === 'guest' ? await platform.guest(realm) : await platform.signIn(realm, who)).authorisationToken;
const vod = (id: string, token: string) => platform.ask({ token, path: `/api/v4/vod/${id}?includePlaybackDetails=URL` });
const follow = (address: string, token: string) => platform.ask({ token, path: new URL(address).pathname + new URL(address).search });
const clock = (body: object) => platform.ask({ method: 'PUT', path: '/demo/clock', body });

describe('who may watch what', () => {
  test.each([
    ['guest', '1001', 'GRANTED'], ['guest', '1004', 'GRANTED_ON_SIGN_IN'], ['guest', '1003', 'DENIED'], ['guest', '1005', 'GEOBLOCKED'],
    ['member', '1004', 'GRANTED'], ['member', '1003', 'DENIED'], ['member', '1005', 'GEOBLOCKED'],
    ['subscriber', '1003', 'GRANTED'], ['subscriber', '1005', 'GEOBLOCKED'], ['child', '1003', 'DENIED'],
  ])('%s and %s: %s', async (who, id, level) => {
    const details = (await vod(id, await tokenOf('cinema', who))).body as Details;
    expect(details.accessLevel).toBe(level);
    expect(details.playerUrlCallback !== undefined).toBe(level === 'GRANTED');
  });

  test('what is denied names the licences that would open it', async () => {
    expect(((await vod('1003', await tokenOf('cinema', 'member'))).body as Details).licences).toEqual(['pass', 'premium', 'premium-year']);
  });

  test('a row tells each viewer their own access', async () => {
    const levelFor = async (who: string) => {
      const reply = await platform.ask({ token: await tokenOf('cinema', who), path: '/api/v1/bucket/featured' });
      return (reply.body as { contentList: { id: string; accessLevel: string }[] }).contentList.find((item) => item.id === '1003')?.accessLevel;
    };
    expect([await levelFor('guest'), await levelFor('subscriber')]).toEqual(['DENIED', 'GRANTED']);
  });
});

describe('a callback', () => {
  const callbackFor = async (token: string) => ((await vod('1001', token)).body as Details).playerUrlCallback ?? '';

  test('is for one viewer only', async () => {
    const address = await callbackFor(await tokenOf('cinema', 'member'));
    expect(await follow(address, await tokenOf('cinema', 'buyer'))).toMatchObject({ status: 403, body: { code: 'invalid-callback' } });
  });

  test('cannot be bent to another title', async () => {
    const token = await tokenOf('cinema', 'member');
    const address = (await callbackFor(token)).replace('/1001/', '/1003/');
    expect(await follow(address, token)).toMatchObject({ status: 403, body: { code: 'invalid-callback' } });
  });

  test('expires', async () => {
    const token = await tokenOf('cinema', 'member');
    const address = await callbackFor(token);
    await clock({ advance: 16 * 60_000 });
    const fresh = await tokenOf('cinema', 'member');
    const reply = await follow(address, fresh);
    await clock({ reset: true });
    expect(reply).toMatchObject({ status: 403, body: { code: 'callback-expired' } });
  });

  test('gives streams that the media host takes, and takes no longer after four hours', async () => {
    const token = await tokenOf('cinema', 'member');
    const { hls } = (await follow(await callbackFor(token), token)).body as { hls: { url: string }[] };
    const path = new URL(hls[0]?.url ?? '').pathname;
    const { context } = platform.running;
    expect(await context.verifyPath(path)).toMatchObject({ verdict: 'valid' });
    expect(await context.verifyPath(path.replace('main.m3u8', 'v720/1.m4s'))).toMatchObject({ verdict: 'valid' });
    expect(await context.verifyPath(path.replace('/film/', '/clips/one/'))).toMatchObject({ verdict: 'altered' });
    await clock({ advance: 4 * 3_600_000 });
    expect(await context.verifyPath(path)).toMatchObject({ verdict: 'expired' });
    await clock({ reset: true });
  });

  test('of the DASH-only title has no HLS', async () => {
    const token = await tokenOf('cinema', 'guest');
    const details = (await vod('1020', token)).body as Details;
    const urls = (await follow(details.playerUrlCallback ?? '', token)).body as { hls: unknown[]; dash: { url: string }[] };
    expect([urls.hls.length, urls.dash.length]).toEqual([0, 1]);
  });
});

test('the newer generation asks by POST, the older by GET', async () => {
  const token = await tokenOf('arena', 'guest');
  const post = await platform.ask({ realm: 'arena', token, method: 'POST', path: '/api/v5/manifest/video/1001?includePlaybackDetails=URL' });
  expect(post.status).toBe(200);
  expect((await platform.ask({ realm: 'arena', token, path: '/api/v5/manifest/video/1001' })).status).toBe(404);
});

describe('progress', () => {
  test('belongs to one profile and fills its row', async () => {
    const token = await tokenOf('cinema', 'member');
    await platform.ask({ token, method: 'PUT', path: '/api/v1/watch-progress/1007', body: { position: 30, duration: 60 } });
    const rowOf = async (who: string) => {
      const reply = await platform.ask({ token: await tokenOf('cinema', who), path: '/api/v1/bucket/continue-watching' });
      return (reply.body as { contentList: { id: string; watchProgress?: number }[] }).contentList.map((item) => [item.id, item.watchProgress]);
    };
    expect([await rowOf('member'), await rowOf('buyer'), await rowOf('guest')]).toEqual([[['1007', 30]], [], []]);
  });

  test('of a finished title leaves the row, of an unknown one is refused', async () => {
    const token = await tokenOf('cinema', 'member');
    await platform.ask({ token, method: 'PUT', path: '/api/v1/watch-progress/1007', body: { position: 59, duration: 60 } });
    const reply = await platform.ask({ token, path: '/api/v1/bucket/continue-watching' });
    expect((reply.body as { contentList: unknown[] }).contentList).toEqual([]);
    expect(await platform.ask({ token, method: 'PUT', path: '/api/v1/watch-progress/none', body: { position: 1, duration: 60 } })).toMatchObject({ status: 404 });
    expect(await platform.ask({ token, method: 'PUT', path: '/api/v1/watch-progress/1007', body: { position: -1, duration: 60 } })).toMatchObject({ status: 400 });
  });
});

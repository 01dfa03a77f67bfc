import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentKeyOf, keyIdOf } from '../../../../../demo/platform/playback/drm/content-keys.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

interface Drm { jwtToken: string; url: string; encryptionMode: string; keySystems: string[] }

/** What a guest's player is told of a title's keys. */
async function drmOf(id: string, realm: 'cinema' | 'arena' = 'cinema'): Promise<Drm> {
  const { authorisationToken: token } = await platform.guest(realm);
  const asked = realm === 'cinema' ? { path: `/api/v4/vod/${id}` } : { path: `/api/v5/manifest/video/${id}`, body: {} };
  const { playerUrlCallback } = (await platform.ask({ realm, token, ...asked })).body as { playerUrlCallback: string };
  const { pathname, search } = new URL(playerUrlCallback);
  return ((await platform.ask({ realm, token, path: pathname + search })).body as { hls: { drm: Drm }[] }).hls[0]!.drm;
}
const licence = (headers: Record<string, string>, body: unknown) => platform.ask({ host: 'media.localhost', path: '/licence/clearkey', headers, body });
const kidOf = (id: string, realm = 'cinema') => keyIdOf({ realm, id }).toString('base64url');
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test.each([['1121', 'CTR'], ['1122', 'CBC']])('the title %s names token, address, %s and its key system', async (id, encryptionMode) => {
  expect(await drmOf(id)).toMatchObject({ encryptionMode, keySystems: ['org.w3.clearkey'], url: `${platform.running.context.origins.media}/licence/clearkey`, jwtToken: expect.stringMatching(/^ey/) as string });
});

test('a valid token opens its title', async () => {
  const { jwtToken } = await drmOf('1121');
  const { status, body } = await licence(bearer(jwtToken), { kids: [kidOf('1121')], type: 'temporary' });
  const k = contentKeyOf(platform.running.context.keys.address, { realm: 'cinema', id: '1121' }).toString('base64url');
  expect([status, body]).toEqual([200, { keys: [{ kty: 'oct', kid: kidOf('1121'), k }], type: 'temporary' }]);
});

test('a request is refused without a token, with another one, for another title, after its time, and where keys are refused', async () => {
  const { jwtToken } = await drmOf('1121');
  const own = { kids: [kidOf('1121')] };
  const code = async (headers: Record<string, string>, body: unknown) => {
    const reply = await licence(headers, body);
    return `${reply.status} ${(reply.body as { code: string }).code}`;
  };
  expect(await code({}, own)).toBe('401 token-missing');
  expect(await code(bearer(`${jwtToken.slice(0, -4)}AAAA`), own)).toBe('401 invalid-token');
  expect(await code(bearer((await platform.guest('cinema')).authorisationToken), own)).toBe('401 invalid-token');
  expect(await code(bearer(jwtToken), { kids: [kidOf('1122')] })).toBe('403 wrong-key');
  expect(await code(bearer(jwtToken), { kids: [] })).toBe('400 bad-request');
  expect(await code(bearer((await drmOf('1123')).jwtToken), { kids: [kidOf('1123')] })).toBe('403 key-refused');
  await platform.ask({ method: 'PUT', path: '/demo/clock', body: { advance: 4 * 3_600_000 } });
  expect(await code(bearer(jwtToken), own)).toBe('401 invalid-token');
  await platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } });
  const { licenceRequests } = (await platform.ask({ path: '/demo/licence-requests' })).body as { licenceRequests: { outcome: string; contentId: string }[] };
  expect(licenceRequests.slice(0, 2).map(({ outcome, contentId }) => [outcome, contentId])).toEqual([['invalid-token', ''], ['key-refused', '1123']]);
});

test('a token of one tenant opens no title of another, whose key is another one', async () => {
  const keyAt = async (realm: 'cinema' | 'arena') => {
    const { jwtToken } = await drmOf('1121', realm);
    const { status, body } = await licence(bearer(jwtToken), { kids: [kidOf('1121', realm)] });
    return { jwtToken, status, ...(body as { keys: [{ kid: string; k: string }] }).keys[0] };
  };
  const [cinema, arena] = [await keyAt('cinema'), await keyAt('arena')];
  expect([cinema.status, arena.status]).toEqual([200, 200]);
  expect(arena.kid).not.toBe(cinema.kid);
  expect(arena.k).not.toBe(cinema.k);
  expect(await licence(bearer(arena.jwtToken), { kids: [cinema.kid] })).toMatchObject({ status: 403, body: { code: 'wrong-key' } });
});

test('no title under a key is handed out without asking who asks', async () => {
  expect((await platform.ask({ path: '/playback/free/vod/1121' })).body).toEqual({});
});

test.each(['text/plain', 'text/plain;charset=UTF-8'])('a licence that is asked for as %s is refused, whatever it says', async (type) => {
  for (const body of [{ kids: ['x'] }, 'not JSON', '']) expect(await licence({ 'content-type': type }, body)).toMatchObject({ status: 415, body: { code: 'unsupported-media-type' } });
});

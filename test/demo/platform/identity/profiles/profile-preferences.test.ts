import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

const realm = 'cinema';
const path = '/api/v1/user/preferences';
const unchosen = { autoAdvance: true, videoBackgroundAutoPlay: true, videoBackgroundAutoPlayAudio: false };
const read = async (token: string) => (await platform.ask({ realm, token, path })).body;
const keep = (token: string, body: object) => platform.ask({ realm, token, method: 'PUT', path, body });

test('belong to one profile, and a start brings them', async () => {
  const [first, second] = [(await platform.signIn(realm, 'member')).authorisationToken, (await platform.signIn(realm, 'member')).authorisationToken];
  expect(await read(first)).toEqual(unchosen);
  const chosen = { ...unchosen, language: 'ar', subTitleLanguage: 'ar', audioLanguage: 'es', autoAdvance: false, videoBackgroundAutoPlay: false };
  expect(await keep(first, chosen)).toMatchObject({ status: 200, body: chosen });
  expect(await read(second)).toEqual(chosen);
  expect((await platform.ask({ realm, token: second, path: '/api/v1/init/' })).body).toMatchObject({ preferences: chosen });
  const made = (await platform.ask({ realm, token: first, path: '/api/v1/user/profiles', body: { name: 'Leo', type: 'child' } })).body as { id: string };
  const leo = ((await platform.ask({ realm, token: first, path: `/api/v1/user/profiles/${made.id}/select`, body: {} })).body as { authorisationToken: string }).authorisationToken;
  expect(await read(leo)).toEqual(unchosen);
  await keep(leo, { audioLanguage: 'en' });
  expect(await read(second)).toEqual(chosen);
  await keep(second, {});
  expect(await read(second)).toEqual(unchosen);
});

test.each([{ language: 'fr' }, { language: '<b>' }, { autoAdvance: 'yes' }, { audioLanguage: 'not a language!' }])('refuses %o', async (body) => {
  const token = (await platform.signIn(realm, 'subscriber')).authorisationToken;
  expect((await keep(token, body)).status).toBe(400);
  expect(await read(token)).toEqual(unchosen);
});

test('a guest has none on the platform', async () => {
  const { authorisationToken: token } = await platform.guest(realm);
  expect([(await platform.ask({ realm, token, path })).status, (await keep(token, {})).status]).toEqual([401, 401]);
  expect((await platform.ask({ realm, token, path: '/api/v1/init/' })).body).toMatchObject({ preferences: unchosen });
});

test('the seed’s reader prefers Spanish sound and Arabic captions, in each tenant', async () => {
  for (const tenant of ['arena', 'cinema'] as const) {
    const { authorisationToken: token } = await platform.signIn(tenant, 'reader');
    expect(JSON.stringify((await platform.ask({ realm: tenant, token, path })).body)).toContain('"subTitleLanguage":"ar","audioLanguage":"es"');
  }
});

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); }, 180_000);
afterAll(() => platform.close());
afterEach(() => platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } }));

const profileId = 'arena.member.profile';
const tokenOf = async (who: string) => (await platform.signIn('arena', who)).authorisationToken;
const request = (token: string, id = profileId) => platform.ask({ realm: 'arena', path: `/api/v1/user/profiles/${id}/pin/reset`, body: {}, token });
const read = (code: string, realm = 'arena') => platform.ask({ realm, path: '/api/v1/user/pin-reset/read', body: { code } });
const reset = (code: string, pin?: string) => platform.ask({ realm: 'arena', method: 'PUT', path: '/api/v1/user/pin-reset', body: { code, ...(pin ? { pin } : {}) } });
const pinWith = (token: string, body: object) => platform.ask({ realm: 'arena', method: 'PUT', path: `/api/v1/user/profiles/${profileId}/pin`, body, token });

async function mailedCode(): Promise<string> {
  const { mails } = (await platform.ask({ path: '/demo/mails?to=member@footlight.test' })).body as { mails: { text: string }[] };
  return /confirm-reset\/([\w-]{43})/.exec(mails[0]?.text ?? '')?.[1] ?? '';
}

test('a mail to the owner brings a code, which is good once and for the PIN of that profile', async () => {
  const token = await tokenOf('member');
  expect((await pinWith(token, { pin: '2468' })).status).toBe(200);
  expect((await request(token)).status).toBe(200);
  const code = await mailedCode();
  // A scanner looks first: nothing is used up.
  expect((await read(code)).status).toBe(200);
  expect((await read(code)).status).toBe(200);
  expect(await reset(code, '12')).toMatchObject({ status: 400 });
  expect((await reset(code, '1357')).status).toBe(200);
  expect(await reset(code, '9999')).toMatchObject({ status: 404, body: { code: 'invalidToken' } });
  expect((await read(code)).status).toBe(404);
  expect((await pinWith(token, { current: '2468' })).status).toBe(403);
  expect((await pinWith(token, { current: '1357' })).status).toBe(200);
});

test('a newer link ends the older one, and none lives longer than half an hour', async () => {
  const token = await tokenOf('member');
  await request(token);
  const first = await mailedCode();
  await request(token);
  const second = await mailedCode();
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
  await platform.ask({ method: 'PUT', path: '/demo/clock', body: { advance: 31 * 60_000 } });
  expect((await reset(second)).status).toBe(404);
});

test('nobody asks for a stranger’s profile, and a code is good in its tenant alone', async () => {
  expect(await request(await tokenOf('buyer'))).toMatchObject({ status: 404, body: { code: 'profile-not-found' } });
  await request(await tokenOf('member'));
  expect((await read(await mailedCode(), 'cinema')).status).toBe(404);
  expect((await read('')).status).toBe(404);
  expect((await platform.ask({ realm: 'arena', path: `/api/v1/user/profiles/${profileId}/pin/reset`, body: {} })).status).toBe(401);
});

test('of two that bring a code at once, one sets the PIN', async () => {
  const token = await tokenOf('member');
  await request(token);
  const code = await mailedCode();
  expect((await Promise.all([reset(code, '1111'), reset(code, '2222')])).map(({ status }) => status).sort()).toEqual([200, 404]);
});

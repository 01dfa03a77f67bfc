import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessionFamilies } from '../../../../../demo/platform/db/tables/identity/session-tables.ts';
import { accounts } from '../../../../../demo/platform/db/tables/viewer-tables.ts';
import { ProviderVisit } from '../../../../support/provider-visit.ts';
import { createSoftAuthenticator } from '../../../../support/soft-authenticator.ts';
import { openTestPlatform, type Reply, type TestPlatform } from '../../../../support/test-platform.ts';

const [account, minute] = ['cinema.buyer', 60_000];
let platform: TestPlatform;
let token: string;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
const clock = (body: object) => platform.ask({ method: 'PUT', path: '/demo/clock', body });
beforeEach(async () => {
  await clock({ reset: true });
  await platform.ask({ path: '/demo/reset', body: {} });
  token = (await platform.signIn('cinema', 'buyer')).authorisationToken;
});

const optionsOf = ({ body }: Reply) => (body as { options: never }).options;
const prove = (password: string) => platform.ask({ token, path: '/api/v1/user/account/proof', body: { password } });
const codeOf = ({ status, body }: Reply) => [status, (body as { code?: string }).code];

const startDevice = async () => (await platform.ask({ path: '/api/v2/devices', body: { name: 'TV' } })).body as { id: string; deviceCode: string; userCode: string; compareCode: string };

/** Each begins to add a way in while the proof is fresh, and answers the step that may come later. */
const ways: Record<string, () => Promise<(as?: string) => Promise<Reply>>> = {
  'the first step of a passkey': async () => (as = token) => platform.ask({ token: as, path: '/api/v1/user/passkeys/start', body: {} }),
  'the last step of a passkey': async () => {
    const response = createSoftAuthenticator(`http://cinema.localhost:${platform.running.port}`).create(optionsOf(await platform.ask({ token, path: '/api/v1/user/passkeys/start', body: {} })));
    return (as = token) => platform.ask({ token: as, path: '/api/v1/user/passkeys', body: { response, name: 'Tablet' } });
  },
  'the first step of a link': async () => (as = token) => platform.ask({ token: as, path: '/api/v1/auth-providers/google/auth-uri?purpose=LINK' }),
  'the last step of a link': async () => {
    const { authorisationUri, attempt } = (await platform.ask({ token, path: '/api/v1/auth-providers/google/auth-uri?purpose=LINK' })).body as { authorisationUri: string; attempt: { id: string; secret: string } };
    const { fields } = await new ProviderVisit().signIn(authorisationUri, { person: 'google-1001' });
    return (as = token) => platform.ask({ token: as, path: '/api/v2/login/social/google', body: { ...fields, id: attempt.id, secret: attempt.secret } });
  },
  'a television by its code': async () => {
    const { id, userCode } = await startDevice();
    return (as = token) => platform.ask({ token: as, path: '/api/v2/devices/decide', body: { id, allow: true, userCode: userCode.replace('-', '') } });
  },
  'a television by its link': async () => {
    const { id, compareCode } = await startDevice();
    return (as = token) => platform.ask({ token: as, path: '/api/v2/devices/decide', body: { id, allow: true, compareCode } });
  },
};

describe.each(Object.keys(ways))('%s', (way) => {
  // A challenge and an attempt live for less than a proof: the session is made older instead.
  const olderBy = async (minutes: number) => {
    await platform.running.context.db.update(sessionFamilies).set({ provenAt: await platform.running.context.now() - minutes * minute });
  };

  test('is free for ten minutes after the sign-in', async () => {
    const add = await ways[way]!();
    await olderBy(9);
    expect((await add()).status).toBe(200);
  });

  test('asks for the password after that, and is free again with it', async () => {
    const add = await ways[way]!();
    await olderBy(10);
    expect(codeOf(await add())).toEqual([403, 'proof-required']);
    expect(codeOf(await prove('another'))).toEqual([400, 'invalidCurrentCredentials']);
    expect(codeOf(await ways['the first step of a link']!().then((begin) => begin()))).toEqual([403, 'proof-required']);
    expect((await prove('footlight')).status).toBe(200);
    // What a provider answered is used once: its link begins anew.
    expect((await (way === 'the last step of a link' ? await ways[way]!() : add)()).status).toBe(200);
  });

  test('of an account without a password needs another sign-in', async () => {
    const add = await ways[way]!();
    await platform.running.context.db.update(accounts).set({ passwordHash: null }).where(eq(accounts.id, account));
    await olderBy(10);
    expect(codeOf(await add())).toEqual([403, 'recent-sign-in-required']);
    expect(codeOf(await prove('buyer@footlight.test'))).toEqual([403, 'recent-sign-in-required']);
  });
});

describe.each<[string, string, (proof?: string) => object]>([
  ['another e-mail', '/api/v1/user/account/email', (current) => ({ email: 'thief@elsewhere.test', ...(current === undefined ? {} : { current }) })],
  ['the end of the account', '/api/v1/user/account/deletion', (proof = 'buyer@footlight.test') => ({ proof })],
])('%s', (_what, path, body) => {
  const stale = async () => platform.running.context.db.update(sessionFamilies).set({ provenAt: await platform.running.context.now() - 10 * minute });

  test('needs another sign-in where the account has no password, and what the viewer knows of it is not enough', async () => {
    await platform.running.context.db.update(accounts).set({ passwordHash: null }).where(eq(accounts.id, account));
    await stale();
    expect(codeOf(await platform.ask({ token, path, body: body() }))).toEqual([403, 'recent-sign-in-required']);
  });

  test('is free for ten minutes after it', async () => {
    await platform.running.context.db.update(accounts).set({ passwordHash: null }).where(eq(accounts.id, account));
    expect((await platform.ask({ token, path, body: body() })).status).toBe(200);
  });

  test('takes the password, where there is one, at any time', async () => {
    await stale();
    expect(codeOf(await platform.ask({ token, path, body: body('another') }))).toEqual([400, 'invalidCurrentCredentials']);
    expect((await platform.ask({ token, path, body: body('footlight') })).status).toBe(200);
  });
});

test('a television that another device let in has proven nothing', async () => {
  const { id, deviceCode, compareCode } = await startDevice();
  await platform.ask({ token, path: '/api/v2/devices/decide', body: { id, allow: true, compareCode } });
  const { answer } = (await platform.ask({ path: '/api/v2/devices/poll', body: { deviceCode } })).body as { answer: { authorisationToken: string } };
  expect(codeOf(await (await ways['the first step of a passkey']!())(answer.authorisationToken))).toEqual([403, 'proof-required']);
});

test('another profile of the same session goes on with its proof', async () => {
  const made = (await platform.ask({ token, path: '/api/v1/user/profiles', body: { name: 'Mia', type: 'adult', parentalLevel: 'NON_RESTRICTED' } })).body as { id: string };
  const as = ((await platform.ask({ token, path: `/api/v1/user/profiles/${made.id}/select`, body: {} })).body as { authorisationToken: string }).authorisationToken;
  expect((await (await ways['the first step of a passkey']!())(as)).status).toBe(200);
});

test('wrong passwords are counted as tries to sign in', async () => {
  const tries: number[] = [];
  while (tries.length < 30 && tries.at(-1) !== 429) tries.push((await prove('another')).status);
  expect(tries.at(-1)).toBe(429);
  expect((await prove('footlight')).status).toBe(429);
});

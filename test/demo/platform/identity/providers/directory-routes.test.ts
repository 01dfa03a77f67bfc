import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHmac } from 'node:crypto';
import { isSignedBy } from '../../../../../demo/platform/identity/providers/directory/directory-client.ts';
import { linkedIdentities, mails } from '../../../../../demo/platform/db/tables/identity/account-tables.ts';
import { appCheckToken } from '../../../../support/app-check.ts';
import { finishSignIn } from '../../../../support/finish-sign-in.ts';
import { openTestPlatform, type Reply, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); }, 180_000);
afterAll(() => platform.close());
beforeEach(async () => { await platform.running.context.db.delete(linkedIdentities); });

const sign = (path: string, id: string, secret = 'footlight', realm = 'arena'): Promise<Reply> => platform.ask({ realm, path: `/api/v2/login/${path}`, body: { id, secret } });

describe('names and passwords of other houses', () => {
  test.each([['auth-provider/pbr', 'pbr'], ['sptv', 'sptv']])('%s signs a new person in, and knows them the second time', async (path, provider) => {
    const first = await sign(path, `nova@${provider}.test`);
    expect(first.body).toMatchObject({ missingInformationStatus: 'MISSING_INFORMATION' });
    await finishSignIn(platform, 'arena', first.body);
    expect((await sign(path, `nova@${provider}.test`)).body).toMatchObject({ authorisationToken: expect.any(String) as string, refreshToken: expect.any(String) as string, linkedAccounts: [{ provider }] });
  });

  test.each(['auth-provider/pbr', 'sptv', 'auth-provider/gigya'])('%s answers nobody and a wrong password alike, and asks for both fields', async (path) => {
    const at = path.endsWith('gigya') ? 'cdc' : path.replace('auth-provider/', '');
    const [wrong, nobody, empty] = [await sign(path, `nova@${at}.test`, 'wrong'), await sign(path, `nobody@${at}.test`), await sign(path, '', '')];
    expect([wrong.status, wrong.body]).toEqual([401, nobody.body]);
    expect(empty).toMatchObject({ status: 400, body: { code: 'EMPTY_INPUTS' } });
  });

  test.each(['auth-provider/pbr', 'sptv', 'auth-provider/gigya'])('%s: the e-mail of an account here is a conflict, and nobody is linked', async (path) => {
    expect(await sign(path, 'member@footlight.test')).toMatchObject({ status: 409, body: { code: 'accountConflict' } });
    expect(await platform.running.context.db.select().from(linkedIdentities)).toEqual([]);
  });

  test('the password of an account here opens nothing there, nor a person of another house', async () => {
    expect((await sign('sptv', 'nova@pbr.test')).status).toBe(401);
    expect((await sign('auth-provider/pbr', 'buyer@footlight.test')).status).toBe(401);
    expect((await sign('sptv', 'nova@sptv.test', 'footlight', 'cinema')).status).toBe(404);
  });

  test('GIGYA: a new person links by the password of an account, or is refused where two have the login', async () => {
    const { body } = await sign('auth-provider/gigya', 'nova@cdc.test');
    expect(body).toMatchObject({ status: 'linking', person: { provider: 'gigya' } });
    const { attempt } = body as { attempt: { id: string; secret: string } };
    const linked = await platform.ask({ realm: 'arena', path: '/api/v1/sign-in-attempts/link', body: { id: attempt.id, secret: attempt.secret, email: 'buyer@footlight.test', password: 'footlight' } });
    expect(linked.body).toMatchObject({ status: 'signed-in', answer: { linkedAccounts: [{ provider: 'gigya' }] } });
    expect(await sign('auth-provider/gigya', 'double@cdc.test')).toMatchObject({ status: 409, body: { code: 'accountConflict' } });
  });

  test('where the tenant asks for a captcha a link by password costs a proof too, before the password is looked at', async () => {
    const { signIn } = platform.running.context.realms.byName('arena')!;
    const { attempt: { id, secret } } = (await sign('auth-provider/gigya', 'nova@cdc.test')).body as { attempt: { id: string; secret: string } };
    const link = (own: object) => platform.ask({ realm: 'arena', path: '/api/v1/sign-in-attempts/link', body: { id, secret, email: 'buyer@footlight.test', password: 'footlight', ...own } });
    const [right, wrong] = [await appCheckToken(platform, 'arena'), await appCheckToken(platform, 'arena')];
    const factors = signIn.authenticationFactors;
    signIn.authenticationFactors = ['CAPTCHA'];
    const unproven = { status: 403, body: { code: 'appCheckFailedWeb' } };
    expect([await link({}), await link({ password: 'wrong' }), await link({ captchaToken: 'unknown' })]).toMatchObject([unproven, unproven, unproven]);
    expect(await link({ captchaToken: wrong, password: 'wrong' })).toMatchObject({ status: 401, body: { code: 'failedAuthentication' } });
    expect(await link({ captchaToken: wrong })).toMatchObject(unproven);
    expect(await link({ captchaToken: right })).toMatchObject({ status: 200, body: { status: 'signed-in' } });
    signIn.authenticationFactors = factors;
  });

  test('tries are counted by house and name', async () => {
    const tries = await Promise.all(Array.from({ length: 3 }, () => sign('sptv', 'kai@sptv.test', 'wrong')));
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([401]));
  });
});

describe('what GIGYA signs', () => {
  const [secret, now] = ['c2VjcmV0', 1_700_000_000_000];
  const signed = (uid: string, at: number, by = secret) => ({ UID: uid, signatureTimestamp: String(at), UIDSignature: createHmac('sha1', Buffer.from(by, 'base64')).update(`${at}_${uid}`).digest('base64') });
  test.each<[what: string, answer: Parameters<typeof isSignedBy>[1], good: boolean]>([
    ['its own word', signed('u1', now / 1000), true],
    ['another secret', signed('u1', now / 1000, 'b3RoZXI='), false],
    ['another person', { ...signed('u1', now / 1000), UID: 'u2' }, false],
    ['an old word', signed('u1', now / 1000 - 200), false],
    ['a word of tomorrow', signed('u1', now / 1000 + 86_400), false],
    ['no signature', { UID: 'u1', signatureTimestamp: String(now / 1000) }, false],
    ['nobody', signed('', now / 1000), false],
    ['no time', { ...signed('u1', now / 1000), signatureTimestamp: '' }, false],
  ])('%s', (_what, answer, good) => expect(isSignedBy(secret, answer, now)).toBe(good));
});

describe('a forgotten password of PBR', () => {
  const create = (id: string, provider = 'pbr') => platform.ask({ realm: 'arena', path: '/api/v2/reset-password/create', body: { id, provider } });

  test('is replaced there, by a link that is good once; whoever has none is answered the same', async () => {
    expect([(await create('nobody@pbr.test')).body, (await create('kai@pbr.test')).body]).toEqual([{}, {}]);
    const sent = await platform.running.context.db.select().from(mails);
    const token = /token=([\w-]{43})/.exec(sent.find(({ recipient }) => recipient === 'kai@pbr.test')?.text ?? '')?.[1] ?? '';
    const put = (secret: string) => platform.ask({ realm: 'arena', method: 'PUT', path: '/api/v2/reset-password', body: { token, secret } });
    expect((await put('short')).body).toMatchObject({ code: 'passwordTooShort' });
    expect((await put('long enough now')).status).toBe(200);
    expect((await put('long enough again')).body).toMatchObject({ code: 'invalidToken' });
    expect([(await sign('auth-provider/pbr', 'kai@pbr.test')).status, (await sign('auth-provider/pbr', 'kai@pbr.test', 'long enough now')).status]).toEqual([401, 200]);
  });

  test.each(['sptv', 'google', 'gigya', 'nobody'])('%s has none', async (provider) => expect((await create('nova@pbr.test', provider)).body).toMatchObject({ code: 'resetNotSupported' }));
});

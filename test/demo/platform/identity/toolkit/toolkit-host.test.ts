import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { profiles } from '../../../../../demo/platform/db/tables/identity/account-tables.ts';
import { accounts, type PasswordHash } from '../../../../../demo/platform/db/tables/viewer-tables.ts';
import { issueToken, readToken } from '../../../../../demo/platform/identity/one-time-tokens.ts';
import { appCheckToken } from '../../../../support/app-check.ts';
import { openTestPlatform, type Reply, type TestPlatform } from '../../../../support/test-platform.ts';

const key = 'arena-pt-toolkit-key';
let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); }, 180_000);
afterAll(() => platform.close());

const toolkit = (method: string, body: object, headers: Record<string, string> = {}, of = key): Promise<Reply> => platform.ask({ host: 'id.localhost', path: `/v1/accounts:${method}?key=${of}`, body, headers });
const refusal = ({ status, body }: Reply) => [status, (body as { error: { message: string } }).error.message];
const member = { email: 'member@footlight.test', password: 'footlight' };
const signIn = async (credentials = member) => (await toolkit('signInWithPassword', credentials)).body as { idToken: string; refreshToken: string; localId: string };
const token = (body: Record<string, string>): Promise<Reply> => platform.ask({ host: 'id.localhost', path: `/v1/token?key=${key}`, body });
const login = async (id: string, secret: string) => (await platform.ask({ realm: 'arena-pt', path: '/api/v2/login', body: { id: '1', method: 'login', params: { id, secret } } })).status;

describe('the identity toolkit', () => {
  test('signs in by the passwords of the tenant’s accounts', async () => {
    expect(await toolkit('signInWithPassword', { email: ' Member@Footlight.Test', password: 'footlight' })).toMatchObject({ status: 200, body: { localId: 'arena-pt.member', email: 'member@footlight.test', expiresIn: '3600' } });
  });

  test.each<[string, string, object, string?]>([
    ['INVALID_LOGIN_CREDENTIALS', 'signInWithPassword', { ...member, password: 'wrong' }],
    ['INVALID_LOGIN_CREDENTIALS', 'signInWithPassword', { ...member, email: 'nobody@footlight.test' }],
    ['INVALID_EMAIL', 'signInWithPassword', { email: 'member', password: 'footlight' }],
    ['INVALID_EMAIL', 'signInWithPassword', { email: { $ne: '' }, password: 'footlight' }],
    ['MISSING_PASSWORD', 'signInWithPassword', { email: 'member@footlight.test' }],
    ['API_KEY_INVALID : API key not valid. Please pass a valid API key.', 'signInWithPassword', member, 'arena-toolkit-key'],
    ['ADMIN_ONLY_OPERATION', 'signUp', { email: 'new@footlight.test', password: 'a horse and a lamp' }],
    ['OPERATION_NOT_ALLOWED', 'signInWithIdp', { postBody: 'id_token=x&providerId=google.com', requestUri: 'http://localhost' }],
    ['INVALID_ID_TOKEN', 'lookup', { idToken: 'nonsense' }],
    ['INVALID_ID_TOKEN', 'update', { idToken: 'nonsense', password: 'a horse and a lamp' }],
    ['INVALID_REQ_TYPE', 'sendOobCode', { requestType: 'EMAIL_SIGNIN', email: 'member@footlight.test' }],
    ['INVALID_OOB_CODE', 'resetPassword', { oobCode: 'nonsense', newPassword: 'a horse and a lamp' }],
    ['WEAK_PASSWORD', 'resetPassword', { oobCode: 'nonsense', newPassword: 'short' }],
    ['WEAK_PASSWORD', 'resetPassword', { oobCode: 'nonsense', newPassword: 'password123' }],
  ])('refuses with %s: %s %o', async (message, method, body, of) => {
    expect(refusal(await toolkit(method, body, {}, of))).toEqual([400, message]);
  });

  test('where the tenant asks for a captcha each try costs a proof of the platform, before the password is looked at', async () => {
    const { signIn: options } = platform.running.context.realms.byName('arena-pt')!;
    const factors = options.authenticationFactors;
    const [right, wrong, other] = await Promise.all(['arena-pt', 'arena-pt', 'arena'].map((realm) => appCheckToken(platform, realm)));
    const of = (captchaResponse?: string, password = 'footlight') => toolkit('signInWithPassword', { ...member, password, captchaResponse });
    options.authenticationFactors = ['CAPTCHA'];
    const unproven = [400, 'CAPTCHA_CHECK_FAILED'];
    expect([await of(), await of(undefined, 'wrong'), await of('unknown'), await of(other)].map(refusal)).toEqual([unproven, unproven, unproven, unproven]);
    expect(refusal(await of(wrong, 'wrong'))).toEqual([400, 'INVALID_LOGIN_CREDENTIALS']);
    expect((await of(right)).status).toBe(200);
    expect([await of(right), await of(wrong)].map(refusal)).toEqual([unproven, unproven]);
    options.authenticationFactors = factors;
  });

  test('says who a token is of, and gives new ones while the account is what it was', async () => {
    const { idToken, refreshToken } = await signIn();
    expect((await toolkit('lookup', { idToken })).body).toMatchObject({ users: [{ localId: 'arena-pt.member', email: 'member@footlight.test', emailVerified: true }] });
    expect((await token({ grant_type: 'refresh_token', refresh_token: refreshToken })).body).toMatchObject({ user_id: 'arena-pt.member', project_id: 'footlight-arena-pt', refresh_token: refreshToken });
    expect(refusal(await token({ grant_type: 'refresh_token', refresh_token: 'nonsense' }))).toEqual([400, 'INVALID_REFRESH_TOKEN']);
    expect(refusal(await token({ grant_type: 'password', refresh_token: refreshToken }))).toEqual([400, 'INVALID_GRANT_TYPE']);
  });

  test('mails the platform’s own link to a new password, which ends older tokens', async () => {
    const buyer = { email: 'buyer@footlight.test', password: 'footlight' };
    const { refreshToken } = await signIn(buyer);
    expect((await toolkit('sendOobCode', { requestType: 'PASSWORD_RESET', email: buyer.email })).body).toMatchObject({ email: buyer.email });
    expect((await toolkit('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'nobody@footlight.test' })).status).toBe(200);
    const { mails } = (await platform.ask({ path: `/demo/mails?to=${buyer.email}` })).body as { mails: { text: string }[] };
    const oobCode = /token=([\w-]{43})/.exec(mails[0]?.text ?? '')?.[1] ?? '';
    expect((await toolkit('resetPassword', { oobCode, newPassword: 'a horse and a lamp' })).body).toMatchObject({ email: buyer.email });
    expect(refusal(await token({ grant_type: 'refresh_token', refresh_token: refreshToken }))).toEqual([400, 'TOKEN_EXPIRED']);
    expect([await login(buyer.email, 'footlight'), await login(buyer.email, 'a horse and a lamp')]).toEqual([401, 200]);
  });

  const ways: Record<string, (is: { id: string; token: string }) => Promise<Reply>> = {
    'a password by mail': async ({ id }) => {
      await platform.ask({ realm: 'arena-pt', path: '/api/v2/reset-password/create', body: { id, provider: 'id' } });
      const { mails } = (await platform.ask({ path: `/demo/mails?to=${id}` })).body as { mails: { text: string }[] };
      const link = /token=([\w-]{43})/.exec(mails[0]!.text)![1];
      return platform.ask({ realm: 'arena-pt', method: 'PUT', path: '/api/v2/reset-password', body: { token: link, secret: 'a password of mine', removeWays: true } });
    },
    'a new password': ({ token }) => platform.ask({ realm: 'arena-pt', token, method: 'PUT', path: '/api/v2/user/password', body: { current: 'footlight', secret: 'a password of mine' } }),
    'ending all other sessions': ({ token }) => platform.ask({ realm: 'arena-pt', token, path: '/api/v1/user/sessions/end-others', body: {} }),
    'a deletion': ({ token }) => platform.ask({ realm: 'arena-pt', token, path: '/api/v1/user/account/deletion', body: { proof: 'footlight' } }),
  };

  test.each(Object.keys(ways))('ends both tokens of a sign-in by %s, however young they are', async (way) => {
    const resume = { email: 'resume@footlight.test', password: 'footlight' };
    const { idToken, refreshToken } = await signIn(resume);
    const { authorisationToken } = await platform.signIn('arena-pt', 'resume');
    expect((await ways[way]!({ id: resume.email, token: authorisationToken })).status).toBe(200);
    const asked = [
      await toolkit('update', { idToken, password: 'a password of theirs' }), await toolkit('lookup', { idToken }), await toolkit('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken }),
      await token({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    ];
    expect(asked.map(refusal)).toEqual(asked.map(() => [400, 'TOKEN_EXPIRED']));
    const { status } = await platform.ask({ realm: 'arena-pt', path: '/api/v1/firebase-auth', body: { firebaseAuthToken: idToken, firebaseRefreshToken: refreshToken } });
    expect(status).toBe(401);
    await platform.ask({ path: '/demo/reset', body: { account: 'arena-pt.resume' } });
  });

  test('changes nothing of an account whose e-mail nobody has proven: the link to its owner stays good', async () => {
    const { db, now } = platform.running.context;
    const reader = { email: 'reader@footlight.test', password: 'footlight' };
    const { idToken } = await signIn(reader);
    const of = eq(accounts.id, 'arena-pt.reader');
    const [before] = await db.update(accounts).set({ emailVerifiedAt: null }).where(of).returning();
    const link = await issueToken(db, { realm: 'arena-pt', purpose: 'confirm-email', accountId: 'arena-pt.reader', email: reader.email, expiresAt: await now() + 60_000 });
    expect(refusal(await toolkit('update', { idToken, password: 'a password of theirs' }))).toEqual([400, 'UNVERIFIED_EMAIL']);
    expect(await db.select().from(accounts).where(of)).toEqual([before]);
    expect(await readToken(db, { realm: 'arena-pt', purpose: 'confirm-email', token: link }, await now())).toMatchObject({ accountId: 'arena-pt.reader' });
    await db.update(accounts).set({ emailVerifiedAt: 0 }).where(of);
  });

  test.each([
    ['has a PIN', { pinHash: 'the hash of a PIN' }], ['is a child’s', { type: 'child' }], ['is restricted', { parentalLevel: 'RESTRICTED' }],
  ] as const)('changes no password of an account whose first profile %s, as the platform lets in no further', async (_what, changed) => {
    const { db } = platform.running.context;
    const [reader] = await db.select().from(accounts).where(eq(accounts.id, 'arena-pt.reader'));
    const first = eq(profiles.id, reader!.profileId);
    const [before] = await db.select().from(profiles).where(first);
    const { authorisationToken } = await platform.signIn('arena-pt', 'reader');
    await db.update(profiles).set(changed).where(first);
    const { idToken } = await signIn({ email: 'reader@footlight.test', password: 'footlight' });
    expect(refusal(await toolkit('update', { idToken, password: 'a password of the child' }))).toEqual([400, expect.stringMatching(/^OPERATION_NOT_ALLOWED : /)]);
    expect(await db.select().from(accounts).where(eq(accounts.id, 'arena-pt.reader'))).toEqual([reader]);
    expect((await platform.ask({ realm: 'arena-pt', token: authorisationToken, path: '/api/v1/user/reminders' })).status).toBe(200);
    await db.update(profiles).set({ pinHash: before!.pinHash, type: before!.type, parentalLevel: before!.parentalLevel }).where(first);
    expect(await login('reader@footlight.test', 'footlight')).toBe(200);
  });

  test('asks the tenant’s function first, here as at the platform’s own sign-in', async () => {
    const { db } = platform.running.context;
    await db.update(accounts).set({ email: 'suspended@footlight.test', passwordHash: await hash('footlight') as PasswordHash }).where(eq(accounts.id, 'arena-pt.abroad'));
    const [, message] = refusal(await toolkit('signInWithPassword', { email: 'suspended@footlight.test', password: 'footlight' }));
    expect(message).toMatch(/^BLOCKING_FUNCTION_ERROR_RESPONSE : .*This account is paused/);
    expect(await login('suspended@footlight.test', 'footlight')).toBe(400);
    expect(refusal(await toolkit('signInWithPassword', { email: 'suspended@footlight.test', password: 'wrong' }))).toEqual([400, 'INVALID_LOGIN_CREDENTIALS']);
  });

  test('counts tries with those at the platform, so that guessing gains nothing by changing doors', async () => {
    const guess = { email: 'child@footlight.test', password: 'wrong' };
    for (let tried = 0; tried < 5; tried += 1) await login(guess.email, guess.password);
    for (let tried = 0; tried < 5; tried += 1) await toolkit('signInWithPassword', guess);
    expect(refusal(await toolkit('signInWithPassword', { ...guess, password: 'footlight' }))).toEqual([400, 'TOO_MANY_ATTEMPTS_TRY_LATER']);
    expect(await login(guess.email, 'footlight')).toBe(429);
  });

  test('answers the tenant’s own pages, and no other origin', async () => {
    const allowed = async (origin: string) => (await toolkit('signInWithPassword', member, { origin })).headers['access-control-allow-origin'];
    const own = `http://arena-pt.localhost:${platform.running.port}`;
    expect(await allowed(own)).toBe(own);
    expect(await allowed(`http://partner.localhost:${platform.running.port}`)).toBeUndefined();
    expect(await allowed(`http://arena.localhost:${platform.running.port}`)).toBeUndefined();
    const preflight = await platform.ask({ method: 'OPTIONS', host: 'id.localhost', path: `/v1/accounts:signInWithPassword?key=${key}`, headers: { origin: own, 'access-control-request-method': 'POST' } });
    expect([preflight.status, preflight.headers['access-control-allow-headers']]).toEqual([204, 'content-type']);
  });

  test('shows the public half of its keys alone', async () => {
    const { keys } = (await platform.ask({ host: 'id.localhost', path: '/v1/jwk' })).body as { keys: object[] };
    expect(keys.map((one) => Object.keys(one).sort())).toEqual([['alg', 'e', 'kid', 'kty', 'n', 'use']]);
  });
});

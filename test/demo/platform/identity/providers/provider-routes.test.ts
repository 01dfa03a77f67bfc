import { eq } from 'drizzle-orm';
import { importJWK, type JWK, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { providerKeys } from '../../../../../demo/platform/identity/providers/host/provider-keys.ts';
import { linkedIdentities, signInAttempts } from '../../../../../demo/platform/db/tables/identity/account-tables.ts';
import { accounts } from '../../../../../demo/platform/db/tables/viewer-tables.ts';
import { openSession } from '../../../../../demo/platform/identity/session/session-families.ts';
import { rememberSignUp, signUpKeyOf } from '../../../../../demo/platform/identity/sign-up/remembered-sign-up.ts';
import { finishSignIn } from '../../../../support/finish-sign-in.ts';
import { openTestPlatform, type Reply, type TestPlatform } from '../../../../support/test-platform.ts';
import { ProviderVisit } from '../../../../support/provider-visit.ts';

interface Attempt { id: string; secret: string; state: string }
interface Started { authorisationUri: string; attempt: Attempt; silentAuthorisationUri?: string }

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); }, 180_000);
afterAll(() => platform.close());
beforeEach(async () => { await platform.running.context.db.delete(linkedIdentities); });

const db = () => platform.running.context.db;
const issuer = (name: string) => `http://${name}.localhost:${platform.running.port}`;
const start = async (provider = 'google', query = '', token?: string): Promise<Started> =>
  (await platform.ask({ realm: 'arena', path: `/api/v1/auth-providers/${provider}/auth-uri${query}`, ...(token ? { token } : {}) })).body;
const google = (body: object, token?: string, realm = 'arena'): Promise<Reply> => platform.ask({ realm, path: '/api/v2/login/social/google', body, ...(token ? { token } : {}) });
const finished = async ({ body }: Reply) => (await finishSignIn(platform, 'arena', (body as { answer: never }).answer)).body;
const about = (path: string, body: object, token?: string): Promise<Reply> => platform.ask({ realm: 'arena', path: `/api/v1/sign-in-attempts/${path}`, body, ...(token ? { token } : {}) });

/** Somebody signs in at Google; what came back, with the attempt's key. */
async function returned(person: string, query = '', token?: string) {
  const { authorisationUri, attempt } = await start('google', query, token);
  const { fields } = await new ProviderVisit().signIn(authorisationUri, { person });
  return { ...fields, id: attempt.id, secret: attempt.secret };
}

/** An identity token as Google would sign it, but for what a test changes. */
async function tokenFor(attempt: Attempt, own: { claims?: object; alg?: string; kid?: string; keysOf?: string; exp?: number } = {}): Promise<string> {
  const [row] = await db().select().from(signInAttempts).where(eq(signInAttempts.id, attempt.id));
  const alg = own.alg ?? 'RS256';
  const keys = await providerKeys(db(), own.keysOf ?? 'google');
  const key = keys.find((one) => one.alg === alg) as JWK;
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: issuer('google'), aud: 'footlight-arena-google', sub: 'google-1002', nonce: row?.facts.nonce, iat: now - 60, exp: own.exp ?? now + 300, email: 'kai@google.test', email_verified: true, ...own.claims };
  return new SignJWT(claims).setProtectedHeader({ alg, kid: own.kid ?? key.kid ?? '' }).sign(await importJWK(key, alg));
}

describe('a sign-in by a provider', () => {
  test('a new person chooses between linking and a new account; the second time they are known', async () => {
    const first = await returned('google-1001');
    expect((await google(first)).body).toMatchObject({ status: 'linking', person: { provider: 'google', name: 'Nova Lindqvist', email: 'nova@google.test' } });
    expect(await finished(await about('skip', first))).toMatchObject({ linkedAccounts: [{ provider: 'google' }] });
    expect(await about('skip', first)).toMatchObject({ status: 400, body: { code: 'attempt-used' } });
    const again = await google(await returned('google-1001'));
    expect(again.body).toMatchObject({ status: 'signed-in' });
  });

  test('linking asks for the password of the account', async () => {
    const key = await returned('google-1002');
    await google(key);
    expect(await about('link', { ...key, email: 'buyer@footlight.test', password: 'wrong' })).toMatchObject({ status: 401, body: { code: 'failedAuthentication' } });
    expect((await about('link', { ...key, email: 'buyer@footlight.test', password: 'footlight' })).body).toMatchObject({ status: 'signed-in', answer: { linkedAccounts: [{ provider: 'google' }] } });
  });

  test('a proven e-mail of another account is a conflict, and nobody is linked', async () => {
    const key = await returned('google-1003');
    expect(await google(key)).toMatchObject({ status: 409, body: { code: 'accountConflict' } });
    expect((await about('read', key)).body).toEqual({ status: 'failed', code: 'accountConflict' });
    expect(await db().select().from(linkedIdentities)).toEqual([]);
  });

  test('an e-mail that the provider did not prove makes no account of it, and says nothing of who has one', async () => {
    const key = await returned('google-1004');
    expect((await google(key)).body).toMatchObject({ status: 'linking' });
    const skipped = await about('skip', key);
    expect(skipped).toMatchObject({ status: 200, body: { status: 'signed-in' } });
    expect(await finished(skipped)).toMatchObject({ linkedAccounts: [{ provider: 'google' }] });
    const [made] = await db().select({ email: accounts.email, provenAt: accounts.emailVerifiedAt }).from(linkedIdentities).innerJoin(accounts, eq(accounts.id, linkedIdentities.accountId));
    expect(made).toEqual({ email: expect.stringMatching(/@no-mail\.invalid$/) as string, provenAt: null });
  });

  test('an account made in wait for somebody opens nothing once they prove the e-mail', async () => {
    const email = 'nova@google.test';
    await db().delete(accounts).where(eq(accounts.email, email));
    const [trap] = await db().select().from(accounts).where(eq(accounts.id, 'arena.member'));
    await db().insert(accounts).values({ ...trap!, id: 'arena.trap', email, emailVerifiedAt: null, profileId: 'arena.trap.profile', note: '' });
    await rememberSignUp(db(), 'arena', await signUpKeyOf('arena', email, 'footlight'), trap!.passwordHash!, await platform.running.context.now());
    const login = () => platform.ask({ realm: 'arena', path: '/api/v2/login', body: { id: '1', method: 'login', params: { id: email, secret: 'footlight' } } });
    expect((await login()).status).toBe(403);
    // A session that was opened before e-mails had to be confirmed.
    const subject = { id: 'arena.trap', rol: 'member', isGuest: false, loc: 'GB', pro: { id: 'arena.trap.profile', tp: 'adult' } } as never;
    const held = await openSession(platform.running.context, 'arena', subject, await platform.running.context.now());
    expect((await platform.ask({ realm: 'arena', token: held.authorisationToken, path: '/api/v1/user/reminders' })).status).toBe(200);
    const key = await returned('google-1001');
    await google(key);
    const skipped = await about('skip', key);
    expect((await login()).status).toBe(403);
    expect(await finished(skipped)).toMatchObject({ missingInformationStatus: 'COMPLETE' });
    expect((await login()).status).toBe(403);
    expect((await platform.ask({ realm: 'arena', token: held.authorisationToken, path: '/api/v1/user/reminders' })).status).toBe(401);
    expect((await platform.ask({ realm: 'arena', path: '/api/v2/token/refresh', body: { refreshToken: held.refreshToken } })).status).toBe(401);
  });

  test('Cancel ends the attempt in words of ours', async () => {
    const { authorisationUri, attempt } = await start();
    const { fields } = await new ProviderVisit().signIn(authorisationUri, { cancel: '1' });
    expect(fields['error']).toBe('access_denied');
    expect((await google({ ...fields, id: attempt.id, secret: attempt.secret })).body).toEqual({ status: 'failed', code: 'providerCancelled' });
  });
});

describe('what is refused', () => {
  test.each<[string, (attempt: Attempt) => Promise<string>]>([
    ['another audience', (attempt) => tokenFor(attempt, { claims: { aud: 'footlight-cinema-google' } })],
    ['another issuer', (attempt) => tokenFor(attempt, { claims: { iss: issuer('apple') } })],
    ['an expired token', (attempt) => tokenFor(attempt, { exp: Math.floor(Date.now() / 1000) - 60 })],
    ['another nonce', (attempt) => tokenFor(attempt, { claims: { nonce: 'of another attempt' } })],
    ['an unknown key', (attempt) => tokenFor(attempt, { kid: '../../etc/keys' })],
    ['a key of another provider', (attempt) => tokenFor(attempt, { keysOf: 'apple' })],
    ['another algorithm', (attempt) => tokenFor(attempt, { alg: 'ES256' })],
    ['another authorised party', (attempt) => tokenFor(attempt, { claims: { azp: 'stranger' } })],
    ['no signature', async () => new UnsecuredJWT({ sub: 'google-1002' }).setIssuer(issuer('google')).setAudience('footlight-arena-google').setExpirationTime('5m').setIssuedAt().encode()],
  ])('%s', async (_what, make) => {
    const { attempt } = await start();
    const body = { ...attempt, expiresAt: undefined, idToken: await make(attempt) };
    expect(await google(body)).toMatchObject({ status: 401, body: { code: 'provider-proof-refused' } });
    expect(await google({ ...body, idToken: await tokenFor(attempt) })).toMatchObject({ status: 400, body: { code: 'attempt-used' } });
  });

  test('a good token is taken', async () => {
    const { attempt } = await start();
    expect((await google({ ...attempt, expiresAt: undefined, idToken: await tokenFor(attempt) })).body).toMatchObject({ status: 'linking' });
  });

  test('a code a second time, and of two that bring it at once, one', async () => {
    const key = await returned('google-1002');
    const both = await Promise.all([google(key), google(key)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    const other = await start();
    expect(await google({ ...key, id: other.attempt.id, secret: other.attempt.secret, state: other.attempt.state })).toMatchObject({ status: 401 });
  });

  test('the state of another attempt, another provider and another tenant; a wrong secret; another issuer', async () => {
    const [key, other] = [await returned('google-1002'), await start()];
    expect(await google({ ...key, state: other.attempt.state })).toMatchObject({ status: 400, body: { code: 'state-mismatch' } });
    expect((await google(key, undefined, 'cinema')).status).toBe(404);
    expect((await google({ ...key, secret: other.attempt.secret })).status).toBe(404);
    expect((await platform.ask({ realm: 'arena', path: '/api/v2/login/apple-id', body: key })).body).toMatchObject({ code: 'state-mismatch' });
    expect((await google({ ...key, iss: issuer('apple') })).status).toBe(401);
  });

  test.each(['redirect_uri=http://evil.localhost', 'state=x', 'client_id=x', 'response_type=token', 'nonce=x', 'prompt=none', 'login_hint=a&login_hint=b'])('the addition %s', async (extra) => {
    expect(await platform.ask({ realm: 'arena', path: `/api/v1/auth-providers/google/auth-uri?extraParams=${encodeURIComponent(extra)}` })).toMatchObject({ status: 400, body: { code: 'extra-param-not-allowed' } });
  });

  test('an altered return address and a callback that is not registered', async () => {
    const { authorisationUri } = await start();
    const altered = new URL(authorisationUri);
    altered.searchParams.set('redirect_uri', 'http://evil.localhost/oauth/google');
    expect((await new ProviderVisit().open(altered)).status).toBe(400);
    const apple = await start('apple');
    expect((await platform.ask({ realm: 'arena', path: '/api/v2/login/apple-id', body: { ...apple.attempt, expiresAt: undefined, code: 'x', callbackUri: 'http://evil.localhost' } })).body).toMatchObject({ code: 'callback-not-registered' });
  });

  test('an attempt after ten minutes, and what is left of it is deleted', async () => {
    const key = await returned('google-1002');
    await platform.ask({ path: '/demo/clock', method: 'PUT', body: { advance: 11 * 60_000 } });
    expect(await google(key)).toMatchObject({ status: 410, body: { code: 'attempt-expired' } });
    await platform.ask({ path: '/demo/clock', method: 'PUT', body: { reset: true } });
  });
});

describe('a window without the secret', () => {
  test('gets six digits and no session; the starter types them', async () => {
    const { id, secret, ...brought } = await returned('google-1002');
    const delivered = await about('deliver', { ...brought, provider: 'google' });
    expect(delivered.body).toEqual({ status: 'compare', compareCode: expect.stringMatching(/^\d{6}$/) });
    const { compareCode } = delivered.body as { compareCode: string };
    expect((await about('read', { id, secret })).body).toEqual({ status: 'compare' });
    const wrong = compareCode === '000000' ? '000001' : '000000';
    expect(await about('confirm', { id, secret, compareCode: wrong })).toMatchObject({ status: 400, body: { code: 'compare-code-wrong' } });
    expect((await about('confirm', { id, secret, compareCode })).body).toMatchObject({ status: 'linking' });
  });

  test('after three wrong codes the right one opens nothing', async () => {
    const { id, secret, ...brought } = await returned('google-1002');
    const { compareCode } = (await about('deliver', { ...brought, provider: 'google' })).body as { compareCode: string };
    for (const status of [400, 400, 401]) expect((await about('confirm', { id, secret, compareCode: 'xx' })).status).toBe(status);
    expect(await about('confirm', { id, secret, compareCode })).toMatchObject({ status: 400, body: { code: 'attempt-used' } });
  });

  test('is guessed at thirty times a day from one place, over all attempts that it begins', async () => {
    const confirm = (body: object) => platform.ask({ realm: 'arena', remoteAddress: '203.0.113.80', path: '/api/v1/sign-in-attempts/confirm', body });
    const laid = async () => {
      const { id, secret, ...brought } = await returned('google-1002');
      return { id, secret, ...(await about('deliver', { ...brought, provider: 'google' })).body as { compareCode: string } };
    };
    const statuses: number[] = [];
    for (let attempts = 0; attempts < 10; attempts += 1) {
      const key = await laid();
      for (let tries = 0; tries < 3; tries += 1) statuses.push((await confirm({ ...key, compareCode: 'xx' })).status);
    }
    expect([statuses.includes(429), (await confirm(await laid())).status]).toEqual([false, 429]);
  });
});

describe('linking from the account', () => {
  test('links the member who asked, and takes it off again', async () => {
    const { authorisationToken: token } = await platform.signIn('arena', 'reader');
    const { authorisationToken: other } = await platform.signIn('arena', 'buyer');
    expect((await platform.ask({ realm: 'arena', path: '/api/v1/auth-providers/google/auth-uri?purpose=LINK' })).status).toBe(401);
    expect((await google(await returned('google-1002', '?purpose=LINK', token), other)).status).toBe(401);
    expect((await google(await returned('google-1002', '?purpose=LINK', token), token)).body).toMatchObject({ status: 'linked' });
    // Its owner is told of each new way in.
    expect((await platform.ask({ path: '/demo/mails?to=reader@footlight.test' })).body).toMatchObject({ mails: [{ subject: expect.stringContaining('A new way to sign in') as string, text: expect.stringContaining('/account') as string }] });
    expect(await google(await returned('google-1002', '?purpose=LINK', other), other)).toMatchObject({ status: 409, body: { code: 'accountConflict' } });
    const unlink = () => platform.ask({ realm: 'arena', method: 'DELETE', path: '/api/v2/user/linked-accounts/google', token });
    expect((await unlink()).status).toBe(200);
    expect((await unlink()).status).toBe(404);
  });

  test('is not begun by a child’s profile', async () => {
    const { authorisationToken: token } = await platform.signIn('arena', 'child');
    expect(await platform.ask({ realm: 'arena', token, path: '/api/v1/auth-providers/google/auth-uri?purpose=LINK' })).toMatchObject({ status: 403, body: { code: 'account-for-grown-ups' } });
  });

  test('that a grown-up began is not finished by a child’s profile of the account', async () => {
    const { authorisationToken: token } = await platform.signIn('arena', 'reader');
    const key = await returned('google-1002', '?purpose=LINK', token);
    const made = (await platform.ask({ realm: 'arena', token, path: '/api/v1/user/profiles', body: { name: 'Leo', type: 'child' } })).body as { id: string };
    const child = (await platform.ask({ realm: 'arena', token, path: `/api/v1/user/profiles/${made.id}/select`, body: {} })).body as { authorisationToken: string };
    expect(await google(key, child.authorisationToken)).toMatchObject({ status: 403, body: { code: 'account-for-grown-ups' } });
  });

  test('the last way to sign in stays', async () => {
    const key = await returned('google-1002');
    await google(key);
    const answer = await finished(await about('skip', key)) as { authorisationToken: string };
    expect(await platform.ask({ realm: 'arena', method: 'DELETE', path: '/api/v2/user/linked-accounts/google', token: answer.authorisationToken })).toMatchObject({ status: 409, body: { code: 'last-sign-in-method' } });
  });
});

describe('a sign-in for an app', () => {
  const forApp = (bundleId: string, provider = 'google') => platform.ask({ realm: 'arena', path: `/api/v1/auth-providers/${provider}/auth-uri?bundle_id=${encodeURIComponent(bundleId)}` });

  test('returns to the page that hands over to it, and the app exchanges the code by its secret', async () => {
    await platform.ask({ path: '/demo/reset', body: {} });
    const { authorisationUri, attempt } = (await forApp('test.footlight.arena')).body as Started;
    expect(new URL(authorisationUri).searchParams.get('redirect_uri')).toBe(`http://arena.localhost:${platform.running.port}/oauth/google/arena-tv`);
    const { fields } = await new ProviderVisit().signIn(authorisationUri, { person: 'google-1001' });
    expect(Object.keys(fields).sort()).toEqual(['code', 'iss', 'state']);
    expect((await google({ ...fields, id: attempt.id, secret: 'of-somebody-else' })).status).toBe(404);
    expect((await google({ ...fields, id: attempt.id, secret: attempt.secret })).body).toMatchObject({ status: 'linking' });
  });

  test.each(['evil.app', '', '__proto__', 'constructor', 'javascript:alert(1)'])('is refused to %s, which nobody registered', async (bundleId) => {
    expect(await forApp(bundleId)).toMatchObject({ status: 404, body: { code: 'app-not-registered' } });
  });
});

test('a session says which provider opened it, and where that one’s ends', async () => {
  await platform.ask({ path: '/demo/reset', body: {} });
  const key = await returned('google-1002');
  await google(key);
  const answer = await finished(await about('skip', key)) as { authorisationToken: string };
  expect(JSON.parse(Buffer.from(answer.authorisationToken.split('.')[1]!, 'base64url').toString())).toMatchObject({ idp: 'google' });
  const { body } = await platform.ask({ realm: 'arena', path: '/api/v1/generic-oauth/sso/logout', body: { refreshToken: 'unknown' } });
  const uri = new URL((body as { logoutUri: string }).logoutUri);
  expect([uri.origin, uri.searchParams.get('post_logout_redirect_uri')]).toEqual([issuer('sso'), `http://arena.localhost:${platform.running.port}/oidc/logout`]);
});

test('the demo’s reset forgets who was linked, and the accounts that viewers made', async () => {
  expect(await platform.ask({ path: '/demo/reset', body: {} })).toMatchObject({ status: 200 });
  const key = await returned('google-1001');
  await google(key);
  await finished(await about('skip', key));
  expect(await platform.ask({ path: '/demo/reset', body: {} })).toMatchObject({ status: 200 });
  expect((await google(await returned('google-1001'))).body).toMatchObject({ status: 'linking' });
});

test('Apple tells a name at the first sign-in alone', async () => {
  const told = async () => JSON.parse((await new ProviderVisit().signIn((await start('apple')).authorisationUri, { person: 'apple-1002' })).fields['user'] ?? 'null') as unknown;
  expect([await told(), await told()]).toEqual([{ name: { firstName: 'Kai', lastName: 'Okafor' } }, null]);
});

test('Apple returns by a posted form, whose fields the platform takes itself', async () => {
  const { authorisationUri, attempt } = await start('apple');
  const { address, fields } = await new ProviderVisit().signIn(authorisationUri, { person: 'apple-1005' });
  const posted = await platform.running.app.inject({ method: 'POST', url: address.pathname, headers: { host: address.host, 'content-type': 'application/x-www-form-urlencoded' }, payload: new URLSearchParams(fields).toString() });
  const reference = new URL(posted.headers.location ?? '', address).searchParams.get('posted');
  const reply = await platform.ask({ realm: 'arena', path: '/api/v2/login/apple-id', body: { id: attempt.id, secret: attempt.secret, state: '', posted: reference } });
  expect(reply.body).toMatchObject({ status: 'linking', person: { provider: 'apple', email: 'q7x2m9@privaterelay.apple.test', name: 'Remy Castell' } });
});

test('a session at an OpenID provider is found without asking', async () => {
  const visit = new ProviderVisit();
  const first = await start('openid');
  await visit.signIn(first.authorisationUri, { login: 'kai@sso.test', password: 'footlight' });
  const { silentAuthorisationUri = '', attempt } = await start('openid');
  const { fields } = await visit.signIn(silentAuthorisationUri, {});
  const reply = await platform.ask({ realm: 'arena', path: '/api/v1/openid/openid/token', body: { id: attempt.id, secret: attempt.secret, state: fields['state'], iss: fields['iss'], authorisationCode: fields['code'] } });
  expect(reply.body).toMatchObject({ status: 'linking', person: { email: 'kai@sso.test' } });
});

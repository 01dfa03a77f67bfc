import { eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts } from '../../../../../demo/platform/db/tables/viewer-tables.ts';
import { providerKeys } from '../../../../../demo/platform/identity/providers/host/provider-keys.ts';
import { openTestPlatform, type Reply, type TestPlatform } from '../../../../support/test-platform.ts';

interface Tokens { idToken: string; refreshToken: string }

const realm = 'arena-pt';
let platform: TestPlatform;
let keys: JWK[];
let stranger: JWK;
let mine: Tokens;

const toolkit = (method: string, body: object, key = 'arena-pt-toolkit-key'): Promise<Reply> => platform.ask({ host: 'id.localhost', path: `/v1/accounts:${method}?key=${key}`, body });
const signIn = async (name = 'member', password = 'footlight') => (await toolkit('signInWithPassword', { email: `${name}@footlight.test`, password, returnSecureToken: true })).body as Tokens;
const exchange = ({ idToken, refreshToken }: Tokens, of = realm): Promise<Reply> => platform.ask({ realm: of, path: '/api/v1/firebase-auth', body: { firebaseAuthToken: idToken, firebaseRefreshToken: refreshToken } });
const issuer = () => `http://id.localhost:${platform.running.port}/footlight-arena-pt`;

beforeAll(async () => {
  platform = await openTestPlatform();
  keys = await providerKeys(platform.running.context.db, 'id');
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  stranger = { ...await exportJWK(privateKey), alg: 'RS256' };
  mine = await signIn();
}, 180_000);
afterAll(() => platform.close());

/** What a token says, and by what it is signed. */
interface Forged { claims?: Record<string, unknown>; alg?: string; kid?: string | undefined; key?: JWK }

const now = () => Math.floor(Date.now() / 1000);

/** A token as the toolkit would sign it, but for what a test changes. */
async function tokenWith({ claims = {}, alg = 'RS256', key, ...head }: Forged = {}): Promise<string> {
  const own = keys.find((one) => one.alg === alg) ?? keys[0]!;
  const kid = 'kid' in head ? head.kid : own.kid;
  const said = { iss: issuer(), aud: 'footlight-arena-pt', sub: `${realm}.member`, email: 'member@footlight.test', auth_time: now(), iat: now(), exp: now() + 600, ...claims };
  return new SignJWT(said).setProtectedHeader({ alg, ...(kid === undefined ? {} : { kid }) }).sign(await importJWK(key ?? own, alg));
}

describe('tokens of the toolkit', () => {
  test('open a session of the account, with the facts of every sign-in', async () => {
    expect(await exchange(await signIn())).toMatchObject({ status: 200, body: { missingInformationStatus: 'COMPLETE', linkedAccounts: [] } });
  });

  test('are exchanged once', async () => {
    const tokens = await signIn();
    expect((await exchange(tokens)).status).toBe(200);
    expect(await exchange(tokens)).toMatchObject({ status: 401, body: { code: 'provider-proof-refused' } });
  });

  test('of a test’s own are taken, so that the refusals below are about what they change', async () => {
    expect((await exchange({ ...mine, idToken: await tokenWith() })).status).toBe(200);
  });

  test.each<[string, () => Promise<string>]>([
    ['that nobody signed', async () => new UnsecuredJWT({ auth_time: now(), email: 'member@footlight.test' }).setIssuer(issuer()).setAudience('footlight-arena-pt').setSubject(`${realm}.member`).setIssuedAt().setExpirationTime('10m').encode()],
    ['signed by a secret that everybody knows', async () => new SignJWT({ auth_time: now(), email: 'member@footlight.test' }).setProtectedHeader({ alg: 'HS256', kid: keys.find(({ alg }) => alg === 'RS256')?.kid ?? '' }).setIssuer(issuer()).setAudience('footlight-arena-pt').setSubject(`${realm}.member`).setIssuedAt().setExpirationTime('10m').sign(Buffer.from(keys[0]?.n ?? 'n'))],
    ['signed by another algorithm of the same service', () => tokenWith({ alg: 'ES256' })],
    ['signed by a stranger under a known name', () => tokenWith({ key: stranger })],
    ['of an unknown key', () => tokenWith({ kid: 'unknown' })],
    ['of a key by a path', () => tokenWith({ kid: '../../v1/jwk' })],
    ['that names no key', () => tokenWith({ kid: undefined })],
    ['for another project', () => tokenWith({ claims: { aud: 'footlight-arena' } })],
    ['for several projects, this one not among them', () => tokenWith({ claims: { aud: ['footlight-arena', 'other'] } })],
    ['of another issuer', () => tokenWith({ claims: { iss: 'https://securetoken.google.com/footlight-arena-pt' } })],
    ['that has expired', () => tokenWith({ claims: { exp: now() - 60 } })],
    ['without an expiry', () => tokenWith({ claims: { exp: undefined } })],
    ['from the future', () => tokenWith({ claims: { iat: now() + 600 } })],
    ['of a sign-in that is to come', () => tokenWith({ claims: { auth_time: now() + 600 } })],
    ['of a sign-in long ago', () => tokenWith({ claims: { auth_time: now() - 600 } })],
    ['that says no moment', () => tokenWith({ claims: { auth_time: undefined } })],
    ['about nobody', () => tokenWith({ claims: { sub: '' } })],
    ['about somebody of another tenant', () => tokenWith({ claims: { sub: 'arena.member' } })],
    ['about somebody with another e-mail', () => tokenWith({ claims: { email: 'team@footlight.test' } })],
    ['about somebody else than the refresh token', () => tokenWith({ claims: { sub: `${realm}.team`, email: 'team@footlight.test' } })],
    ['that is none', async () => 'nonsense'],
  ])('are refused: one %s', async (_, token) => {
    expect(await exchange({ ...mine, idToken: await token() })).toMatchObject({ status: 401, body: { code: 'provider-proof-refused' } });
  });

  test.each<[string, () => Promise<string>]>([
    ['altered', async () => `${mine.refreshToken.slice(0, -4)}AAAA`],
    ['somebody else’s', async () => (await signIn('team')).refreshToken],
    ['none', async () => 'nonsense'],
  ])('are refused with a refresh token that is %s', async (_, refreshToken) => {
    expect(await exchange({ idToken: await tokenWith(), refreshToken: await refreshToken() })).toMatchObject({ status: 401, body: { code: 'provider-proof-refused' } });
  });

  test('are for the tenants that have a project', async () => {
    expect(await exchange(await signIn(), 'cinema')).toMatchObject({ status: 404, body: { code: 'provider-not-found' } });
  });

  test('do not let in whose e-mail is unproven', async () => {
    const { db } = platform.running.context;
    const tokens = await signIn('reader');
    await db.update(accounts).set({ emailVerifiedAt: null }).where(eq(accounts.id, `${realm}.reader`));
    expect(await exchange(tokens)).toMatchObject({ status: 403, body: { code: 'emailNotConfirmed' } });
    await db.update(accounts).set({ emailVerifiedAt: 0 }).where(eq(accounts.id, `${realm}.reader`));
  });

  test('end with the password: they open nothing once it was changed', async () => {
    const before = await signIn('vpn');
    const session = (await exchange(await signIn('vpn'))).body as { refreshToken: string };
    const changed = (await toolkit('update', { idToken: before.idToken, password: 'a horse and a lamp' })).body as Tokens;
    expect(await exchange(before)).toMatchObject({ status: 401, body: { code: 'provider-proof-refused' } });
    expect(await platform.ask({ realm, path: '/api/v2/token/refresh', body: { refreshToken: session.refreshToken } })).toMatchObject({ status: 401, body: { code: 'session-ended' } });
    expect((await exchange(changed)).status).toBe(200);
    expect((await platform.ask({ realm, path: '/api/v2/login', body: { id: '1', method: 'login', params: { id: 'vpn@footlight.test', secret: 'a horse and a lamp' } } })).status).toBe(200);
    await platform.ask({ path: '/demo/reset', body: { account: `${realm}.vpn` } });
  });
});

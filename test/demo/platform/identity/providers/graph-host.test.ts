import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { linkedIdentities } from '../../../../../demo/platform/db/tables/identity/account-tables.ts';
import { finishSignIn } from '../../../../support/finish-sign-in.ts';
import { openTestPlatform, type Reply, type TestPlatform } from '../../../../support/test-platform.ts';
import { ProviderVisit } from '../../../../support/provider-visit.ts';

interface Started { authorisationUri: string; attempt: { id: string; secret: string; state: string } }

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); }, 180_000);
afterAll(() => platform.close());
beforeEach(async () => { await platform.running.context.db.delete(linkedIdentities); });

const start = async (realm = 'arena', query = ''): Promise<Started> => (await platform.ask({ realm, path: `/api/v1/auth-providers/facebook/auth-uri${query}` })).body;
const facebook = (body: object, realm = 'arena'): Promise<Reply> => platform.ask({ realm, path: '/api/v2/login/social/facebook', body });
const about = (path: string, body: object): Promise<Reply> => platform.ask({ realm: 'arena', path: `/api/v1/sign-in-attempts/${path}`, body });
const graph = async (path: string, query: Record<string, string>) => {
  const { status, page } = await new ProviderVisit().open(`http://facebook.localhost:${platform.running.port}/v10.0/${path}?${new URLSearchParams(query)}`);
  return { status, body: JSON.parse(page) as Record<string, unknown> };
};

/** Somebody signs in at the dialog; what came back, with the attempt's key. */
async function returned(press: Record<string, string>, realm = 'arena') {
  const { authorisationUri, attempt } = await start(realm);
  const { fields } = await new ProviderVisit().signIn(authorisationUri, press);
  return { ...fields, id: attempt.id, secret: attempt.secret } as Record<string, string> & { id: string; secret: string };
}
const nova = { person: 'facebook-1001' };

describe('a sign-in with Facebook', () => {
  test('asks for version v10.0, name and e-mail, and says nothing of the platform’s verifier', async () => {
    const address = new URL((await start()).authorisationUri);
    expect(address.pathname).toBe('/v10.0/dialog/oauth');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({ scope: 'public_profile,email', response_type: 'code', redirect_uri: expect.stringMatching(/\/oauth\/facebook$/) as string });
  });

  test('a new person links or makes an account, and is known the second time', async () => {
    const first = await returned(nova);
    expect((await facebook(first)).body).toMatchObject({ status: 'linking', person: { provider: 'facebook', name: 'Nova Lindqvist' } });
    const { answer } = (await about('skip', first)).body as { answer: never };
    expect((await finishSignIn(platform, 'arena', answer)).body).toMatchObject({ linkedAccounts: [{ provider: 'facebook' }] });
    expect((await facebook(await returned(nova))).body).toMatchObject({ status: 'signed-in' });
  });

  test('an e-mail of an account here is told to nobody, as it is unproven: its person gets another account, or links with the password', async () => {
    const stranger = await returned({ person: 'facebook-1003' });
    await facebook(stranger);
    const { answer } = (await about('skip', stranger)).body as { answer: never };
    expect((await finishSignIn(platform, 'arena', answer)).body).toMatchObject({ linkedAccounts: [{ provider: 'facebook' }] });
    await platform.running.context.db.delete(linkedIdentities);
    const key = await returned({ person: 'facebook-1003' });
    await facebook(key);
    expect((await about('link', { ...key, email: 'member@footlight.test', password: 'footlight' })).body).toMatchObject({ status: 'signed-in' });
  });

  test('its own password signs in, a wrong one does not', async () => {
    const { authorisationUri } = await start();
    const visit = new ProviderVisit();
    expect((await visit.open(authorisationUri, { login: 'nova@facebook.test', password: 'wrong' })).status).toBe(401);
    expect((await visit.open(authorisationUri, { login: 'nova@facebook.test', password: 'footlight' })).address.searchParams.get('code')).toBeTruthy();
  });

  test('Cancel ends the attempt in words of ours', async () => {
    expect((await facebook(await returned({ cancel: '1' }))).body).toEqual({ status: 'failed', code: 'providerCancelled' });
  });
});

describe('what is refused', () => {
  test('a code a second time, of two at once one, and the code of another attempt', async () => {
    const key = await returned(nova);
    expect((await Promise.all([facebook(key), facebook(key)])).map(({ status }) => status).sort()).toEqual([200, 400]);
    const [stolen, own] = [await returned(nova), await start()];
    expect(await facebook({ ...own.attempt, expiresAt: undefined, code: stolen['code'] })).toMatchObject({ status: 401, body: { code: 'provider-proof-refused' } });
  });

  test('the state of another attempt, another tenant, another provider and a wrong secret', async () => {
    const [key, other] = [await returned(nova), await start()];
    expect(await facebook({ ...key, state: other.attempt.state })).toMatchObject({ status: 400, body: { code: 'state-mismatch' } });
    expect((await facebook(key, 'cinema')).status).toBe(404);
    expect((await platform.ask({ realm: 'arena', path: '/api/v2/login/social/google', body: key })).body).toMatchObject({ code: 'state-mismatch' });
    expect((await facebook({ ...key, secret: other.attempt.secret })).status).toBe(404);
  });

  test.each(['redirect_uri=http://evil.localhost', 'state=x', 'client_id=x', 'scope=user_friends', 'code_challenge=x'])('the addition %s', async (extra) => {
    expect((await platform.ask({ realm: 'arena', path: `/api/v1/auth-providers/facebook/auth-uri?extraParams=${encodeURIComponent(extra)}` })).body).toMatchObject({ code: 'extra-param-not-allowed' });
  });

  test('an altered dialog: another return address, another app, no state', async () => {
    const changes = [{ redirect_uri: 'http://evil.localhost/oauth/facebook' }, { redirect_uri: '//evil.localhost' }, { client_id: 'footlight-cinema-facebook' }, { state: '' }, { response_type: 'token' }];
    for (const change of changes) {
      const address = new URL((await start()).authorisationUri);
      for (const [name, value] of Object.entries(change)) address.searchParams.set(name, value);
      expect((await new ProviderVisit().open(address)).status).toBe(400);
      expect(await new ProviderVisit().open(address, nova)).toMatchObject({ status: 400, address });
    }
  });

  test('the graph tells no app of another app’s codes and tokens', async () => {
    const { code = '' } = await returned(nova);
    const secret = { client_id: 'footlight-arena-facebook', client_secret: 'guessed' };
    expect((await graph('oauth/access_token', { ...secret, code, redirect_uri: 'x' })).status).toBe(400);
    expect((await graph('debug_token', { input_token: 'x', access_token: 'footlight-arena-facebook|guessed' })).status).toBe(400);
    expect((await graph('me', { access_token: 'x' })).body).toMatchObject({ error: { type: 'OAuthException' } });
  });
});

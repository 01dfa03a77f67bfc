import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestPlatform, type Reply, type TestPlatform } from '../../../../support/test-platform.ts';
import { finishSignIn } from '../../../../support/finish-sign-in.ts';
import { ProviderVisit } from '../../../../support/provider-visit.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); }, 180_000);
afterAll(() => platform.close());

const ask = (path: string, body?: object, realm = 'arena'): Promise<Reply> => platform.ask({ realm, path, ...(body ? { body } : {}) });
const requestorId = 'footlight';

/** A browser that registered, with a code. */
async function browser() {
  const { softwareStatement: statement } = (await ask(`/api/v1/adobe/${requestorId}/software-statement`)).body as { softwareStatement: string };
  const { client_id: clientId, client_secret: clientSecret } = (await ask(`/api/v1/adobe/${requestorId}/o/client/register`, { software_statement: statement })).body as Record<string, string>;
  const { accessToken, code } = (await ask('/api/v3/adobe/regcode', { requestorId, clientId, clientSecret })).body as Record<string, string>;
  return { requestorId, clientId: clientId ?? '', clientSecret: clientSecret ?? '', accessToken: accessToken ?? '', code: code ?? '' };
}

const backTo = async (realm: string, provider: string): Promise<string> => `${(await platform.running.context.tenants()).find(({ origin }) => origin.includes(`/${realm}.`))?.origin ?? ''}/providers/success?provider=${provider}`;

/** Somebody signs in at an operator's page. @returns what came back */
async function activate(code: string, press: Record<string, string>, mvpd = 'nordlink', provider = 'tv-operator') {
  const query = new URLSearchParams({ reg_code: code, requestor_id: requestorId, mvpd, redirect_url: await backTo('arena', provider) });
  return (await new ProviderVisit().open(`http://mvpd.localhost:${platform.running.port}/authenticate?${query}`, press)).address.searchParams;
}
const nova = { person: 'mvpd-1001' };
const signIn = (body: object): Promise<Reply> => ask('/api/v3/adobe/token', body);
const finished = async (reply: Reply) => (await finishSignIn(platform, 'arena', reply.body)).body;

describe('a sign-in by an operator', () => {
  test('ends in a session, of the same account the second time', async () => {
    for (const time of [1, 2]) {
      const own = await browser();
      const proof = (await activate(own.code, nova)).get('token') ?? '';
      const reply = await signIn({ ...own, proof });
      expect(time === 1 ? await finished(reply) : reply.body).toMatchObject({ authorisationToken: expect.any(String) as string, linkedAccounts: [{ provider: 'tv-operator' }] });
    }
  });

  test('Primetime: by a code of the platform’s own', async () => {
    const { code } = (await ask('/api/v1/adobe/footlight-prime/regcode', {})).body as { code: string };
    const proof = (await activate(code, nova, 'bluebox', 'primetime')).get('token') ?? '';
    const user = { requestorId: 'footlight-prime', resourceId: 'all', code, proof };
    expect(await ask('/api/v1/user/adobe', { ...user, resourceId: 'other' })).toMatchObject({ status: 403 });
    expect(await finished(await ask('/api/v1/user/adobe', user))).toMatchObject({ linkedAccounts: [{ provider: 'primetime' }] });
    expect(await ask('/api/v1/user/adobe', user)).toMatchObject({ status: 412 });
  });

  test('names the operators, featured ones marked', async () => {
    const { body } = await ask(`/api/v1/adobe/config/${requestorId}`);
    expect((body as { requestor: { mvpds: { featured?: boolean }[] } }).requestor.mvpds.filter(({ featured }) => featured).length).toBeGreaterThan(1);
  });
});

describe('what is refused', () => {
  test('a code that nobody activated, a guessed proof, another browser’s code, and one a second time', async () => {
    const [own, other] = [await browser(), await browser()];
    expect(await signIn({ ...own, proof: 'guessed' })).toMatchObject({ status: 412, body: { code: 'operator-sign-in-missing' } });
    const proof = (await activate(own.code, nova)).get('token') ?? '';
    expect((await signIn({ ...own, proof: 'guessed' })).status).toBe(412);
    expect((await signIn({ ...other, code: own.code, proof })).status).toBe(412);
    expect((await signIn({ ...own, accessToken: other.accessToken, proof })).status).toBe(412);
    expect((await signIn({ ...own, clientSecret: 'guessed', proof })).body).toMatchObject({ code: 'client-not-registered' });
    expect((await signIn({ ...own, requestorId: 'footlight-prime', proof })).status).toBe(404);
    expect((await signIn({ ...own, proof })).status).toBe(200);
    expect((await signIn({ ...own, proof })).status).toBe(412);
  });

  test('an operator whose package has none of it', async () => {
    const own = await browser();
    const proof = (await activate(own.code, nova, 'kiosk')).get('token') ?? '';
    expect(await signIn({ ...own, proof })).toMatchObject({ status: 403, body: { code: 'operator-not-entitled' } });
  });

  test('a client that is not known: 400, so that the browser registers anew', async () => {
    expect(await ask('/api/v3/adobe/regcode', { requestorId, clientId: 'old', clientSecret: 'old' })).toMatchObject({ status: 400, body: { code: 'client-not-registered' } });
  });

  test.each<[string, () => Promise<string>]>([
    ['none', async () => ''],
    ['text', async () => 'forged'],
    ['one of another hand', async () => new SignJWT({ software_id: 'x' }).setProtectedHeader({ alg: 'HS256' }).setIssuer(`http://mvpd.localhost:${platform.running.port}`).setSubject('footlight-arena-tv-operator').sign(new Uint8Array(32))],
  ])('a statement: %s', async (_what, make) => {
    expect(await ask(`/api/v1/adobe/${requestorId}/o/client/register`, { software_statement: await make() })).toMatchObject({ status: 400, body: { code: 'invalid-software-statement' } });
  });

  test('an operator’s page for a stranger’s address, an unknown operator and an unknown code', async () => {
    const { code } = await browser();
    const back = await backTo('arena', 'tv-operator');
    const visits: [string, string, string][] = [[code, 'nordlink', 'http://evil.localhost/providers/success?provider=x'], [code, 'nordlink', `${back}&x=1`], [code, 'nobody', back], ['ABCDEFG', 'nordlink', back]];
    for (const [reg, mvpd, redirect] of visits) {
      const query = new URLSearchParams({ reg_code: reg, requestor_id: requestorId, mvpd, redirect_url: redirect });
      expect((await new ProviderVisit().open(`http://mvpd.localhost:${platform.running.port}/authenticate?${query}`, nova)).status).toBe(400);
    }
  });

  test('Cancel brings an error and no proof', async () => {
    const back = await activate((await browser()).code, { cancel: '1' });
    expect([back.get('error'), back.get('token')]).toEqual(['access_denied', null]);
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishSignIn } from '../../../../support/finish-sign-in.ts';
import { ProviderVisit } from '../../../../support/provider-visit.ts';
import { openTestPlatform, type Reply, type TestPlatform, type TestRealm } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); }, 180_000);
afterAll(() => platform.close());

interface Key { id: string; secret: string }

/** Somebody signs in at a provider and comes back to the tenant. */
async function bring(realm: TestRealm, provider: 'google' | 'apple', person: string): Promise<{ key: Key; reply: Reply }> {
  const { authorisationUri, attempt } = (await platform.ask({ realm, path: `/api/v1/auth-providers/${provider}/auth-uri` })).body as { authorisationUri: string; attempt: Key };
  const { fields } = await new ProviderVisit().signIn(authorisationUri, { person });
  const key = { id: attempt.id, secret: attempt.secret };
  return { key, reply: await platform.ask({ realm, path: provider === 'google' ? '/api/v2/login/social/google' : '/api/v2/login/apple-id', body: { ...fields, ...key } }) };
}

const about = (path: string, key: Key): Promise<Reply> => platform.ask({ realm: 'arena-pt', path: `/api/v1/sign-in-attempts/${path}`, body: key });
const code = 'account-exists-with-different-credential';

/** @source spec 3 §8 "account-exists-with-different-credential shows that the provider was already used" */
test('a tenant at the identity toolkit says by which provider the account of a proven e-mail signs in, and opens nothing', async () => {
  const { key, reply } = await bring('arena-pt', 'google', 'google-1003');
  expect(reply).toMatchObject({ status: 200, body: { status: 'failed', code, usedProviders: ['id'] } });
  expect((await about('read', key)).body).toEqual(reply.body);
  expect(await about('skip', key)).toMatchObject({ status: 400, body: { code: 'attempt-used' } });
});

test('a provider that made the account is named to the other one with the same e-mail', async () => {
  const { key, reply } = await bring('arena-pt', 'google', 'google-1005');
  expect(reply.body).toMatchObject({ status: 'linking' });
  const { answer } = (await about('skip', key)).body as { answer: never };
  expect((await finishSignIn(platform, 'arena-pt', answer)).status).toBe(200);
  expect((await bring('arena-pt', 'apple', 'apple-1006')).reply.body).toMatchObject({ status: 'failed', code, usedProviders: ['google'] });
});

test('an e-mail that the provider did not prove learns nothing', async () => {
  expect((await bring('arena-pt', 'google', 'google-1004')).reply.body).toMatchObject({ status: 'linking' });
});

test('any other tenant answers 409 and names no provider', async () => {
  const { reply } = await bring('arena', 'google', 'google-1003');
  expect([reply.status, (reply.body as { code: string }).code, JSON.stringify(reply.body).includes('usedProviders')]).toEqual([409, 'accountConflict', false]);
});

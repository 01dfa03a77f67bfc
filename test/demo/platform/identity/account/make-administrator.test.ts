import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntries } from '../../../../../demo/platform/db/tables/identity/account-tables.ts';
import { accounts } from '../../../../../demo/platform/db/tables/viewer-tables.ts';
import { makeAdministrator } from '../../../../../demo/platform/identity/account/make-administrator.ts';
import { appCheckToken } from '../../../../support/app-check.ts';
import { finishSignIn } from '../../../../support/finish-sign-in.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); }, 180_000);
afterAll(() => platform.close());

const secret = 'a horse and a lamp';
const make = (email: string) => makeAdministrator(platform.running.context.db, platform.running.context.realms.byName('cinema')!, email, Date.now());
const login = (id: string, own = secret) => platform.ask({ path: '/api/v2/login', body: { id, secret: own } });
const choose = (link: string | undefined) => platform.ask({ method: 'PUT', path: '/api/v2/reset-password', body: { token: new URL(link ?? '').searchParams.get('token'), secret } });
const impersonate = (token: string) => platform.ask({ token, path: '/api/v2/impersonations', body: { email: 'member@footlight.test' } });

/** Who administrates says what the tenant asks of everybody. */
async function signIn(id: string): Promise<string> {
  const { body } = await login(id) as { body: { authorisationToken: string; refreshToken: string; missingInformationStatus: string } };
  return (body.missingInformationStatus === 'COMPLETE' ? body : (await finishSignIn(platform, 'cinema', body)).body as { authorisationToken: string }).authorisationToken;
}

test('somebody new chooses a password by a link that is good once, and administrates', async () => {
  const link = await make(' Ada@Example.com ');
  expect(link).toMatch(/^http:\/\/cinema\.localhost:\d+\/.*token=[\w-]{43}/);
  expect((await login('ada@example.com', '')).status).not.toBe(200);
  expect((await choose(link)).status).toBe(200);
  expect(await choose(link)).toMatchObject({ status: 400, body: { code: 'invalidToken' } });
  expect((await impersonate(await signIn('ada@example.com'))).status).toBe(200);
});

test('an account that a stranger made with the e-mail, and never proved, opens nothing to the stranger', async () => {
  const stranger = 'the password of a stranger';
  await platform.ask({ path: '/api/v1/firebase-auth/signup', body: { username: 'bea@example.com', password: stranger, consentAnswers: [{ fieldName: 'terms', answer: true }], details: { name: 'Bea' }, appCheckToken: await appCheckToken(platform, 'cinema') } });
  const { text } = ((await platform.ask({ path: '/demo/mails?to=bea@example.com' })).body as { mails: { text: string }[] }).mails[0]!;
  const link = await make('bea@example.com');
  expect((await login('bea@example.com', stranger)).status).toBe(403);
  await platform.ask({ path: '/api/v2/user/email-confirmation', body: { token: /token=([\w-]{43})/.exec(text)?.[1] } });
  expect((await login('bea@example.com', stranger)).status).toBe(403);
  expect((await choose(link)).status).toBe(200);
  expect((await login('bea@example.com')).status).toBe(200);
});

test('a member who has proven the e-mail goes on signing in as before, and administrates', async () => {
  const { authorisationToken } = await platform.signIn('cinema', 'buyer');
  expect((await impersonate(authorisationToken)).status).toBe(403);
  expect(await make('buyer@footlight.test')).toBeUndefined();
  expect((await impersonate(authorisationToken)).status).toBe(200);
  const own = and(eq(accounts.realm, 'cinema'), eq(accounts.email, 'buyer@footlight.test'));
  const [account] = await platform.running.context.db.select().from(accounts).where(own);
  expect(await platform.running.context.db.$count(auditEntries, and(eq(auditEntries.accountId, account!.id), eq(auditEntries.action, 'made-administrator')))).toBe(1);
});

test('what is no e-mail makes nobody', async () => {
  await expect(make('ada at example.com')).rejects.toMatchObject({ code: 'pleaseProvideValidEmail' });
});

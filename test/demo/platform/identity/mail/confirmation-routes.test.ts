import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { accounts } from '../../../../../demo/platform/db/tables/viewer-tables.ts';
import { sendConfirmation } from '../../../../../demo/platform/identity/mail/send-mail.ts';
import type { Caller } from '../../../../../demo/platform/server/request-caller.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

const account = { id: 'cinema.member', realm: 'cinema', email: 'member@footlight.test' };
const clock = (body: object) => platform.ask({ method: 'PUT', path: '/demo/clock', body });
const verifiedAt = async () => (await platform.running.context.db.select().from(accounts).where(eq(accounts.id, account.id)))[0]?.emailVerifiedAt;
beforeEach(() => platform.running.context.db.update(accounts).set({ emailVerifiedAt: null }).where(eq(accounts.id, account.id)));
afterEach(async () => {
  await clock({ reset: true });
  await platform.ask({ method: 'DELETE', path: '/demo/faults' });
});

interface KeptMail { recipient: string; subject: string; text: string; html: string }
const newestMail = async (to = account.email) => ((await platform.ask({ path: `/demo/mails?to=${to}` })).body as { mails: KeptMail[] }).mails[0]!;
const tokenIn = ({ text }: KeptMail): string => /[?&]token=([\w-]{43})/.exec(text)?.[1] ?? '';
const confirm = (token: string, realm = 'cinema') => platform.ask({ realm, path: '/api/v2/user/email-confirmation', body: { token, password: 'footlight' } });

async function send(locale = 'en'): Promise<string> {
  const { context } = platform.running;
  await sendConfirmation({ context, realm: context.realms.byName('cinema')!, locale, now: await context.now() } as Caller, account);
  return tokenIn(await newestMail());
}

test('a mail arrives by SMTP, as text and as HTML, and leads to the tenant’s own site', async () => {
  await send();
  const mail = await newestMail();
  expect(mail).toMatchObject({ recipient: account.email, subject: expect.stringMatching(/^Confirm your e-mail for /) as string });
  expect(mail.text).toContain(`http://cinema.localhost:${platform.running.port}/email-confirmation?token=`);
  expect(mail.html).toContain(`href="http://cinema.localhost:${platform.running.port}/email-confirmation?token=`);
});

test('in Arabic it is written from right to left, and its link opens the site in Arabic', async () => {
  await send('ar');
  const mail = await newestMail();
  expect([mail.html.includes('dir="rtl"'), mail.text.includes('locale=ar')]).toEqual([true, true]);
});

test('its link confirms, and does so again while it is good: scanners open links too', async () => {
  const token = await send();
  expect(await confirm(token)).toMatchObject({ status: 200, body: { email: account.email } });
  const first = await verifiedAt();
  expect(first).toBeTruthy();
  expect((await confirm(token)).status).toBe(200);
  expect(await verifiedAt()).toBe(first);
});

test.each([
  ['unknown', () => 'unknown'],
  ['replaced by a newer one', async () => { const old = await send(); await send(); return old; }],
  ['expired', async () => { const old = await send(); await clock({ advance: 24 * 3_600_000 + 1 }); return old; }],
])('a link that is %s confirms nothing', async (_why, tokenOf) => {
  expect(await confirm(await tokenOf())).toMatchObject({ status: 404, body: { code: 'invalidToken' } });
  expect(await verifiedAt()).toBeNull();
});

test('a link of one tenant is none at another', async () => {
  const token = await send();
  expect((await confirm(token, 'arena')).status).toBe(404);
  expect((await confirm(token)).status).toBe(200);
});

test('a link whose account has another e-mail by now confirms nothing', async () => {
  const token = await send();
  const { db } = platform.running.context;
  await db.update(accounts).set({ email: 'other@footlight.test' }).where(eq(accounts.id, account.id));
  expect((await confirm(token)).status).toBe(404);
  await db.update(accounts).set({ email: account.email }).where(eq(accounts.id, account.id));
});

test('a mail that is not taken is said', async () => {
  await platform.ask({ method: 'PUT', path: '/demo/faults', body: { call: 'sendMail', status: 503 } });
  await expect(send()).rejects.toMatchObject({ status: 503, code: 'failedToSend' });
});

test('the inbox shows a mail as text, and its page in a frame without rights', async () => {
  await send();
  const page = async (url: string) => platform.running.app.inject({ url, headers: { host: `mail.localhost:${platform.running.port}`, accept: 'text/html' } });
  const list = await page(`/?to=${account.email}`);
  const address = /href="(\/mails\/[^"]+)"/.exec(list.body)![1]!;
  const mail = await page(address);
  expect(mail.headers['content-security-policy']).toContain("default-src 'none'");
  expect(mail.body).toContain(`src="${address}/html"`);
  expect((await page(`${address}/html`)).headers['content-security-policy']).toMatch(/sandbox allow-popups/);
  expect((await page('/mails/none')).statusCode).toBe(404);
});

test('an inbox shows no markup of a subject', async () => {
  const { context } = platform.running;
  await context.mailer.send({ name: 'Cinema', host: 'cinema.localhost' }, 'x@footlight.test', { subject: '<b>x</b>', text: '<script>', html: '' });
  const { body } = await platform.running.app.inject({ url: '/?to=x@footlight.test', headers: { host: 'mail.localhost', accept: 'text/html' } });
  expect(body).toContain('&lt;b&gt;x&lt;/b&gt;');
});

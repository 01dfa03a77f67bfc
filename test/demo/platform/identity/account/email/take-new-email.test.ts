import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accounts } from '../../../../../../demo/platform/db/tables/viewer-tables.ts';
import { appCheckToken } from '../../../../../support/app-check.ts';
import { openTestPlatform, type TestPlatform } from '../../../../../support/test-platform.ts';

const [account, mine, theirs] = ['cinema.buyer', 'buyer@footlight.test', 'intruder@else.test'];
const weekMs = 7 * 24 * 3_600_000;
let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } });
  const { db } = platform.running.context;
  await db.delete(accounts).where(eq(accounts.note, ''));
  await db.update(accounts).set({ email: mine }).where(eq(accounts.id, account));
  await platform.ask({ path: '/demo/reset', body: {} });
});

const emailOf = async () => (await platform.running.context.db.select().from(accounts).where(eq(accounts.id, account)))[0]?.email;
const mailsTo = async (to: string) => ((await platform.ask({ path: `/demo/mails?to=${to}` })).body as { mails: { subject: string; text: string }[] }).mails;
const linkTo = async (to: string) => /token=([\w-]{43})/.exec((await mailsTo(to)).find(({ text }) => text.includes('token='))?.text ?? '')?.[1] ?? '';
const press = (token: string) => platform.ask({ path: '/api/v2/user/email-confirmation', body: { token, pressed: true } });
const askEmail = async (email: string, name = 'buyer') => platform.ask({ token: (await platform.signIn('cinema', name)).authorisationToken, path: '/api/v1/user/account/email', body: { email, current: 'footlight' } });
const signUp = async (username: string) =>
  platform.ask({ path: '/api/v1/firebase-auth/signup', body: { username, password: 'a horse and a lamp', consentAnswers: [{ fieldName: 'terms', answer: true }], details: { name: 'Nia' }, appCheckToken: await appCheckToken(platform, 'cinema') } });

/** An intruder takes the account to another address. @returns the link that the owner is sent */
async function takenAway(): Promise<string> {
  await askEmail(theirs);
  expect((await press(await linkTo(theirs))).status).toBe(200);
  expect(await emailOf()).toBe(theirs);
  return linkTo(mine);
}

test('a link that is opened and not pressed changes nothing, neither to the new address nor back', async () => {
  const open = async (address: string) => (await platform.ask({ path: '/api/v2/user/email-confirmation', body: { token: await linkTo(address) } })).body;
  await askEmail(theirs);
  expect(await open(theirs)).toMatchObject({ code: 'email-change-unpressed' });
  expect(await emailOf()).toBe(mine);
  expect((await press(await linkTo(theirs))).status).toBe(200);
  expect(await open(mine)).toMatchObject({ code: 'email-restore-unpressed' });
  expect(await emailOf()).toBe(theirs);
});

test('the address that loses the account when the old one takes it back is told', async () => {
  await press(await takenAway());
  expect((await mailsTo(theirs))[0]).toMatchObject({ subject: 'Your address no longer signs in at Cinema Lumen', text: expect.not.stringContaining('token=') as string });
});

test('a sign-up with the old address ends no way back: for a week the address is still the account’s', async () => {
  const back = await takenAway();
  expect(await signUp(mine)).toMatchObject({ status: 200, body: {} });
  expect((await mailsTo(mine))[0]).toMatchObject({ subject: 'You have an account at Cinema Lumen', text: expect.not.stringContaining('token=') as string });
  expect((await press(back)).status).toBe(200);
  expect(await emailOf()).toBe(mine);
});

test('nor does an account that waits unproven for the old address', async () => {
  const back = await takenAway();
  const { db } = platform.running.context;
  const [row] = await db.select().from(accounts).where(eq(accounts.id, 'cinema.member'));
  await db.insert(accounts).values({ ...row!, id: 'cinema.squatter', email: mine, emailVerifiedAt: null, profileId: 'cinema.squatter.profile', note: '' });
  // Its owner is led astray into a new password for it.
  await platform.ask({ path: '/api/v2/reset-password/create', body: { id: mine, provider: 'id' } });
  await platform.ask({ method: 'PUT', path: '/api/v2/reset-password', body: { token: await linkTo(mine), secret: 'a password of mine' } });
  expect((await press(back)).status).toBe(200);
  expect(await emailOf()).toBe(mine);
  expect(await db.select().from(accounts).where(eq(accounts.id, 'cinema.squatter'))).toEqual([]);
});

test('nor does another account that takes the old address', async () => {
  const back = await takenAway();
  expect((await askEmail(mine, 'member')).status).toBe(200);
  expect((await mailsTo(mine))[0]?.text).not.toContain('token=');
  expect((await press(back)).status).toBe(200);
  expect(await emailOf()).toBe(mine);
});

test('an address that was given up is free after a week', async () => {
  await takenAway();
  await platform.ask({ method: 'PUT', path: '/demo/clock', body: { advance: weekMs + 1_000 } });
  await signUp(mine);
  expect(await linkTo(mine)).not.toBe('');
  expect((await mailsTo(mine))[0]?.subject).toMatch(/^Confirm your e-mail for /);
});

test('a sign-up that nobody proves holds no address: another account takes it by its link', async () => {
  const next = 'next@else.test';
  await signUp(next);
  await askEmail(next);
  expect((await press(await linkTo(next))).status).toBe(200);
  expect(await emailOf()).toBe(next);
});

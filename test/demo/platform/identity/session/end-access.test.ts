import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { linkedIdentities, oneTimeTokens, signInAttempts } from '../../../../../demo/platform/db/tables/identity/account-tables.ts';
import { accounts } from '../../../../../demo/platform/db/tables/viewer-tables.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

const [realm, account, mine] = ['cinema', 'cinema.buyer', 'buyer@footlight.test'];
const other = 'intruder@else.test';
let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } });
  await platform.running.context.db.update(accounts).set({ email: mine }).where(eq(accounts.id, account));
  await platform.ask({ path: '/demo/reset', body: {} });
});

const signIn = async () => (await platform.signIn('cinema', 'buyer')).authorisationToken;
const isIn = async (token: string) => (await platform.ask({ token, path: '/api/v1/user/account' })).status === 200;
/** The token of the newest link that was mailed to an address. */
async function linkTo(to: string): Promise<string> {
  const { mails } = (await platform.ask({ path: `/demo/mails?to=${to}` })).body as { mails: { text: string }[] };
  return /token=([\w-]{43})/.exec(mails.find(({ text }) => text.includes('token='))?.text ?? '')?.[1] ?? '';
}
const confirm = (token: string) => platform.ask({ path: '/api/v2/user/email-confirmation', body: { token, pressed: true } });
const askEmail = (token: string, email: string) => platform.ask({ token, path: '/api/v1/user/account/email', body: { email, current: 'footlight' } });

/** What an intruder who knows the password has got before its owner acts. Each says whether it still opens the account. */
const given: Record<string, (token: string) => Promise<() => Promise<boolean>>> = {
  'a session': async () => {
    const token = await signIn();
    return () => isIn(token);
  },
  'a link to another e-mail': async (token) => {
    await askEmail(token, other);
    const link = await linkTo(other);
    return async () => (await confirm(link)).status === 200;
  },
  'a link to a new password': async () => {
    await platform.ask({ path: '/api/v2/reset-password/create', body: { id: mine, provider: 'id' } });
    const link = await linkTo(mine);
    return async () => (await platform.ask({ method: 'PUT', path: '/api/v2/reset-password', body: { token: link, secret: 'a password of theirs' } })).status === 200;
  },
  'a magic link': async () => {
    const { attempt } = (await platform.ask({ path: '/api/v2/token/alt/magic-email/start', body: { email: mine } })).body as { attempt: object };
    const link = await linkTo(mine);
    return async () => (await platform.ask({ path: '/api/v2/token/alt/magic-email', body: { token: link, attempt } })).status === 200;
  },
  'a television that was allowed': async (token) => {
    const { id, deviceCode, compareCode } = (await platform.ask({ path: '/api/v2/devices', body: { name: 'TV' } })).body as Record<string, string>;
    await platform.ask({ token, path: '/api/v2/devices/decide', body: { id, allow: true, compareCode } });
    return async () => ((await platform.ask({ path: '/api/v2/devices/poll', body: { deviceCode } })).body as { status: string }).status === 'signed-in';
  },
  'a link of the team': async () => {
    const team = (await platform.signIn('cinema', 'team')).authorisationToken;
    const { token } = (await platform.ask({ token: team, path: '/api/v2/impersonations', body: { email: mine } })).body as { token: string };
    return async () => (await platform.ask({ path: '/api/v2/impersonations/enter', body: { token } })).status === 200;
  },
  'a provider that is being linked': async (token) => {
    await platform.ask({ token, path: '/api/v1/auth-providers/google/auth-uri?purpose=LINK' });
    const open = () => platform.running.context.db.select().from(signInAttempts).where(and(eq(signInAttempts.realm, realm), eq(signInAttempts.provider, 'google'), eq(signInAttempts.status, 'pending')));
    expect((await open()).length).toBeGreaterThan(0);
    return async () => (await open()).length > 0;
  },
};

/** How its owner shuts it out. */
const recoveries: Record<string, (token: string) => Promise<{ status: number }>> = {
  'a new password': (token) => platform.ask({ token, method: 'PUT', path: '/api/v2/user/password', body: { current: 'footlight', secret: 'a password of mine' } }),
  'a password by mail': async () => {
    await platform.ask({ path: '/api/v2/reset-password/create', body: { id: mine, provider: 'id' } });
    return platform.ask({ method: 'PUT', path: '/api/v2/reset-password', body: { token: await linkTo(mine), secret: 'a password of mine' } });
  },
  'ending all other sessions': (token) => platform.ask({ token, path: '/api/v1/user/sessions/end-others', body: {} }),
  'another e-mail': async (token) => {
    await askEmail(token, 'mine@else.test');
    return confirm(await linkTo('mine@else.test'));
  },
  'a deletion': (token) => platform.ask({ token, path: '/api/v1/user/account/deletion', body: { proof: 'footlight' } }),
};

test.each(Object.keys(given))('%s opens the account as long as its owner does nothing', async (way) => {
  const opens = await given[way]!(await signIn());
  expect(await opens()).toBe(true);
});

describe.each(Object.keys(recoveries))('%s', (recovery) => {
  test.each(Object.keys(given))('ends %s', async (way) => {
    const owner = await signIn();
    const opens = await given[way]!(owner);
    expect(await recoveries[recovery]!(owner)).toMatchObject({ status: 200 });
    expect(await opens()).toBe(false);
  });

  test.runIf(!['a deletion', 'a password by mail'].includes(recovery))('leaves its owner where they are', async () => {
    const owner = await signIn();
    await recoveries[recovery]!(owner);
    expect(await isIn(owner)).toBe(true);
  });
});

describe('an e-mail that was changed', () => {
  const takeOver = async (email = other) => {
    await askEmail(await signIn(), email);
    expect((await confirm(await linkTo(email))).body).toEqual({ email });
    return linkTo(mine);
  };
  const emailNow = async () => (await platform.running.context.db.select({ email: accounts.email, hash: accounts.passwordHash }).from(accounts).where(eq(accounts.id, account)))[0];

  test('is told to the old address, which takes it back within seven days; the password that changed it opens nothing any more', async () => {
    const back = await takeOver();
    await platform.ask({ method: 'PUT', path: '/demo/clock', body: { advance: 7 * 24 * 3_600_000 - 60_000 } });
    const intruder = ((await platform.ask({ path: '/api/v2/login', body: { id: other, secret: 'footlight' } })).body as { authorisationToken: string }).authorisationToken;
    expect(await isIn(intruder)).toBe(true);
    expect((await confirm(back)).body).toEqual({ email: mine });
    expect([await emailNow(), await isIn(intruder), (await platform.ask({ path: '/api/v2/login', body: { id: mine, secret: 'footlight' } })).status]).toEqual([{ email: mine, hash: null }, false, 401]);
  });

  test('is not taken back after seven days', async () => {
    const back = await takeOver();
    await platform.ask({ method: 'PUT', path: '/demo/clock', body: { advance: 7 * 24 * 3_600_000 } });
    expect((await confirm(back)).status).toBe(404);
  });

  test('is taken back after a second change too; the address in between cannot take it back again, and the provider that was linked meanwhile is gone', async () => {
    const back = await takeOver();
    const now = await platform.running.context.now();
    const intruder = ((await platform.ask({ path: '/api/v2/login', body: { id: other, secret: 'footlight' } })).body as { authorisationToken: string }).authorisationToken;
    await platform.running.context.db.insert(linkedIdentities).values({ realm, provider: 'google', subject: 'intruder', accountId: account, email: other, linkedAt: now + 1 });
    await askEmail(intruder, 'second@else.test');
    await confirm(await linkTo('second@else.test'));
    const theirs = await linkTo(other);
    expect((await confirm(back)).body).toEqual({ email: mine });
    expect((await confirm(theirs)).status).toBe(404);
    expect(await platform.running.context.db.select().from(linkedIdentities).where(eq(linkedIdentities.accountId, account))).toEqual([]);
  });

  test('answers a second press the same, and ends nothing again', async () => {
    await askEmail(await signIn(), other);
    const link = await linkTo(other);
    await confirm(link);
    const { authorisationToken } = (await platform.ask({ path: '/api/v2/login', body: { id: other, secret: 'footlight' } })).body as { authorisationToken: string };
    expect((await confirm(link)).body).toEqual({ email: other });
    expect(await isIn(authorisationToken)).toBe(true);
  });
});

test('tokens of others, and what is no way in, stay', async () => {
  const { db } = platform.running.context;
  await db.delete(oneTimeTokens);
  const expiresAt = (await platform.running.context.now()) + 1_000_000;
  await db.insert(oneTimeTokens).values([
    { hash: 'a', realm, purpose: 'reset-password', accountId: 'cinema.member', expiresAt }, { hash: 'b', realm, purpose: 'withdraw', accountId: account, expiresAt },
    { hash: 'c', realm, purpose: 'reset-password', accountId: account, expiresAt }, { hash: 'd', realm, purpose: 'activate', accountId: account, expiresAt },
  ]);
  await recoveries['ending all other sessions']!(await signIn());
  expect((await db.select({ hash: oneTimeTokens.hash }).from(oneTimeTokens)).map(({ hash }) => hash).sort()).toEqual(['a', 'b']);
});

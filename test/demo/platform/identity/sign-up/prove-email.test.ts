import { readdirSync, readFileSync } from 'node:fs';
import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { linkedIdentities, profiles } from '../../../../../demo/platform/db/tables/identity/account-tables.ts';
import { passkeys } from '../../../../../demo/platform/db/tables/identity/passkey-tables.ts';
import { accounts, type PasswordHash } from '../../../../../demo/platform/db/tables/viewer-tables.ts';
import { sendConfirmation } from '../../../../../demo/platform/identity/mail/send-mail.ts';
import { openSession } from '../../../../../demo/platform/identity/session/session-families.ts';
import { isPassword } from '../../../../../demo/platform/identity/check-password.ts';
import { rememberSignUp, signUpKeyOf } from '../../../../../demo/platform/identity/sign-up/remembered-sign-up.ts';
import type { Caller } from '../../../../../demo/platform/server/request-caller.ts';
import { finishSignIn } from '../../../../support/finish-sign-in.ts';
import { ProviderVisit } from '../../../../support/provider-visit.ts';
import { openTestPlatform, type Reply, type TestPlatform } from '../../../../support/test-platform.ts';

const [realm, id] = ['cinema', 'cinema.waiting'] as const;
/** An e-mail that Google proves of one of its people. */
const email = 'nova@google.test';
const laid = 'the attacker waits here';
let platform: TestPlatform;
let laidHash: PasswordHash;
beforeAll(async () => {
  platform = await openTestPlatform();
  laidHash = await hash(laid) as PasswordHash;
});
afterAll(() => platform.close());

const db = () => platform.running.context.db;
const login = (secret: string) => platform.ask({ path: '/api/v2/login', body: { id: email, secret } });
const isIn = async (token: string) => (await platform.ask({ token, path: '/api/v1/user/account' })).status === 200;
const newestToken = async (): Promise<string> => {
  const { mails } = (await platform.ask({ path: `/demo/mails?to=${email}` })).body as { mails: { text: string }[] };
  return /token=([\w-]{43})/.exec(mails[0]?.text ?? '')?.[1] ?? '';
};

/** Somebody signs in at Google and chooses. */
async function atGoogle(person: string): Promise<{ reply: Reply; key: { id: string; secret: string } }> {
  const { authorisationUri, attempt } = (await platform.ask({ path: '/api/v1/auth-providers/google/auth-uri' })).body as { authorisationUri: string; attempt: { id: string; secret: string } };
  const { fields } = await new ProviderVisit().signIn(authorisationUri, { person });
  const key = { id: attempt.id, secret: attempt.secret };
  return { reply: await platform.ask({ path: '/api/v2/login/social/google', body: { ...fields, ...key } }), key };
}

/** An account of an e-mail that nobody proved, as somebody made it who waits for its owner; with all that once could be put on one. */
async function layTrap(): Promise<{ session: string }> {
  const [row] = await db().select().from(accounts).where(eq(accounts.id, 'cinema.member'));
  await db().insert(accounts).values({ ...row!, id, email, emailVerifiedAt: null, passwordHash: laidHash, profileId: `${id}.profile`, note: '' });
  await rememberSignUp(db(), realm, await signUpKeyOf(realm, email, laid), laidHash, await platform.running.context.now());
  await db().insert(profiles).values({ id: `${id}.profile`, realm, accountId: id, name: 'Nova', type: 'adult' }).onConflictDoNothing();
  await db().insert(linkedIdentities).values({ realm, provider: 'google', subject: 'google-1002', accountId: id, email: 'kai@google.test', linkedAt: 1 });
  await db().insert(passkeys).values({ realm, id: 'laid-key', accountId: id, userHandle: 'h', publicKey: 'k', counter: 0, isSynced: false, name: 'Phone', createdAt: 1 });
  const subject = { id, rol: 'USER', isGuest: false, loc: 'GB', pro: { id: `${id}.profile`, tp: 'adult' } } as never;
  return { session: (await openSession(platform.running.context, realm, subject, await platform.running.context.now())).authorisationToken };
}

beforeEach(async () => {
  await platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } });
  await platform.ask({ path: '/demo/reset', body: {} });
  await db().delete(accounts).where(eq(accounts.email, email));
  await db().delete(linkedIdentities);
  await db().delete(passkeys);
});

describe('an account whose e-mail nobody has proven', () => {
  test('takes no person of a provider, also from who knows its password', async () => {
    await layTrap();
    await db().delete(linkedIdentities);
    const { key } = await atGoogle('google-1002');
    expect(await platform.ask({ path: '/api/v1/sign-in-attempts/link', body: { ...key, email, password: laid } })).toMatchObject({ status: 403, body: { code: 'emailNotConfirmed' } });
    expect(await db().select().from(linkedIdentities)).toEqual([]);
  });

  test('opens to nobody who was linked to it before', async () => {
    await layTrap();
    expect((await atGoogle('google-1002')).reply).toMatchObject({ status: 403, body: { code: 'emailNotConfirmed' } });
  });
});

/** Each way in which the owner of the e-mail may be the first to prove it. */
const proofs: Record<string, () => Promise<number>> = {
  'the link of a sign-up': async () => {
    const { context } = platform.running;
    await sendConfirmation({ context, realm: context.realms.byName(realm)!, locale: 'en', now: await context.now() } as Caller, { id, realm, email });
    return (await platform.ask({ path: '/api/v2/user/email-confirmation', body: { token: await newestToken(), password: laid } })).status;
  },
  'a magic link': async () => {
    const { attempt } = (await platform.ask({ path: '/api/v2/token/alt/magic-email/start', body: { email } })).body as { attempt: object };
    return (await platform.ask({ path: '/api/v2/token/alt/magic-email', body: { token: await newestToken(), attempt } })).status;
  },
  'a link to a new password': async () => {
    await platform.ask({ path: '/api/v2/reset-password/create', body: { id: email, provider: 'id' } });
    return (await platform.ask({ method: 'PUT', path: '/api/v2/reset-password', body: { token: await newestToken(), secret: 'a password of mine' } })).status;
  },
  'a provider that proves it': async () => {
    const { key } = await atGoogle('google-1001');
    const { body } = await platform.ask({ path: '/api/v1/sign-in-attempts/skip', body: key });
    return (await finishSignIn(platform, realm, (body as { answer: never }).answer)).status;
  },
};

test.each(Object.entries(proofs))('%s ends all that was put on the account before: sessions, passkeys and linked people', async (_name, prove) => {
  const { session } = await layTrap();
  expect(await isIn(session)).toBe(true);
  expect(await prove()).toBe(200);
  expect(await isIn(session)).toBe(false);
  const [kept] = await db().select().from(accounts).where(eq(accounts.id, id));
  expect(kept).toMatchObject({ email, emailVerifiedAt: expect.any(Number) });
  expect(await db().select().from(passkeys).where(eq(passkeys.accountId, id))).toEqual([]);
  expect((await db().select().from(linkedIdentities).where(eq(linkedIdentities.accountId, id))).map(({ subject }) => subject)).not.toContain('google-1002');
});

test.each(Object.entries(proofs).filter(([name]) => name !== 'the link of a sign-up'))('%s ends the password of who made the account', async (_name, prove) => {
  await layTrap();
  expect(await login(laid)).toMatchObject({ status: 403, body: { code: 'emailNotConfirmed' } });
  await prove();
  // Refused as before, so that the answer does not tell that the owner has come; the account has another password, or none.
  expect(await login(laid)).toMatchObject({ status: 403, body: { code: 'emailNotConfirmed' } });
  const [kept] = await db().select().from(accounts).where(eq(accounts.id, id));
  expect(await isPassword(kept!.passwordHash, laid)).toBe(false);
});

test('no other file writes that an e-mail is proven, but where an account takes another one or is made with a proven one', () => {
  const root = 'demo/platform';
  const writes = /emailVerifiedAt: (?!null)[^;]*\bnow\b/u;
  const found = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts') && !path.startsWith('seed/') && writes.test(readFileSync(`${root}/${path}`, 'utf8')));
  expect(found.sort()).toEqual(['identity/account/email/take-new-email.ts', 'identity/account/make-administrator.ts', 'identity/attempts/link-person.ts', 'identity/sign-up/prove-email.ts']);
});

import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { oneTimeTokens } from '../../../../../../demo/platform/db/tables/identity/account-tables.ts';
import { passkeys } from '../../../../../../demo/platform/db/tables/identity/passkey-tables.ts';
import { type AccountRow, accounts } from '../../../../../../demo/platform/db/tables/viewer-tables.ts';
import { restoreEmail, takeNewEmail } from '../../../../../../demo/platform/identity/account/email/take-new-email.ts';
import type { Caller } from '../../../../../../demo/platform/server/request-caller.ts';
import { openTestPlatform, type TestPlatform } from '../../../../../support/test-platform.ts';

const [account, dayMs] = ['cinema.buyer', 86_400_000];
let [platform, seeded] = [{} as TestPlatform, {} as AccountRow];
beforeAll(async () => {
  platform = await openTestPlatform();
  seeded = await rowOfAccount();
});
afterAll(() => platform.close());

const db = () => platform.running.context.db;
const rowOfAccount = async () => (await db().select().from(accounts).where(eq(accounts.id, account)))[0]!;

type Who = 'owner' | 'intruder' | 'accomplice';
/** Addresses and network of one test, so that no test counts for another. */
let [at, remoteAddress, session] = [{} as Record<Who, string>, '', ''];
let turn = 0;
const passwords: Record<Who, string> = { owner: 'words that the owner chose', intruder: 'words that another chose', accomplice: '' };

beforeEach(async () => {
  turn += 1;
  at = { owner: `owner-${turn}@footlight.test`, intruder: `intruder-${turn}@else.test`, accomplice: `accomplice-${turn}@else.test` };
  remoteAddress = `127.0.1.${turn}`;
  await db().delete(oneTimeTokens).where(eq(oneTimeTokens.accountId, account));
  await db().delete(passkeys).where(eq(passkeys.accountId, account));
  await db().update(accounts).set({ email: at.owner, passwordHash: seeded.passwordHash, emailVerifiedAt: seeded.emailVerifiedAt, deletionDueAt: null }).where(eq(accounts.id, account));
  // The intruder knows the password.
  session = await signIn('owner', 'footlight') ?? '';
});

const ask: TestPlatform['ask'] = (question) => platform.ask({ remoteAddress, ...question });
const signIn = async (who: Who, secret: string) => ((await ask({ path: '/api/v2/login', body: { id: at[who], secret } })).body as { authorisationToken?: string }).authorisationToken;
const mailsTo = async (who: Who) => ((await ask({ path: `/demo/mails?to=${at[who]}` })).body as { mails: { subject: string; text: string }[] }).mails;
const tokenIn = (text = '') => /token=([\w-]{43})/.exec(text)?.[1] ?? '';
const linksTo = async (who: Who, subject: RegExp) => (await mailsTo(who)).filter((mail) => subject.test(mail.subject) && mail.text.includes('token=')).map(({ text }) => tokenIn(text));
const [confirms, changed, resets, gone] = [/^Confirm your new/, /was changed$/, /^Choose a new password/, /no longer signs in/];
const press = (token = '') => ask({ path: '/api/v2/user/email-confirmation', body: { token, pressed: true } });
/** Presses a link, good or not. @param which the newest first */
const restores = async (who: Who, which = 0) => press((await linksTo(who, changed)).at(which));

/** Somebody who is signed in as the account asks for the address, and its owner presses the link. */
async function moves(to: Who, current = 'footlight'): Promise<void> {
  expect((await ask({ token: session, path: '/api/v1/user/account/email', body: { email: at[to], current } })).status).toBe(200);
  expect((await press((await linksTo(to, confirms))[0])).status).toBe(200);
}

async function chooses(who: Who): Promise<void> {
  await ask({ path: '/api/v2/reset-password/create', body: { id: at[who], provider: 'id' } });
  const reply = await ask({ method: 'PUT', path: '/api/v2/reset-password', body: { token: (await linksTo(who, resets))[0], secret: passwords[who] } });
  expect(reply.status).toBe(200);
}

const enters = async (who: Who) => { session = await signIn(who, passwords[who]) ?? ''; };
const later = (advance: number) => ask({ method: 'PUT', path: '/demo/clock', body: { advance } });
const addsPasskey = async () => {
  const now = await platform.running.context.now();
  await db().insert(passkeys).values({ realm: 'cinema', id: `key-${turn}`, accountId: account, userHandle: 'handle', publicKey: '', counter: 0, isSynced: false, name: 'Phone', createdAt: now });
};

/** The account's address, and what is left to the intruder: the session, each password that they know, each passkey. */
async function state() {
  const { email } = await rowOfAccount();
  const who = (Object.keys(at) as Who[]).find((one) => at[one] === email);
  const reads = (await ask({ token: session, path: '/api/v1/user/account' })).status === 200;
  const known = [await signIn(who!, 'footlight'), await signIn(who!, passwords.intruder)];
  const keys = await db().select().from(passkeys).where(eq(passkeys.accountId, account));
  return { who, intruder: [reads && 'session', known.some((one) => one !== undefined) && 'password', keys.length > 0 && 'passkey'].filter((way) => way !== false) };
}

type Step = () => Promise<unknown>;
/** The orders in which the two change, change back, restore and reset. The owner's restore is the last. */
const orders: [title: string, steps: Step[]][] = [
  ['change, restore', [() => moves('intruder'), () => restores('owner')]],
  ['new passkey, change, restore', [addsPasskey, () => moves('intruder'), () => restores('owner')]],
  ['change, new passkey, restore', [() => moves('intruder'), addsPasskey, () => restores('owner')]],
  ['change, change back, restore', [() => moves('intruder'), () => moves('owner'), () => restores('owner')]],
  ['change, new passkey, change back, restore', [() => moves('intruder'), addsPasskey, () => moves('owner'), () => restores('owner')]],
  ['change, new passkey, change back, change, restore by the newest link', [() => moves('intruder'), addsPasskey, () => moves('owner'), () => moves('intruder'), () => restores('owner')]],
  ['change, change back, change, restore by the oldest link', [() => moves('intruder'), () => moves('owner'), () => moves('intruder'), () => restores('owner', -1)]],
  ['change, change on, restore', [() => moves('intruder'), () => moves('accomplice'), () => restores('owner')]],
  ['change, change on, change back, restore', [() => moves('intruder'), () => moves('accomplice'), () => moves('owner'), () => restores('owner')]],
  ['change, change on, restore by the intruder, restore', [() => moves('intruder'), () => moves('accomplice'), () => restores('intruder'), () => restores('owner')]],
  ['change, reset by the intruder, restore', [() => moves('intruder'), () => chooses('intruder'), () => enters('intruder'), () => restores('owner')]],
  ['change, reset by the intruder, change back, restore', [() => moves('intruder'), () => chooses('intruder'), () => enters('intruder'), () => moves('owner', passwords.intruder), () => restores('owner')]],
  ['change, change back, reset by the owner, restore', [() => moves('intruder'), () => moves('owner'), () => chooses('owner'), () => restores('owner')]],
  ['change, restore, reset by the owner, restore again', [() => moves('intruder'), () => restores('owner'), () => chooses('owner'), () => restores('owner')]],
];

describe.each(orders)('after %s', (_title, steps) => {
  test('the owner has the account alone, and no link of another takes it', async () => {
    for (const step of steps) await step();
    expect(await state()).toEqual({ who: 'owner', intruder: [] });
    for (const who of ['intruder', 'accomplice'] as const) for (const token of await linksTo(who, /./)) expect((await press(token)).status).toBe(404);
    expect(await state()).toEqual({ who: 'owner', intruder: [] });
  });
});

test('an address that the account is taken back from has no way to it once the week of the older one is over', async () => {
  await moves('intruder');
  await moves('accomplice');
  await later(6 * dayMs);
  session = await signIn('accomplice', 'footlight') ?? '';
  await moves('owner');
  expect(await linksTo('accomplice', changed)).toEqual([]);
  await later(1.5 * dayMs);
  await restores('intruder');
  expect((await state()).who).toBe('owner');
});

test('an address that the account goes back from is told, without a link', async () => {
  await moves('intruder');
  await moves('owner');
  expect((await mailsTo('intruder'))[0]).toMatchObject({ subject: expect.stringMatching(gone) as string, text: expect.not.stringContaining('token=') as string });
});

test('a restore that is pressed again leaves what its owner chose since', async () => {
  await moves('intruder');
  await restores('owner');
  await chooses('owner');
  await addsPasskey();
  await enters('owner');
  expect((await restores('owner')).status).toBe(200);
  expect((await state()).intruder).toEqual(['session', 'passkey']);
  expect((await mailsTo('owner')).filter(({ subject }) => gone.test(subject))).toEqual([]);
  // A link that did its work still takes the account from the next intruder.
  await moves('intruder', passwords.owner);
  await restores('owner', -1);
  expect(await state()).toEqual({ who: 'owner', intruder: [] });
});

test('a restore takes the wish back to delete the account', async () => {
  await moves('intruder');
  expect((await ask({ token: session, path: '/api/v1/user/account/deletion', body: { proof: 'footlight' } })).status).toBe(200);
  expect((await rowOfAccount()).deletionDueAt).not.toBeNull();
  await restores('owner');
  expect((await rowOfAccount()).deletionDueAt).toBeNull();
});

test('a link that another press ended while it was read changes nothing', async () => {
  const { context } = platform.running;
  const caller = { context, realm: context.realms.byName('cinema')!, locale: 'en', now: await context.now() } as Caller;
  const waiting = (purpose: 'change-email' | 'restore-email') => db().select().from(oneTimeTokens).where(and(eq(oneTimeTokens.accountId, account), eq(oneTimeTokens.purpose, purpose)));
  await moves('intruder');
  await moves('accomplice');
  const [change] = await waiting('change-email');
  const intruders = (await waiting('restore-email')).find(({ email }) => email === at.intruder);
  await restores('owner');
  await expect(takeNewEmail(caller, change!)).rejects.toMatchObject({ code: 'invalidToken' });
  await expect(restoreEmail(caller, intruders!)).rejects.toMatchObject({ code: 'invalidToken' });
  expect((await state()).who).toBe('owner');
});

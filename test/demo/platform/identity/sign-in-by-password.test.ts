import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { accounts } from '../../../../demo/platform/db/tables/viewer-tables.ts';
import type { Caller } from '../../../../demo/platform/server/request-caller.ts';
import { appCheckToken } from '../../../support/app-check.ts';
import { ProviderVisit } from '../../../support/provider-visit.ts';
import { openTestPlatform, type Reply, type TestPlatform } from '../../../support/test-platform.ts';

/**
 * Somebody signs up with the e-mail of another person and a password of their own, and signs in with it: that must not tell whether the person has an account.
 *
 * @source design/identity.md 2 "The same answer whether an account exists or not: login, reset, magic link, sign-up", "enumeration by text, status and time"
 */
let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); }, 180_000);
afterAll(() => platform.close());
afterEach(() => platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } }));

const own = 'a horse and a lamp';
let count = 0;
const free = () => `free-${count += 1}@footlight.test`;
const codeOf = ({ status, body }: Reply): unknown[] => {
  const { code, error } = body as { code?: string; error?: { message?: string; code: string } };
  return [status, code ?? error?.message ?? error?.code];
};
const mailsTo = async (to: string) => ((await platform.ask({ path: `/demo/mails?to=${to}` })).body as { mails: { subject: string }[] }).mails.length;
const signUp = async (realm: string, username: string, password = own): Promise<Reply> => platform.ask({
  realm, path: '/api/v1/firebase-auth/signup',
  body: { username, password, appCheckToken: await appCheckToken(platform, realm), consentAnswers: [{ fieldName: 'terms', answer: true }], details: { name: 'Nia Roux', birthDate: '1990-01-01' } },
});
const login = (realm: string, id: string, secret: string) => platform.ask({ realm, path: '/api/v2/login', body: { id, secret } });

/** Each way in by a password, of a tenant that has it. */
const ways: Record<string, { realm: string; signIn: (email: string, password: string) => Promise<Reply> }> = {
  'the sign-in': { realm: 'cinema', signIn: (email, password) => login('cinema', email, password) },
  'the sign-in of a tenant at the toolkit': { realm: 'arena-pt', signIn: (id, secret) => platform.ask({ realm: 'arena-pt', path: '/api/v2/login', body: { id: '1', method: 'login', params: { id, secret } } }) },
  'the toolkit': { realm: 'arena-pt', signIn: (email, password) => platform.ask({ host: 'id.localhost', path: '/v1/accounts:signInWithPassword?key=arena-pt-toolkit-key', body: { email, password } }) },
  'the link of a person to an account': {
    realm: 'cinema',
    signIn: async (email, password) => {
      const { authorisationUri, attempt } = (await platform.ask({ path: '/api/v1/auth-providers/google/auth-uri' })).body as { authorisationUri: string; attempt: { id: string; secret: string } };
      const { fields } = await new ProviderVisit().signIn(authorisationUri, { person: 'google-1002' });
      const key = { id: attempt.id, secret: attempt.secret };
      await platform.ask({ path: '/api/v2/login/social/google', body: { ...fields, ...key } });
      return platform.ask({ path: '/api/v1/sign-in-attempts/link', body: { ...key, email, password } });
    },
  },
};
const members: Record<string, string> = { 'the sign-in': 'member', 'the sign-in of a tenant at the toolkit': 'member', 'the toolkit': 'buyer', 'the link of a person to an account': 'buyer' };

test.each(Object.keys(ways))('by %s answers and mails the same whether the e-mail has an account or not', async (way) => {
  const { realm, signIn } = ways[way]!;
  const told = [];
  for (const email of [`${members[way]}@footlight.test`, free()]) {
    const before = await mailsTo(email);
    const answers = [await signUp(realm, email)];
    answers.push(await signIn(email, own), await signIn(email, 'another wrong one'));
    const mails = await mailsTo(email) - before;
    answers.push(await signUp(realm, email, 'the newer horse and lamp'), await signIn(email, own), await signIn(email, 'the newer horse and lamp'));
    answers.push(await signUp(realm, email));
    told.push({ answers: answers.map(codeOf), mails });
  }
  expect(told[0]).toEqual(told[1]);
  const [refused, wrong] = way === 'the toolkit' ? [[400, 'UNVERIFIED_EMAIL'], [400, 'INVALID_LOGIN_CREDENTIALS']] : [[403, 'emailNotConfirmed'], [401, 'failedAuthentication']];
  expect(told[0]).toEqual({ answers: [[200, undefined], refused, wrong, [200, undefined], refused, refused, [429, 'too-many-requests']], mails: 2 });
});

test('a refusal costs the same number of comparisons, whatever is known of the e-mail', async () => {
  let compared = 0;
  vi.doMock('@node-rs/argon2', async () => {
    const real = await vi.importActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
    return {
      ...real,
      verify: (...given: Parameters<typeof real.verify>) => { compared += 1; return real.verify(...given); },
      hashRaw: (...given: Parameters<typeof real.hashRaw>) => { compared += 1; return real.hashRaw(...given); },
    };
  });
  // The test files of a worker share their modules, which the one before has loaded without the counter.
  vi.resetModules();
  const { signInByPassword } = await import('../../../../demo/platform/identity/sign-in-by-password.ts');
  const [waiting, { context }] = [free(), platform.running];
  for (const email of ['vpn@footlight.test', waiting]) await signUp('cinema', email);
  const caller = { context, realm: context.realms.byName('cinema')!, locale: 'en', now: await context.now(), request: { ip: '203.0.113.9', raw: { socket: {} } } } as Caller;
  const costs = [];
  for (const [email, password] of [['vpn@footlight.test', own], [waiting, own], ['vpn@footlight.test', 'a guess'], [waiting, 'a guess'], [free(), own], ['abroad@footlight.test', own]] as const) {
    compared = 0;
    const { code } = await signInByPassword(caller, email, password).then(() => ({ code: 'in' }), (refused: unknown) => refused as { code: string });
    costs.push([code, compared]);
  }
  vi.doUnmock('@node-rs/argon2');
  vi.resetModules();
  const [refused, wrong] = [['emailNotConfirmed', 2], ['failedAuthentication', 2]];
  expect(costs).toEqual([refused, refused, wrong, wrong, wrong, wrong]);
});

test('a sign-up with the e-mail of an account does not renew the tries to guess its password', async () => {
  const email = 'resume@footlight.test';
  await signUp('cinema', email);
  const statuses = [];
  for (let tried = 0; tried < 10; tried += 1) statuses.push((await login('cinema', email, tried % 2 === 0 ? own : 'a guess')).status);
  expect(statuses).toEqual([403, 401, 403, 401, 403, 401, 403, 401, 403, 401]);
  expect((await login('cinema', email, own)).status).toBe(429);
});

test('an account is opened by its own password meanwhile, and stays what it was', async () => {
  const rows = () => platform.running.context.db.select().from(accounts).where(eq(accounts.id, 'cinema.reader'));
  const before = await rows();
  await signUp('cinema', 'reader@footlight.test');
  expect([(await login('cinema', 'reader@footlight.test', own)).status, (await login('cinema', 'reader@footlight.test', 'footlight')).status]).toEqual([403, 200]);
  expect(await rows()).toEqual(before);
});

test('what others signed up with is over once the owner has proven the e-mail', async () => {
  const email = free();
  await signUp('cinema', email);
  await platform.ask({ path: '/api/v2/reset-password/create', body: { id: email, provider: 'id' } });
  const { mails } = (await platform.ask({ path: `/demo/mails?to=${email}` })).body as { mails: { text: string }[] };
  const token = /token=([\w-]{43})/.exec(mails[0]!.text)![1];
  expect((await platform.ask({ method: 'PUT', path: '/api/v2/reset-password', body: { token, secret: 'a password of theirs' } })).status).toBe(200);
  // It opens nothing, and is answered as it was before.
  expect([codeOf(await login('cinema', email, own)), (await login('cinema', email, 'a password of theirs')).status]).toEqual([[403, 'emailNotConfirmed'], 200]);
});

test('a sign-up goes on being answered alike after the owner of the e-mail has joined, and mails them the same', async () => {
  const joined = free();
  const kinds = { joining: joined, 'with an account': 'netherlands@footlight.test', free: free() };
  const theirs = 'a goose and a lantern';
  const told: Record<string, unknown> = {};
  for (const [kind, email] of Object.entries(kinds)) {
    const answers = [codeOf(await signUp('cinema', email))];
    answers.push(codeOf(await login('cinema', email, own)));
    await platform.ask({ method: 'PUT', path: '/demo/clock', body: { advance: 3_600_000 } });
    if (email === joined) {
      expect((await signUp('cinema', email, theirs)).status).toBe(200);
      answers.push(codeOf(await login('cinema', email, own)));
      const { mails } = (await platform.ask({ path: `/demo/mails?to=${email}` })).body as { mails: { text: string }[] };
      const token = /token=([\w-]{43})/.exec(mails[0]!.text)![1];
      expect((await platform.ask({ path: '/api/v2/user/email-confirmation', body: { token, password: theirs } })).status).toBe(200);
      expect((await login('cinema', email, theirs)).status).toBe(200);
    } else answers.push(codeOf(await login('cinema', email, own)));
    await platform.ask({ method: 'PUT', path: '/demo/clock', body: { advance: 3_600_000 } });
    answers.push(codeOf(await login('cinema', email, own)), codeOf(await login('cinema', email, 'a wrong one')));
    await platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } });
    told[kind] = answers;
  }
  const [refused, wrong] = [[403, 'emailNotConfirmed'], [401, 'failedAuthentication']];
  const alike = [[200, undefined], refused, refused, refused, wrong];
  expect(told).toEqual({ joining: alike, 'with an account': alike, free: alike });
});

test('the password that an owner proved, and changed since, is a wrong one', async () => {
  const email = free();
  await signUp('cinema', email);
  const mailsOf = async () => ((await platform.ask({ path: `/demo/mails?to=${email}` })).body as { mails: { text: string }[] }).mails;
  const tokenOf = async () => /token=([\w-]{43})/.exec((await mailsOf())[0]!.text)![1];
  expect((await platform.ask({ path: '/api/v2/user/email-confirmation', body: { token: await tokenOf(), password: own } })).status).toBe(200);
  await platform.ask({ path: '/api/v2/reset-password/create', body: { id: email, provider: 'id' } });
  expect((await platform.ask({ method: 'PUT', path: '/api/v2/reset-password', body: { token: await tokenOf(), secret: 'a goose and a lantern' } })).status).toBe(200);
  expect(codeOf(await login('cinema', email, own))).toEqual([401, 'failedAuthentication']);
});

test('a sign-up is answered as a wrong password after thirty days, by every way', async () => {
  const emails = Object.fromEntries(Object.keys(ways).map((way) => [way, free()]));
  const answers = async () => {
    const told = [];
    for (const [way, { signIn }] of Object.entries(ways)) told.push(codeOf(await signIn(emails[way]!, own)));
    return told;
  };
  for (const [way, { realm }] of Object.entries(ways)) await signUp(realm, emails[way]!);
  const [refused, wrong] = [[403, 'emailNotConfirmed'], [401, 'failedAuthentication']];
  expect(await answers()).toEqual([refused, refused, [400, 'UNVERIFIED_EMAIL'], refused]);
  await platform.ask({ method: 'PUT', path: '/demo/clock', body: { advance: 31 * 24 * 3_600_000 } });
  expect(await answers()).toEqual([wrong, wrong, [400, 'INVALID_LOGIN_CREDENTIALS'], wrong]);
});

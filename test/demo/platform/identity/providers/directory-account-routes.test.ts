import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consentAnswers, linkedIdentities } from '../../../../../demo/platform/db/tables/identity/account-tables.ts';
import { accounts } from '../../../../../demo/platform/db/tables/viewer-tables.ts';
import { appCheckToken } from '../../../../support/app-check.ts';
import { openTestPlatform, type Reply, type TestPlatform } from '../../../../support/test-platform.ts';

/** @source spec 3 §6 "sptv cannot sign up and has no password reset or account security page. pbr can sign up and has security and reset pages" */
let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

const realm = 'arena';
const password = 'a horse and a lamp';
const details = { name: 'Nia Roux', birthDate: '1990-04-12' };
let count = 0;
const newEmail = () => `new-${count += 1}@pbr.test`;
const send = (own: object, provider = 'pbr'): Promise<Reply> =>
  platform.ask({ realm, path: `/api/v2/login/auth-provider/${provider}/sign-up`, body: { username: newEmail(), password, consentAnswers: [{ fieldName: 'terms', answer: true }], details, ...own } });
const signUp = async (own: object = {}, provider?: string): Promise<Reply> => send({ appCheckToken: await appCheckToken(platform, realm), ...own }, provider);
const login = (id: string, secret = password, of = 'pbr'): Promise<Reply> => platform.ask({ realm, path: of === 'pbr' ? '/api/v2/login/auth-provider/pbr' : '/api/v2/login/sptv', body: { id, secret } });
const mailsTo = async (to: string) => ((await platform.ask({ path: `/demo/mails?to=${to}` })).body as { mails: { subject: string; text: string }[] }).mails;
const linkOf = async (to: string) => /token=([\w-]{43})/.exec((await mailsTo(to))[0]?.text ?? '')?.[1] ?? '';
const confirm = (token: string, at = realm, given: object = { password }) => platform.ask({ realm: at, path: '/api/v2/user/email-confirmation', body: { token, ...given } });

describe('a sign-up at PBR', () => {
  test('opens nothing before its mail is read, and everything that the form said stands in the account then', async () => {
    const username = newEmail();
    expect(await signUp({ username, from: '/epg' })).toMatchObject({ status: 200, body: {} });
    const token = await linkOf(username);
    expect((await mailsTo(username))[0]?.text).toContain('providerName=pbr');
    expect([(await login(username, 'wrong')).status, await login(username)]).toMatchObject([401, { status: 403, body: { code: 'emailNotConfirmed' } }]);
    expect([await linkOf(username) === token, (await mailsTo(username)).length]).toEqual([false, 2]);
    expect((await confirm(await linkOf(username), 'cinema')).body).toMatchObject({ code: 'invalidToken' });
    expect((await confirm(await linkOf(username))).body).toEqual({ email: username });
    expect((await login(username)).body).toMatchObject({ missingInformationStatus: 'COMPLETE', linkedAccounts: [{ provider: 'pbr' }] });
    const { db } = platform.running.context;
    const [account] = await db.select().from(accounts).where(eq(accounts.email, username));
    expect(account).toMatchObject({ name: 'Nia Roux', passwordHash: null, details: { ...details, contactEmail: username } });
    const answers = await db.select().from(consentAnswers).where(eq(consentAnswers.accountId, account!.id));
    expect(answers.filter(({ answer }) => answer).map(({ fieldName }) => fieldName)).toEqual(['terms']);
    expect((await platform.ask({ realm, path: '/api/v2/login', body: { id: '1', method: 'login', params: { id: username, secret: password } } })).status).toBe(401);
  });

  test('is confirmed however often a scanner opens the link', async () => {
    const username = newEmail();
    await signUp({ username });
    const token = await linkOf(username);
    expect([(await confirm(token)).status, (await confirm(token)).status, (await login(username)).status]).toEqual([200, 200, 200]);
  });

  test.each(['before', 'after'])('is its maker’s own, also where a stranger signed up with the address %s', async (moment) => {
    const username = newEmail();
    const strange = { username, password: 'what a stranger chose', proof: 'of another browser' };
    if (moment === 'before') await signUp(strange);
    await signUp({ username, proof: 'of the owner’s browser' });
    const mine = await linkOf(username);
    if (moment === 'after') await signUp(strange);
    const newest = await linkOf(username);
    // The mails look the same: the owner presses the newest.
    expect(await confirm(newest, realm, {})).toMatchObject({ status: 403, body: { code: 'sign-up-proof-required' } });
    expect(await confirm(newest, realm, { password: 'another one' })).toMatchObject({ status: 400, body: { code: 'invalidCurrentCredentials' } });
    expect((await confirm(newest, realm, moment === 'after' ? { proof: 'of the owner’s browser' } : { password })).status).toBe(200);
    expect((await confirm(mine, realm, {})).status).toBe(200);
    expect([(await login(username, 'what a stranger chose')).status, (await login(username)).status]).toEqual([401, 200]);
  });

  test('answers the same for a person of PBR, for a member of the site and for somebody new; a mail tells the first two', async () => {
    const [there, here, fresh] = [await signUp({ username: 'Nova@pbr.test' }), await signUp({ username: 'member@footlight.test' }), await signUp()];
    expect([there.status, there.body, here.status, here.body]).toEqual([fresh.status, fresh.body, fresh.status, fresh.body]);
    for (const owner of ['nova@pbr.test', 'member@footlight.test']) {
      expect((await mailsTo(owner))[0]?.text).toContain('/login/pbr');
      expect(await linkOf(owner)).toBe('');
    }
    expect([(await login('nova@pbr.test')).status, (await login('nova@pbr.test', 'footlight')).status]).toEqual([403, 200]);
  });

  test('is refused and mailed the same afterwards, whether the address has an account here, there or nowhere', async () => {
    const told = [];
    for (const username of ['buyer@footlight.test', 'kai@pbr.test', newEmail()]) {
      const before = (await mailsTo(username)).length;
      await signUp({ username });
      const answers = [await login(username), await login(username, 'another wrong one'), await login(username), await signUp({ username })];
      told.push([(await mailsTo(username)).length - before, ...answers.map(({ status, body }) => [status, (body as { code?: string }).code])]);
    }
    const expected = [3, [403, 'emailNotConfirmed'], [401, 'failedAuthentication'], [403, 'emailNotConfirmed'], [429, 'too-many-requests']];
    expect(told).toEqual([expected, expected, expected]);
  });

  test.each<[what: string, own: object, code: string, missing?: string[]]>([
    ['a field that the tenant wants', { details: { name: 'A' } }, 'fieldMissing', ['birthDate']], ['a choice', { consentAnswers: [] }, 'consentMissing', ['terms']],
    ['a good address', { username: 'x' }, 'pleaseProvideValidEmail'], ['a long password', { password: 'short' }, 'passwordTooShort'], ['one that is not guessed', { password: 'password123' }, 'passwordTooWeak'],
  ])('wants %s', async (_, own, code, missing) => {
    expect(await signUp(own)).toMatchObject({ status: 400, body: { code, ...(missing ? { details: { missingFields: missing } } : {}) } });
  });

  test('wants the proof of a browser, for each one anew', async () => {
    const token = await appCheckToken(platform, realm);
    expect([(await send({})).body, (await send({ appCheckToken: token })).status, (await send({ appCheckToken: token })).body]).toMatchObject([{ code: 'appCheckFailedWeb' }, 200, { code: 'appCheckFailedWeb' }]);
  });

  test.each([['sptv', 400, 'signUpNotSupported'], ['google', 400, 'signUpNotSupported'], ['nobody', 404, 'provider-not-found']])('%s makes none', async (provider, status, code) => {
    expect(await signUp({}, provider)).toMatchObject({ status, body: { code } });
  });
});

describe('the password at PBR', () => {
  const memberOf = async (username: string) => {
    await signUp({ username });
    await confirm(await linkOf(username));
  };
  const open = async (username: string, secret?: string) => ((await login(username, secret)).body as { authorisationToken: string }).authorisationToken;
  const change = (token: string, body: object, provider = 'pbr') => platform.ask({ realm, method: 'PUT', path: `/api/v2/user/linked-accounts/${provider}/password`, token, body: { current: password, secret: 'another horse, no lamp', ...body } });
  const isOpen = async (token: string) => (await platform.ask({ realm, path: '/api/v1/user/account', token })).status;

  test('is changed by who knows it: every other session ends, this one goes on, and the owner is told', async () => {
    const username = newEmail();
    await memberOf(username);
    const [mine, other] = [await open(username), await open(username)];
    expect(await change(mine, { current: 'wrong' })).toMatchObject({ status: 400, body: { code: 'invalidCurrentCredentials' } });
    expect(await change(mine, { secret: 'short' })).toMatchObject({ status: 400, body: { code: 'passwordTooShort' } });
    expect(await change(mine, { secret: 'password123' })).toMatchObject({ status: 400, body: { code: 'passwordTooWeak' } });
    expect([await isOpen(mine), await isOpen(other)]).toEqual([200, 200]);
    expect(await change(mine, {})).toMatchObject({ status: 200, body: {} });
    expect([await isOpen(mine), await isOpen(other)]).toEqual([200, 401]);
    expect([(await login(username)).status, (await login(username, 'another horse, no lamp')).status]).toEqual([401, 200]);
    expect((await mailsTo(username))[0]?.subject).toContain('password');
  });

  test('is guessed ten times by a stolen session, and no oftener', async () => {
    const username = newEmail();
    await memberOf(username);
    const token = await open(username);
    const answers: number[] = [];
    for (let index = 0; index < 12; index += 1) answers.push((await change(token, { current: `wrong ${index}` })).status);
    expect(answers).toEqual([...Array<number>(10).fill(400), 429, 429]);
  });

  test('a forgotten one is replaced by mail, and the sessions that it opened end', async () => {
    const username = newEmail();
    await memberOf(username);
    const token = await open(username);
    await platform.ask({ realm, path: '/api/v2/reset-password/create', body: { id: username, provider: 'pbr' } });
    expect((await platform.ask({ realm, method: 'PUT', path: '/api/v2/reset-password', body: { token: await linkOf(username), secret: 'another horse, no lamp' } })).status).toBe(200);
    expect([await isOpen(token), (await login(username, 'another horse, no lamp')).status]).toEqual([401, 200]);
  });

  test.each([['sptv', 400, 'securityNotSupported'], ['gigya', 400, 'securityNotSupported'], ['nobody', 404, 'provider-not-found'], ['pbr', 404, 'provider-not-linked']])('%s: refused to a member who has none there', async (provider, status, code) => {
    const { authorisationToken } = await platform.signIn(realm, 'reader');
    if (provider === 'sptv') await platform.running.context.db.insert(linkedIdentities).values({ realm, provider, subject: 'sptv-1001', accountId: `${realm}.reader`, linkedAt: 0 });
    expect(await change(authorisationToken, {}, provider)).toMatchObject({ status, body: { code } });
  });
});

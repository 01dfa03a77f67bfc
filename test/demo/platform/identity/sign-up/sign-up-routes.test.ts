import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { consentAnswers, profiles } from '../../../../../demo/platform/db/tables/identity/account-tables.ts';
import { accounts } from '../../../../../demo/platform/db/tables/viewer-tables.ts';
import { appCheckToken, solved } from '../../../../support/app-check.ts';
import { openTestPlatform, type Reply, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
afterEach(async () => {
  await platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } });
  await platform.ask({ method: 'DELETE', path: '/demo/faults' });
});

const password = 'a horse and a lamp';
const terms = [{ fieldName: 'terms', answer: true }];
let count = 0;
const newEmail = () => `new-${count += 1}@footlight.test`;
const send = (own: object): Promise<Reply> => platform.ask({ path: '/api/v1/firebase-auth/signup', body: { username: newEmail(), password, consentAnswers: terms, details: { name: 'Nia Roux' }, ...own } });
const signUp = async (own: object = {}): Promise<Reply> => send({ appCheckToken: await appCheckToken(platform, 'cinema'), ...own });
const login = (id: string, secret = password) => platform.ask({ path: '/api/v2/login', body: { id, secret } });
const mailsTo = async (to: string) => ((await platform.ask({ path: `/demo/mails?to=${to}` })).body as { mails: { subject: string; text: string }[] }).mails;
const tokenOf = async (to: string) => /token=([\w-]{43})/.exec((await mailsTo(to))[0]?.text ?? '')?.[1] ?? '';
const confirm = (token: string, given: object = { password }) => platform.ask({ path: '/api/v2/user/email-confirmation', body: { token, ...given } });
const rowOf = async (email: string) => (await platform.running.context.db.select().from(accounts).where(eq(accounts.email, email)))[0];

describe('a sign-up', () => {
  test('keeps a name without signs that turn or hide what is read, and none that shows nothing', async () => {
    const username = newEmail();
    expect((await signUp({ username, details: { name: '\u202eNia \u200bRoux\u2069' } })).status).toBe(200);
    const row = await rowOf(username);
    const [profile] = await platform.running.context.db.select().from(profiles).where(eq(profiles.id, row?.profileId ?? ''));
    expect([row?.name, profile?.name]).toEqual(['Nia Roux', 'Nia Roux']);
    expect(await signUp({ details: { name: '\u202e\u200b' } })).toMatchObject({ status: 400, body: { code: 'fieldMissing' } });
  });

  test('makes an account that opens once its e-mail is confirmed', async () => {
    const username = newEmail();
    expect(await signUp({ username })).toMatchObject({ status: 200, body: {} });
    expect(await login(username)).toMatchObject({ status: 403, body: { code: 'emailNotConfirmed' } });
    expect((await confirm(await tokenOf(username))).body).toEqual({ email: username });
    expect((await login(username)).status).toBe(200);
    expect(await rowOf(username)).toMatchObject({ name: 'Nia Roux', details: { name: 'Nia Roux', contactEmail: username } });
  });

  test('keeps what was agreed to: the text, its version and language, and when', async () => {
    const username = newEmail();
    await signUp({ username, consentAnswers: [...terms, { fieldName: 'unknown', answer: true }] });
    const account = await rowOf(username);
    const kept = await platform.running.context.db.select().from(consentAnswers).where(eq(consentAnswers.accountId, account!.id));
    expect(kept.map(({ fieldName, answer }) => [fieldName, answer]).sort()).toEqual([['news', false], ['terms', true]]);
    expect(kept.find(({ fieldName }) => fieldName === 'terms')).toMatchObject({ locale: 'en', version: expect.stringMatching(/^[\w-]{12}$/) as string, text: expect.stringContaining('I accept') as string });
  });

  test.each([['/epg?day=1', 'from=%2Fepg%3Fday%3D1'], ['https://evil.test/', undefined], ['//evil.test', undefined], [undefined, undefined]])('whose mail leads back to %s and to no other site', async (from, written) => {
    const username = newEmail();
    await signUp({ username, ...(from === undefined ? {} : { from }) });
    const { text = '' } = (await mailsTo(username))[0] ?? {};
    expect(/[?&](from=[^\s&]+)/.exec(text)?.[1]).toBe(written);
    expect(text).not.toContain('evil');
  });

  test('answers the same where there is an account, whose owner is told', async () => {
    const [known, unknown] = [await signUp({ username: 'Member@Footlight.test' }), await signUp()];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect((await mailsTo('member@footlight.test'))[0]).toMatchObject({ subject: 'You have an account at Cinema Lumen', text: expect.not.stringContaining('token=') as string });
    expect([(await login('member@footlight.test')).status, (await login('member@footlight.test', 'footlight')).status]).toEqual([403, 200]);
  });

  test('that was made in wait for somebody opens nothing: their own sign-up replaces it, and its link ends', async () => {
    const username = newEmail();
    await signUp({ username, password: 'the attacker waits here' });
    const laid = await tokenOf(username);
    await signUp({ username });
    expect((await confirm(await tokenOf(username))).status).toBe(200);
    expect((await confirm(laid)).status).toBe(404);
    expect([(await login(username, 'the attacker waits here')).status, (await login(username)).status]).toEqual([403, 200]);
  });

  test.each(['the owner', 'a stranger'])('is its maker’s own, also where %s signed up with the e-mail first', async (first) => {
    const username = newEmail();
    const own = { username, proof: 'of the owner’s browser' };
    const strange = { username, password: 'the attacker waits here', details: { name: 'Mallory' }, proof: 'of another browser' };
    for (const one of first === 'the owner' ? [own, strange] : [strange, own]) await signUp(one);
    const tokens = (await mailsTo(username)).map(({ text }) => /token=([\w-]{43})/.exec(text)?.[1] ?? '');
    // The owner presses both, as the mails look the same.
    for (const token of tokens) expect(await confirm(token, {})).toMatchObject({ status: 403, body: { code: 'sign-up-proof-required' } });
    expect(await confirm(tokens[0]!, { password: 'another one' })).toMatchObject({ status: 400, body: { code: 'invalidCurrentCredentials' } });
    expect((await confirm(tokens[0]!)).body).toEqual({ email: username });
    expect([(await login(username, strange.password)).status, (await login(username)).status]).toEqual([403, 200]);
    expect(await rowOf(username)).toMatchObject({ name: 'Nia Roux', details: { name: 'Nia Roux' } });
    expect((await confirm(tokens[1]!)).status).toBe(404);
    expect((await confirm(tokens[0]!, {})).status).toBe(200);
  });

  test('is proven without the password by the browser that made it, and by no other one', async () => {
    const username = newEmail();
    await signUp({ username, proof: 'of the owner’s browser' });
    await signUp({ username, password: 'the attacker waits here', proof: 'of another browser' });
    const token = await tokenOf(username);
    expect((await confirm(token, { proof: 'of a third browser' })).status).toBe(403);
    expect((await confirm(token, { proof: '' })).status).toBe(403);
    expect((await confirm(token, { proof: 'of the owner’s browser' })).status).toBe(200);
    expect([(await login(username, 'the attacker waits here')).status, (await login(username)).status]).toEqual([403, 200]);
  });

  test('keeps its proof in a link that is sent again', async () => {
    const username = newEmail();
    await signUp({ username, proof: 'of the owner’s browser' });
    const before = await tokenOf(username);
    expect((await login(username)).status).toBe(403);
    const again = await tokenOf(username);
    expect([again === before, (await confirm(before)).status]).toEqual([false, 404]);
    expect((await confirm(again, { proof: 'of the owner’s browser' })).status).toBe(200);
    expect((await login(username)).status).toBe(200);
  });

  test('says so when the mail cannot be sent, whoever it is for', async () => {
    await platform.ask({ method: 'PUT', path: '/demo/faults', body: { call: 'sendMail', status: 503, count: 2 } });
    const refusals = [await signUp(), await signUp({ username: 'vpn@footlight.test' })];
    expect(refusals.map(({ status, body }) => [status, (body as { code: string }).code])).toEqual([[503, 'failedToSend'], [503, 'failedToSend']]);
  });
});

describe('a sign-up is refused', () => {
  test.each([
    ['an empty form', { username: ' ', password: '' }, 400, 'EMPTY_INPUTS'],
    ['no e-mail', { username: 'nobody' }, 400, 'pleaseProvideValidEmail'],
    ['a short password', { password: 'short' }, 400, 'passwordTooShort'],
    ['a password that is a book', { password: 'a horse '.repeat(40) }, 400, 'passwordTooLong'],
    ['a common password', { password: 'password123' }, 400, 'passwordTooWeak'],
    ['a password made of the e-mail', { username: 'nia.roux@footlight.test', password: 'nia.roux@footlight' }, 400, 'passwordTooWeak'],
    ['a required term that is not ticked', { consentAnswers: [{ fieldName: 'terms', answer: false }] }, 400, 'consentMissing'],
    ['a required field without value', { details: {} }, 400, 'fieldMissing'],
    ['somebody who is not born yet', { details: { name: 'Nia', birthDate: '2999-01-01' } }, 400, 'dateWrong'],
    ['a day that is none', { details: { name: 'Nia', birthDate: '1999-02-30' } }, 400, 'dateWrong'],
    ['a number that is none', { details: { name: 'Nia', phoneNumber: { regionCode: 'GB', prefix: '+44', number: '1', complete: '+441' } } }, 400, 'phoneWrong'],
    ['no token', { appCheckToken: undefined }, 403, 'appCheckFailedWeb'],
    ['a token of somebody’s own', { appCheckToken: 'eyJhbGciOiJub25lIn0.eyJhdWQiOiJhcHAtY2hlY2sifQ.' }, 403, 'appCheckFailedWeb'],
    ['what the tenant’s own check says', { username: 'blocked@footlight.test' }, 400, 'internal-error'],
  ])('for %s', async (_what, own, status, code) => {
    expect(await signUp(own)).toMatchObject({ status, body: { code } });
  });

  test('where the tenant takes no new members', async () => {
    const realm = platform.running.context.realms.byName('cinema')!;
    realm.settings.flags.selfRegistration = false;
    expect(await signUp()).toMatchObject({ status: 403, body: { code: 'selfRegistrationOff' } });
    realm.settings.flags.selfRegistration = true;
  });

  test('when one mailbox is asked for too often', async () => {
    const username = newEmail();
    const statuses: number[] = [];
    for (let index = 0; index < 4; index++) statuses.push((await signUp({ username })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

describe('the check that a browser asks', () => {
  const prove = (body: object, realm = 'cinema') => platform.ask({ realm, path: '/api/v1/app-check', body });

  test('takes a solution once, though it stays right', async () => {
    const proof = await solved(platform, 'cinema');
    expect([(await prove(proof)).status, (await prove(proof)).status]).toEqual([200, 403]);
  });

  test('gives a token that is good for one account', async () => {
    const token = await appCheckToken(platform, 'cinema');
    expect([(await send({ appCheckToken: token })).status, (await send({ appCheckToken: token })).status]).toEqual([200, 403]);
  });

  test('a token outlives a form that is refused', async () => {
    const token = await appCheckToken(platform, 'cinema');
    expect([(await send({ appCheckToken: token, password: 'short' })).status, (await send({ appCheckToken: token })).status]).toEqual([400, 200]);
  });

  test('ends after ten minutes, riddle and token', async () => {
    const [proof, token] = [await solved(platform, 'cinema'), await appCheckToken(platform, 'cinema')];
    await platform.ask({ method: 'PUT', path: '/demo/clock', body: { advance: 10 * 60_000 + 1_000 } });
    expect([(await prove(proof)).status, (await send({ appCheckToken: token })).status]).toEqual([403, 403]);
  });

  test('is of one tenant, and refuses what is altered', async () => {
    const { challenge, solution } = await solved(platform, 'arena');
    expect((await prove({ challenge, solution })).status).toBe(403);
    const own = await solved(platform, 'cinema');
    expect((await prove({ ...own, challenge: own.challenge.replace('"cost":1000', '"cost":1') })).status).toBe(403);
    expect((await prove({ ...own, solution: '{"counter":0,"derivedKey":"00"}' })).status).toBe(403);
    expect((await prove({ challenge: '{', solution: '' })).status).toBe(403);
  });
});

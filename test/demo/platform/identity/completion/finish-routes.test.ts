import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consentAnswers, linkedIdentities } from '../../../../../demo/platform/db/tables/identity/account-tables.ts';
import { sessionFamilies } from '../../../../../demo/platform/db/tables/identity/session-tables.ts';
import { accounts } from '../../../../../demo/platform/db/tables/viewer-tables.ts';
import { ProviderVisit } from '../../../../support/provider-visit.ts';
import { openTestPlatform, type Reply, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); }, 180_000);
afterAll(() => platform.close());

interface Answer { authorisationToken: string; refreshToken: string; missingInformationStatus: string }

const db = () => platform.running.context.db;
const ask = (path: string, body: object, realm = 'arena', token?: string): Promise<Reply> => platform.ask({ realm, path, body, ...(token ? { token } : {}) });
const logIn = async (name = 'incomplete'): Promise<Answer> => await platform.signIn('arena', name) as Answer;
const missing = (token: string, realm?: string) => ask('/api/v1/sign-in/missing-information', { token }, realm);
const whole = { details: { birthDate: '1991-02-03' }, consentAnswers: [{ fieldName: 'terms', answer: true }] };
const finish = (token: string, own: object = whole, realm?: string) => ask('/api/v1/sign-in/finish', { token, ...own }, realm);
const move = (body: object) => platform.ask({ path: '/demo/clock', method: 'PUT', body });
const sessionsOf = async (id: string) => (await db().select().from(sessionFamilies)).filter(({ subject }) => subject.id === id);
const anew = () => platform.ask({ path: '/demo/reset', body: {} });

/** Somebody new at Google, who wants an account of their own. */
async function newcomer(realm: 'arena' | 'cinema' = 'arena', person = 'google-1001'): Promise<Answer> {
  const { authorisationUri, attempt } = (await platform.ask({ realm, path: '/api/v1/auth-providers/google/auth-uri' })).body as { authorisationUri: string; attempt: { id: string; secret: string } };
  const { fields } = await new ProviderVisit().signIn(authorisationUri, { person });
  const key = { id: attempt.id, secret: attempt.secret };
  await ask('/api/v2/login/social/google', { ...fields, ...key }, realm);
  return ((await ask('/api/v1/sign-in-attempts/skip', key, realm)).body as { answer: Answer }).answer;
}

const accountOf = async (email: string, realm = 'arena') => (await db().select().from(accounts).where(and(eq(accounts.email, email), eq(accounts.realm, realm))))[0];

describe('an account that lacks what the tenant asks for', () => {
  test('gets a token that opens nothing, and no session', async () => {
    const answer = await logIn();
    expect(answer).toMatchObject({ missingInformationStatus: 'MISSING_INFORMATION', refreshToken: '' });
    expect(await sessionsOf('arena.incomplete')).toEqual([]);
    for (const path of ['/api/v1/user/account', '/api/v1/init/', '/api/v1/user/marketing-preferences'])
      expect((await platform.ask({ realm: 'arena', path, token: answer.authorisationToken })).status, path).toBe(401);
    expect((await ask('/api/v2/token/refresh', { refreshToken: answer.authorisationToken })).status).toBe(401);
  });

  test('is asked for that alone, signs in with it, and is not asked again', async () => {
    const { authorisationToken: token } = await logIn();
    const form = (await missing(token)).body as { fields: { id: string }[]; consents: { fieldName: string }[] };
    expect(form.fields.map(({ id }) => id)).toEqual(['birthDate']);
    expect(form.consents.map(({ fieldName }) => fieldName)).toEqual(['termsNote', 'terms', 'news']);
    expect((await finish(token)).body).toMatchObject({ missingInformationStatus: 'COMPLETE', refreshToken: expect.stringMatching(/.+/) });
    expect(await sessionsOf('arena.incomplete')).toHaveLength(1);
    expect((await db().select().from(consentAnswers).where(eq(consentAnswers.accountId, 'arena.incomplete'))).map(({ fieldName, answer, version }) => [fieldName, answer, version !== '']))
      .toEqual(expect.arrayContaining([['terms', true, true], ['news', false, true]]));
    expect((await logIn()).missingInformationStatus).toBe('COMPLETE');
    await anew();
    expect((await logIn()).missingInformationStatus).toBe('MISSING_INFORMATION');
  });

  test.each<[string, object, object]>([
    ['no required choice', { ...whole, consentAnswers: [{ fieldName: 'terms', answer: false }] }, { code: 'consentMissing', details: { missingFields: ['terms'] } }],
    ['another choice alone', { ...whole, consentAnswers: [{ fieldName: 'news', answer: true }] }, { code: 'consentMissing', details: { missingFields: ['terms'] } }],
    ['no required field', { ...whole, details: {} }, { code: 'fieldMissing', details: { missingFields: ['birthDate'] } }],
    ['a day to come', { ...whole, details: { birthDate: '2999-01-01' } }, { code: 'dateWrong' }],
  ])('with %s is refused, signs nobody in and may try again', async (_what, body, said) => {
    const { authorisationToken: token } = await logIn();
    expect(await finish(token, body)).toMatchObject({ status: 400, body: said });
    expect((await missing(token)).status).toBe(200);
    expect((await accountOf('incomplete@footlight.test'))?.details).toEqual({});
  });

  test('writes nothing but what was asked for', async () => {
    const { authorisationToken: token } = await logIn();
    await finish(token, { ...whole, details: { birthDate: '1991-02-03', name: 'Somebody else', contactEmail: 'other@evil.test', taxNumber: 'X', others: { role: 'ADMIN' } } });
    expect(await accountOf('incomplete@footlight.test')).toMatchObject({ name: 'Wren Castillo', email: 'incomplete@footlight.test', details: { birthDate: '1991-02-03' }, role: 'USER' });
    await anew();
  });
});

describe('the token of an unfinished sign-in', () => {
  test('is good once, for half an hour, for one tenant, and until the next one', async () => {
    const first = (await logIn()).authorisationToken;
    const second = (await logIn()).authorisationToken;
    expect((await finish(first)).status).toBe(410);
    expect((await finish(second, whole, 'cinema')).status).toBe(410);
    const both = await Promise.all([finish(second), finish(second)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
    await anew();
    const late = (await logIn()).authorisationToken;
    await move({ advance: 30 * 60_000 });
    expect(await finish(late)).toMatchObject({ status: 410, body: { code: 'sign-in-expired' } });
    await move({ reset: true });
  });

  test('ends with a new password, and a token of another kind is none', async () => {
    const { authorisationToken: token } = await logIn();
    const { endAccess } = await import('../../../../../demo/platform/identity/session/end-access.ts');
    await endAccess(db(), 'arena', 'arena.incomplete', await platform.running.context.now());
    expect((await finish(token)).status).toBe(410);
    const member = await platform.signIn('arena', 'member');
    for (const other of [member.authorisationToken, member.refreshToken, '', '%']) expect((await finish(other)).status, other).toBe(410);
  });
});

describe('somebody whom the platform does not know', () => {
  test('has no account before the last answer, and one afterwards', async () => {
    await anew();
    const answer = await newcomer();
    expect(answer).toMatchObject({ missingInformationStatus: 'MISSING_INFORMATION', refreshToken: '' });
    expect([await accountOf('nova@google.test'), await db().select().from(linkedIdentities)]).toEqual([undefined, []]);
    expect(((await missing(answer.authorisationToken)).body as { fields: { id: string }[] }).fields.map(({ id }) => id)).toEqual(['birthDate']);
    expect((await finish(answer.authorisationToken)).body).toMatchObject({ missingInformationStatus: 'COMPLETE', linkedAccounts: [{ provider: 'google' }] });
    expect(await accountOf('nova@google.test')).toMatchObject({ name: 'Nova Lindqvist', details: { birthDate: '1991-02-03' } });
  });

  test('agrees alone where the tenant asks for a name, which the provider said', async () => {
    const { authorisationToken: token } = await newcomer('cinema');
    expect((await missing(token, 'cinema')).body).toMatchObject({ fields: [] });
    expect((await finish(token, { ...whole, details: {} }, 'cinema')).body).toMatchObject({ missingInformationStatus: 'COMPLETE' });
  });

  test('is refused where the e-mail became another account’s meanwhile', async () => {
    await anew();
    const { authorisationToken: token } = await newcomer();
    const [row] = await db().select().from(accounts).where(eq(accounts.id, 'arena.member'));
    await db().insert(accounts).values({ ...row!, id: 'arena.faster', email: 'nova@google.test', profileId: 'arena.faster.profile', note: '' });
    expect(await finish(token)).toMatchObject({ status: 409, body: { code: 'accountConflict' } });
    await anew();
  });
});

test('a name and password of another house, and an operator’s person, are asked as well', async () => {
  await anew();
  expect((await ask('/api/v2/login/sptv', { id: 'nova@sptv.test', secret: 'footlight' })).body).toMatchObject({ missingInformationStatus: 'MISSING_INFORMATION' });
  expect((await ask('/api/v2/login/auth-provider/pbr', { id: 'nova@pbr.test', secret: 'footlight' })).body).toMatchObject({ missingInformationStatus: 'MISSING_INFORMATION' });
});

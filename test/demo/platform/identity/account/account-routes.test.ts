import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { listEntries } from '../../../../../demo/platform/db/tables/viewer-tables.ts';
import { favouritesKey } from '../../../../../demo/platform/lists/list-entries.ts';
import { openTestPlatform, type Question, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
afterEach(async () => {
  await platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } });
  await platform.ask({ path: '/demo/reset', body: {} });
});

const v1 = '/api/v1/user';
const signIn = async (name = 'buyer') => (await platform.signIn('cinema', name)).authorisationToken;
const login = (id: string, secret = 'footlight') => platform.ask({ path: '/api/v2/login', body: { id, secret } });
const mailsTo = async (to: string) => ((await platform.ask({ path: `/demo/mails?to=${to}` })).body as { mails: { subject: string; text: string }[] }).mails;
const address = { country: 'GB', line1: '1 High Street', city: 'Leeds' };

const calls: [string, Question][] = [
  ['readAccountDetails', { path: `${v1}/account` }],
  ['updateAccountDetails', { method: 'PUT', path: `${v1}/account`, body: { details: { name: 'A' } } }],
  ['changeEmail', { path: `${v1}/account/email`, body: { email: 'a@b.test', current: 'footlight' } }],
  ['exportAccount', { path: `${v1}/account/export`, body: {} }],
  ['deleteAccount', { path: `${v1}/account/deletion`, body: { proof: 'footlight' } }],
  ['readAddresses', { path: `${v1}/addresses` }],
  ['addAddress', { path: `${v1}/addresses`, body: { address } }],
  ['changeAddress', { method: 'PATCH', path: `${v1}/addresses/one`, body: { isDefault: true } }],
  ['removeAddress', { method: 'DELETE', path: `${v1}/addresses/one` }],
  ['readLinkedProviders', { path: '/api/v2/user/linked-accounts' }],
  ['readMarketingPreferences', { path: `${v1}/marketing-preferences` }],
  ['updateMarketingPreferences', { method: 'PUT', path: `${v1}/marketing-preferences`, body: { answers: [] } }],
  ['readSessions', { path: `${v1}/sessions` }],
  ['endOpenSession', { method: 'DELETE', path: `${v1}/sessions/one` }],
  ['endOtherSessions', { path: `${v1}/sessions/end-others`, body: {} }],
  ['changePassword', { method: 'PUT', path: '/api/v2/user/password', body: { current: 'footlight', secret: 'a whole new one' } }],
];

describe.each(calls)('%s', (name, question) => {
  test('is refused to a guest, and to a child’s profile', async () => {
    const { authorisationToken } = await platform.guest('cinema');
    expect(await platform.ask({ ...question, token: authorisationToken })).toMatchObject({ status: 401, body: { code: 'sign-in-required' } });
    expect(await platform.ask({ ...question, token: await signIn('child') })).toMatchObject({ status: 403, body: { code: 'account-for-grown-ups' } });
  });

  test.runIf(!name.startsWith('read'))('is refused to staff who act as the member', async () => {
    const link = await platform.ask({ path: '/api/v2/impersonations', token: await signIn('team'), body: { email: 'buyer@footlight.test' } });
    const entered = await platform.ask({ path: '/api/v2/impersonations/enter', body: { token: (link.body as { token: string }).token } });
    const { authorisationToken } = entered.body as { authorisationToken: string };
    expect(await platform.ask({ ...question, token: authorisationToken })).toMatchObject({ status: 403, body: { code: 'notWhileImpersonating' } });
  });
});

describe('details', () => {
  const save = async (details: object, token?: string) => platform.ask({ method: 'PUT', path: `${v1}/account`, token: token ?? await signIn(), body: { details } });

  test('are kept, and an empty field is emptied', async () => {
    const token = await signIn();
    const phoneNumber = { regionCode: 'GB', prefix: '+44', number: '7700 900123', complete: '+447700900123' };
    expect((await save({ name: 'Tomas B.', birthDate: '1988-02-29', phoneNumber, gender: 'other' }, token)).body).toMatchObject({ details: { name: 'Tomas B.', birthDate: '1988-02-29', phoneNumber, gender: 'other' } });
    expect((await save({ name: 'Tomas Brandt' }, token)).body).toMatchObject({ contactEmail: 'buyer@footlight.test', details: { name: 'Tomas Brandt' } });
    expect(((await platform.ask({ path: `${v1}/account`, token })).body as { details: object }).details).toEqual({ name: 'Tomas Brandt' });
  });

  test.each([
    ['name', { name: 'x'.repeat(81) }], ['birthDate', { name: 'A', birthDate: '1990-02-30' }], ['birthDate', { name: 'A', birthDate: '2999-01-01' }],
    ['phoneNumber', { name: 'A', phoneNumber: { regionCode: 'GB', prefix: '+44', number: '1', complete: '+441' } }], ['taxNumber', { name: 'A', taxNumber: '1'.repeat(81) }],
  ])('a wrong %s is named', async (field, details) => {
    expect(await save(details)).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST', details: { field } } });
  });

  test.each<[tenant: 'arena' | 'cinema' | 'debug', missing: string[], details: object]>([
    ['cinema', ['name'], { name: ' ', birthDate: '1988-02-29' }], ['arena', ['name', 'birthDate'], {}], ['arena', ['birthDate'], { name: 'A' }], ['arena', [], { name: 'A', birthDate: '1988-02-29' }],
    ['cinema', [], { name: 'A' }], ['debug', ['name'], {}], ['debug', [], { name: 'A' }],
  ])('at %s what its form requires is not emptied: %j', async (realm, missing, details) => {
    const { authorisationToken: token } = await platform.signIn(realm, 'buyer');
    const { fields } = (await platform.ask({ realm, path: `${v1}/account`, token })).body as { fields: { id: string; required?: boolean; empty?: string }[] };
    for (const id of missing) expect(fields.find((one) => one.id === id)?.required).toBe(true);
    const reply = await platform.ask({ realm, method: 'PUT', path: `${v1}/account`, token, body: { details } });
    if (missing.length === 0) expect(reply.status).toBe(200);
    else expect(reply).toMatchObject({ status: 400, body: { code: 'fieldMissing', details: { missingFields: missing } } });
  });
});

describe('the e-mail', () => {
  const ask = async (email: string, current = 'footlight') => platform.ask({ path: `${v1}/account/email`, token: await signIn('reader'), body: { email, current } });
  const confirm = (token: string) => platform.ask({ path: '/api/v2/user/email-confirmation', body: { token, pressed: true } });
  const tokenIn = ({ text }: { text: string }) => /token=([\w-]+)/.exec(text)![1]!;

  test('changes with the press in its mail and not before; the old address is told', async () => {
    expect((await ask('noor@elsewhere.test')).status).toBe(200);
    expect((await login('noor@elsewhere.test')).status).toBe(401);
    expect(((await platform.ask({ path: `${v1}/account`, token: await signIn('reader') })).body as { pendingEmail: string }).pendingEmail).toBe('noor@elsewhere.test');
    expect((await mailsTo('reader@footlight.test'))[0]?.subject).toContain('A new e-mail was asked for');
    const token = tokenIn((await mailsTo('noor@elsewhere.test'))[0]!);
    const confirmed = await confirm(token);
    expect([confirmed.status, confirmed.body]).toEqual([200, { email: 'noor@elsewhere.test' }]);
    expect([(await login('noor@elsewhere.test')).status, (await login('reader@footlight.test')).status]).toEqual([200, 401]);
    const { authorisationToken } = (await login('noor@elsewhere.test')).body as { authorisationToken: string };
    await platform.ask({ path: `${v1}/account/email`, token: authorisationToken, body: { email: 'reader@footlight.test', current: 'footlight' } });
    expect((await confirm(token)).status).toBe(404);
    await confirm(tokenIn((await mailsTo('reader@footlight.test')).find(({ text }) => text.includes('token='))!));
    expect((await login('reader@footlight.test')).status).toBe(200);
  });

  test('that another account has is asked for with the same answer, and its owner alone is told', async () => {
    const [taken, free] = [await ask('team@footlight.test'), await ask('free@elsewhere.test')];
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    expect((await mailsTo('team@footlight.test'))[0]?.text).not.toContain('token=');
  });

  test.each([['nonsense', 'footlight', 'pleaseProvideValidEmail'], ['reader@footlight.test', 'footlight', 'sameEmail'], ['new@elsewhere.test', 'wrong', 'invalidCurrentCredentials']])('%s with %s is refused: %s', async (email, current, code) => {
    expect(await ask(email, current)).toMatchObject({ status: 400, body: { code } });
  });
});

describe('addresses', () => {
  const list = (reply: { body: never }) => (reply.body as { addresses: { id: string; isDefault: boolean; address: { line1: string } }[] }).addresses;

  test('the first one is the default; another may take its place, and the place is never empty', async () => {
    const token = await signIn();
    await platform.ask({ path: `${v1}/addresses`, token, body: { address } });
    const two = list(await platform.ask({ path: `${v1}/addresses`, token, body: { address: { ...address, line1: '2 High Street' } } }));
    expect(two.map(({ isDefault }) => isDefault)).toEqual([true, false]);
    const swapped = list(await platform.ask({ method: 'PATCH', path: `${v1}/addresses/${two[1]!.id}`, token, body: { isDefault: true } }));
    expect(swapped.map((one) => [one.address.line1, one.isDefault])).toEqual([['2 High Street', true], ['1 High Street', false]]);
    expect(list(await platform.ask({ method: 'DELETE', path: `${v1}/addresses/${two[1]!.id}`, token }))).toMatchObject([{ isDefault: true, address: { line1: '1 High Street' } }]);
    expect(await platform.ask({ method: 'DELETE', path: `${v1}/addresses/${two[0]!.id}`, token: await signIn('team') })).toMatchObject({ status: 404, body: { code: 'address-not-found' } });
  });

  test.each([['country', { ...address, country: 'gb' }], ['line1', { ...address, line1: ' ' }], ['city', { country: 'GB', line1: 'x' }], ['line2', { ...address, line2: 'x'.repeat(200) }]])('a wrong %s is named', async (field, wrong) => {
    expect(await platform.ask({ path: `${v1}/addresses`, token: await signIn(), body: { address: wrong } })).toMatchObject({ status: 400, body: { details: { field } } });
  });
});

test('marketing answers are kept with the words that were read; a choice that is none is refused', async () => {
  const token = await signIn();
  const path = `${v1}/marketing-preferences`;
  expect((await platform.ask({ path, token })).body).toMatchObject({ answers: [{ fieldName: 'news', fieldType: 'BINARY_CHOICE', answer: false, required: false }] });
  expect((await platform.ask({ method: 'PUT', path, token, body: { answers: [{ fieldName: 'news', answer: true }] } })).body).toMatchObject({ answers: [{ fieldName: 'news', answer: true }] });
  expect((await platform.ask({ method: 'PUT', path, token, body: { answers: [{ fieldName: 'terms', answer: false }] } })).status).toBe(400);
});

test('a copy holds what the account did and no secret; it is limited, and its owner is told', async () => {
  const token = await signIn('resume');
  await platform.running.context.db.insert(listEntries).values({ realm: 'cinema', listKey: favouritesKey('cinema.resume.profile'), contentId: '1101', place: 1 });
  const { fileName, data } = (await platform.ask({ path: `${v1}/account/export`, token, body: {} })).body as { fileName: string; data: { profiles: { watched: object[]; favourites: string[] }[]; sessions: object[] } };
  expect(fileName).toMatch(/^cinema-\d{4}-\d\d-\d\d\.json$/);
  expect(data.profiles[0]?.watched.length).toBeGreaterThan(0);
  expect(data.profiles[0]?.favourites).toEqual(expect.arrayContaining(['1101']));
  expect(JSON.stringify(data)).not.toMatch(/argon2|hash|secret/i);
  expect((await mailsTo('resume@footlight.test'))[0]?.subject).toContain('copy of your data');
  for (let count = 0; count < 4; count++) await platform.ask({ path: `${v1}/account/export`, token, body: {} });
  expect((await platform.ask({ path: `${v1}/account/export`, token, body: {} })).status).toBe(429);
});

describe('deletion', () => {
  const leave = async (name: string, proof = 'footlight') => platform.ask({ path: `${v1}/account/deletion`, token: await signIn(name), body: { proof } });

  test('wants the password', async () => {
    expect(await leave('vpn', 'wrong')).toMatchObject({ status: 400, body: { code: 'invalidCurrentCredentials' } });
  });

  test('ends every session at once; a sign-in within two weeks takes it back', async () => {
    const other = await signIn('vpn');
    expect((await leave('vpn')).status).toBe(200);
    expect((await platform.ask({ path: `${v1}/sessions`, token: other })).status).toBe(401);
    expect((await login('vpn@footlight.test')).status).toBe(200);
    await platform.ask({ method: 'PUT', path: '/demo/clock', body: { advance: 15 * 86_400_000 } });
    expect((await login('vpn@footlight.test')).status).toBe(200);
  });

  test('after two weeks it is gone, with its profiles', async () => {
    await leave('abroad');
    await platform.ask({ method: 'PUT', path: '/demo/clock', body: { advance: 14 * 86_400_000 + 3_600_000 } });
    expect((await login('abroad@footlight.test')).status).toBe(401);
  });
});

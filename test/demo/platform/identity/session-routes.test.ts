import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as sessionTables from '../../../../demo/platform/db/tables/identity/session-tables.ts';
import { pruneSessions } from '../../../../demo/platform/identity/session/prune-sessions.ts';
import { appCheckToken } from '../../../support/app-check.ts';
import { openTestPlatform, type TestPlatform } from '../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

const clock = (body: object) => platform.ask({ method: 'PUT', path: '/demo/clock', body });
afterEach(() => clock({ reset: true }));

const refresh = (refreshToken: string, realm = 'cinema') => platform.ask({ realm, path: '/api/v2/token/refresh', body: { refreshToken } });
const home = (token: string, realm = 'cinema') => platform.ask({ realm, token, path: '/api/v1/view?type=home&id=home' });
const signIn = (body: object, realm = 'cinema') => platform.ask({ realm, path: '/api/v2/login', body });

describe('signing in', () => {
  test('says the same whether the account exists or not', async () => {
    const wrong = await signIn({ id: 'member@footlight.test', secret: 'wrong' });
    const nobody = await signIn({ id: 'nobody@footlight.test', secret: 'wrong' });
    expect(wrong).toMatchObject({ status: 401, body: { code: 'failedAuthentication' } });
    expect([nobody.status, nobody.body]).toEqual([wrong.status, wrong.body]);
  });

  test.each([{ id: '', secret: 'x' }, { id: 'member@footlight.test', secret: '' }, { id: ' ', secret: '' }])('refuses what is empty: %o', async (body) => {
    expect(await signIn(body)).toMatchObject({ status: 400, body: { code: 'EMPTY_INPUTS' } });
  });

  test('answers in an envelope where the tenant asks for one, and asks for it', async () => {
    const params = { id: 'member@footlight.test', secret: 'wrong' };
    expect((await signIn({ id: '42', method: 'login', params }, 'arena')).body).toMatchObject({ id: '42', error: { code: 'failedAuthentication' } });
    expect(await signIn(params, 'arena')).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  });

  test('knows the e-mail in any case', async () => {
    expect((await signIn({ id: ' Member@Footlight.Test', secret: 'footlight' })).status).toBe(200);
  });
});

/** @source spec 3 §2 "a captcha-type frontoffice authentication factor" */
describe('where the tenant asks for a captcha', () => {
  const [realm, member, words] = ['arena-es', { id: 'member@footlight.test', secret: 'footlight' }, { status: 403, body: { error: { code: 'appCheckFailedWeb', messages: ['appCheckFailedWeb'] } } }];
  const sign = (own: object) => signIn({ id: '1', method: 'login', params: { ...member, ...own } }, realm);

  test('a password without a proof is not looked at, whether it is right or wrong', async () => {
    expect([await sign({}), await sign({ secret: 'wrong' }), await sign({ captchaToken: 'unknown' })]).toMatchObject([words, words, words]);
    expect(await sign({ id: '', secret: '' })).toMatchObject({ status: 400, body: { error: { code: 'EMPTY_INPUTS' } } });
  });

  test('a proof is good for one try, right or wrong, at the tenant that gave its riddle', async () => {
    const [right, wrong, other] = [await appCheckToken(platform, realm), await appCheckToken(platform, realm), await appCheckToken(platform, 'cinema')];
    expect((await sign({ captchaToken: right })).status).toBe(200);
    expect((await sign({ captchaToken: wrong, secret: 'wrong' })).status).toBe(401);
    expect([await sign({ captchaToken: right }), await sign({ captchaToken: wrong }), await sign({ captchaToken: other })]).toMatchObject([words, words, words]);
  });

  test('one that waited too long is none', async () => {
    const captchaToken = await appCheckToken(platform, realm);
    await clock({ advance: 11 * 60_000 });
    expect(await sign({ captchaToken })).toMatchObject(words);
  });

  test('no other tenant asks for one', async () => {
    expect((await signIn(member)).status).toBe(200);
  });
});

describe('an access token', () => {
  const altered = (token: string): string[] => {
    const [head = '', claims = '', signature = ''] = token.split('.');
    const other = Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(claims, 'base64url').toString()), isGuest: false, id: 'cinema.subscriber' })).toString('base64url');
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
    return [`${head}.${other}.${signature}`, `${none}.${claims}.`, `${head}.${claims}.${signature.slice(0, -4)}AAAA`, 'nonsense'];
  };

  test('carries the session user', async () => {
    const { authorisationToken } = await platform.signIn('cinema', 'child');
    const claims = JSON.parse(Buffer.from(authorisationToken.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ sub: 'cinema.child', realm: 'cinema', id: 'cinema.child', isGuest: false, pro: { tp: 'child' }, loc: 'GB', name: 'Pip' });
  });

  test('names its session and, opaquely, its viewer', async () => {
    const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string; vid: string };
    const first = await platform.signIn('cinema', 'member');
    const [one, two] = [claimsOf(first.authorisationToken), claimsOf((await platform.signIn('cinema', 'member')).authorisationToken)];
    expect([one.vid === two.vid, one.sid === two.sid]).toEqual([true, false]);
    expect(one.vid).toMatch(/^[\w-]{22}$/);
    const renewed = (await refresh(first.refreshToken)).body as { authorisationToken: string };
    expect(claimsOf(renewed.authorisationToken)).toMatchObject({ sid: one.sid, vid: one.vid });
    const others = [await platform.signIn('cinema', 'child'), await platform.guest('cinema'), await platform.guest('cinema'), await platform.signIn('arena', 'member')];
    const ids = [one.vid, ...others.map(({ authorisationToken }) => claimsOf(authorisationToken).vid)];
    expect(new Set(ids).size).toBe(5);
  });

  test('carries what the viewer’s ids for partners are made with: one for each profile, and not the viewer’s own id', async () => {
    const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { vid: string; pvk: string };
    const [one, two, child, guest] = (await Promise.all([platform.signIn('cinema', 'member'), platform.signIn('cinema', 'member'), platform.signIn('cinema', 'child'), platform.guest('cinema')])).map(({ authorisationToken }) => claimsOf(authorisationToken));
    expect(one!.pvk).toMatch(/^[\w-]{43}$/);
    expect(two!.pvk).toBe(one!.pvk);
    expect(new Set([one!.pvk, child!.pvk, guest!.pvk]).size).toBe(3);
    expect(one!.pvk).not.toContain(one!.vid);
  });

  test('is refused when altered', async () => {
    const { authorisationToken } = await platform.guest('cinema');
    for (const token of altered(authorisationToken)) expect(await home(token)).toMatchObject({ status: 401, body: { code: 'invalid-token' } });
  });

  test('is refused at another tenant', async () => {
    const { authorisationToken } = await platform.guest('cinema');
    expect(await home(authorisationToken, 'arena')).toMatchObject({ status: 401, body: { code: 'invalid-token' } });
  });

  test('expires by the platform’s clock', async () => {
    const { authorisationToken } = await platform.signIn('cinema', 'member');
    await clock({ advance: 14 * 60_000 });
    expect((await home(authorisationToken)).status).toBe(200);
    await clock({ advance: 2 * 60_000 });
    expect(await home(authorisationToken)).toMatchObject({ status: 401, body: { code: 'token-expired' } });
  });

  test('of a guest opens no member’s call', async () => {
    const { authorisationToken: token } = await platform.guest('cinema');
    expect(await platform.ask({ token, path: '/api/v1/watchlists' })).toMatchObject({ status: 401, body: { code: 'sign-in-required' } });
    expect(await platform.ask({ path: '/api/v1/watchlists' })).toMatchObject({ status: 401, body: { code: 'token-missing' } });
  });
});

describe('a session that was signed out', () => {
  const memberCalls = (token: string) => Promise.all([
    platform.ask({ token, path: '/api/v1/watchlists' }), platform.ask({ token, method: 'PUT', path: '/api/v2/baskets/cinema-basic-month' }),
    platform.ask({ token, path: '/api/v2/customer/baskets/pay/any', body: {}, headers: { 'idempotency-key': 'a-key-of-this-test' } }),
    platform.ask({ token, path: '/api/v4/payment-method/validate', body: { primaryPaymentDetails: { token: 'any' } } }), home(token),
  ]);

  test('opens no call of a member at once, payment included', async () => {
    const { authorisationToken, refreshToken } = await platform.signIn('cinema', 'member');
    const other = await platform.signIn('cinema', 'member');
    await platform.ask({ path: '/api/v2/logout', body: { refreshToken } });
    for (const answer of await memberCalls(authorisationToken)) expect(answer).toMatchObject({ status: 401, body: { code: 'session-ended' } });
    expect((await platform.ask({ token: other.authorisationToken, path: '/api/v1/watchlists' })).status).toBe(200);
  });

  test('stays open when another tenant is told to end it', async () => {
    const { authorisationToken, refreshToken } = await platform.signIn('cinema', 'member');
    const { refreshToken: visit } = await platform.guest('cinema');
    for (const token of [refreshToken, visit]) expect((await platform.ask({ realm: 'arena', path: '/api/v2/logout', body: { refreshToken: token } })).status).toBe(200);
    for (const answer of await memberCalls(authorisationToken)) expect(answer).not.toMatchObject({ body: { code: 'session-ended' } });
    for (const token of [refreshToken, visit]) expect((await refresh(token)).status).toBe(200);
  });

  test('by the use of a copied token opens none either', async () => {
    const { authorisationToken, refreshToken } = await platform.signIn('cinema', 'member');
    await refresh(refreshToken);
    await clock({ advance: 11_000 });
    await refresh(refreshToken);
    for (const answer of await memberCalls(authorisationToken)) expect(answer).toMatchObject({ status: 401, body: { code: 'session-ended' } });
  });
});

test('a session ends half a year after the sign-in, however often it was renewed', async () => {
  let { refreshToken } = await platform.signIn('cinema', 'member');
  const day = 24 * 3_600_000;
  for (let passed = 0; passed < 175; passed += 25) {
    await clock({ advance: 25 * day });
    refreshToken = ((await refresh(refreshToken)).body as { refreshToken: string }).refreshToken;
  }
  await clock({ advance: 6 * day });
  expect((await refresh(refreshToken)).status).toBe(401);
});

describe('a visit', () => {
  const { sessionFamilies, refreshTokens } = sessionTables;
  const kept = async () => {
    const { db } = platform.running.context;
    return [(await db.select().from(sessionFamilies)).length, (await db.select().from(refreshTokens)).length];
  };

  test('writes nothing until its session is renewed', async () => {
    const before = await kept();
    const { refreshToken } = await platform.guest('cinema');
    expect(await kept()).toEqual(before);
    expect((await refresh(refreshToken)).status).toBe(200);
    expect(await kept()).toEqual([(before[0] ?? 0) + 1, (before[1] ?? 0) + 2]);
  });

  test('is renewed within thirty days, and not after', async () => {
    const [early, late] = [await platform.guest('cinema'), await platform.guest('cinema')];
    await clock({ advance: 29 * 24 * 3_600_000 });
    expect((await refresh(early.refreshToken)).status).toBe(200);
    await clock({ advance: 2 * 24 * 3_600_000 });
    expect(await refresh(late.refreshToken)).toMatchObject({ status: 401, body: { code: 'invalid-token' } });
  });

  test('that was ended stays ended', async () => {
    const { refreshToken } = await platform.guest('cinema');
    await platform.ask({ path: '/api/v2/logout', body: { refreshToken } });
    expect(await refresh(refreshToken)).toMatchObject({ status: 401, body: { code: 'session-ended' } });
  });

  test.each(['guest.e30.', 'guest.e30.AAAA', 'guest', 'guest..'])('cannot be made up: %s', async (token) => {
    expect(await refresh(token)).toMatchObject({ status: 401, body: { code: 'invalid-token' } });
  });

  test('is forgotten when all its tokens have expired', async () => {
    const { refreshToken } = await platform.guest('cinema');
    await refresh(refreshToken);
    await pruneSessions(platform.running.context.db, Date.now() + 400 * 24 * 3_600_000);
    expect(await kept()).toEqual([0, 0]);
  });
});

describe('a refresh token', () => {
  const reused = { status: 401, body: { code: 'refresh-token-reused' } };

  test('is answered with the same successor for ten seconds', async () => {
    const { refreshToken } = await platform.signIn('cinema', 'member');
    const first = await refresh(refreshToken);
    const second = await refresh(refreshToken);
    expect(first.status).toBe(200);
    expect((second.body as { refreshToken: string }).refreshToken).toBe((first.body as { refreshToken: string }).refreshToken);
  });

  test('asked for by three tabs at once gives all three the same', async () => {
    const { refreshToken } = await platform.guest('cinema');
    const answers = await Promise.all([refresh(refreshToken), refresh(refreshToken), refresh(refreshToken)]);
    expect(new Set(answers.map((answer) => (answer.body as { refreshToken: string }).refreshToken)).size).toBe(1);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
  });

  test('used after its ten seconds ends the whole family', async () => {
    const { refreshToken } = await platform.signIn('cinema', 'member');
    const { refreshToken: successor } = (await refresh(refreshToken)).body as { refreshToken: string };
    await clock({ advance: 11_000 });
    expect(await refresh(refreshToken)).toMatchObject(reused);
    expect(await refresh(successor)).toMatchObject(reused);
  });

  test('two steps back ends the family even at once', async () => {
    const { refreshToken } = await platform.signIn('cinema', 'member');
    const { refreshToken: second } = (await refresh(refreshToken)).body as { refreshToken: string };
    await clock({ advance: 2_000 });
    const { refreshToken: third } = (await refresh(second)).body as { refreshToken: string };
    expect(await refresh(refreshToken)).toMatchObject(reused);
    expect(await refresh(third)).toMatchObject(reused);
  });

  test('that was given a moment ago is too early, and still good later', async () => {
    const { refreshToken } = await platform.guest('arena');
    const { refreshToken: next } = (await refresh(refreshToken, 'arena')).body as { refreshToken: string };
    expect(await refresh(next, 'arena')).toMatchObject({ status: 429, body: { code: 'too-early' } });
    await clock({ advance: 2_000 });
    expect((await refresh(next, 'arena')).status).toBe(200);
  });

  test('that nobody knows, or of another tenant, is refused', async () => {
    const { refreshToken } = await platform.guest('arena');
    expect(await refresh('nonsense')).toMatchObject({ status: 401, body: { code: 'invalid-token' } });
    expect(await refresh(refreshToken, 'cinema')).toMatchObject({ status: 401, body: { code: 'invalid-token' } });
  });
});

test('an unknown realm and a wrong key are refused', async () => {
  expect(await platform.ask({ realm: 'nowhere', path: '/api/v1/init/' })).toMatchObject({ status: 404, body: { code: 'unknown-realm' } });
  expect(await platform.ask({ path: '/api/v1/init/', headers: { 'x-api-key': 'wrong' } })).toMatchObject({ status: 401, body: { code: 'invalid-api-key' } });
});

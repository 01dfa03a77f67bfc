import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '../../../../../demo/platform/db/tables/identity/account-tables.ts';
import { accounts } from '../../../../../demo/platform/db/tables/viewer-tables.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
afterEach(() => platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } }));

const make = async (who = 'team', email = 'member@footlight.test') =>
  platform.ask({ token: (await platform.signIn('cinema', who)).authorisationToken, path: '/api/v2/impersonations', body: { email } });
const enter = (token: string, realm = 'cinema') => platform.ask({ realm, path: '/api/v2/impersonations/enter', body: { token } });
const acting = async (): Promise<{ authorisationToken: string; refreshToken: string }> => (await enter((await make()).body['token'])).body;
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as unknown;

describe('acting as a member', () => {
  it('names both in the token and in the record', async () => {
    const { authorisationToken } = await acting();
    expect(claimsOf(authorisationToken)).toMatchObject({ id: 'cinema.member', act: { sub: 'cinema.team' } });
    const audit = await platform.running.context.db.select().from(tables.auditEntries);
    expect(audit.map(({ action, accountId, actorId }) => [action, accountId, actorId])).toEqual(expect.arrayContaining([
      ['impersonation-link', 'cinema.member', 'cinema.team'], ['impersonation', 'cinema.member', 'cinema.team'],
    ]));
  });

  it.each([
    ['a member makes no link', () => make('member'), 403, 'forbidden'],
    ['nobody acts as one of the team', () => make('team', 'team@footlight.test'), 404, 'impersonation-refused'],
    ['an e-mail without an account', () => make('team', 'nobody@footlight.test'), 404, 'impersonation-refused'],
    ['a guessed link', () => enter('guess'), 404, 'impersonation-refused'],
  ])('%s', async (_case, ask, status, code) => expect(await ask()).toMatchObject({ status, body: { code } }));

  it('uses a link once, within a minute, in its own tenant', async () => {
    const token = (await make()).body['token'] as string;
    expect((await enter(token, 'debug')).status).toBe(404);
    expect((await enter(token)).status).toBe(200);
    expect((await enter(token)).status).toBe(404);
    const late = (await make()).body['token'] as string;
    await platform.ask({ method: 'PUT', path: '/demo/clock', body: { advance: 60_000 } });
    expect((await enter(late)).status).toBe(404);
  });

  it('cannot be renewed, and ends with its access token', async () => {
    const { authorisationToken, refreshToken } = await acting();
    await platform.ask({ method: 'PUT', path: '/demo/clock', body: { advance: 16 * 60_000 } });
    expect((await platform.ask({ token: authorisationToken, path: '/api/v2/customer/basket' })).status).toBe(401);
    expect(await platform.ask({ path: '/api/v2/token/refresh', body: { refreshToken } })).toMatchObject({ status: 401, body: { code: 'session-ended' } });
  });

  it.each([
    ['pays', '/api/v2/customer/baskets/pay/b1', {}],
    ['enters a card', '/api/v4/payment-method/validate', {}],
  ])('never %s', async (_case, path, body) => {
    const { authorisationToken } = await acting();
    expect(await platform.ask({ token: authorisationToken, path, body })).toMatchObject({ status: 403, body: { code: 'notWhileImpersonating' } });
  });

  it('leaves the member’s basket as it is', async () => {
    const itemsIn = async (token: string) => ((await platform.ask({ token, path: '/api/v2/customer/basket' })).body as { basketItems: object[] }).basketItems;
    const { authorisationToken: token } = await acting();
    const put = [{ path: '/api/v2/baskets/cinema-basic-month?acknowledgeNoFreeTrial=false' }, { path: '/api/v2/basket', body: { skus: ['cinema-basic-month'] } }];
    for (const way of put) expect(await platform.ask({ method: 'PUT', token, ...way })).toMatchObject({ status: 403, body: { code: 'notWhileImpersonating' } });
    expect([await itemsIn(token), await itemsIn((await platform.signIn('cinema', 'member')).authorisationToken)]).toEqual([[], []]);
  });

  it.each<[string, (team: { refreshToken: string }) => Promise<unknown>]>([
    ['signs out', ({ refreshToken }) => platform.ask({ path: '/api/v2/logout', body: { refreshToken } })],
    ['is no longer of the team', () => platform.running.context.db.update(accounts).set({ role: 'USER' }).where(eq(accounts.id, 'cinema.team'))],
  ])('ends at once when who acts %s', async (_when, leave) => {
    const team = await platform.signIn('cinema', 'team');
    const made = (await platform.ask({ token: team.authorisationToken, path: '/api/v2/impersonations', body: { email: 'member@footlight.test' } })).body as { token: string };
    const { authorisationToken: token } = (await enter(made.token)).body as { authorisationToken: string };
    const read = () => platform.ask({ token, path: '/api/v1/user/account' });
    expect((await read()).status).toBe(200);
    await leave(team);
    const after = await read();
    await platform.running.context.db.update(accounts).set({ role: 'ADMIN' }).where(eq(accounts.id, 'cinema.team'));
    expect(after).toMatchObject({ status: 401, body: { code: 'session-ended' } });
  });

  it('makes no link to act as somebody else', async () => {
    const { authorisationToken } = await acting();
    expect((await platform.ask({ token: authorisationToken, path: '/api/v2/impersonations', body: { email: 'buyer@footlight.test' } })).status).toBe(403);
  });
});

import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { purchaseMails } from '../../../../../demo/platform/db/tables/purchase/mail-tables.ts';
import { baskets, prices } from '../../../../../demo/platform/db/tables/purchase/purchase-tables.ts';
import { actingContext } from '../../../../../demo/platform/identity/impersonation/acting-context.ts';
import { apiRoutes } from '../../../../../demo/platform/server/api-host.ts';
import type { AnyRoute } from '../../../../../demo/platform/server/platform-route.ts';
import { everyRow } from '../../../../support/every-row.ts';
import { openWallet } from '../../../../support/member-wallet.ts';
import { recordingsOf } from '../../../../support/recorded-answers/recordings.ts';
import { questionOf } from '../../../../support/recorded-questions.ts';
import { openTestPlatform, type Question, type Reply, type TestPlatform, type TestRealm } from '../../../../support/test-platform.ts';

/** @source docs/threat-model.md "Impersonation reads" */
let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

/** The token of one of the team who acts as a member. */
async function actingAs(name: string, realm: TestRealm): Promise<string> {
  const token = (await platform.signIn(realm, 'team')).authorisationToken;
  const made = (await platform.ask({ realm, token, path: '/api/v2/impersonations', body: { email: `${name}@footlight.test` } })).body as { token: string };
  return ((await platform.ask({ realm, path: '/api/v2/impersonations/enter', body: { token: made.token } })).body as { authorisationToken: string }).authorisationToken;
}

/** The routes that read a token. The others do not know their caller. */
const ofViewers = apiRoutes.filter(({ auth }) => auth !== 'none' && auth !== 'bearerless');

/** Every call with nothing in it, and as it was recorded at any tenant. */
const questionsOf = (route: AnyRoute, realm: TestRealm): Question[] => [{}, ...Object.values(recordingsOf(route.name)).map(({ input }) => input)]
  .map((input) => questionOf(route, input as Record<string, unknown>, realm));

/** The addresses that details name, which no recording holds: they are signed. */
const callbackOf = ({ body }: Reply): string | undefined => (body as { playerUrlCallback?: string } | undefined)?.playerUrlCallback;

const titles: [kind: string, id: string][] = [['vod', '1001'], ['vod', '1003'], ['vod', '1107'], ['vod', '1121'], ['event', '2001'], ['event', '2010']];
const detailsOf = (token: string, realm: TestRealm, [kind, id]: (typeof titles)[number]) =>
  platform.ask({ realm, token, ...(realm === 'cinema' ? { path: `/api/v4/${kind}/${id}` } : { method: 'POST' as const, path: `/api/v5/manifest/${kind === 'vod' ? 'video' : 'event'}/${id}` }) });
const urlsAt = (token: string, realm: TestRealm, address: string) => {
  const { pathname, search } = new URL(address);
  return platform.ask({ realm, token, path: pathname + search });
};

/** Mails of a purchase are sent behind it. */
const whenMailsAreSent = () => expect.poll(() => platform.running.context.db.$count(purchaseMails, inArray(purchaseMails.state, ['WAITING', 'SENDING'])), { timeout: 20_000 }).toBe(0);

const rows = async () => new Set((await everyRow(platform.running.context.db)).map((row) => JSON.stringify(row)));

test.each<[TestRealm, string]>([['arena', 'buyer'], ['cinema', 'subscriber']])('at %s one of the team who acts as %s changes no row, whatever is called', async (realm, name) => {
  const wallet = await openWallet(platform, realm, name);
  if (realm === 'arena') expect((await wallet.buy('arena-fight-night')).status).toBe(200);
  await whenMailsAreSent();
  const withdrawals = async () => ((await wallet.ask({ path: '/api/v2/customer/withdrawals' })).body as { withdrawals: object[] }).withdrawals;
  const couldWithdraw = await withdrawals();
  expect(couldWithdraw.length).toBe(realm === 'arena' ? 1 : 0);
  const token = await actingAs(name, realm);
  const before = await rows();
  for (const title of titles) {
    const address = callbackOf(await detailsOf(token, realm, title));
    if (address) await urlsAt(token, realm, address);
  }
  for (const route of ofViewers) for (const question of questionsOf(route, realm)) await platform.ask({ ...question, token });
  const after = await rows();
  expect([...after].filter((row) => !before.has(row))).toEqual([]);
  expect([...before].filter((row) => !after.has(row))).toEqual([]);
  expect(await withdrawals()).toEqual(couldWithdraw);
}, 240_000);

describe('who acts in a member’s name', () => {
  test.each([['1001', 200, undefined], ['1003', 403, 'notWhileImpersonating']])('plays what is everybody’s alone: %s', async (id, status, code) => {
    const token = await actingAs('subscriber', 'cinema');
    const details = await detailsOf(token, 'cinema', ['vod', id]);
    expect(details).toMatchObject({ status: 200, body: { accessLevel: 'GRANTED' } });
    const urls = await urlsAt(token, 'cinema', callbackOf(details)!);
    expect([urls.status, (urls.body as { code?: string }).code]).toEqual([status, code]);
  });

  test('sees a basket as it costs now, and leaves it as its owner saw it', async () => {
    const { db } = platform.running.context;
    const { token: own } = await openWallet(platform, 'cinema', 'member');
    const put = (await platform.ask({ token: own, method: 'PUT', path: '/api/v2/baskets/cinema-basic-month?acknowledgeNoFreeTrial=true' })).body as { subTotal: number; version: number };
    const kept = () => db.select().from(baskets).where(eq(baskets.accountId, 'cinema.member'));
    const before = await kept();
    await db.update(prices).set({ amount: put.subTotal + 100 }).where(eq(prices.sku, 'cinema-basic-month'));
    const seen = (await platform.ask({ token: await actingAs('member', 'cinema'), path: '/api/v2/customer/basket' })).body as { subTotal: number };
    const after = await kept();
    await db.update(prices).set({ amount: put.subTotal }).where(eq(prices.sku, 'cinema-basic-month'));
    expect([seen.subTotal > put.subTotal, after]).toEqual([true, before]);
  });

  test('is shown an empty basket where its owner has none, and makes none', async () => {
    const { db } = platform.running.context;
    await db.delete(baskets).where(eq(baskets.accountId, 'cinema.reader'));
    expect(await platform.ask({ token: await actingAs('reader', 'cinema'), path: '/api/v2/customer/basket' })).toMatchObject({ status: 200, body: { basketItems: [] } });
    expect(await db.select().from(baskets).where(eq(baskets.accountId, 'cinema.reader'))).toEqual([]);
  });

  test('sends no mail, and uses up none of the member’s tries', async () => {
    const { context } = platform.running;
    const acting = actingContext(context, { sub: 'cinema.team' });
    await expect(acting.mailer.send({ name: 'x', host: 'x' }, 'member@footlight.test', { subject: '', text: '', html: '' })).rejects.toMatchObject({ status: 403, code: 'notWhileImpersonating' });
    const [now, key] = [await context.now(), ['cinema.member']];
    for (let at = 0; at < 5; at += 1) await acting.limits.count('exports of an account', key, now);
    await expect(acting.limits.count('exports of an account', key, now)).rejects.toMatchObject({ status: 429 });
    await context.limits.count('exports of an account', key, now);
  });
});

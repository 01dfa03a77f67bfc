import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Basket } from '../../../../src/contracts/purchase/basket.ts';
import { eq, sql } from 'drizzle-orm';
import { views } from '../../../../demo/platform/db/tables/catalogue-tables.ts';
import { readEventEpoch } from '../../../../demo/platform/catalogue/event-epoch.ts';
import { publishChange } from '../../../../demo/platform/changes/publish-change.ts';
import { readChanges } from '../../../support/change-reader.ts';
import { createTestDatabase } from '../../../support/test-database.ts';
import { openTestPlatform, type TestPlatform } from '../../../support/test-platform.ts';
import { validateCard } from '../../../support/validate-card.ts';

const server = process.env.FOOTLIGHT_TEST_POSTGRES;

/** An embedded database has one process; this is for a server's. */
describe.skipIf(!server)('two platforms on one database serve one viewer', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let both: [TestPlatform, TestPlatform];
  beforeAll(async () => {
    database = await createTestDatabase(server ?? '');
    both = await Promise.all([openTestPlatform(database.url), openTestPlatform(database.url)]);
  });
  afterAll(async () => {
    await Promise.all(both.map((platform) => platform.close()));
    await database.drop();
  });

  test('a token, a heart, the clock and a fault of one are known to the other', async () => {
    const [one, other] = both;
    const { authorisationToken: token } = await one.signIn('cinema', 'member');
    await one.ask({ token, path: '/api/v1/new-watchlists/favourites/content', body: { content: [{ id: '1001', contentType: 'VOD' }] } });
    expect((await other.ask({ token, path: '/api/v1/watchlists' })).body).toMatchObject({ watchlists: [{ isEmpty: false }] });
    await one.ask({ method: 'PUT', path: '/demo/clock', body: { fix: '2027-01-01T12:00:00Z' } });
    expect((await other.ask({ path: '/api/v1/init/' })).body).toMatchObject({ now: '2027-01-01T12:00:00.000Z' });
    await other.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } });
    await one.ask({ method: 'PUT', path: '/demo/faults', body: { call: 'readLabels', status: 503, count: 1 } });
    expect([(await other.ask({ path: '/api/v2/label' })).status, (await one.ask({ path: '/api/v2/label' })).status]).toEqual([503, 200]);
  });

  test('an answer that both keep is given up by both at once when its table changes at one', async () => {
    const [one, other] = both;
    const { authorisationToken: token } = await one.guest('cinema');
    const titles = async () => Promise.all(both.map(async ({ ask }) => ((await ask({ token, path: '/api/v1/view?type=home&id=home' })).body as { title: string }).title));
    const before = await titles();
    const names = [];
    for (let count = 1; count <= 10; count += 1) {
      await one.running.context.db.update(views).set({ titles: { en: `Home ${count}` } }).where(eq(views.id, 'home'));
      names.push(((await other.ask({ token, path: '/api/v1/view?type=home&id=home' })).body as { title: string }).title);
    }
    expect(names).toEqual(Array.from({ length: 10 }, (_, index) => `Home ${index + 1}`));
    await other.running.context.db.update(views).set({ titles: { en: before[0] ?? '' } }).where(eq(views.id, 'home'));
    expect(await titles()).toEqual(before);
  });

  test('a favourite added at one is told to the streams of both', async () => {
    const [one, other] = both;
    const { authorisationToken: token } = await one.signIn('cinema', 'subscriber');
    const streams = await Promise.all(both.map(({ running }) => readChanges(running, token)));
    await one.ask({ token, path: '/api/v1/new-watchlists/favourites/content', body: { content: [{ id: '1001', contentType: 'VOD' }] } });
    await other.ask({ token, method: 'DELETE', path: '/api/v1/new-watchlists/favourites/content/VOD/1001' });
    const change = { subject: 'favourites', ids: ['1001'] };
    expect(await Promise.all(streams.map((stream) => stream.until(2)))).toEqual([[change, change], [change, change]]);
    streams.forEach((stream) => stream.close());
  });

  test('a room made at one is entered at the other, and both are told who comes, who moves and what is said', async () => {
    const [one, other] = both;
    const [first, second] = await Promise.all(['member', 'subscriber'].map(async (name) => (await one.signIn('cinema', name)).authorisationToken));
    const { code } = (await one.ask({ token: first, path: '/api/v1/watch-rooms', body: { eventId: '2001' } })).body as { code: string };
    const streams = await Promise.all([readChanges(one.running, first), readChanges(other.running, second)]);
    await other.ask({ token: second, method: 'PUT', path: `/api/v1/watch-rooms/${code}/me`, body: {} });
    const moves = await Promise.all([[one, first], [other, second]].map(([at, token]) => (at as TestPlatform).ask({
      token: token as string, method: 'PUT', path: `/api/v1/watch-rooms/${code}/place`, body: { revision: 0, place: 5_000, playing: true },
    })));
    expect(moves.map(({ body }) => (body as { taken: boolean }).taken).sort()).toEqual([false, true]);
    await one.ask({ token: first, path: `/api/v1/watch-rooms/${code}/phrases`, body: { phrase: 'wow' } });
    const change = { subject: 'room', ids: [code] };
    expect(await Promise.all(streams.map((stream) => stream.until(3)))).toEqual([[change, change, change], [change, change, change]]);
    expect((await other.ask({ token: second, path: `/api/v1/watch-rooms/${code}` })).body).toMatchObject({ revision: 1, place: 5_000, said: [{ phrase: 'wow', name: 'Maren Holt' }] });
    streams.forEach((stream) => stream.close());
  });

  test('a lost connection of the listener ends the streams, and the next ones hear again', async () => {
    const [one, other] = both;
    const { authorisationToken: token } = await one.signIn('cinema', 'subscriber');
    const stream = await readChanges(other.running, token);
    await one.running.context.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen %'`);
    await stream.ended;
    const again = await readChanges(other.running, token);
    await publishChange(one.running.context.db, { realm: 'cinema', scope: 'everybody', subject: 'live', ids: ['2001'] });
    expect(await again.until(1)).toEqual([{ subject: 'live', ids: ['2001'] }]);
    again.close();
  });

  test('a clock that both move at once has made every move', async () => {
    const clock = async (body: object, at = both[0]) => (await at.ask({ method: 'PUT', path: '/demo/clock', body })).body as { now: string };
    await clock({ fix: '2027-01-01T12:00:00Z' });
    await Promise.all(Array.from({ length: 10 }, (_, index) => clock({ advance: 60_000 }, both[index % 2])));
    expect((await clock({ advance: 0 })).now).toBe('2027-01-01T12:10:00.000Z');
    await clock({ reset: true });
  });

  test('a moved clock starts an event once, whichever of them runs it', async () => {
    const [one, other] = both;
    const { db } = one.running.context;
    const streams = await Promise.all(both.map(async ({ running, guest }) => readChanges(running, (await guest('cinema')).authorisationToken)));
    const start = await readEventEpoch(db) + 2 * 3_600_000;
    await one.ask({ method: 'PUT', path: '/demo/clock', body: { fix: start - 1 } });
    await Promise.all([one, other].map(({ ask }) => ask({ method: 'PUT', path: '/demo/clock', body: { fix: start } })));
    await publishChange(db, { realm: 'cinema', scope: 'everybody', subject: 'live', ids: ['last'] });
    const told = await Promise.all(streams.map(async (stream) => {
      await expect.poll(() => stream.events.at(-1)?.ids).toEqual(['last']);
      return stream.events.filter(({ ids }) => ids.includes('2005')).length;
    }));
    streams.forEach((stream) => stream.close());
    await one.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } });
    expect(told).toEqual([1, 1]);
  });

  test('a sign-out at one ends the stream at the other', async () => {
    const [one, other] = both;
    const { authorisationToken: token, refreshToken } = await one.signIn('cinema', 'subscriber');
    const stream = await readChanges(other.running, token);
    await one.ask({ path: '/api/v2/logout', body: { refreshToken } });
    await stream.ended;
    expect(stream.events).toEqual([{ subject: 'session', ids: [] }]);
  });

  test('one refresh token asked for at both gives one successor', async () => {
    const { refreshToken } = await both[0].guest('cinema');
    const asks = [0, 1, 0, 1, 0, 1].map((index) => both[index as 0 | 1].ask({ path: '/api/v2/token/refresh', body: { refreshToken } }));
    const answers = await Promise.all(asks);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(new Set(answers.map((answer) => (answer.body as { refreshToken: string }).refreshToken)).size).toBe(1);
  });

  test('a payment that races a change of the basket empties none that was answered', async () => {
    const [one, other] = both;
    const { authorisationToken: token } = await one.signIn('cinema', 'buyer');
    const card = { cardHolder: 'T. Brandt', number: '4242424242424242', expiryMonth: 12, expiryYear: 2040, cvc: '123' };
    const put = (at: TestPlatform, sku: string) => at.ask({ token, method: 'PUT', path: `/api/v2/baskets/${sku}` });
    const outcomes: string[] = [];
    for (let round = 0; round < 20; round += 1) {
      await one.ask({ path: '/demo/reset', body: { account: 'cinema.buyer' } });
      const { parsedData } = (await validateCard(one.ask, 'cinema', card, { token })).body as { parsedData: { paymentDetailsExid: string } };
      const basket = (await put(one, 'cinema-basic-month')).body as Basket;
      const attributes = { paymentDetailsExternalId: parsedData.paymentDetailsExid, targetPaymentProvider: 'sandbox-card', paymentMethodType: 'CARD' };
      const [paid, changed] = await Promise.all([
        one.ask({
          token, path: `/api/v2/customer/baskets/pay/${basket.basketId}`, headers: { 'idempotency-key': randomUUID() },
          body: { basketVersion: basket.version, paymentArrangement: { primaryPaymentDetailsAttributes: attributes } },
        }),
        put(other, 'cinema-premium-month'),
      ]);
      const held = (await one.ask({ token, path: '/api/v2/customer/basket' })).body as Basket;
      outcomes.push(`${[200, 409].includes(paid.status)} ${changed.status} ${held.basketItems.map(({ sku }) => sku).join()}`);
    }
    await one.ask({ path: '/demo/reset', body: { account: 'cinema.buyer' } });
    expect(new Set(outcomes)).toEqual(new Set(['true 200 cinema-premium-month']));
  });

  test('twenty payments at once with one key, and twenty with their own, charge once', async () => {
    const [one] = both;
    const { authorisationToken: token } = await one.signIn('cinema', 'buyer');
    const basket = (await one.ask({ token, method: 'PUT', path: '/api/v2/baskets/cinema-basic-month' })).body as Basket;
    const card = { cardHolder: 'T. Brandt', number: '4242424242424242', expiryMonth: 12, expiryYear: 2040, cvc: '123' };
    const { parsedData } = (await validateCard(one.ask, 'cinema', card, { token })).body as { parsedData: { paymentDetailsExid: string } };
    const attributes = { paymentDetailsExternalId: parsedData.paymentDetailsExid, targetPaymentProvider: 'sandbox-card', paymentMethodType: 'CARD' };
    const keys = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? 'the-one-same-key' : randomUUID()));
    const replies = await Promise.all(keys.map((key, index) => both[(index % 4 < 2 ? 0 : 1)].ask({
      token, path: `/api/v2/customer/baskets/pay/${basket.basketId}`, headers: { 'idempotency-key': key },
      body: { basketVersion: basket.version, paymentArrangement: { primaryPaymentDetailsAttributes: attributes } },
    })));
    const { charges } = (await one.ask({ path: '/demo/charges?account=cinema.buyer' })).body as { charges: unknown[] };
    expect(charges).toHaveLength(1);
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200, 409]));
  });
});

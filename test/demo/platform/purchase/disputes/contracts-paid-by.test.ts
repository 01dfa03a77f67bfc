import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { providerMovements } from '../../../../../demo/platform/db/tables/purchase/provider-tables.ts';
import { licences, paymentAttempts, prices } from '../../../../../demo/platform/db/tables/purchase/purchase-tables.ts';
import { ledgerEntries } from '../../../../../demo/platform/db/tables/purchase/subscription-tables.ts';
import { hearDispute } from '../../../../../demo/platform/purchase/disputes/hear-dispute.ts';
import { disputeTimes } from '../../../../../demo/platform/purchase/providers/acquirer/plan-dispute.ts';
import { passTime } from '../../../../support/member-wallet.ts';
import { openPayer, type PayerWallet } from '../../../../support/payer-wallet.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

/** @source spec 2 §3 "dispute created, updated, closed", "revoked"; docs/threat-model.md "A buyer: To pay less, or nothing" */
const [lost, won, good] = ['4000000000000259', '4000000000002685', '4242424242424242'];
const [minute, day] = [60_000, 86_400_000];
let platform: TestPlatform;
let viewer: PayerWallet;
const signIn = async () => { viewer = await openPayer(platform, 'belgium', 'cinema'); };
beforeAll(async () => {
  platform = await openTestPlatform();
  // A third licence that is paid by the month, above the other two.
  const { db } = platform.running.context;
  const [{ strategy } = {}] = await db.select({ strategy: licences.strategy }).from(licences).where(and(eq(licences.realm, 'cinema'), eq(licences.id, 'premium')));
  await db.update(licences).set({ strategy: strategy!, grantsFor: 'P1M', trialPeriod: null }).where(and(eq(licences.realm, 'cinema'), eq(licences.id, 'premium-year')));
  await db.update(prices).set({ amount: 1999 }).where(eq(prices.sku, 'cinema-premium-year'));
}, 120_000);
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } });
  await platform.ask({ path: '/demo/reset', body: {} });
  const { db } = platform.running.context;
  await db.delete(providerMovements);
  await db.delete(ledgerEntries);
  await signIn();
});

const later = async (ms: number) => {
  await passTime(platform, ms);
  await signIn();
};
const told = async () => (await viewer.history()).map(({ itemType }) => itemType);
const sum = (rows: { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);
/** The books together, which are empty always. */
const booked = async () => sum(await platform.running.context.db.select().from(ledgerEntries));

/** Buys the lowest licence by a card, and names another one that pays from then on. */
async function buyPass(card: string, next = good): Promise<void> {
  await viewer.buy('cinema-basic-month', await viewer.card(card));
  expect((await viewer.change('PUT', `licence/pass/payment-details/${await viewer.card(next)}`, 'pass')).status).toBe(200);
}
async function upgrade(licenceId: string, sku: string): Promise<{ credit: number; carried: number; total: number }> {
  const quote = (await viewer.ask({ path: '/api/v2/basket/changes', body: { licenceId, sku } })).body as { quoteId: string; credit: number; carried: number; total: number };
  expect((await viewer.ask({ path: `/api/v2/basket/changes/${quote.quoteId}`, body: {} })).status).toBe(200);
  return quote;
}
const toPremium = () => upgrade('pass', 'cinema-premium-month');
const toThird = () => upgrade('premium', 'cinema-premium-year');

/** The bank's last word on what paid a licence, as a late provider tells it. */
async function lose(licenceId: string): Promise<void> {
  const { db, now } = platform.running.context;
  const [attempt] = await db.select().from(paymentAttempts).where(and(eq(paymentAttempts.accountId, 'cinema.belgium'), eq(paymentAttempts.licenceId, licenceId), eq(paymentAttempts.state, 'SUCCEEDED'))).orderBy(desc(paymentAttempts.amount)).limit(1);
  expect(await hearDispute(db, { reference: `dp ${attempt!.id}`, attemptId: attempt!.id, provider: 'sandbox-card', amount: attempt!.amount, state: 'LOST' }, await now())).toBe(true);
}

describe('a payment that was credited to a higher licence', () => {
  test('takes that licence back when it is disputed and lost, and nothing is charged any more', async () => {
    await buyPass(lost);
    expect((await toPremium()).credit).toBe(599);
    await later(disputeTimes.opens + minute);
    expect(await viewer.held()).toEqual(['premium']);
    await later(disputeTimes.closes);
    expect([await viewer.held(), (await told()).slice(0, 2), await booked()]).toEqual([[], ['REVOKED', 'DISPUTE_CLOSED'], 0]);
    const charged = (await viewer.charges()).length;
    await later(40 * day);
    expect([await viewer.held(), (await viewer.charges()).length]).toEqual([[], charged]);
  });

  test('leaves it where the seller wins', async () => {
    await buyPass(won);
    await toPremium();
    await later(disputeTimes.closes + disputeTimes.opens);
    expect([await viewer.held(), (await told()).includes('REVOKED')]).toEqual([['premium'], false]);
  });

  test('takes back the one that it reached by two changes', async () => {
    await buyPass(lost);
    await toPremium();
    expect((await toThird()).credit).toBe(1199);
    await later(disputeTimes.closes + disputeTimes.opens);
    expect([await viewer.held(), (await told()).filter((kind) => kind === 'REVOKED'), await booked()]).toEqual([[], ['REVOKED'], 0]);
  });

  test('of the middle of two changes takes the last one back too', async () => {
    await buyPass(good, lost);
    await toPremium();
    await viewer.change('PUT', `licence/premium/payment-details/${await viewer.card(good)}`, 'premium');
    await toThird();
    await later(disputeTimes.closes + disputeTimes.opens);
    expect([await viewer.held(), (await told()).filter((kind) => kind === 'REVOKED')]).toEqual([[], ['REVOKED']]);
  });

  test('that was used up before the second change leaves what followed', async () => {
    await buyPass(good);
    await toPremium();
    await later(20 * day);
    await toThird();
    await lose('pass');
    expect(await viewer.held()).toEqual(['premium-year']);
  });

  test('leaves a licence that was paid for since', async () => {
    await buyPass(good);
    await toPremium();
    await later(32 * day);
    await lose('pass');
    expect([await viewer.held(), (await told()).includes('REVOKED')]).toEqual([['premium'], false]);
  });

  test('takes back the period that what was left of it came off, and none after that', async () => {
    const sale = (amount: number) => platform.running.context.db.update(prices).set({ amount }).where(eq(prices.sku, 'cinema-premium-month'));
    for (const [days, held] of [[32, []], [64, ['premium']]] as const) {
      await platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } });
      await platform.ask({ path: '/demo/reset', body: {} });
      await signIn();
      await buyPass(good);
      await sale(500);
      expect((await toPremium()).carried).toBe(99);
      await sale(1199);
      await later(32 * day);
      if (days > 32) await later((days - 32) * day);
      await lose('pass');
      expect(await viewer.held()).toEqual(held);
    }
  });
});

import { randomUUID } from 'node:crypto';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobs } from '../../../../../demo/platform/db/tables/job-tables.ts';
import { type ProviderPayment, providerPayments } from '../../../../../demo/platform/db/tables/purchase/provider-tables.ts';
import { finishAttempt } from '../../../../../demo/platform/purchase/attempts/finish-attempt.ts';
import { answerPayment, confirmMs } from '../../../../../demo/platform/purchase/providers/provider-payments.ts';
import { holdCustomer } from '../../../../../demo/platform/purchase/hold-customer.ts';
import type { Basket } from '../../../../../src/contracts/purchase/basket.ts';
import { type MemberWallet, openWallet, passTime } from '../../../../support/member-wallet.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

const accountId = 'arena.netherlands';
let platform: TestPlatform;
let viewer: MemberWallet;
beforeAll(async () => {
  platform = await openTestPlatform();
  viewer = await openWallet(platform, 'arena', 'netherlands');
}, 120_000);
afterAll(() => platform.close());

/** Begins a payment at a bank. @returns what the bank keeps of it */
async function begun(): Promise<ProviderPayment & { attemptId: string }> {
  const { basketId, version } = (await viewer.ask({ method: 'PUT', path: '/api/v2/baskets/arena-pass-month' })).body as Basket;
  const primaryPaymentDetailsAttributes = { paymentDetailsExternalId: '', targetPaymentProvider: 'sandbox-card', paymentMethodType: 'IDEAL' };
  const reply = await viewer.ask({ path: `/api/v2/customer/baskets/pay/${basketId}`, headers: { 'idempotency-key': randomUUID() }, body: { basketVersion: version, paymentArrangement: { primaryPaymentDetailsAttributes } } });
  const { attemptId } = reply.body as { attemptId: string };
  const [row] = await platform.running.context.db.select().from(providerPayments).where(eq(providerPayments.attemptId, attemptId));
  return row!;
}

/** The embedded database has one connection, on which nothing waits for another. */
describe.skipIf(!process.env['FOOTLIGHT_TEST_POSTGRES'])('the clock and a viewer', () => {
  test('a payment whose time comes while its viewer gives it up waits for them, and neither is undone', async () => {
    const { db } = platform.running.context;
    const { reference } = await begun();
    const now = await platform.running.context.now();
    let passed: Promise<void> | undefined;
    await db.transaction(async (tx) => {
      await holdCustomer(tx, accountId, now);
      passed = passTime(platform, confirmMs + 60_000);
      // The job of the clock has begun: it waits for the customer.
      await expect.poll(async () => (await db.execute('select 1 from pg_stat_activity where datname = current_database() and wait_event_type = \'Lock\'') as unknown as { rows: unknown[] }).rows.length, { timeout: 10_000 }).toBeGreaterThan(0);
      await answerPayment(tx, reference, { state: 'CANCELLED' });
    });
    await passed;
    const [payment] = await db.select().from(providerPayments).where(eq(providerPayments.reference, reference));
    const undone = await db.select().from(jobs).where(like(jobs.name, `payment ${reference}%`));
    expect([payment?.state, undone]).toEqual(['CANCELLED', []]);
    await platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } });
  });
});

test('two words of one payment that goes back, both on their way before either was heard, give it back once', async () => {
  const { db, now } = platform.running.context;
  const { reference, attemptId } = await begun();
  await viewer.ask({ method: 'DELETE', path: `/api/v2/customer/payments/${attemptId}` });
  await db.update(providerPayments).set({ state: 'PAID' }).where(eq(providerPayments.reference, reference));
  const [asHeard] = await db.select().from(providerPayments).where(eq(providerPayments.reference, reference));
  for (const word of [asHeard!, asHeard!]) await finishAttempt(db, word, await now());
  const [entry, ...more] = await viewer.history();
  expect([entry, more]).toMatchObject([{ itemType: 'REFUNDED', amount: { amount: -(asHeard?.amount ?? 0) } }, []]);
});

import { inArray, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { purchaseMails } from '../../../../../demo/platform/db/tables/purchase/mail-tables.ts';
import { invoices, ledgerEntries } from '../../../../../demo/platform/db/tables/purchase/subscription-tables.ts';
import { eraseAccount } from '../../../../../demo/platform/identity/personal-data/erase-person.ts';
import { hearDispute } from '../../../../../demo/platform/purchase/disputes/hear-dispute.ts';
import { paymentOfAttempt } from '../../../../../demo/platform/purchase/providers/provider-payments.ts';
import { recordOutcome } from '../../../../../demo/platform/purchase/vendor-orders/record-outcome.ts';
import { openPayer, type PayerWallet, postTo, type WaitingAttempt } from '../../../../support/payer-wallet.ts';
import { createTestDatabase } from '../../../../support/test-database.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';
import { openStripeDouble, type StripeDouble, stripeKeys } from '../../../../support/vendors/stripe-double.ts';
import { stripePlatformMs } from '../../../../support/vendors/stripe-platform.ts';
import { bookFaults } from '../../../../support/walks/book-faults.ts';
import { readBooks } from '../../../../support/walks/walk-books.ts';
import { wholeFaults } from '../../../../support/walks/walk-crowd.ts';

const server = process.env['FOOTLIGHT_TEST_POSTGRES'];
const [hour, day] = [3_600_000, 86_400_000];
const account = 'arena.netherlands';

/** An embedded database has one process. */
describe.skipIf(!server)('Stripe, which works on the charge of a period, tells both processes how it ended', () => {
  let stripe: StripeDouble;
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let both: [TestPlatform, TestPlatform];
  let viewer: PayerWallet;
  const db = () => both[0].running.context.db;

  beforeAll(async () => {
    stripe = await openStripeDouble();
    database = await createTestDatabase(server ?? '');
    const open = () => openTestPlatform(database.url, true, { ...stripeKeys, FOOTLIGHT_STRIPE_TENANTS: 'arena', FOOTLIGHT_STRIPE_ORIGIN: stripe.origin });
    both = await Promise.all([open(), open()]);
  }, stripePlatformMs);
  afterAll(async () => {
    await Promise.all(both.map((platform) => platform.close()));
    await database.drop();
    await stripe.close();
  });

  const pass = (ms: number) => Promise.all(both.map((platform, at) => platform.ask({ method: 'PUT', path: '/demo/clock', body: { advance: at === 0 ? ms : 0 } })));
  const hear = ({ body, headers }: ReturnType<StripeDouble['message']>) => Promise.all(both.map((platform) => postTo(platform, `${platform.running.context.origins.api}/webhooks/payments/stripe`, body, headers)));

  beforeEach(async () => {
    await both[0].ask({ path: '/demo/reset', body: {} });
    for (const table of [ledgerEntries, invoices, purchaseMails]) await db().delete(table);
    stripe.intents.clear();
    for (const list of [stripe.requests, stripe.refunds, stripe.refundNames, stripe.faults]) list.length = 0;
    viewer = await openPayer(both[0], 'netherlands');
  });
  afterEach(async () => { await both[0].ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } }); });

  /** Pays a month by a card whose later charges Stripe works on, and lets it pass. @returns Stripe’s name of the charge of the second one */
  async function secondMonth(): Promise<string> {
    expect((await viewer.pay(await viewer.basket('arena-pass-month'), 'CARD', 'stripe', { card: 'pm_works_later' })).body).toMatchObject({ state: 'SUCCEEDED' });
    await pass(31 * day);
    viewer = await openPayer(both[1], 'netherlands');
    return vi.waitFor(() => {
      const waiting = [...stripe.intents.values()].filter(({ status }) => status === 'processing');
      expect(waiting).toHaveLength(1);
      return waiting[0]!.id;
    });
  }

  /** What Stripe took and kept is what the books say, what is open is what was paid, and each paper is mailed once. */
  async function expectInOrder(): Promise<void> {
    // What nothing was bought for goes back within hours.
    for (let hours = 0; hours < 3; hours += 1) await pass(2 * hour);
    const kept = [...stripe.intents.values()].filter(({ status }) => status === 'succeeded').reduce((sum, { amount }) => sum + Number(amount), 0) - stripe.refunds.reduce((sum, { amount }) => sum + Number(amount), 0);
    const booked = (await db().select().from(ledgerEntries)).filter(({ book }) => book === 'provider stripe').reduce((sum, { amount }) => sum + amount, 0);
    expect([kept, stripe.faults, stripe.refunds.length, await wholeFaults({ db: db() })]).toEqual([booked, [], new Set(stripe.refunds.map(({ payment_intent: paid }) => paid)).size, []]);
    const [books] = await readBooks(db(), [account]);
    // The movements of stand-in providers are not Stripe’s, and a period that was refused is charged again: Stripe works on that too.
    const waits = [...stripe.intents.values()].some(({ status }) => status === 'processing');
    expect(bookFaults(books!).filter((fault) => !/ booked, and not moved/.test(fault) && !(waits && / overdue since /.test(fault)))).toEqual([]);
    const told = await vi.waitFor(async () => {
      const rows = await db().select().from(purchaseMails).where(inArray(purchaseMails.accountId, [account]));
      expect(rows.filter(({ state }) => state === 'WAITING' || state === 'SENDING')).toEqual([]);
      return rows;
    });
    expect([told.filter(({ mail }) => mail.kind === 'receipt').length, told.filter(({ tries }) => tries > 1)]).toEqual([books!.invoices.filter(({ kind }) => kind === 'INVOICE').length, []]);
  }

  const deeds: [what: string, deed: () => Promise<unknown>][] = [
    ['does nothing', async () => undefined],
    ['cancels', () => viewer.change('DELETE', 'active-licences/pass?cancellationDiscount=IGNORE', 'pass')],
    ['pauses', () => viewer.change('POST', 'active-licences/pass/pause', 'pass')],
    ['changes the plan', async () => {
      const { quoteId } = (await viewer.ask({ path: '/api/v2/basket/changes', body: { licenceId: 'pass', sku: 'arena-season-year' } })).body as { quoteId: string };
      return viewer.ask({ path: `/api/v2/basket/changes/${quoteId}`, body: {} });
    }],
  ];

  describe.each([['paid', true], ['refused', false]])('%s', (_how, isGood) => {
    test.each(deeds)('while its owner %s', async (_what, deed) => {
      const charge = await secondMonth();
      stripe.confirm(charge, isGood);
      const type = isGood ? 'payment_intent.succeeded' : 'payment_intent.payment_failed';
      await Promise.all([hear(stripe.message(charge, type)), deed(), hear(stripe.message(charge, type))]);
      await hear(stripe.message(charge, type));
      await expectInOrder();
    }, 60_000);
  });

  test('paid, when its owner asked for the deletion meanwhile: the money goes back', async () => {
    const charge = await secondMonth();
    stripe.confirm(charge, true);
    await viewer.ask({ path: '/api/v1/user/account/deletion', body: { proof: 'footlight' } });
    await hear(stripe.message(charge));
    for (let hours = 0; hours < 3; hours += 1) await pass(2 * hour);
    expect([stripe.refunds, stripe.faults]).toEqual([[{ payment_intent: charge, amount: '999' }], []]);
  });

  test('a dispute that comes while its charge is written down waits for it, and is not dropped', async () => {
    const { attemptId } = (await viewer.pay(await viewer.basket('arena-pass-month'), 'CARD', 'stripe', { card: 'pm_processing' })).body as WaitingAttempt;
    const payment = await paymentOfAttempt(db(), attemptId);
    const now = await both[0].running.context.now();
    const heard: Promise<boolean>[] = [];
    await db().transaction(async (tx) => {
      await recordOutcome(tx, payment!, { state: 'PAID', reference: `pi_${attemptId}` }, now);
      heard.push(hearDispute(db(), { provider: 'stripe', reference: 'dp_1', attemptId, amount: 999, state: 'OPEN' }, now));
      await vi.waitFor(async () => {
        const { rows } = await db().execute(sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`) as unknown as { rows: unknown[] };
        expect(rows.length).toBeGreaterThan(0);
      });
    });
    expect(await Promise.all(heard)).toEqual([true]);
    expect((await viewer.history()).map(({ itemType }) => itemType)).toContain('DISPUTE_CREATED');
  });

  test('a first payment that is paid when its account is gone goes back', async () => {
    const { attemptId } = (await viewer.pay(await viewer.basket('arena-pass-month'), 'CARD', 'stripe', { card: 'pm_processing' })).body as WaitingAttempt;
    await db().transaction((tx) => eraseAccount(tx, { id: account, realm: 'arena' }));
    stripe.confirm(`pi_${attemptId}`, true);
    await hear(stripe.message(`pi_${attemptId}`));
    await pass(2 * hour);
    expect([stripe.refunds, stripe.faults]).toEqual([[{ payment_intent: `pi_${attemptId}`, amount: '999' }], []]);
    await viewer.expectBalance();
  });
});

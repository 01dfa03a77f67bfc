import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { providerMovements } from '../../../../../demo/platform/db/tables/purchase/provider-tables.ts';
import { ledgerEntries, subscriptions } from '../../../../../demo/platform/db/tables/purchase/subscription-tables.ts';
import { slowRefundMs } from '../../../../../demo/platform/purchase/providers/acquirer/held-money.ts';
import { settleMs } from '../../../../../demo/platform/purchase/providers/provider-payments.ts';
import { carryOut } from '../../../../../demo/platform/purchase/withdrawal/carry-out.ts';
import { paidParts } from '../../../../../demo/platform/purchase/withdrawal/paid-parts.ts';
import { passTime } from '../../../../support/member-wallet.ts';
import { openPayer, type PayerWallet } from '../../../../support/payer-wallet.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';
import { openStripePlatform, type StripePlatform, stripePlatformMs } from '../../../../support/vendors/stripe-platform.ts';

/** Withdraws from the one contract that there is, as its member does. */
async function withdraw(viewer: PayerWallet) {
  const { withdrawals } = (await viewer.ask({ path: '/api/v2/customer/withdrawals' })).body as { withdrawals: { invoice: string }[] };
  return viewer.ask({ path: '/api/v2/customer/withdrawals', body: { invoice: withdrawals[0]?.invoice } });
}

const told = async (viewer: PayerWallet) => (await viewer.history()).map(({ itemType, status, amount }) => [itemType, status, amount?.amount]);

describe('the providers that stand in', () => {
  let platform: TestPlatform;
  let viewer: PayerWallet;
  let name: string;
  beforeAll(async () => { platform = await openTestPlatform(); }, 120_000);
  afterAll(() => platform.close());
  const open = async (person: string) => {
    name = person;
    viewer = await openPayer(platform, person);
  };
  beforeEach(async () => {
    await platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } });
    await platform.ask({ path: '/demo/reset', body: {} });
    await open('netherlands');
  });

  /** What the member's own payments left at providers: as those say, and as the platform's books do. */
  const held = async () => {
    const { db } = platform.running.context;
    const moved = await db.select().from(providerMovements).where(eq(providerMovements.accountId, `arena.${name}`));
    const attempts = new Set(moved.map(({ attemptId }) => attemptId));
    const booked = (await db.select().from(ledgerEntries)).filter(({ book, movement }) => book.startsWith('provider ') && attempts.has(movement.split(' ')[1] ?? ''));
    const sum = (rows: { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);
    return [sum(moved), sum(booked)];
  };
  const refundLine = (amount: number) => ['REFUNDED', 'DONE', -amount];

  test('a withdrawal asks the card’s provider for the money, and says that it came back when it has', async () => {
    await viewer.buy('arena-pass-month');
    expect(await held()).toEqual([999, 999]);
    expect(await withdraw(viewer)).toMatchObject({ status: 200, body: { refund: { amount: 999 } } });
    expect([await held(), (await told(viewer))[0]]).toEqual([[0, 0], refundLine(999)]);
    await viewer.expectBalance();
  });

  test('a bank that takes none back yet leaves it owed: the viewer reads so, once, and it is paid when it does', async () => {
    await viewer.buy('arena-pass-month', await viewer.card('4000000000005126'));
    expect((await withdraw(viewer)).status).toBe(200);
    const failed = ['FAILED_REFUND', 'FAILED', -999];
    expect([await held(), (await told(viewer))[0], await viewer.held()]).toEqual([[999, 999], failed, []]);
    await passTime(platform, slowRefundMs / 2);
    await open('netherlands');
    expect((await told(viewer)).filter(([kind]) => kind === 'FAILED_REFUND' || kind === 'REFUNDED')).toEqual([failed]);
    await passTime(platform, slowRefundMs / 2 + 3_600_000);
    await open('netherlands');
    expect([await held(), (await told(viewer)).slice(0, 2)]).toEqual([[0, 0], [refundLine(999), failed]]);
    await viewer.expectBalance();
  });

  test.each([
    ['netherlands', 'IDEAL', 'sandbox-card', 'arena-pass-month', 'pay', 999],
    ['netherlands', 'BANK', 'sandbox-bank', 'arena-pass-month', 'later', 999],
    ['philippines', 'GCASH', 'sandbox-wallet', 'arena-pass-month-php', 'pay', 39900],
    ['pix', 'PIX', 'sandbox-card', 'arena-pass-month-brl', 'pay', 3990],
  ])('%s by %s at %s: what came goes back, once', async (person, type, provider, sku, answer, amount) => {
    await open(person);
    const attempt = await viewer.begin(sku, type, provider);
    await viewer.press(attempt, answer);
    await viewer.ended(attempt);
    if (answer === 'later') await passTime(platform, settleMs + 60_000);
    expect(await held()).toEqual([amount, amount]);
    // No law lets everybody withdraw; the money's way is the same.
    const { db, now } = platform.running.context;
    // The embedded database has one connection, which the transaction holds.
    const at = await now();
    await db.transaction(async (tx) => {
      const [row] = await tx.select().from(subscriptions).where(and(eq(subscriptions.accountId, `arena.${person}`), eq(subscriptions.licenceId, 'pass')));
      const parts = await paidParts(tx, row!);
      await carryOut(tx, { row: { ...row!, priceMigration: null }, invoice: parts[0]!.invoice, parts }, at);
    });
    // Whoever carried it out did not ask the provider: the scheduler does.
    await passTime(platform, 61_000);
    expect(await held()).toEqual([0, 0]);
    await open(person);
    expect((await told(viewer)).filter(([kind]) => kind === 'REFUNDED')).toEqual([refundLine(amount)]);
    await viewer.expectBalance();
  });
});

describe('Stripe', () => {
  let opened: StripePlatform;
  let viewer: PayerWallet;
  beforeAll(async () => { opened = await openStripePlatform(); }, stripePlatformMs);
  afterAll(() => opened.close());

  test('whose answer is lost is asked again by the same key: paid back once, and told then', async () => {
    const { stripe, platform } = opened;
    viewer = await openPayer(platform, 'netherlands');
    await viewer.pay(await viewer.basket('arena-pass-month'), 'CARD', 'stripe', { card: 'pm_card_visa' });
    stripe.loseAnswers(1);
    expect((await withdraw(viewer)).status).toBe(200);
    expect((await told(viewer))[0]).toEqual(['FAILED_REFUND', 'FAILED', -999]);
    await passTime(platform, 61_000);
    viewer = await openPayer(platform, 'netherlands');
    expect([(await told(viewer))[0], stripe.refunds.length]).toEqual([['REFUNDED', 'DONE', -999], 1]);
    expect(stripe.faults).toEqual([]);
    await viewer.expectBalance();
  });
});

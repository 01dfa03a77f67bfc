import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { providerMessages } from '../../../../../../demo/platform/db/tables/purchase/message-tables.ts';
import { latenessOf, planMessages, wordsOf } from '../../../../../../demo/platform/purchase/providers/acquirer/message-outbox.ts';
import { answerPayment } from '../../../../../../demo/platform/purchase/providers/provider-payments.ts';
import { tellPlatform } from '../../../../../../demo/platform/purchase/providers/tell-platform.ts';
import { passTime } from '../../../../../support/member-wallet.ts';
import { openPayer, type PayerWallet } from '../../../../../support/payer-wallet.ts';
import { openTestPlatform, type TestPlatform } from '../../../../../support/test-platform.ts';

const payment = { provider: 'sandbox-card', reference: 'r1', state: 'PAID' };

test('a payment is told of at once, and always the same way late and out of order', () => {
  const [first, again, created] = wordsOf(payment, 1000);
  expect([first, wordsOf(payment, 1000)[1], wordsOf(payment, 1000)[2]]).toEqual([{ ...payment, type: 'payment.updated', dueAt: 1000 }, again, created]);
  expect([again?.type, created?.type, created?.state]).toEqual(['payment.updated', 'payment.created', 'OPEN']);
  const late = new Set(Array.from({ length: 100 }, (_, at) => latenessOf(`payment ${at}`)));
  expect([...late].sort((one, other) => one - other)).toEqual([0, 60_000, 600_000, 3_600_000]);
});

describe('a message', () => {
  let platform: TestPlatform;
  let viewer: PayerWallet;
  beforeAll(async () => { platform = await openTestPlatform(); }, 120_000);
  afterAll(() => platform.close());
  beforeEach(async () => {
    await platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } });
    await platform.ask({ path: '/demo/reset', body: {} });
    viewer = await openPayer(platform, 'netherlands');
  });

  test('that was not taken is kept, and sent again later: the payment ends by it alone', async () => {
    const { db, keys, now } = platform.running.context;
    const attempt = await viewer.begin('arena-fight-night', 'IDEAL', 'sandbox-card');
    const { reference } = await viewer.paymentOf(attempt);
    const at = await now();
    await answerPayment(db, reference, { state: 'PAID', confirmedAt: at });
    // Nobody listens there.
    const nowhere = { db, keys, origins: { api: 'http://127.0.0.1:9' } };
    await planMessages(db, [{ ...payment, reference, type: 'payment.updated', dueAt: at + 30_000 }]);
    await tellPlatform(nowhere, at + 30_000);
    expect([(await viewer.read(attempt.attemptId)).state, (await db.select().from(providerMessages).where(eq(providerMessages.reference, reference))).map(({ tries }) => tries)]).toEqual(['REQUIRES_ACTION', [1]]);
    await passTime(platform, 91_000);
    viewer = await openPayer(platform, 'netherlands');
    expect([(await viewer.read(attempt.attemptId)).state, await db.select().from(providerMessages).where(eq(providerMessages.reference, reference))]).toEqual(['SUCCEEDED', []]);
  });

  test('that repeats, comes late and out of order changes a payment once', async () => {
    const attempt = await viewer.begin('arena-fight-night', 'IDEAL', 'sandbox-card');
    await viewer.press(attempt, 'pay');
    expect(await viewer.ended(attempt)).toMatchObject({ state: 'SUCCEEDED' });
    const before = await viewer.history();
    await passTime(platform, 3_700_000);
    viewer = await openPayer(platform, 'netherlands');
    expect([await viewer.history(), (await viewer.charges()).length, await platform.running.context.db.select().from(providerMessages)]).toEqual([before, 1, []]);
    await viewer.expectBalance();
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { passTime } from '../../../../support/member-wallet.ts';
import { openPayer, type PayerWallet, type WaitingAttempt } from '../../../../support/payer-wallet.ts';
import type { TestPlatform } from '../../../../support/test-platform.ts';
import type { StripeDouble } from '../../../../support/vendors/stripe-double.ts';
import { openStripePlatform, type StripePlatform, stripePlatformMs } from '../../../../support/vendors/stripe-platform.ts';

const [hour, day] = [3_600_000, 86_400_000];

let opened: StripePlatform;
let stripe: StripeDouble;
let platform: TestPlatform;
let viewer: PayerWallet;
beforeAll(async () => {
  opened = await openStripePlatform();
  ({ stripe, platform } = opened);
}, stripePlatformMs);
afterAll(() => opened.close());
beforeEach(async () => { viewer = await opened.reset(); });

const pay = async (card: string) => (await viewer.pay(await viewer.basket('arena-pass-month'), 'CARD', 'stripe', { card })).body as WaitingAttempt;
const waits = async (ms: number): Promise<void> => {
  await passTime(platform, ms);
  viewer = await openPayer(platform, 'netherlands');
};

describe('a payment that Stripe works on', () => {
  test.each([[true, 'SUCCEEDED', ['pass']], [false, 'DECLINED', []]])('is asked after when its word is lost: paid %s', async (isGood, state, held) => {
    const { attemptId, state: now } = await pay('pm_processing');
    expect(now).toBe('PENDING');
    stripe.confirm(`pi_${attemptId}`, isGood);
    await waits(hour);
    expect([await viewer.read(attemptId), await viewer.held()]).toMatchObject([{ state }, held]);
    await viewer.expectBalance();
  });

  test('for a week is given up, at Stripe too; what comes in later goes back', async () => {
    const { attemptId } = await pay('pm_processing');
    await waits(6 * day);
    expect(await viewer.read(attemptId)).toMatchObject({ state: 'PENDING' });
    await waits(day + hour);
    expect(await viewer.read(attemptId)).toMatchObject({ state: 'DECLINED', failureCode: 'payment_expired' });
    expect(stripe.intents.get(`pi_${attemptId}`)?.status).toBe('canceled');
    stripe.confirm(`pi_${attemptId}`, true);
    await opened.hear(stripe.message(`pi_${attemptId}`));
    await waits(hour);
    expect([stripe.refunds, await viewer.held()]).toEqual([[{ payment_intent: `pi_${attemptId}`, amount: '999' }], []]);
    expect(stripe.faults).toEqual([]);
  });

  test('for the next period leaves the licence open meanwhile, and is tried again when it was given up', async () => {
    await pay('pm_works_later');
    await waits(31 * day);
    expect(await viewer.held()).toEqual(['pass']);
    await waits(8 * day);
    expect((await viewer.history()).map(({ itemType }) => itemType)).toContain('PAYMENT_FAILED');
  });
});

describe('a cardholder disputes a payment at Stripe', () => {
  const dispute = (attemptId: string, status: string, amount = 999) => opened.hear(stripe.event('charge.dispute.updated', { id: 'dp_1', payment_intent: `pi_${attemptId}`, status, amount, currency: 'eur' }));
  const told = async () => (await viewer.history()).map(({ itemType }) => itemType).filter((kind) => /^DISPUTE|^REVOKED/.test(kind));

  test.each<[string[], string[], string[]]>([
    [['needs_response', 'under_review', 'lost'], ['REVOKED', 'DISPUTE_CLOSED', 'DISPUTE_UPDATED', 'DISPUTE_CREATED'], []],
    [['needs_response', 'won', 'under_review'], ['DISPUTE_CLOSED', 'DISPUTE_UPDATED', 'DISPUTE_CREATED'], ['pass']],
    [['warning_needs_response', 'warning_under_review', 'warning_closed'], [], ['pass']],
  ])('heard as %s', async (statuses, after, held) => {
    const { attemptId } = await pay('pm_card_visa');
    for (const status of statuses) expect((await dispute(attemptId, status)).statusCode).toBe(200);
    expect([await told(), await viewer.held()]).toEqual([after, held]);
    await viewer.expectBalance();
  });
});

import { keepPostedFields } from '../../../../../demo/platform/hosts/returns/posted-return-store.ts';
import { eq } from 'drizzle-orm';
import { ledgerEntries } from '../../../../../demo/platform/db/tables/purchase/subscription-tables.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { passTime } from '../../../../support/member-wallet.ts';
import { openPayer, type PayerWallet, postTo, type WaitingAttempt } from '../../../../support/payer-wallet.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';
import { adyenCard, type AdyenDouble, adyenKeys, openAdyenDouble } from '../../../../support/vendors/adyen-double.ts';

let adyen: AdyenDouble;
let platform: TestPlatform;
let viewer: PayerWallet;
beforeAll(async () => {
  adyen = await openAdyenDouble();
  platform = await openTestPlatform(undefined, true, { ...adyenKeys, FOOTLIGHT_ADYEN_TENANTS: 'arena', FOOTLIGHT_ADYEN_ORIGIN: `${adyen.origin}/v71` });
}, 400_000);
afterAll(async () => {
  await platform.close();
  await adyen.close();
});
beforeEach(async () => {
  await platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } });
  await platform.ask({ path: '/demo/reset', body: {} });
  adyen.loseAnswers(0);
  adyen.payments.clear();
  adyen.refunds.length = 0;
  adyen.faults.length = 0;
  viewer = await openPayer(platform, 'netherlands');
});

const pay = async (card = adyenCard(), sku = 'arena-pass-month') => viewer.pay(await viewer.basket(sku), 'CARD', 'adyen', { card });
const hear = ({ body, headers }: { body: string; headers: Record<string, string> }) => postTo(platform, `${platform.running.context.origins.api}/webhooks/payments/adyen`, body, headers);
const comeBack = async (attempt: WaitingAttempt, redirectResult: string) =>
  platform.ask({ realm: 'arena', path: `/api/v2/payment-returns/${(await viewer.paymentOf(attempt)).reference}?${new URLSearchParams({ redirectResult })}` });
const comeBackByForm = async (attempt: WaitingAttempt, fields: Record<string, string>) => {
  const { reference } = await viewer.paymentOf(attempt);
  const posted = await keepPostedFields(platform.running.context.db, 'arena', fields, await platform.running.context.now());
  return { ask: () => platform.ask({ realm: 'arena', path: `/api/v2/payment-returns/${reference}?${new URLSearchParams({ posted })}` }) };
};
/** What the books owe a customer. */
const owedTo = async (account: string): Promise<number> =>
  -(await platform.running.context.db.select().from(ledgerEntries).where(eq(ledgerEntries.book, `customer ${account}`))).reduce((sum, { amount }) => sum + amount, 0);
const cards = async () => ((await viewer.ask({ path: '/api/v2/customer/payment-details' })).body as { cards: unknown[] }).cards;
const kept = [expect.objectContaining({ cardType: 'visa', last4Digits: '1111', paymentProviderId: 'adyen' })];

test('a basket is paid by what Adyen’s fields encrypted, and the next period by the kept card', async () => {
  expect((await pay()).body).toMatchObject({ state: 'SUCCEEDED', amount: 999 });
  expect(await cards()).toEqual(kept);
  await passTime(platform);
  viewer = await openPayer(platform, 'netherlands');
  expect([[...adyen.payments.values()].map(({ value }) => value), (await viewer.charges()).length, await viewer.held()]).toEqual([[999, 999], 2, ['pass']]);
  expect(adyen.faults).toEqual([]);
  await viewer.expectBalance();
});

test('a card that Adyen refuses is declined', async () => {
  expect(await pay(adyenCard('REFUSE 6'))).toMatchObject({ status: 402, body: { code: 'expired_card' } });
  expect(await viewer.held()).toEqual([]);
});

test('what its fields did not give is no card', async () => {
  expect((await pay('no JSON')).status).toBe(402);
  expect(adyen.payments.size).toBe(0);
});

describe('an issuer that asks', () => {
  const asked = async () => (await pay(adyenCard('ASK'))).body as WaitingAttempt;

  test.each([['good', { state: 'SUCCEEDED' }, kept], ['bad', { state: 'DECLINED', failureCode: 'CHALLENGE_FAILED' }, []]])('whose customer comes back with what Adyen judges as %s', async (word, after, cardsAfter) => {
    const attempt = await asked();
    expect(attempt).toMatchObject({ state: 'REQUIRES_ACTION', action: { type: 'CHALLENGE', url: `https://checkoutshopper.adyen.test/3d/${attempt.attemptId}` } });
    expect((await comeBack(attempt, `${attempt.attemptId} ${word}`)).body).toEqual({ ...after, paymentMethodType: 'CARD' });
    expect(await cards()).toEqual(cardsAfter);
    expect(adyen.faults).toEqual([]);
  });

  test('whose customer comes back by a form: its word counts, once, and the payment is answered after it too', async () => {
    const attempt = await asked();
    const { ask } = await comeBackByForm(attempt, { redirectResult: `${attempt.attemptId} good`, MD: '1' });
    expect([(await ask()).body, (await ask()).body]).toEqual([{ state: 'SUCCEEDED', paymentMethodType: 'CARD' }, { state: 'SUCCEEDED', paymentMethodType: 'CARD' }]);
    expect(adyen.faults).toEqual([]);
  });

  test('a word that Adyen does not know changes nothing', async () => {
    const attempt = await asked();
    expect((await comeBack(attempt, 'forged good')).body).toEqual({ state: 'REQUIRES_ACTION', paymentMethodType: 'CARD' });
  });

  test('the good word of another payment opens nothing', async () => {
    const first = await asked();
    const second = await asked();
    expect((await comeBack(second, `${first.attemptId} good`)).body).toEqual({ state: 'REQUIRES_ACTION', paymentMethodType: 'CARD' });
    expect(await viewer.held()).toEqual([]);
  });

  test('a payment that is given up is given up at Adyen, and goes back where it was paid', async () => {
    const attempt = await asked();
    await viewer.cancel(attempt.attemptId);
    await platform.running.context.jobs.wake();
    expect(adyen.requests.at(-1)).toMatchObject({ path: '/v71/cancels', headers: { 'idempotency-key': `cancel-${attempt.attemptId}` } });
    adyen.payments.get(attempt.attemptId)!.result = 'Authorised';
    await hear(adyen.message(attempt.attemptId));
    await platform.running.context.jobs.wake();
    expect([adyen.refunds, await viewer.held()]).toEqual([[{ payment: expect.any(String), value: 999 }], []]);
    await viewer.expectBalance();
  });
});

describe('a notification', () => {
  test('of an answer that was lost ends the payment, and its card is found and kept', async () => {
    const basket = await viewer.basket('arena-pass-month');
    adyen.loseAnswers(9);
    const attempt = (await viewer.pay(basket, 'CARD', 'adyen', { card: adyenCard() })).body as WaitingAttempt;
    expect(attempt.state).toBe('PENDING');
    adyen.loseAnswers(0);
    const sent = await Promise.all([hear(adyen.message(attempt.attemptId)), hear(adyen.message(attempt.attemptId))]);
    expect(sent.map(({ body }) => body)).toEqual(['[accepted]', '[accepted]']);
    expect(await viewer.read(attempt.attemptId)).toMatchObject({ state: 'SUCCEEDED' });
    expect([(await viewer.charges()).length, await cards()]).toEqual([1, kept]);
  });

  test('that Adyen cannot be asked about is not taken, and comes again', async () => {
    const basket = await viewer.basket('arena-pass-month');
    adyen.loseAnswers(9);
    const attempt = (await viewer.pay(basket, 'CARD', 'adyen', { card: adyenCard() })).body as WaitingAttempt;
    expect((await hear(adyen.message(attempt.attemptId))).statusCode).toBe(503);
    expect(await viewer.read(attempt.attemptId)).toMatchObject({ state: 'PENDING' });
    adyen.loseAnswers(0);
    expect((await hear(adyen.message(attempt.attemptId))).statusCode).toBe(200);
    expect(await viewer.read(attempt.attemptId)).toMatchObject({ state: 'SUCCEEDED' });
  });

  test('that is late says nothing against money that came', async () => {
    const attempt = (await pay()).body as WaitingAttempt;
    await hear(adyen.message(attempt.attemptId, false));
    expect([await viewer.read(attempt.attemptId), await viewer.held()]).toMatchObject([{ state: 'SUCCEEDED' }, ['pass']]);
  });

  test('that another key signed, or of a payment that is not ours, changes nothing', async () => {
    const attempt = (await pay(adyenCard('ASK'))).body as WaitingAttempt;
    expect((await hear(adyen.message(attempt.attemptId, true, '00'.repeat(32)))).statusCode).toBe(401);
    expect((await hear(adyen.message('another-merchant-system'))).statusCode).toBe(200);
    expect(await viewer.read(attempt.attemptId)).toMatchObject({ state: 'REQUIRES_ACTION' });
  });
});

describe('a cardholder disputes a payment', () => {
  const told = async () => (await viewer.history()).map(({ itemType }) => itemType).filter((kind) => /^DISPUTE|^REVOKED/.test(kind));
  const say = (attemptId: string, eventCode: string, success = true) => hear(adyen.event(eventCode, attemptId, { pspReference: 'DISPUTE1', success }));

  test.each<[string, string[], string[], string[]]>([
    ['and the bank stays with it', ['CHARGEBACK', 'CHARGEBACK_REVERSED', 'SECOND_CHARGEBACK'], ['REVOKED', 'DISPUTE_CLOSED', 'DISPUTE_UPDATED', 'DISPUTE_CREATED'], []],
    ['and the seller does not defend it', ['CHARGEBACK', 'DISPUTE_DEFENSE_PERIOD_ENDED'], ['REVOKED', 'DISPUTE_CLOSED', 'DISPUTE_UPDATED', 'DISPUTE_CREATED'], []],
    ['and the bank takes the defence', ['CHARGEBACK', 'INFORMATION_SUPPLIED', 'CHARGEBACK_REVERSED', 'ISSUER_RESPONSE_TIMEFRAME_EXPIRED'], ['DISPUTE_CLOSED', 'DISPUTE_UPDATED', 'DISPUTE_CREATED'], ['pass']],
    ['and is heard out of order, and twice', ['CHARGEBACK_REVERSED', 'CHARGEBACK', 'CHARGEBACK'], ['DISPUTE_UPDATED', 'DISPUTE_CREATED'], ['pass']],
    ['and asks first, which takes nothing', ['REQUEST_FOR_INFORMATION', 'NOTIFICATION_OF_CHARGEBACK'], [], ['pass']],
  ])('%s', async (_what, events, after, held) => {
    const { attemptId } = (await pay()).body as WaitingAttempt;
    for (const eventCode of events) expect((await say(attemptId, eventCode)).body).toBe('[accepted]');
    expect([await told(), await viewer.held()]).toEqual([after, held]);
    await viewer.expectBalance();
  });

  test('before its charge is known: the message is not taken, and comes again', async () => {
    adyen.loseAnswers(9);
    const { attemptId } = (await pay()).body as WaitingAttempt;
    expect((await say(attemptId, 'CHARGEBACK')).statusCode).toBe(503);
    adyen.loseAnswers(0);
    await hear(adyen.message(attemptId));
    expect([await viewer.held(), await told()]).toEqual([['pass'], []]);
    expect((await say(attemptId, 'CHARGEBACK')).body).toBe('[accepted]');
    expect(await told()).toEqual(['DISPUTE_CREATED']);
    await viewer.expectBalance();
  });

  test('an event that failed, or of a payment that is not ours, says nothing', async () => {
    const { attemptId } = (await pay()).body as WaitingAttempt;
    await say(attemptId, 'CHARGEBACK', false);
    expect((await say('another-merchant-system', 'CHARGEBACK')).statusCode).toBe(200);
    expect(await told()).toEqual([]);
  });
});

async function withdraw(): Promise<void> {
  const invoice = (await viewer.history()).find(({ itemType }) => itemType === 'SUBSCRIPTION')!.invoiceNumber!;
  const email = 'netherlands@footlight.test';
  await platform.ask({ realm: 'arena', path: '/api/v2/withdrawals', body: { invoice, email } });
  const { mails } = (await platform.ask({ path: `/demo/mails?to=${email}` })).body as { mails: { text: string }[] };
  const token = mails.map(({ text }) => /\/withdraw\?token=([\w-]{43})/.exec(text)?.[1]).find((one) => one !== undefined);
  expect((await platform.ask({ realm: 'arena', path: '/api/v2/withdrawals/confirm', body: { token } })).status).toBe(200);
  await platform.running.context.jobs.wake();
  await platform.running.context.jobs.wake();
}

test('a withdrawal sends the money of every period back, once', async () => {
  await pay();
  await withdraw();
  expect([adyen.refunds, await viewer.held()]).toEqual([[{ payment: expect.any(String), value: 999 }], []]);
  await viewer.expectBalance();
});

test('no key and nothing that fields gave is in a column', async () => {
  await pay();
  await pay(adyenCard('REFUSE 6'), 'arena-fight-night');
  const { db } = platform.running.context;
  const rows = JSON.stringify(await Promise.all(['payment_attempts', 'provider_payments', 'vendor_orders', 'payment_methods', 'jobs'].map((table) => db.execute(`select * from ${table}`))));
  expect(rows).toContain('TOKEN1');
  expect(rows).not.toMatch(/eyNUMBER|eyCODE|adyen-key-double|44782DEF/);
});

// Last, since books are only added to and these owe something.
test.each(['REFUND_FAILED', 'REFUNDED_REVERSED', 'REFUND'])('money that could not be sent back is owed again, and its customer reads so, once: %s', async (eventCode) => {
  const before = await owedTo('arena.netherlands');
  const { attemptId } = (await pay()).body as WaitingAttempt;
  await withdraw();
  const say = () => hear(adyen.event(eventCode, attemptId, { pspReference: 'REFUND1', merchantReference: adyen.refundNames.at(-1)!, success: eventCode !== 'REFUND' }));
  await Promise.all([say(), say()]);
  expect((await viewer.history()).filter(({ itemType }) => itemType === 'FAILED_REFUND')).toMatchObject([{ status: 'FAILED', amount: { amount: -999 } }]);
  expect(await owedTo('arena.netherlands') - before).toBe(999);
});

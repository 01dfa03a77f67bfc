import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentAttempts, paymentMethods } from '../../../../../../demo/platform/db/tables/purchase/purchase-tables.ts';
import { refuseStandIns } from '../../../../../../demo/platform/purchase/providers/vendors/refuse-stand-ins.ts';
import type { GiftBasket } from '../../../../../../src/contracts/purchase/gift.ts';
import { guestGiver } from '../../../../../support/gift-giver.ts';
import { openTestPlatform, type TestPlatform } from '../../../../../support/test-platform.ts';
import { askCardToken } from '../../../../../support/validate-card.ts';

/** A platform of viewers, on which a vendor charges for one tenant alone. */
const environment = { FOOTLIGHT_STRIPE_TENANTS: 'cinema', FOOTLIGHT_STRIPE_SECRET_KEY: 'sk_live_1', FOOTLIGHT_STRIPE_PUBLISHABLE_KEY: 'pk_live_1', FOOTLIGHT_STRIPE_WEBHOOK_SECRET: 'whsec_1', FOOTLIGHT_STRIPE_ORIGIN: 'http://127.0.0.1:9' };

let platform: TestPlatform;
const lines: string[] = [];
beforeAll(async () => { platform = await openTestPlatform(undefined, false, environment, { level: 'warn', stream: { write: (line) => { lines.push(line); } } }); });
afterAll(() => platform.close());

const card = { cardHolder: 'M. Holt', number: '4242424242424242', expiryMonth: 12, expiryYear: 2090, cvc: '123' };
const keptCard = { accountId: 'arena.member', cardType: 'visa', last4: '4242', cardHolder: 'M. Holt', expiryMonth: 12, expiryYear: 2090, isDefault: false, addedAt: 0 };

test('the start names the tenants that nobody takes payments for, in one line', () => {
  const said = lines.filter((line) => line.includes('no payment vendor is configured'));
  expect(said).toHaveLength(1);
  expect([said[0]!.includes('arena,'), said[0]!.includes('debug'), said[0]!.includes('cinema')]).toEqual([true, true, false]);
});

test.each([
  'card', 'second-card', 'acs', 'ideal', 'bancontact', 'bank', 'pix', 'wallet', 'mail', 'partner', 'evil', 'id', 'google', 'apple', 'sso', 'opin', 'partner-id', 'facebook', 'pbr', 'sptv', 'cdc', 'mvpd',
])('%s.localhost is no host', async (name) => {
  expect(await platform.ask({ host: `${name}.localhost`, path: '/' })).toMatchObject({ status: 404, body: { code: 'unknown-host' } });
});

test('a test card becomes no token', async () => {
  expect(await askCardToken(platform.ask, 'arena', card)).toMatchObject({ status: 404, body: { code: 'unknown-host' } });
});

/** A gift of a guest that is to be paid. */
async function chosenGift() {
  const giver = await guestGiver(platform, `${randomUUID()}@footlight.test`, 'GB');
  const basket = await giver.choose();
  const pay = (method: { paymentMethodType: string; paymentDetailsExternalId: string; targetPaymentProvider: string }) => giver.ask({
    path: `/api/v2/customer/baskets/pay/${basket.basketId}`, headers: { 'idempotency-key': randomUUID() },
    body: { basketVersion: basket.version, paymentArrangement: { primaryPaymentDetailsAttributes: method } },
  });
  return { giver, basket, pay };
}

const meansOf = async (ask: TestPlatform['ask'], { basketId }: Pick<GiftBasket, 'basketId'>) =>
  (await ask({ path: '/api/v4/payment-method/init', body: { primaryPaymentDetails: { basketId } } })).body as { parsedData: { paymentMethods: { targetPaymentProvider: string }[] } };

test('a gift can be paid in no way, and is not given', async () => {
  const { giver, basket, pay } = await chosenGift();
  expect(await meansOf(giver.ask, basket)).toEqual({ parsedData: { paymentMethods: [] } });
  expect(await giver.ask({ path: '/api/v4/payment-method/validate', body: { primaryPaymentDetails: { token: 'made-up' } } })).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  for (const [paymentMethodType, targetPaymentProvider] of [['CARD', 'sandbox-card'], ['ZERO_BALANCE', 'sandbox-card'], ['IDEAL', 'sandbox-card'], ['PIX', 'sandbox-card'], ['GCASH', 'sandbox-wallet'], ['BANK', 'sandbox-bank']] as const) {
    expect(await pay({ paymentMethodType, targetPaymentProvider, paymentDetailsExternalId: '' })).toMatchObject({ status: 400, body: { code: 'failedPayment' } });
  }
  expect(await platform.running.context.db.select().from(paymentAttempts)).toEqual([]);
});

test('a card that an earlier release took pays nothing any more, and a vendor’s is left alone', async () => {
  const { db } = platform.running.context;
  await db.insert(paymentMethods).values([
    { ...keptCard, id: 'card-taken', outcome: 'accepted' }, { ...keptCard, id: 'card-asking', outcome: 'challenge' },
    { ...keptCard, id: 'card-of-vendor', outcome: 'vendor', mandate: { provider: 'stripe', payer: 'cus_1', token: 'pm_1' } },
  ]);
  await refuseStandIns(platform.running.context, { warn: () => {} });
  const kept = await db.select({ id: paymentMethods.id, outcome: paymentMethods.outcome }).from(paymentMethods);
  expect(Object.fromEntries(kept.map(({ id, outcome }) => [id, outcome]))).toEqual({ 'card-taken': 'card_declined', 'card-asking': 'card_declined', 'card-of-vendor': 'vendor' });

  const { authorisationToken: token } = await platform.signIn('arena', 'member');
  const ask: TestPlatform['ask'] = (question) => platform.ask({ realm: 'arena', token, ...question });
  const basket = (await ask({ method: 'PUT', path: '/api/v2/baskets/arena-pass-month' })).body as { basketId: string; version: number };
  expect(await meansOf(ask, basket)).toEqual({ parsedData: { paymentMethods: [] } });
  expect(await ask({
    path: `/api/v2/customer/baskets/pay/${basket.basketId}`, headers: { 'idempotency-key': randomUUID() },
    body: { basketVersion: basket.version, paymentArrangement: { primaryPaymentDetailsAttributes: { paymentMethodType: 'CARD', paymentDetailsExternalId: 'card-taken', targetPaymentProvider: 'sandbox-card' } } },
  })).toMatchObject({ status: 400, body: { code: 'failedPayment' } });
});

test('a vendor charges for its own tenant', async () => {
  const { authorisationToken: token } = await platform.signIn('cinema', 'member');
  const ask: TestPlatform['ask'] = (question) => platform.ask({ token, ...question });
  const basket = (await ask({ method: 'PUT', path: '/api/v2/baskets/cinema-basic-month' })).body as { basketId: string };
  expect((await meansOf(ask, basket)).parsedData.paymentMethods.map(({ targetPaymentProvider }) => targetPaymentProvider)).toEqual(['stripe']);
});

test('no test card is named, and no page of the sandbox may be framed', async () => {
  const page = await platform.ask({ realm: 'arena', host: 'arena.localhost', path: '/home', headers: { accept: 'text/html' } });
  expect([page.status, String(page.headers['content-security-policy']).includes('card.localhost')]).toEqual([200, false]);
  const settings = await platform.ask({ realm: 'arena', path: '/realm-settings/arena' });
  expect(settings).toMatchObject({ status: 200, body: { flags: { sandboxPayments: false } } });
});

test.each([['sandbox-card', 404], ['sandbox-bank', 404], ['stripe', 200]])('the page that %s returns to is answered %i', async (provider, status) => {
  expect((await platform.ask({ host: 'cinema.localhost', path: `/pay/${provider}`, headers: { accept: 'text/html' } })).status).toBe(status);
});

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { providerPayments } from '../../../../demo/platform/db/tables/purchase/provider-tables.ts';
import { signedHeaders } from '../../../../demo/platform/purchase/providers/webhook-signature.ts';
import type { Basket } from '../../../../src/contracts/purchase/basket.ts';
import { type MemberWallet, openWallet } from '../../../support/member-wallet.ts';
import { openTestPlatform, type Reply, type TestPlatform } from '../../../support/test-platform.ts';
import { validateCard } from '../../../support/validate-card.ts';

/**
 * The attack and race classes of the checkout, each tried by direct calls.
 *
 * Where more of a class is tested: stale quotes, two pays at once and used keys in `payment-routes`; twenty pays at once and a basket that changes meanwhile in
 * `server/two-processes`; answers lost after the money moved in `checkout-on-the-platform`; forged words, returns before words and late payments in `payer-steps`;
 * guessed and raced vouchers in `vouchers/voucher-routes`; tried cards in `server/limits/request-limits`; pause against cancel, renewal, resume, offer, upgrade and
 * consent from two pages in `random-walks`.
 *
 * @source design/checkout.md "Attack and race classes for the tests"
 */
let platform: TestPlatform;
/** Who is attacked: holds a card and a licence, and has a payment open at a bank. */
let victim: MemberWallet;
/** Who attacks: a customer like any other. */
let attacker: MemberWallet;
let theirs: { cardId: string; basketId: string; attemptId: string; reference: string; url: string; version: number };
let challenged: string;

interface Paid { as?: MemberWallet; basket?: Pick<Basket, 'basketId' | 'version'>; means?: Record<string, unknown>; over?: Record<string, unknown>; key?: string; headers?: Record<string, string> }

const fill = async (wallet: MemberWallet, sku: string): Promise<Basket> => (await wallet.ask({ method: 'PUT', path: `/api/v2/baskets/${sku}` })).body as Basket;

async function pay({ as = attacker, basket, means = {}, over = {}, key = randomUUID(), headers = {} }: Paid): Promise<Reply> {
  const { basketId, version } = basket ?? await fill(as, 'arena-pass-month');
  const attributes = { paymentDetailsExternalId: '', targetPaymentProvider: 'sandbox-card', paymentMethodType: 'CARD', ...means };
  return as.ask({ path: `/api/v2/customer/baskets/pay/${basketId}`, headers: { 'idempotency-key': key, ...headers }, body: { basketVersion: version, paymentArrangement: { primaryPaymentDetailsAttributes: attributes }, ...over } });
}

beforeAll(async () => {
  platform = await openTestPlatform();
  [victim, attacker] = [await openWallet(platform, 'arena', 'netherlands'), await openWallet(platform, 'arena', 'buyer')];
  const cardId = await victim.card();
  await victim.buy('arena-pass-month', cardId);
  const basket = await fill(victim, 'arena-fight-night');
  const { attemptId, action } = (await pay({ as: victim, basket, means: { paymentMethodType: 'IDEAL' } })).body as { attemptId: string; action: { url: string } };
  const [payment] = await platform.running.context.db.select().from(providerPayments).where(eq(providerPayments.attemptId, attemptId));
  theirs = { cardId, basketId: basket.basketId, attemptId, reference: payment!.reference, url: action.url, version: (await victim.licence('pass')).version };
  challenged = await attacker.card('4000002760003184');
}, 120_000);
afterAll(() => platform.close());

const chargesOf = async (account: string) => ((await platform.ask({ path: `/demo/charges?account=${account}` })).body as { charges: { amount: number }[] }).charges.map(({ amount }) => amount);
const state = async () => ({
  attacker: await chargesOf('arena.buyer'), victim: await chargesOf('arena.netherlands'), held: await attacker.held(), theirs: await victim.held(),
  attempt: ((await victim.ask({ path: `/api/v2/customer/payments/${theirs.attemptId}` })).body as { state: string }).state, version: (await victim.licence('pass')).version,
});
const untouched = { attacker: [], victim: [999], held: [], theirs: ['pass'], attempt: 'REQUIRES_ACTION' };
const realm = 'arena' as const;
const match = () => ({ 'if-match': `"${theirs.version}"` });
const word = (body: string, headers: Record<string, string>, provider = 'sandbox-card') => platform.ask({ path: `/webhooks/payments/${provider}`, body: JSON.parse(body), headers });
const press = async (reference: string): Promise<Reply> => {
  const reply = await platform.running.app.inject({ method: 'POST', url: `/pay/${reference}`, headers: { host: 'ideal.localhost', 'content-type': 'application/x-www-form-urlencoded' }, payload: 'answer=pay' });
  return { status: reply.statusCode, body: undefined as never, headers: reply.headers };
};
const wordOf = (reference: string) => JSON.stringify({ type: 'payment.updated', data: { reference, state: 'PAID' } });

const attacks: [name: string, attack: () => Promise<Reply>, status: number, code?: string][] = [
  ['zero balance is claimed for what costs something', () => pay({ means: { paymentMethodType: 'ZERO_BALANCE' } }), 400, 'failedPayment'],
  ['zero balance is claimed for what costs something, with a card that would be charged', async () => pay({ means: { paymentMethodType: 'ZERO_BALANCE', paymentDetailsExternalId: challenged } }), 400, 'failedPayment'],
  ['a scheme that is not offered where the buyer is', () => pay({ means: { paymentMethodType: 'IDEAL' } }), 400, 'BAD_REQUEST'],
  ['a kind of payment that nobody knows', () => pay({ means: { paymentMethodType: 'NONSENSE', paymentDetailsExternalId: challenged } }), 400, 'BAD_REQUEST'],
  ['an older quote', async () => pay({ basket: { ...await fill(attacker, 'arena-pass-month'), version: 0 } }), 409, 'stale-basket'],
  ['a quote of tomorrow', async () => pay({ basket: { ...await fill(attacker, 'arena-pass-month'), version: 99 } }), 409, 'stale-basket'],
  ['a quote that is no number', async () => pay({ basket: { ...await fill(attacker, 'arena-pass-month'), version: '1 or 1=1' as never } }), 400, 'BAD_REQUEST'],
  ['what another tenant sells', () => attacker.ask({ method: 'PUT', path: '/api/v2/baskets/cinema-basic-month' }), 404, 'sku-not-found'],
  ['another’s basket', () => pay({ basket: { basketId: theirs.basketId, version: 1 } }), 404, 'basket-not-found'],
  ['another’s card', () => pay({ means: { paymentDetailsExternalId: theirs.cardId } }), 400, 'failedPayment'],
  ['another’s card, to be removed', () => attacker.ask({ method: 'DELETE', path: `/api/v2/customer/payment-details/${theirs.cardId}` }), 404, 'card-not-found'],
  ['another’s card, to be one’s own', () => attacker.ask({ method: 'PUT', path: `/api/v2/customer/payment-details/${theirs.cardId}/default` }), 404, 'card-not-found'],
  ['another’s attempt, to be read', () => attacker.ask({ path: `/api/v2/customer/payments/${theirs.attemptId}` }), 404, 'payment-not-found'],
  ['another’s attempt, to be given up', () => attacker.ask({ method: 'DELETE', path: `/api/v2/customer/payments/${theirs.attemptId}` }), 404, 'payment-not-found'],
  ['another’s licence, to be cancelled', () => attacker.ask({ method: 'DELETE', path: '/api/v2/active-licences/pass?cancellationDiscount=IGNORE', headers: match() }), 404, 'subscription-not-found'],
  ['another’s licence, by one’s own card', () => attacker.ask({ path: `/api/v2/licence/pass/payment-details/${challenged}`, headers: match(), body: {} }), 404, 'subscription-not-found'],
  ['a return that was made up', () => platform.ask({ realm, path: `/api/v2/payment-returns/${'x'.repeat(32)}` }), 404, 'payment-not-found'],
  ['a return at another tenant', () => platform.ask({ realm: 'cinema', path: `/api/v2/payment-returns/${theirs.reference}` }), 404, 'payment-not-found'],
  ['a return that says how it went', () => platform.ask({ realm, path: `/api/v2/payment-returns/${theirs.reference}?state=SUCCEEDED&redirect_status=succeeded` }), 200],
  ['a payer’s page that was made up', () => press('x'.repeat(32)), 404],
  ['a message without a signature', () => word(wordOf(theirs.reference), {}), 401, 'invalid-signature'],
  ['a message signed by another key', () => word(wordOf(theirs.reference), { ...signedHeaders(new Uint8Array(32), 'sandbox-card', wordOf(theirs.reference)) }), 401, 'invalid-signature'],
  ['a message of another provider’s', () => word(wordOf(theirs.reference), { ...signedHeaders(platform.running.context.keys.provider, 'sandbox-bank', wordOf(theirs.reference)) }), 401, 'invalid-signature'],
  ['a message of a provider that nobody knows', () => word(wordOf(theirs.reference), {}, 'stripe'), 401, 'invalid-signature'],
  ['a message that comes before the payer', () => word(wordOf(theirs.reference), { ...signedHeaders(platform.running.context.keys.provider, 'sandbox-card', wordOf(theirs.reference)) }), 204],
  ['a voucher that nobody gave', () => attacker.ask({ path: '/api/v2/promotions/voucher/redeem', body: { voucherCode: 'NOBODY', licenceId: 'pass' } }), 400, 'invalidVoucher'],
  ['a voucher for another licence than it gives', () => attacker.ask({ path: '/api/v2/promotions/voucher/redeem', body: { voucherCode: 'GIFTPASS', licenceId: 'season' } }), 400, 'invalidVoucher'],
  ['an answer to a price that was announced to another', () => attacker.ask({ method: 'PUT', path: `/api/v2/price-migration/${randomUUID()}/consent`, headers: match(), body: { status: 'CONTINUE' } }), 404, 'price-migration-not-found'],
];

describe('an attack that moves no money and opens nothing', () => {
  test.each(attacks)('%s', async (_name, attack, status, code) => {
    const before = (await state()).version;
    expect(await attack()).toMatchObject({ status, ...(code === undefined ? {} : { body: { code } }) });
    expect(await state()).toEqual({ ...untouched, version: before });
  });
});

describe('the issuer’s question', () => {
  test.each([
    ['the payment is sent again', ({ basket, key, means }: Required<Pick<Paid, 'basket' | 'key' | 'means'>>) => pay({ basket, key, means })],
    ['the attempt is read', (_sent: unknown, attemptId: string) => attacker.ask({ path: `/api/v2/customer/payments/${attemptId}` })],
    ['the payment says that it was answered', ({ basket, key, means }: Required<Pick<Paid, 'basket' | 'key' | 'means'>>) => pay({ basket, key, means, over: { state: 'SUCCEEDED', threeDSecure: 'authenticated' } })],
  ])('is not skipped when %s', async (_how, send) => {
    const sent = { basket: await fill(attacker, 'arena-pass-month'), key: randomUUID(), means: { paymentDetailsExternalId: challenged } };
    const { attemptId } = (await pay(sent)).body as { attemptId: string };
    expect((await send(sent, attemptId)).body).toMatchObject({ attemptId, state: 'REQUIRES_ACTION' });
    expect(await state()).toMatchObject(untouched);
    await attacker.ask({ method: 'DELETE', path: `/api/v2/customer/payments/${attemptId}` });
  });
});

describe('who may not buy', () => {
  const refused = [['child', 403, 'kidPurchasePermissionDenied'], ['canada', 403, 'signupGeoRestriction'], ['vpn', 403, 'vpnErrorMessage'], ['guest', 401, 'sign-in-required']] as const;
  const calls: [string, Parameters<MemberWallet['ask']>[0]][] = [
    ['fill a basket', { method: 'PUT', path: '/api/v2/baskets/arena-pass-month' }],
    ['add a code', { method: 'PUT', path: '/api/v2/baskets/vouchers/WELCOME20' }],
    ['redeem a code', { path: '/api/v2/promotions/voucher/redeem', body: { voucherCode: 'GIFTPASS', licenceId: 'pass' } }],
    ['ask for ways to pay', { path: '/api/v4/payment-method/init', body: { primaryPaymentDetails: { basketId: 'any' } } }],
    ['try a card', { path: '/api/v4/payment-method/validate', body: { primaryPaymentDetails: { token: 'any' } } }],
    ['pay', { path: '/api/v2/customer/baskets/pay/any', headers: { 'idempotency-key': 'forbidden-1' }, body: { basketVersion: 1, paymentArrangement: { primaryPaymentDetailsAttributes: { paymentDetailsExternalId: '', targetPaymentProvider: 'sandbox-card', paymentMethodType: 'ZERO_BALANCE' } } } }],
  ];

  test.each(refused)('%s is refused by every call', async (name, status, code) => {
    const token = name === 'guest' ? (await platform.guest(realm)).authorisationToken : (await platform.signIn(realm, name)).authorisationToken;
    const replies = await Promise.all(calls.map(async ([what, call]) => [what, await platform.ask({ ...call, token, realm })] as const));
    expect(replies.map(([what, reply]) => `${what}: ${reply.status} ${(reply.body as { code: string }).code}`)).toEqual(calls.map(([what]) => `${what}: ${status} ${code}`));
  });
});

test('a price, an item, a currency and a trial that the browser sends change nothing of what is charged', async () => {
  const wishes = { amount: 1, discountedTotal: 1, subTotal: 1, currency: 'IDR', scale: 9, trialDays: 365, trialPeriod: 'P1Y', sku: 'arena-season-year', licenceId: 'season', realm: 'cinema', accountId: 'arena.netherlands', voucherId: 'arena.voucher-2' };
  const filled = await attacker.ask({ method: 'PUT', path: '/api/v2/baskets/arena-pass-month', body: wishes });
  const { basketId, version, discountedTotal, trialDays, currency } = filled.body as Basket;
  expect([discountedTotal, trialDays, currency]).toEqual([999, 0, 'EUR']);
  const paid = await pay({ basket: { basketId, version }, means: { paymentDetailsExternalId: await attacker.card(), ...wishes }, over: wishes });
  expect(paid).toMatchObject({ status: 200, body: { licenceId: 'pass', amount: 999, scale: 2, currency: 'EUR' } });
  expect([await chargesOf('arena.buyer'), await attacker.held(), await chargesOf('arena.netherlands')]).toEqual([[999], ['pass'], [999]]);
});

test('stolen cards are not tried in hundreds', async () => {
  const tried = await Promise.all(Array.from({ length: 40 }, () => validateCard(attacker.ask, realm, { cardHolder: 'P', number: '4000000000000069', expiryMonth: 12, expiryYear: 2090, cvc: '123' })));
  expect(tried.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10);
});

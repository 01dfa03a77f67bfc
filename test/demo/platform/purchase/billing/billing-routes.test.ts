import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Basket } from '../../../../../src/contracts/purchase/basket.ts';
import type { NewBillingDetails } from '../../../../../src/contracts/purchase/billing-details.ts';
import { billingDetails } from '../../../../../demo/platform/db/tables/purchase/billing-tables.ts';
import { paymentMethods } from '../../../../../demo/platform/db/tables/purchase/purchase-tables.ts';
import { subscriptions } from '../../../../../demo/platform/db/tables/purchase/subscription-tables.ts';
import { exportOf } from '../../../../../demo/platform/identity/account/export-account.ts';
import { eraseAccount } from '../../../../../demo/platform/identity/personal-data/erase-person.ts';
import { accounts } from '../../../../../demo/platform/db/tables/viewer-tables.ts';
import { american, brazilian, emirati } from '../../../../support/billed-people.ts';
import { type MemberWallet, openWallet, passTime } from '../../../../support/member-wallet.ts';
import { openTestPlatform, type Reply, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } });
  await platform.ask({ path: '/demo/reset', body: {} });
});

const sku = 'arena-pass-month';
const inCountry = (country: string) => ({ 'x-footlight-country': country });
const fill = async (wallet: MemberWallet, country: string): Promise<Basket> => (await wallet.ask({ method: 'PUT', path: `/api/v2/baskets/${sku}`, headers: inCountry(country) })).body as Basket;
const save = (wallet: MemberWallet, body: NewBillingDetails, country = body.address.country) => wallet.ask({ method: 'PUT', path: '/api/v2/customer/billing-details', headers: inCountry(country), body });
const read = async (wallet: MemberWallet, country: string) => (await wallet.ask({ path: '/api/v2/customer/billing-details', headers: inCountry(country) })).body as Record<string, unknown>;

async function pay(wallet: MemberWallet, country: string, basket?: Basket, key: string = randomUUID()): Promise<Reply> {
  const { basketId, version } = basket ?? await fill(wallet, country);
  return wallet.ask({
    path: `/api/v2/customer/baskets/pay/${basketId}`, headers: { 'idempotency-key': key, ...inCountry(country) },
    body: { basketVersion: version, paymentArrangement: { primaryPaymentDetailsAttributes: { paymentDetailsExternalId: await wallet.card(), targetPaymentProvider: 'sandbox-card', paymentMethodType: 'CARD' } } },
  });
}
/** What the table holds of an account. */
const keptOf = (accountId: string) => platform.running.context.db.select().from(billingDetails).where(eq(billingDetails.accountId, accountId));
const lacking = (fields: string[]) => ({ status: 424, body: { code: 'BASKET_REQUIREMENTS_FAILED', details: { missingFields: fields } } });
const letter = ['line1', 'city', 'administrativeLevel1', 'postalCode'];

describe('a purchase', () => {
  test.each([['BR', [...letter, 'taxNumber', 'birthDate']], ['US', letter], ['AE', ['administrativeLevel1']]])('in %s is refused without what is asked there', async (country, fields) => {
    const buyer = await openWallet(platform, 'arena', 'buyer');
    expect(await pay(buyer, country)).toMatchObject(lacking(fields));
    expect(await buyer.held()).toEqual([]);
  });

  test.each([['PH'], ['NL'], ['BE'], ['DE'], ['JP'], ['KW'], ['GB']])('in %s needs nothing', async (country) => {
    expect(await pay(await openWallet(platform, 'arena', 'buyer'), country)).toMatchObject({ status: 200, body: { state: 'SUCCEEDED' } });
  });

  test('goes on with the same basket once the details are there, and with the same key nothing is charged twice', async () => {
    const buyer = await openWallet(platform, 'arena', 'brazil');
    const basket = await fill(buyer, 'BR');
    const key = randomUUID();
    expect(await pay(buyer, 'BR', basket, key)).toMatchObject({ status: 424 });
    expect(await save(buyer, brazilian)).toMatchObject({ status: 200, body: { missingFields: [], details: { taxNumberEnding: '09', birthDate: '1990-05-17' } } });
    expect(await pay(buyer, 'BR', basket, key)).toMatchObject({ status: 200, body: { state: 'SUCCEEDED' } });
    expect(await pay(buyer, 'BR', basket, key)).toMatchObject({ status: 200, body: { state: 'SUCCEEDED' } });
    expect((await platform.ask({ realm: 'arena', path: '/demo/charges?account=arena.brazil' })).body).toMatchObject({ charges: [{ amount: 999 }] });
  });

  test('a tenant asks for a tax number of its own accord', async () => {
    const buyer = await openWallet(platform, 'debug', 'buyer');
    expect(await pay(buyer, 'ES')).toMatchObject(lacking(['taxNumber']));
    expect(await save(buyer, { address: { country: 'ES' }, taxNumber: '12345678Z' })).toMatchObject({ status: 200 });
    expect(await pay(buyer, 'ES')).toMatchObject({ status: 200 });
  });
});

describe('one press with a kept card', () => {
  const press = async (wallet: MemberWallet, { licenceId = 'pass', cardId, country = 'GB', key = randomUUID(), basket }: { licenceId?: string; cardId: string; country?: string; key?: string; basket?: Basket }) => {
    const { basketId, version: basketVersion } = basket ?? await fill(wallet, country);
    return wallet.ask({ path: `/api/v2/licences/${licenceId}/card/${cardId}?checkBillingDetails=true`, headers: { 'idempotency-key': key, ...inCountry(country) }, body: { basketId, basketVersion } });
  };

  test('buys the licence of the basket, once', async () => {
    const buyer = await openWallet(platform, 'arena', 'buyer');
    const [cardId, key, basket] = [await buyer.card(), randomUUID(), await fill(buyer, 'GB')];
    expect(await press(buyer, { cardId, key, basket })).toMatchObject({ status: 200, body: { state: 'SUCCEEDED', licenceId: 'pass', amount: 999 } });
    expect(await press(buyer, { cardId, key, basket })).toMatchObject({ status: 200, body: { state: 'SUCCEEDED' } });
    expect((await platform.ask({ realm: 'arena', path: '/demo/charges?account=arena.buyer' })).body).toMatchObject({ charges: [{ amount: 999 }] });
  });

  test('asks for billing details, with the query and without', async () => {
    const buyer = await openWallet(platform, 'arena', 'abroad');
    const cardId = await buyer.card();
    expect(await press(buyer, { cardId, country: 'US' })).toMatchObject(lacking(letter));
    const { basketId, version } = await fill(buyer, 'US');
    const bare = await buyer.ask({ path: `/api/v2/licences/pass/card/${cardId}`, headers: { 'idempotency-key': randomUUID(), ...inCountry('US') }, body: { basketId, basketVersion: version } });
    expect(bare).toMatchObject(lacking(letter));
  });

  test('is asked to confirm by an issuer, and refused for another’s card, another licence, a card that has ended and without a key', async () => {
    const [buyer, other] = [await openWallet(platform, 'arena', 'buyer'), await openWallet(platform, 'arena', 'member')];
    expect(await press(buyer, { cardId: await other.card() })).toMatchObject({ status: 400, body: { code: 'failedPayment' } });
    const cardId = await buyer.card();
    expect(await press(buyer, { cardId, licenceId: 'season' })).toMatchObject({ status: 409, body: { code: 'stale-basket' } });
    expect(await press(buyer, { cardId, key: 'short' })).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
    expect(await press(buyer, { cardId: await buyer.card('4000002760003184') })).toMatchObject({ status: 200, body: { state: 'REQUIRES_ACTION', action: { type: 'CHALLENGE' } } });
    await platform.running.context.db.update(paymentMethods).set({ expiryYear: 2001 }).where(eq(paymentMethods.id, cardId));
    expect(await press(buyer, { cardId })).toMatchObject({ status: 402, body: { code: 'expired_card' } });
    expect(await press(await openWallet(platform, 'arena', 'child'), { cardId, basket: { basketId: 'x', version: 1 } as Basket })).toMatchObject({ status: 403 });
  });
});

describe('the tax of a state', () => {
  test('is estimated until the address is known, and comes on top', async () => {
    const buyer = await openWallet(platform, 'arena', 'abroad');
    expect(await fill(buyer, 'US')).toMatchObject({ subTotal: 999, tax: 60, isTaxInclusive: false, isTaxRateEstimated: true });
    expect((await buyer.ask({ path: '/api/v2/licence-family?licenceId=pass', headers: inCountry('US') })).body).toMatchObject({ families: [{ licences: [{ amounts: [{ taxInclusive: false }] }] }] });
    await save(buyer, american);
    const known = (await buyer.ask({ path: '/api/v2/customer/basket', headers: inCountry('US') })).body as Basket;
    expect(known).toMatchObject({ tax: 62, isTaxInclusive: false, billing: { address: { administrativeLevel1: 'TX' } } });
    expect(known.isTaxRateEstimated).toBeUndefined();
    expect(await pay(buyer, 'US')).toMatchObject({ status: 200, body: { amount: 1061 } });
  });

  test('changes the basket’s version, so that a price nobody saw is not charged', async () => {
    const buyer = await openWallet(platform, 'arena', 'abroad');
    await save(buyer, american);
    const seen = await fill(buyer, 'US');
    expect(await save(buyer, { address: { ...american.address, administrativeLevel1: 'OR' } })).toMatchObject({ status: 200 });
    expect(await pay(buyer, 'US', seen)).toMatchObject({ status: 409, body: { code: 'stale-basket' } });
    expect(await pay(buyer, 'US')).toMatchObject({ status: 200, body: { amount: 999 } });
  });

  test('stays what it was, and the version with it, where the street alone changes', async () => {
    const buyer = await openWallet(platform, 'arena', 'abroad');
    await save(buyer, american);
    const seen = await fill(buyer, 'US');
    await save(buyer, { address: { ...american.address, line1: '2 Main Street' } });
    expect(await pay(buyer, 'US', seen)).toMatchObject({ status: 200 });
  });

  test('is part of each renewal, and of what an unpaid one lacks', async () => {
    const buyer = await openWallet(platform, 'arena', 'abroad');
    await save(buyer, american);
    const { basketId, version } = await fill(buyer, 'US');
    const attributes = { paymentDetailsExternalId: await buyer.card('4000000000000341'), targetPaymentProvider: 'sandbox-card', paymentMethodType: 'CARD' };
    await buyer.ask({ path: `/api/v2/customer/baskets/pay/${basketId}`, headers: { 'idempotency-key': randomUUID() }, body: { basketVersion: version, paymentArrangement: { primaryPaymentDetailsAttributes: attributes } } });
    await passTime(platform);
    const later = await openWallet(platform, 'arena', 'abroad');
    expect(await later.licence('pass')).toMatchObject({ due: { amount: 1061 }, price: { taxInclusive: false } });
    const other = await later.card('5555555555554444');
    const before = (await later.history()).length;
    expect(await later.change('PUT', `licence/pass/payment-details/${other}?shownDue=1060`, 'pass'), 'what is due is not what was shown').toMatchObject({ status: 409, body: { code: 'price-changed' } });
    expect([(await later.history()).length, (await later.licence('pass'))['due']]).toMatchObject([before, { amount: 1061 }]);
    expect(await later.change('PUT', `licence/pass/payment-details/${other}?shownDue=1061`, 'pass')).toMatchObject({ status: 200 });
  });
});

test('an unpaid licence asks for what is missing before it is paid by another card, and a paid one does not', async () => {
  const buyer = await openWallet(platform, 'arena', 'brazil');
  await save(buyer, brazilian);
  await buyer.buy(sku);
  await platform.running.context.db.delete(billingDetails).where(eq(billingDetails.accountId, 'arena.brazil'));
  const other = await buyer.card('5555555555554444');
  expect(await buyer.change('PUT', `licence/pass/payment-details/${other}`, 'pass')).toMatchObject({ status: 200 });
  await platform.running.context.db.update(subscriptions).set({ failedTries: 1 });
  expect(await buyer.change('PUT', `licence/pass/payment-details/${other}`, 'pass')).toMatchObject({ status: 424, body: { details: { missingFields: [...letter, 'taxNumber', 'birthDate'] } } });
});

describe('billing details', () => {
  test('begin with what the account knows, and name what is missing where the viewer is', async () => {
    const buyer = await openWallet(platform, 'arena', 'buyer');
    expect(await read(buyer, 'BR')).toMatchObject({ country: 'BR', missingFields: [...letter, 'taxNumber', 'birthDate'], suggested: { birthDate: '1990-05-17' } });
    expect((await read(buyer, 'GB'))).toMatchObject({ country: 'GB', missingFields: [], countries: expect.arrayContaining(['GB', 'US', 'BR']) });
  });

  test('take what is missing beside what was given before, and keep the tax number to themselves', async () => {
    const buyer = await openWallet(platform, 'arena', 'brazil');
    await save(buyer, brazilian);
    const moved = await save(buyer, { address: { country: 'BR', line1: 'Avenida Central 1' } });
    expect(moved.body).toMatchObject({ details: { address: { line1: 'Avenida Central 1', city: 'São Paulo' }, taxNumberEnding: '09' } });
    expect(JSON.stringify(moved.body)).not.toContain('12345678909');
    expect(await keptOf('arena.brazil')).toMatchObject([{ taxNumber: '12345678909' }]);
  });

  test('refuse what is not good by name, and keep nothing of it', async () => {
    const buyer = await openWallet(platform, 'arena', 'brazil');
    const refused = await save(buyer, { ...brazilian, taxNumber: '123.456.789-00', birthDate: '2190-01-01' });
    expect(refused).toMatchObject({ status: 400, body: { code: 'BILLING_DETAILS_INVALID', details: { missingFields: ['taxNumber', 'birthDate'] } } });
    expect(await save(buyer, { address: { country: 'CN' } }, 'BR')).toMatchObject({ status: 400, body: { details: { missingFields: ['country'] } } });
    expect((await read(buyer, 'BR'))['details']).toBeUndefined();
  });

  test.each([
    ['a country that neither the request nor the account is of', { country: 'KW' }, 'GB', 400],
    ['the country of the request', { country: 'KW' }, 'KW', 200],
    ['the country of the account, of a traveller', { country: 'GB' }, 'KW', 200],
  ])('%s is taken for the tax, or refused', async (_case, address, from, status) => {
    const buyer = await openWallet(platform, 'arena', 'buyer');
    const reply = await save(buyer, { address }, from);
    expect(reply.status).toBe(status);
    if (status === 400) expect(reply.body).toMatchObject({ code: 'BILLING_DETAILS_INVALID', details: { missingFields: ['country'] } });
  });

  test('keep the country that they have, wherever the next request comes from', async () => {
    const buyer = await openWallet(platform, 'arena', 'buyer');
    await save(buyer, { address: { country: 'KW' } });
    expect(await save(buyer, { address: { country: 'KW' } }, 'NL')).toMatchObject({ status: 200 });
  });

  test('forget what another country does not ask for', async () => {
    const buyer = await openWallet(platform, 'arena', 'brazil');
    await save(buyer, brazilian);
    expect((await save(buyer, { address: { ...emirati.address, line1: 'Rua das Flores 12' } })).body).toMatchObject({ country: 'AE', details: { address: emirati.address } });
    expect(await keptOf('arena.brazil')).toMatchObject([{ taxNumber: null, birthDate: null, address: emirati.address }]);
    expect(await save(buyer, { address: brazilian.address })).toMatchObject({ status: 400, body: { details: { missingFields: ['taxNumber', 'birthDate'] } } });
  });

  test('are in what an account may take along, and go with it', async () => {
    const buyer = await openWallet(platform, 'arena', 'brazil');
    await save(buyer, brazilian);
    const { db } = platform.running.context;
    const [account] = await db.select().from(accounts).where(eq(accounts.id, 'arena.brazil'));
    expect(await exportOf(db, account!, 0)).toMatchObject({ billing: [{ city: 'São Paulo', taxNumber: '12345678909', birthDate: '1990-05-17' }] });
    await eraseAccount(db, account!);
    expect(await keptOf('arena.brazil')).toEqual([]);
  });

  test('are nobody else’s, not a child’s, and asked for where something is sold alone', async () => {
    const child = await openWallet(platform, 'arena', 'child');
    expect(await child.ask({ path: '/api/v2/customer/billing-details' })).toMatchObject({ status: 403 });
    expect(await platform.ask({ realm: 'arena', path: '/api/v2/customer/billing-details' })).toMatchObject({ status: 401 });
    expect(await platform.ask({ realm: 'arena', path: '/api/v1/countries/US/billing' })).toMatchObject({ status: 200, body: { country: 'US', birthDate: false } });
    expect(await platform.ask({ realm: 'cinema', path: '/api/v1/countries/US/billing' })).toMatchObject({ status: 404 });
    expect(await platform.ask({ realm: 'arena', path: '/api/v1/countries/..%2F..%2Fetc/billing' })).toMatchObject({ status: 404 });
  });
});

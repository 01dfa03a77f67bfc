import { randomUUID } from 'node:crypto';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { GiftBasket, GiftProducts, PaidGift } from '../../../../src/contracts/purchase/gift.ts';
import { jobs } from '../../../../demo/platform/db/tables/job-tables.ts';
import { invoices, ledgerEntries } from '../../../../demo/platform/db/tables/purchase/subscription-tables.ts';
import { clearLimits } from '../../../../demo/platform/server/limits/limit-store.ts';
import { everyRow } from '../../../support/every-row.ts';
import { openTestPlatform, type Reply, type TestPlatform } from '../../../support/test-platform.ts';
import { validateCard } from '../../../support/validate-card.ts';

let platform: TestPlatform;
let token: string;
let guest: string;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.ask({ path: '/demo/reset', body: {} });
  await platform.ask({ path: '/demo/clock', method: 'PUT', body: { reset: true } });
  token = await tokenOf('member');
  guest = (await platform.guest('arena')).authorisationToken;
});

const now = () => platform.running.context.now();
const day = 86_400_000;
const tokenOf = async (name: string) => (await platform.signIn('arena', name)).authorisationToken;

/** Who asks: a member, or a guest with what proves who buys. */
interface Asker { token: string; proof?: string }
const asMember = (): Asker => ({ token });
const ask = ({ token: as, proof }: Asker, question: Parameters<TestPlatform['ask']>[0]): Promise<Reply> =>
  platform.ask({ realm: 'arena', token: as, ...question, headers: { ...(proof === undefined ? {} : { 'x-footlight-guest-checkout': proof }), ...question.headers } });
const choose = (as: Asker, choice: object) => ask(as, { method: 'PUT', path: '/api/v2/gift/basket', body: { giftId: 'pass-3-months', ...choice } });
const basketOf = async (as: Asker, choice: object = {}) => (await choose(as, choice)).body as GiftBasket;
const show = (as: Asker, basketId: string) => ask(as, { method: 'POST', path: `/api/v2/gift/paid/${basketId}`, body: {} });
const redeem = (redeemCode: string, as: Asker = asMember()) => ask(as, { path: '/api/v2/gift/redeem', body: { redeemCode } });
const held = async (as: string) => ((await platform.ask({ realm: 'arena', token: as, path: '/api/v2/customer/subscriptions/status/active' })).body as { licenceIds: string[] }).licenceIds;
/** When mails of a gift are planned, epoch milliseconds. */
const mailJobs = async (id: string, reader: 'GIVER' | 'RECIPIENT') => (await platform.running.context.db.select().from(jobs).where(like(jobs.name, `gift-mail ${id} ${reader} %`))).map(({ dueAt }) => dueAt);
const mailsTo = async (email: string) => ((await platform.ask({ path: `/demo/mails?to=${email}` })).body as { mails: { subject: string; text: string }[] }).mails;

async function guestBuyer(email = 'giver@footlight.test'): Promise<Asker> {
  const reply = await ask({ token: guest }, { path: '/api/v2/user/guest-checkout-principal', body: { email } });
  return { token: guest, proof: (reply.body as { token: string }).token };
}

async function cardOf(as: Asker, number = '4242424242424242'): Promise<string> {
  const card = { cardHolder: 'M. Holt', number, expiryMonth: 12, expiryYear: 2040, cvc: '123' };
  return ((await validateCard((question) => ask(as, question), 'arena', card)).body as { parsedData: { paymentDetailsExid: string } }).parsedData.paymentDetailsExid;
}

const payBy = ({ basketId, version }: GiftBasket, as: Asker, attributes: object, key: string = randomUUID()): Promise<Reply> => ask(as, {
  path: `/api/v2/customer/baskets/pay/${basketId}`, headers: { 'idempotency-key': key }, body: { basketVersion: version, paymentArrangement: { primaryPaymentDetailsAttributes: attributes } },
});
const pay = async (basket: GiftBasket, as: Asker, key?: string, number?: string) =>
  payBy(basket, as, { paymentDetailsExternalId: await cardOf(as, number), targetPaymentProvider: 'sandbox-card', paymentMethodType: 'CARD' }, key);

/** A gift that is paid, and its code. */
async function paidGift(as: Asker = asMember(), choice: object = {}): Promise<PaidGift & { code: string; basketId: string }> {
  const basket = await basketOf(as, choice);
  expect(await pay(basket, as)).toMatchObject({ status: 200, body: { state: 'SUCCEEDED' } });
  const shown = (await show(as, basket.basketId)).body as PaidGift;
  return { ...shown, code: shown.code ?? '', basketId: basket.basketId };
}

describe('what is on offer', () => {
  test('has prices in several currencies, of which one is the viewer’s own', async () => {
    const { products } = (await ask({ token: guest }, { path: '/api/v2/gift/products' })).body as GiftProducts;
    expect(products.map(({ giftId }) => giftId)).toEqual(['pass-3-months', 'season-year', 'fight-night']);
    expect(products[0]).toMatchObject({ licenceId: 'pass', licenceName: 'Arena Pass', grantsFor: 'P3M' });
    expect(products[0]?.amounts.map(({ currency, scale, local }) => [currency, scale, local])).toEqual([['AED', 2, false], ['BRL', 2, false], ['EUR', 2, false], ['GBP', 2, true], ['JPY', 0, false], ['KWD', 3, false], ['PHP', 2, false], ['USD', 2, false]]);
    const dutch = (await ask({ token: guest }, { path: '/api/v2/gift/products', headers: { 'x-footlight-country': 'NL' } })).body as GiftProducts;
    expect(dutch.products[0]?.amounts.filter(({ local }) => local)).toEqual([]);
  });

  test('is priced by the platform, whatever a browser says', async () => {
    expect(await basketOf(asMember(), { amount: 1, sku: 'arena-gift-pass-3-months-jpy' })).toMatchObject({ discountedTotal: 2390, currency: 'GBP', basketItems: [{ sku: 'arena-gift-pass-3-months-gbp' }] });
  });
});

describe('a gift basket', () => {
  test('is one for each giver, and its version rises with changes only', async () => {
    const first = await basketOf(asMember(), { message: 'Hello ' });
    expect(await basketOf(asMember(), { message: 'Hello' })).toEqual(first);
    expect(await basketOf(asMember(), { message: 'Goodbye' })).toMatchObject({ basketId: first.basketId, version: first.version + 1 });
  });

  test.each([
    ['an e-mail that is none', { recipientEmail: 'friend' }, 'pleaseProvideValidEmail'],
    ['a day that is over', { recipientEmail: 'friend@footlight.test', deliverAt: '2001-01-01T09:00:00Z' }, 'giftDateOutOfRange'],
    ['a day that is too far', { recipientEmail: 'friend@footlight.test', deliverAt: '2090-01-01T09:00:00Z' }, 'giftDateOutOfRange'],
    ['a message that is too long', { message: 'x'.repeat(501) }, 'BAD_REQUEST'],
  ])('refuses %s', async (_what, choice, code) => {
    expect(await choose(asMember(), choice)).toMatchObject({ status: 400, body: { code } });
  });

  test.each([['child', 'kidPurchasePermissionDenied'], ['canada', 'signupGeoRestriction'], ['vpn', 'vpnErrorMessage']])('is refused to %s', async (name, code) => {
    expect(await choose({ token: await tokenOf(name) }, {})).toMatchObject({ status: 403, body: { code } });
  });

  test('is nobody’s who says not who buys', async () => {
    expect(await choose({ token: guest }, {})).toMatchObject({ status: 401, body: { code: 'sign-in-required' } });
    expect(await choose({ token: guest, proof: 'anything' }, {})).toMatchObject({ status: 401, body: { code: 'guest-checkout-ended' } });
  });
});

describe('a gift that is paid', () => {
  test('is in the books, has an invoice and a place in the history, and opens nothing for its giver', async () => {
    await paidGift();
    const rows = await platform.running.context.db.select().from(ledgerEntries).where(like(ledgerEntries.book, 'customer arena.member'));
    expect(rows.map(({ amount, currency }) => [amount, currency]).sort()).toEqual([[-2390, 'GBP'], [2390, 'GBP']]);
    expect((await platform.running.context.db.select().from(invoices).where(eq(invoices.accountId, 'arena.member'))).at(-1)).toMatchObject({ total: 2390, currency: 'GBP' });
    const { items } = (await ask(asMember(), { path: '/api/v2/customer/payment-history' })).body as { items: object[] };
    expect(items).toMatchObject([{ itemType: 'PAID_ORDER', name: 'Gift: three months of Arena Pass', amount: { amount: 2390, currency: 'GBP' } }]);
    expect(await held(token)).toEqual([]);
  });

  test('is charged once for one key, and the next gift is another one', async () => {
    const [basket, key] = [await basketOf(asMember()), randomUUID()];
    const card = await cardOf(asMember());
    const by = { paymentDetailsExternalId: card, targetPaymentProvider: 'sandbox-card', paymentMethodType: 'CARD' };
    const replies = await Promise.all([1, 2, 3].map(() => payBy(basket, asMember(), by, key)));
    expect(new Set(replies.map(({ body }) => (body as { attemptId: string }).attemptId)).size).toBe(1);
    expect(((await platform.ask({ path: '/demo/charges?account=arena.member' })).body as { charges: object[] }).charges).toHaveLength(1);
    expect(await payBy(basket, asMember(), by)).toMatchObject({ status: 409, body: { code: 'stale-basket' } });
    expect((await basketOf(asMember())).basketId).not.toBe(basket.basketId);
  });

  test('is not another member’s to pay or to see', async () => {
    const basket = await basketOf(asMember());
    const other: Asker = { token: await tokenOf('buyer') };
    expect(await pay(basket, other)).toMatchObject({ status: 404, body: { code: 'basket-not-found' } });
    await pay(basket, asMember());
    expect(await show(other, basket.basketId)).toMatchObject({ status: 404, body: { code: 'gift-not-found' } });
  });

  test('shows its code once, and the mails say it: to its giver at once, to its recipient on the day', async () => {
    const deliverAt = await now() + 10 * day;
    const { code, basketId } = await paidGift(asMember(), { recipientEmail: 'friend@footlight.test', message: 'Happy <b>birthday</b>!', deliverAt: new Date(deliverAt).toISOString() });
    expect(await mailJobs(basketId, 'RECIPIENT'), 'planned with the payment').toEqual([deliverAt]);
    expect(code).toMatch(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
    expect((await show(asMember(), basketId)).body).not.toHaveProperty('code');
    await platform.running.context.jobs.wake();
    expect((await mailsTo('member@footlight.test')).filter(({ text }) => text.includes(code))).toHaveLength(1);
    expect(await mailsTo('friend@footlight.test')).toEqual([]);
    await platform.ask({ path: '/demo/clock', method: 'PUT', body: { advance: 11 * day } });
    const [mail, ...more] = await mailsTo('friend@footlight.test');
    expect([mail?.text.includes(code), mail?.text.includes('Happy <b>birthday</b>!'), more]).toEqual([true, true, []]);
  });

  test('says a message without what it hides, and without an address that a mail program opens', async () => {
    const recipientEmail = 'friend3@footlight.test';
    const { code } = await paidGift(asMember(), { recipientEmail, message: 'Pay at https://evil.example/\u202Eyap\u202C first\nYour aunt', deliverAt: new Date(await now() + day).toISOString() });
    expect((await redeem(code)).body).toMatchObject({ message: 'Pay at https://evil.example/yap first\nYour aunt' });
    await platform.ask({ path: '/demo/clock', method: 'PUT', body: { advance: 2 * day } });
    const [mail] = await mailsTo(recipientEmail);
    expect(mail?.text).toContain(`Pay at https: //evil. example/yap first\nYour aunt\n\n${code}\n\n`);
  });

  test('keeps its code nowhere', async () => {
    const { code } = await paidGift(asMember(), { recipientEmail: 'friend2@footlight.test', deliverAt: new Date(await now() + 10 * day).toISOString() });
    await redeem(code);
    const { db, jobs: scheduler } = platform.running.context;
    await scheduler.wake();
    const sent = await mailsTo('member@footlight.test');
    const kept = JSON.stringify((await everyRow(db)).filter((row) => !('html' in row)));
    expect([kept.includes(code), kept.includes(code.replaceAll('-', '')), sent.length > 0]).toEqual([false, false, true]);
  });

  test('by a mail that fails is told a minute later', async () => {
    await platform.ask({ path: '/demo/faults', method: 'PUT', body: { call: 'sendMail', status: 500, count: 1 } });
    const { code, basketId } = await paidGift(asMember(), {});
    await platform.running.context.jobs.wake();
    expect((await mailsTo('member@footlight.test')).filter(({ text }) => text.includes(code))).toEqual([]);
    expect(await mailJobs(basketId, 'GIVER'), 'planned with the failure').toEqual([expect.toSatisfy((dueAt: number) => dueAt > Date.now() + 50_000)]);
    await platform.ask({ path: '/demo/clock', method: 'PUT', body: { advance: 61_000 } });
    expect((await mailsTo('member@footlight.test')).filter(({ text }) => text.includes(code))).toHaveLength(1);
  });
});

describe('a guest who buys', () => {
  test('pays by an e-mail alone, and signs in nowhere by it', async () => {
    const buyer = await guestBuyer();
    const { code } = await paidGift(buyer);
    await platform.running.context.jobs.wake();
    expect((await mailsTo('giver@footlight.test')).some(({ text }) => text.includes(code))).toBe(true);
    expect(await redeem(code)).toMatchObject({ status: 200 });
  });

  test.each([['PUT', '/api/v2/baskets/arena-pass-month'], ['GET', '/api/v2/customer/payment-history'], ['GET', '/api/v2/customer/payment-details'], ['GET', '/api/v2/user/licence'], ['POST', '/api/v2/gift/redeem']] as const)(
    'may not %s %s', async (method, path) => {
      const buyer = await guestBuyer();
      const body = method === 'POST' ? { redeemCode: 'NOPE' } : undefined;
      expect((await ask(buyer, { method, path, body })).status).toBe(401);
      expect((await platform.ask({ realm: 'arena', method, path, body, token: buyer.proof })).body).toMatchObject({ code: 'invalid-token' });
    },
  );

  test('is not known at another tenant, nor after two hours', async () => {
    const buyer = await guestBuyer();
    const elsewhere = (await platform.guest('cinema')).authorisationToken;
    expect((await ask({ ...buyer, token: elsewhere }, { realm: 'cinema', method: 'PUT', path: '/api/v2/gift/basket', body: { giftId: 'premium-year' } })).status).toBe(401);
    await platform.ask({ path: '/demo/clock', method: 'PUT', body: { advance: 2 * 3_600_000 + 1000 } });
    const later = (await platform.guest('arena')).authorisationToken;
    expect(await choose({ token: later, proof: buyer.proof! }, {})).toMatchObject({ status: 401, body: { code: 'guest-checkout-ended' } });
  });

  test('may use the e-mail of an account, which learns of nothing but the gift', async () => {
    const buyer = await guestBuyer('Subscriber@Footlight.test ');
    const { basketId } = await paidGift(buyer);
    expect(await show({ token: await tokenOf('subscriber') }, basketId)).toMatchObject({ status: 404 });
  });

  test('is asked for an e-mail', async () => {
    expect(await ask({ token: guest }, { path: '/api/v2/user/guest-checkout-principal', body: { email: 'giver' } })).toMatchObject({ status: 400, body: { code: 'pleaseProvideValidEmail' } });
  });
});

describe('a payment that is confirmed elsewhere', () => {
  test('settles the gift when it is, without a mandate for later', async () => {
    const dutch: Asker = { token: await tokenOf('netherlands') };
    const basket = await basketOf(dutch);
    const means = (await ask(dutch, { path: '/api/v4/payment-method/init', body: { primaryPaymentDetails: { basketId: basket.basketId } } })).body as { parsedData: { paymentMethods: { paymentMethodType: string }[] } };
    expect(means.parsedData.paymentMethods.map(({ paymentMethodType }) => paymentMethodType)).toEqual(['CARD', 'IDEAL', 'BANK']);
    const attempt = (await payBy(basket, dutch, { paymentDetailsExternalId: '', targetPaymentProvider: 'sandbox-card', paymentMethodType: 'IDEAL' })).body as { attemptId: string; action: { url: string } };
    expect(await show(dutch, basket.basketId)).toMatchObject({ status: 404 });
    const { hostname, pathname } = new URL(attempt.action.url);
    await platform.running.app.inject({ method: 'POST', url: pathname, headers: { host: `${hostname}:${platform.running.port}`, 'content-type': 'application/x-www-form-urlencoded' }, payload: 'answer=pay' });
    await platform.ask({ realm: 'arena', path: `/api/v2/payment-returns/${pathname.split('/').at(-1)}` });
    expect((await ask(dutch, { path: `/api/v2/customer/payments/${attempt.attemptId}` })).body).toMatchObject({ state: 'SUCCEEDED' });
    expect((await show(dutch, basket.basketId)).body).toHaveProperty('code');
    expect((await ask(dutch, { path: '/api/v2/customer/payment-details' })).body).toMatchObject({ cards: [] });
  });

  test('of a gift that was changed meanwhile is paid back', async () => {
    const dutch: Asker = { token: await tokenOf('netherlands') };
    const basket = await basketOf(dutch);
    const attempt = (await payBy(basket, dutch, { paymentDetailsExternalId: '', targetPaymentProvider: 'sandbox-card', paymentMethodType: 'IDEAL' })).body as { attemptId: string; action: { url: string } };
    await basketOf(dutch, { message: 'Another one' });
    const { hostname, pathname } = new URL(attempt.action.url);
    await platform.running.app.inject({ method: 'POST', url: pathname, headers: { host: `${hostname}:${platform.running.port}`, 'content-type': 'application/x-www-form-urlencoded' }, payload: 'answer=pay' });
    await platform.ask({ realm: 'arena', path: `/api/v2/payment-returns/${pathname.split('/').at(-1)}` });
    expect((await ask(dutch, { path: `/api/v2/customer/payments/${attempt.attemptId}` })).body).toMatchObject({ state: 'DECLINED', failureCode: 'payment_refunded' });
    expect(await show(dutch, basket.basketId)).toMatchObject({ status: 404 });
  });
});

describe('a code', () => {
  test('opens its licence for its time, in any spelling, and is in the history', async () => {
    const { code } = await paidGift(await guestBuyer(), { message: 'For you' });
    const reply = await redeem(` ${code.toLowerCase().replaceAll('-', ' ')} `);
    expect(reply).toMatchObject({ status: 200, body: { licenceId: 'pass', licenceName: 'Arena Pass', message: 'For you' } });
    expect(Date.parse((reply.body as { until: string }).until) - await now()).toBeGreaterThan(88 * day);
    expect(await held(token)).toEqual(['pass']);
    expect(((await ask(asMember(), { path: '/api/v2/customer/payment-history' })).body as { items: object[] }).items).toMatchObject([{ itemType: 'PAID_ORDER', name: 'Gift: three months of Arena Pass' }]);
    await platform.ask({ path: '/demo/clock', method: 'PUT', body: { advance: 100 * day } });
    expect(await held(await tokenOf('member'))).toEqual([]);
  });

  test('that is used, expired, unknown or of a gift that is not paid is answered alike', async () => {
    const used = (await paidGift()).code;
    await redeem(used, { token: await tokenOf('buyer') });
    const expired = (await paidGift()).code;
    const answers = [await redeem(used), await redeem('NOPE-NOPE-NOPE-NOPE'), await redeem('')];
    await platform.ask({ path: '/demo/clock', method: 'PUT', body: { advance: 3 * 366 * day } });
    token = await tokenOf('member');
    for (const { status, body } of [...answers, await redeem(expired)]) expect([status, body]).toEqual([400, { code: 'invalidGiftCode', messages: [(answers[0]?.body as unknown as { messages: string[] }).messages[0]] }]);
  });

  test('is used once, however many press at once', async () => {
    const { code } = await paidGift(await guestBuyer());
    const all = await Promise.all(['member', 'buyer', 'reader', 'resume'].map(async (name) => redeem(code, { token: await tokenOf(name) })));
    const own = await Promise.all([1, 2, 3].map(() => redeem(code)));
    expect([...all, ...own].filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('makes a gift longer, and stays good for who has more already', async () => {
    const first = (await redeem((await paidGift()).code)).body as { until: string };
    const second = (await redeem((await paidGift()).code)).body as { until: string };
    expect(Date.parse(second.until) - Date.parse(first.until)).toBeGreaterThan(88 * day);
    const { code } = await paidGift();
    expect(await redeem(code, { token: await tokenOf('subscriber') })).toMatchObject({ status: 409, body: { code: 'INVALID_TIER_CHANGE' } });
    expect(await redeem(code, { token: await tokenOf('buyer') })).toMatchObject({ status: 200 });
  });

  test('makes no gift longer that a higher licence of its holder includes by now', async () => {
    const { code } = await paidGift();
    await redeem((await paidGift()).code);
    const season = (await ask(asMember(), { method: 'PUT', path: '/api/v2/baskets/arena-season-year?acknowledgeNoFreeTrial=true' })).body as { basketId: string; version: number };
    const attributes = { paymentDetailsExternalId: await cardOf(asMember()), targetPaymentProvider: 'sandbox-card', paymentMethodType: 'CARD' };
    expect((await payBy(season as GiftBasket, asMember(), attributes)).status).toBe(200);
    expect(await redeem(code)).toMatchObject({ status: 409, body: { code: 'INVALID_TIER_CHANGE' } });
    expect(await redeem(code, { token: await tokenOf('buyer') })).toMatchObject({ status: 200 });
  });

  test('of another tenant is unknown', async () => {
    const { code } = await paidGift();
    const elsewhere = (await platform.signIn('cinema', 'member')).authorisationToken;
    expect(await ask({ token: elsewhere }, { realm: 'cinema', path: '/api/v2/gift/redeem', body: { redeemCode: code } })).toMatchObject({ status: 400 });
  });

  test.each([['child', 403], ['canada', 403], ['vpn', 403]] as const)('is not redeemed by %s', async (name, status) => {
    const { code } = await paidGift();
    expect((await redeem(code, { token: await tokenOf(name) })).status).toBe(status);
    expect((await redeem(code, { token: guest })).status).toBe(401);
    expect((await redeem(code)).status).toBe(200);
  });

  test('is guessed so often and no oftener', async () => {
    const tries = await Promise.all(Array.from({ length: 21 }, (_, place) => redeem(`NOPE-${place}`)));
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(1);
    await clearLimits(platform.running.context.db);
  });
});

import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNotNull, TransactionRollbackError } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Basket } from '../../../../../src/contracts/purchase/basket.ts';
import { entitlements, paymentMethods } from '../../../../../demo/platform/db/tables/purchase/purchase-tables.ts';
import { trialUses, vouchers } from '../../../../../demo/platform/db/tables/purchase/voucher-tables.ts';
import { eraseAccount } from '../../../../../demo/platform/identity/personal-data/erase-person.ts';
import { trialsHad } from '../../../../../demo/platform/purchase/vouchers/free-trial.ts';
import { hashOfCode } from '../../../../../demo/platform/purchase/vouchers/voucher-code.ts';
import { everyRow } from '../../../../support/every-row.ts';
import { openTestPlatform, type Reply, type TestPlatform } from '../../../../support/test-platform.ts';
import { validateCard } from '../../../../support/validate-card.ts';

let platform: TestPlatform;
let token: string;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.ask({ path: '/demo/reset', body: {} });
  token = await tokenOf('member');
});

const tokenOf = async (name: string) => (await platform.signIn('cinema', name)).authorisationToken;
const put = (sku: string, as = token, acknowledge = false) => platform.ask({ token: as, method: 'PUT', path: `/api/v2/baskets/${sku}?acknowledgeNoFreeTrial=${acknowledge}` });
const basketWith = async (sku = 'cinema-premium-month', as = token) => (await put(sku, as)).body as Basket;
const apply = (code: string, as = token) => platform.ask({ token: as, method: 'PUT', path: `/api/v2/baskets/vouchers/${encodeURIComponent(code)}` });
const remove = (code: string, as = token) => platform.ask({ token: as, method: 'DELETE', path: `/api/v2/baskets/vouchers/${encodeURIComponent(code)}` });
const redeem = (voucherCode: string, licenceId: string, as = token) => platform.ask({ token: as, path: '/api/v2/promotions/voucher/redeem', body: { voucherCode, licenceId } });
const read = async (as = token) => (await platform.ask({ token: as, path: '/api/v2/customer/basket' })).body as Basket;
const held = async (as = token) => ((await platform.ask({ token: as, path: '/api/v2/customer/subscriptions/status/active' })).body as { licenceIds: string[] }).licenceIds;
const usedOf = async (code: string) => (await platform.running.context.db.select().from(vouchers).where(eq(vouchers.codeHash, hashOfCode('cinema', code))))[0]?.used;

async function cardOf(as: string, number = '4242424242424242'): Promise<string> {
  const card = { cardHolder: 'M. Holt', number, expiryMonth: 12, expiryYear: 2040, cvc: '123' };
  const reply = await validateCard(platform.ask, 'cinema', card, { token: as });
  return (reply.body as { parsedData: { paymentDetailsExid: string } }).parsedData.paymentDetailsExid;
}

/** @param card none for ZERO_BALANCE */
const pay = ({ basketId, version }: Basket, card: string | undefined, as = token): Promise<Reply> => platform.ask({
  token: as, path: `/api/v2/customer/baskets/pay/${basketId}`, headers: { 'idempotency-key': randomUUID() },
  body: { basketVersion: version, paymentArrangement: { primaryPaymentDetailsAttributes: {
    paymentDetailsExternalId: card ?? '', targetPaymentProvider: card ? 'sandbox-card' : 'none', paymentMethodType: card ? 'CARD' : 'ZERO_BALANCE',
  } } },
});

describe('a code on a basket', () => {
  test('takes its part off today and the payments that follow, and says for how long', async () => {
    const before = await basketWith();
    const { status, body } = await apply(' wel-come 20 ');
    expect([status, body]).toEqual([200, {
      ...before, version: before.version + 1, discountedTotal: 959, discountedTax: 48, followingTotal: 1007,
      voucher: { name: 'Welcome: 20% off', discount: { type: 'PERCENTAGE', percentage: 20, paymentsLeft: 3, state: 'ACTIVE', lifeTimeRepeat: false } },
    }]);
    expect(await read()).toEqual(body);
  });

  test('twice changes nothing, another one takes its place', async () => {
    await basketWith();
    const first = (await apply('WELCOME20')).body as Basket;
    expect((await apply('WELCOME20')).body).toEqual(first);
    expect((await apply('ONCE')).body).toMatchObject({ version: first.version + 1, discountedTotal: 899, voucher: { name: 'For the last one' } });
  });

  test('is taken off again, as often as it is asked', async () => {
    const before = await basketWith();
    await apply('WELCOME20');
    const after = (await remove('WELCOME20')).body as Basket;
    expect(after).toEqual({ ...before, version: before.version + 2 });
    expect((await remove('nothing')).body).toEqual(after);
  });

  test.each([
    ['unknown', 'NOPE'], ['ended', 'SUMMER'], ['used up', 'ONCE'], ['of another licence', 'YEARONLY'], ['one that gives another licence', 'GIFTPASS'], ['not a word', '%2F..\u{1F3AC}'], ['nothing but spaces', '  '],
  ])('that is %s is answered like any other bad one', async (_why, code) => {
    await platform.running.context.db.update(vouchers).set({ used: 100 }).where(eq(vouchers.codeHash, hashOfCode('cinema', 'ONCE')));
    const before = await basketWith();
    expect(await apply(code)).toMatchObject({ status: 400, body: { code: 'invalidVoucher', messages: [(await apply('NOPE') as { body: { messages: string[] } }).body.messages[0]] } });
    expect(await read()).toEqual(before);
    await platform.running.context.db.update(vouchers).set({ used: 99 }).where(eq(vouchers.codeHash, hashOfCode('cinema', 'ONCE')));
  });

  test('needs something in the basket, and a viewer who may buy', async () => {
    expect(await apply('WELCOME20')).toMatchObject({ status: 409, body: { code: 'stale-basket' } });
    expect(await apply('WELCOME20', await tokenOf('child'))).toMatchObject({ status: 403 });
    expect(await apply('WELCOME20', (await platform.guest('cinema')).authorisationToken)).toMatchObject({ status: 401 });
  });

  test('stays while it counts for what is put in, and goes with what it does not', async () => {
    await basketWith();
    await apply('FREEMONTH');
    expect(await basketWith('cinema-basic-month')).toMatchObject({ discountedTotal: 0, voucher: { name: 'First month free' } });
    expect(await basketWith('cinema-premium-year')).not.toHaveProperty('voucher');
    expect(await basketWith('cinema-basic-month')).not.toHaveProperty('voucher');
  });

  test('is tried so often and no oftener', async () => {
    await basketWith();
    for (let count = 0; count < 20; count += 1) await apply(`GUESS${count}`);
    expect(await apply('WELCOME20')).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    const other = await tokenOf('buyer');
    await basketWith('cinema-premium-month', other);
    expect((await apply('WELCOME20', other)).status).toBe(200);
  });
});

test('an address that tried codes of many accounts tries no more, for redeeming neither', async () => {
  const { limits, now } = platform.running.context;
  await basketWith();
  for (let count = 0; count < 100; count += 1) await limits.count('vouchers at an address', ['127.0.0.1'], await now());
  const counted = { token, headers: { 'x-footlight-limits': '1' } };
  const refused = { status: 429, body: { code: 'too-many-requests' } };
  expect(await platform.ask({ ...counted, method: 'PUT', path: '/api/v2/baskets/vouchers/WELCOME20' })).toMatchObject(refused);
  expect(await platform.ask({ ...counted, path: '/api/v2/promotions/voucher/redeem', body: { voucherCode: 'GIFTPASS', licenceId: 'pass' } })).toMatchObject(refused);
  expect([await held(), await usedOf('GIFTPASS')]).toEqual([[], 0]);
});

describe('paying with a code', () => {
  test('charges what is left and counts the use, once for each member', async () => {
    await basketWith();
    const basket = (await apply('WELCOME20')).body as Basket;
    expect(await pay(basket, await cardOf(token))).toMatchObject({ status: 200, body: { state: 'SUCCEEDED', amount: 1007 } });
    expect(await usedOf('WELCOME20')).toBe(1);
    expect(await read()).toMatchObject({ basketItems: [], subTotal: 0 });
    expect(await read()).not.toHaveProperty('voucher');
    await platform.running.context.db.delete(entitlements).where(and(eq(entitlements.realm, 'cinema'), eq(entitlements.accountId, 'cinema.member')));
    await basketWith();
    expect(await apply('WELCOME20')).toMatchObject({ status: 400, body: { code: 'invalidVoucher' } });
  });

  test('a declined card uses nothing up', async () => {
    await basketWith();
    const basket = (await apply('WELCOME20')).body as Basket;
    expect((await pay(basket, await cardOf(token, '4000000000000002'))).status).toBe(402);
    expect(await usedOf('WELCOME20')).toBe(0);
    expect((await pay(basket, await cardOf(token))).status).toBe(200);
  });

  test('the last use goes to one of two who pay at once; the other one is charged nothing and sees the basket anew', async () => {
    const people = await Promise.all(['member', 'buyer'].map(tokenOf));
    const orders = [];
    for (const as of people) {
      await basketWith('cinema-premium-month', as);
      orders.push({ as, basket: (await apply('ONCE', as)).body as Basket, card: await cardOf(as) });
    }
    const replies = await Promise.all(orders.map(({ as, basket, card }) => pay(basket, card, as)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const loser = orders[replies.findIndex(({ status }) => status === 409)]!;
    expect(replies.find(({ status }) => status === 409)).toMatchObject({ body: { code: 'stale-basket' } });
    expect([await usedOf('ONCE'), await held(loser.as)]).toEqual([100, []]);
    const anew = await basketWith('cinema-premium-month', loser.as);
    expect(anew).toMatchObject({ version: loser.basket.version + 1, discountedTotal: 1199 });
    expect((await pay(anew, loser.card, loser.as)).status).toBe(200);
  });

  test('one that ends in between is not paid without it unseen', async () => {
    await basketWith();
    const basket = (await apply('WELCOME20')).body as Basket;
    await platform.running.context.db.update(vouchers).set({ endsAt: 1 }).where(eq(vouchers.codeHash, hashOfCode('cinema', 'WELCOME20')));
    expect(await pay(basket, await cardOf(token))).toMatchObject({ status: 409, body: { code: 'stale-basket' } });
    await platform.running.context.db.update(vouchers).set({ endsAt: null }).where(eq(vouchers.codeHash, hashOfCode('cinema', 'WELCOME20')));
    expect(await held()).toEqual([]);
  });

  test('a first payment of nothing asks for a card all the same, since others follow', async () => {
    await basketWith();
    const basket = (await apply('FREEMONTH')).body as Basket;
    expect(basket).toMatchObject({ discountedTotal: 0, discountedTax: 0, followingTotal: 1259 });
    expect(await pay(basket, undefined)).toMatchObject({ status: 400, body: { code: 'failedPayment' } });
    expect((await pay(basket, await cardOf(token, '4000000000000002'))).status).toBe(402);
    expect(await pay(basket, await cardOf(token))).toMatchObject({ status: 200, body: { amount: 0 } });
    expect(await held()).toEqual(['premium']);
  });
});

describe('a code that gives a licence whole', () => {
  test('gives it at once, and once', async () => {
    expect(await redeem('gift pass', 'pass')).toMatchObject({ status: 200, body: { licenceIds: ['pass'] } });
    expect([await held(), await usedOf('GIFTPASS')]).toEqual([['pass'], 1]);
    expect(await redeem('GIFTPASS', 'pass')).toMatchObject({ status: 400, body: { code: 'invalidVoucher' } });
  });

  test('tried on a basket with that licence says so, and uses nothing up', async () => {
    const before = await basketWith('cinema-basic-month');
    expect(await apply('GIFTPASS')).toMatchObject({ status: 409, body: { code: 'voucherGivesLicence' } });
    expect([await read(), await usedOf('GIFTPASS')]).toEqual([before, 0]);
  });

  test('gives no other licence, and a code for baskets gives none', async () => {
    for (const [code, licenceId] of [['GIFTPASS', 'premium'], ['WELCOME20', 'pass'], ['NOPE', 'pass'], ['GIFTPASS', 'nowhere']] as const) {
      expect(await redeem(code, licenceId)).toMatchObject({ status: 400, body: { code: 'invalidVoucher' } });
    }
    expect([await held(), await usedOf('GIFTPASS')]).toEqual([[], 0]);
  });

  test('is not used up by who holds more already', async () => {
    const subscriber = await tokenOf('subscriber');
    expect(await redeem('GIFTPASS', 'pass', subscriber)).toMatchObject({ status: 409, body: { code: 'INVALID_TIER_CHANGE' } });
    expect(await usedOf('GIFTPASS')).toBe(0);
  });

  test('pressed five times at once it gives one licence', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => redeem('GIFTPASS', 'pass')));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400]);
    expect([await held(), await usedOf('GIFTPASS')]).toEqual([['pass'], 1]);
  });
});

describe('a free trial', () => {
  const trial = 'cinema-premium-year';

  test('costs nothing today, names what follows, asks for a card, and is had once', async () => {
    const basket = await basketWith(trial);
    expect(basket).toMatchObject({ subTotal: 11_990, discountedTotal: 0, tax: 600, discountedTax: 0, trialDays: 14, followingTotal: 12_590, basketItems: [{ subscriptionSetting: { trialPeriodDuration: 'P14D' } }] });
    expect(await pay(basket, undefined)).toMatchObject({ status: 400, body: { code: 'failedPayment' } });
    expect(await pay(basket, await cardOf(token))).toMatchObject({ status: 200, body: { amount: 0 } });
    const [right] = await platform.running.context.db.select().from(entitlements).where(and(eq(entitlements.accountId, 'cinema.member'), eq(entitlements.realm, 'cinema')));
    const { now } = (await platform.ask({ path: '/api/v1/init/' })).body as { now: string };
    expect(Math.round(((right?.expiresAt ?? 0) - Date.parse(now)) / 86_400_000)).toBe(14);
    await platform.running.context.db.delete(entitlements).where(eq(entitlements.accountId, 'cinema.member'));
    expect(await put(trial)).toMatchObject({ status: 409, body: { messages: ['freeTrialDenied'] } });
  });

  test('with a code, the code comes off the payments after it', async () => {
    await basketWith(trial);
    expect((await apply('YEARONLY')).body).toMatchObject({ discountedTotal: 0, followingTotal: 11_331, voucher: { discount: { state: 'UPCOMING', lifeTimeRepeat: true } } });
  });

  test('who had one is told before the basket changes, and pays once that is acknowledged', async () => {
    const reader = await tokenOf('reader');
    const before = await basketWith('cinema-basic-month', reader);
    expect(await put(trial, reader)).toMatchObject({ status: 409, body: { messages: ['freeTrialDenied'] } });
    expect(await read(reader)).toEqual(before);
    const basket = (await put(trial, reader, true)).body as Basket;
    expect(basket).toMatchObject({ trialDays: 0, discountedTotal: 11_990, discountedTax: 600 });
    expect(await pay(basket, await cardOf(reader), reader)).toMatchObject({ status: 200, body: { amount: 12_590 } });
  });

  test('a basket whose denial was never acknowledged is not paid', async () => {
    const reader = await tokenOf('reader');
    const { baskets } = await import('../../../../../demo/platform/db/tables/purchase/purchase-tables.ts');
    await put(trial, reader, true);
    await platform.running.context.db.update(baskets).set({ acknowledgedNoTrial: false }).where(eq(baskets.accountId, 'cinema.reader'));
    expect(await pay(await read(reader), await cardOf(reader), reader)).toMatchObject({ status: 409, body: { messages: ['freeTrialDenied'] } });
    expect(await held(reader)).toEqual([]);
  });

  test('is denied by a card that had one in another account, before anything is charged', async () => {
    expect(await pay(await basketWith(trial), await cardOf(token))).toMatchObject({ status: 200, body: { amount: 0 } });
    const buyer = await tokenOf('buyer');
    const basket = await basketWith(trial, buyer);
    expect(basket).toMatchObject({ trialDays: 14, discountedTotal: 0 });
    const card = await cardOf(buyer);
    expect(await pay(basket, card, buyer)).toMatchObject({ status: 409, body: { messages: ['freeTrialDenied'] } });
    expect(await put(trial, buyer)).toMatchObject({ status: 409, body: { messages: ['freeTrialDenied'] } });
    expect(await held(buyer)).toEqual([]);
    const paid = (await put(trial, buyer, true)).body as Basket;
    expect(paid).toMatchObject({ trialDays: 0, discountedTotal: 11_990 });
    expect(await pay(paid, card, buyer)).toMatchObject({ status: 200, body: { amount: 12_590 } });
  });

  test('is had with a card of one’s own: another number, or the card once it is taken out of the account', async () => {
    await pay(await basketWith(trial), await cardOf(token));
    const buyer = await tokenOf('buyer');
    const shared = await cardOf(buyer);
    expect(await put(trial, buyer)).toMatchObject({ status: 409 });
    await platform.ask({ token: buyer, method: 'DELETE', path: `/api/v2/customer/payment-details/${shared}` });
    expect(await pay(await basketWith(trial, buyer), await cardOf(buyer, '5555555555554444'), buyer)).toMatchObject({ status: 200, body: { amount: 0 } });
  });

  test('begun at once by two accounts with one card is had by one of them', async () => {
    const [buyer, trials] = [await tokenOf('buyer'), platform.running.context.db];
    const [one, other] = [await basketWith(trial), await basketWith(trial, buyer)];
    const [mine, theirs] = [await cardOf(token), await cardOf(buyer)];
    const replies = await Promise.all([pay(one, mine), pay(other, theirs, buyer)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await trials.select().from(trialUses).where(inArray(trialUses.accountId, ['cinema.member', 'cinema.buyer']))).toHaveLength(1);
    expect((await held()).length + (await held(buyer)).length).toBe(1);
  });

  test('is not had again by whoever deletes the account and comes back with the card', async () => {
    await pay(await basketWith(trial), await cardOf(token));
    const { db } = platform.running.context;
    await db.transaction(async (tx) => {
      await eraseAccount(tx, { id: 'cinema.member', realm: 'cinema' });
      const left = await tx.select().from(trialUses).where(isNotNull(trialUses.fingerprint));
      expect(left).toMatchObject([{ scope: 'lumen', accountId: expect.stringMatching(/^removed /) as string }]);
      await tx.insert(paymentMethods).values({ id: 'card-again', accountId: 'cinema.buyer', cardType: 'visa', last4: '4242', outcome: 'accepted', fingerprint: left[0]!.fingerprint });
      expect(await trialsHad(tx, 'cinema', 'cinema.buyer')).toEqual(['lumen']);
      expect(await trialsHad(tx, 'arena', 'cinema.buyer')).toEqual([]);
      tx.rollback();
    }).catch((failure: unknown) => { if (!(failure instanceof TransactionRollbackError)) throw failure; });
  });

  test('acknowledging what is not denied gives no trial up', async () => {
    expect((await put(trial, token, true)).body).toMatchObject({ trialDays: 14 });
  });

  test('is offered to who can have it', async () => {
    const offered = async (as: string) => {
      const { families } = (await platform.ask({ token: as, path: '/api/v2/licence-family' })).body as { families: { licences: { licenceId: string; trialDetails?: object }[] }[] };
      return families.flatMap(({ licences }) => licences).find(({ licenceId }) => licenceId === 'premium-year')?.trialDetails;
    };
    expect(await Promise.all([token, (await platform.guest('cinema')).authorisationToken, await tokenOf('reader')].map(offered))).toEqual([{ trialPeriodDuration: 'P14D' }, { trialPeriodDuration: 'P14D' }, undefined]);
  });
});

test('a code is written nowhere: in no table and in no log', async () => {
  const written: string[] = [];
  for (const stream of [process.stdout, process.stderr]) vi.spyOn(stream, 'write').mockImplementation((text) => (written.push(String(text)), true));
  await basketWith();
  for (const code of ['welcome20', 'SECRETGUESS77', 'secret-guess 77']) await apply(code);
  await remove('WELCOME20');
  await redeem('GIFTPASS', 'pass');
  await platform.ask({ method: 'PUT', path: '/demo/faults', body: { call: 'applyVoucher', brokenBody: true } });
  await apply('SECRETGUESS77');
  await platform.ask({ method: 'DELETE', path: '/demo/faults' });
  vi.restoreAllMocks();
  const everything = JSON.stringify([await everyRow(platform.running.context.db), written]).toUpperCase();
  expect(everything).toContain(hashOfCode('cinema', 'WELCOME20').toUpperCase());
  for (const code of ['WELCOME20', 'SECRETGUESS', 'SECRET-GUESS', 'GIFTPASS']) expect(everything).not.toContain(code);
});

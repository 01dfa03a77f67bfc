import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Basket } from '../../../../src/contracts/purchase/basket.ts';
import { gifts } from '../../../../demo/platform/db/tables/purchase/gift-tables.ts';
import { purchaseMails } from '../../../../demo/platform/db/tables/purchase/mail-tables.ts';
import { providerMovements } from '../../../../demo/platform/db/tables/purchase/provider-tables.ts';
import { ledgerEntries } from '../../../../demo/platform/db/tables/purchase/subscription-tables.ts';
import { trialUses, vouchers } from '../../../../demo/platform/db/tables/purchase/voucher-tables.ts';
import { accounts } from '../../../../demo/platform/db/tables/viewer-tables.ts';
import { keepAccount } from '../../../../demo/platform/identity/account/keep-account.ts';
import { giftCode } from '../../../../demo/platform/purchase/gifts/gift-code.ts';
import { hashOfCode } from '../../../../demo/platform/purchase/vouchers/voucher-code.ts';
import { bookFaults, unsettled } from '../../../support/walks/book-faults.ts';
import { giveGift } from '../../../support/walks/gift-steps.ts';
import { changePlan } from '../../../support/walks/plan-steps.ts';
import { buy, changeCard, useVerb } from '../../../support/walks/take-step.ts';
import { type Heard, openTwoDoors, type TwoDoors } from '../../../support/walks/two-doors.ts';
import { platformTime, readBooks } from '../../../support/walks/walk-books.ts';
import { forget, wholeFaults } from '../../../support/walks/walk-crowd.ts';
import { openWalker, type Walker } from '../../../support/walks/walker.ts';

const server = process.env['FOOTLIGHT_TEST_POSTGRES'];
const minute = 60_000;
const day = 86_400_000;
/** How many customers race at the same time. */
const many = 8;

let doors: TwoDoors;
/** Those of the running test. */
const customers: Walker[] = [];
// Nobody pays for the renewals of another test's customers.
afterEach(async () => { await forget(doors, customers.splice(0)); });

async function open(realm: Walker['realm'] = 'arena'): Promise<Walker> {
  const walker = await openWalker(doors, { realm, country: 'NL' }, await platformTime(doors.db));
  customers.push(walker);
  return walker;
}
const openMany = async (realm?: Walker['realm']): Promise<Walker[]> => Promise.all(Array.from({ length: many }, () => open(realm)));
const statusesOf = (heard: readonly Heard[]): number[] => heard.map(({ status }) => status).sort();

/** Moves the clock at one process, while the other one looks for work too. */
async function pass(ms: number): Promise<void> {
  const move = (at: 0 | 1, advance: number) => doors.knock(at, { host: 'api', method: 'PUT', path: '/demo/clock', headers: { 'content-type': 'application/json' }, payload: JSON.stringify({ advance }) });
  expect(statusesOf(await Promise.all([move(0, ms), move(1, 0)]))).toEqual([200, 200]);
}

/** Moves the clock to a day before the paid months are over. */
async function passUntilDue(walkers: readonly Walker[]): Promise<void> {
  const books = await readBooks(doors.db, walkers.map(({ accountId }) => accountId));
  await pass(Math.min(...books.map(({ subscriptions }) => subscriptions[0]!.expiresAt!)) - await platformTime(doors.db) - day);
}

/** Buys the month by a good card. */
async function subscribe(walkers: readonly Walker[], kind: 'good' | 'once' = 'good'): Promise<void> {
  for (const heard of await Promise.all(walkers.map((walker, index) => buy(walker, { rung: 'low', by: kind, voucher: undefined, pays: 'once', at: index % 2 === 0 ? 0 : 1 })))) expect(heard.at(-1)).toMatchObject({ status: 200 });
}

/** What is charged is booked, what is open is paid, and everybody is told once. */
async function expectInOrder(walkers: readonly Walker[]): Promise<void> {
  await pass(0);
  await pass(2 * day);
  const ids = walkers.map(({ accountId }) => accountId);
  const books = await readBooks(doors.db, ids);
  expect([...books.flatMap(bookFaults), ...books.flatMap(unsettled), ...await wholeFaults(doors)]).toEqual([]);
  // Mails go out after the jobs, while the clock has answered.
  const told = await vi.waitFor(async () => {
    const rows = await doors.db.select().from(purchaseMails).where(inArray(purchaseMails.accountId, ids));
    expect(rows.filter(({ state }) => state === 'WAITING' || state === 'SENDING')).toEqual([]);
    return rows;
  });
  expect(told.filter(({ tries }) => tries > 1)).toEqual([]);
  for (const { accountId, invoices, attempts, gifts: given } of books) {
    const receipts = told.filter(({ mail, accountId: whose }) => whose === accountId && mail.kind === 'receipt');
    // A gift has a mail of its own.
    const isGift = (attemptId: string | null) => attempts.some(({ id, basketId }) => id === attemptId && given.some((gift) => gift.id === basketId));
    expect(receipts).toHaveLength(invoices.filter(({ kind, attemptId }) => kind === 'INVOICE' && !isGift(attemptId)).length);
  }
}

const ownWithdrawal = async (walker: Walker, at: 0 | 1): Promise<Heard[]> => {
  const { withdrawals } = (await walker.ask(at, { method: 'GET', path: '/api/v2/customer/withdrawals' })).body as { withdrawals: { invoice: string }[] };
  const [contract] = withdrawals;
  if (!contract) return [];
  const press = (door: 0 | 1) => walker.ask(door, { method: 'POST', path: '/api/v2/customer/withdrawals', body: { invoice: contract.invoice } });
  return Promise.all([press(0), press(1)]);
};

/** What an owner does while the period is charged. */
const deeds: [what: string, deed: (walker: Walker, at: 0 | 1) => Promise<Heard[]>, realm?: Walker['realm']][] = [
  ['withdraws at both', ownWithdrawal],
  ['cancels', (walker, at) => useVerb(walker, at, 'cancelAnyway', 'pass')],
  ['pauses', (walker, at) => useVerb(walker, at, 'pause', 'pass')],
  ['changes the plan at both', (walker, at) => changePlan(walker, { do: 'changePlan', pays: 'twice', at }), 'cinema'],
  ['pays by another card', (walker, at) => changeCard(walker, at, 'askedThenBad', 'pass')],
  ['takes the offer to stay', (walker, at) => useVerb(walker, at, 'redeem', 'pass')],
];

describe.skipIf(!server)('a period is charged by two processes', () => {
  beforeAll(async () => { doors = await openTwoDoors(server); }, 180_000);
  afterAll(async () => {
    expect(doors.complaints()).toEqual([]);
    await doors.close();
  });

  test('once', async () => {
    const walkers = await openMany();
    await subscribe(walkers);
    await pass(31 * day);
    const books = await readBooks(doors.db, walkers.map(({ accountId }) => accountId));
    expect(books.map(({ charges }) => charges.length)).toEqual(walkers.map(() => 2));
    await expectInOrder(walkers);
  }, 120_000);

  test.each(deeds)('while its owner %s', async (_what, deed, realm) => {
    const walkers = await openMany(realm);
    await subscribe(walkers);
    // Within the time in which a contract may be withdrawn from, and at the end of the period.
    await pass(13 * day);
    const [first, ...others] = walkers;
    // One is before the others, so that the deed itself is seen to be done.
    expect(statusesOf(await deed(first!, 0))).toContain(200);
    const [, ...heard] = await Promise.all([pass(18 * day), ...others.map((walker, index) => deed(walker, index % 2 === 0 ? 0 : 1))]);
    expect(statusesOf(heard.flat()).filter((status) => status >= 500)).toEqual([]);
    await expectInOrder(walkers);
  }, 120_000);

  test('and refused, while its owner pays by another card at both', async () => {
    const walkers = await openMany();
    await subscribe(walkers, 'once');
    await passUntilDue(walkers);
    await Promise.all([pass(day + minute), ...walkers.flatMap((walker) => [changeCard(walker, 0, 'good', 'pass'), changeCard(walker, 1, 'good', 'pass')])]);
    await expectInOrder(walkers);
  }, 120_000);

  test('or not at all, while its owner deletes the account; a sign-in makes it as it was', async () => {
    const walkers = await openMany();
    await subscribe(walkers);
    await passUntilDue(walkers);
    const leave = (walker: Walker, at: 0 | 1) => walker.ask(at, { method: 'POST', path: '/api/v1/user/account/deletion', body: { proof: 'footlight' } });
    const [, ...left] = await Promise.all([pass(day + minute), ...walkers.map((walker, index) => leave(walker, index % 2 === 0 ? 0 : 1))]);
    expect(new Set(statusesOf(left))).toEqual(new Set([200]));
    await pass(3 * day);
    const ids = walkers.map(({ accountId }) => accountId);
    const now = await platformTime(doors.db);
    const leaving = await doors.db.select().from(accounts).where(and(inArray(accounts.id, ids), isNotNull(accounts.deletionDueAt)));
    expect(leaving).toHaveLength(many);
    await Promise.all(leaving.map((account) => keepAccount(doors.db, account, now)));
    await expectInOrder(walkers);
    expect((await readBooks(doors.db, ids)).map(({ charges }) => charges.length)).toEqual(walkers.map(() => 2));
  }, 120_000);

  test('while its account is removed: no job fails, and nothing of it is charged any more', async () => {
    const walkers = await openMany();
    await subscribe(walkers);
    const ids = walkers.map(({ accountId }) => accountId);
    await passUntilDue(walkers);
    // The removal, the renewal and the end of the two weeks fall on one moment.
    await doors.db.update(accounts).set({ deletionDueAt: await platformTime(doors.db) + day }).where(inArray(accounts.id, ids));
    await pass(day + 3_600_000);
    expect(await doors.db.select().from(accounts).where(inArray(accounts.id, ids))).toEqual([]);
    await pass(40 * day);
    const books = await readBooks(doors.db, ids);
    expect(books.map(({ charges, entitlements, subscriptions }) => [charges.length, entitlements.length, subscriptions.length])).toEqual(walkers.map(() => [1, 0, 0]));
    expect(await wholeFaults(doors)).toEqual([]);
  }, 120_000);
});

describe.skipIf(!server)('what is good once is asked for at two processes', () => {
  beforeAll(async () => { doors = await openTwoDoors(server); }, 180_000);
  afterAll(async () => {
    expect(doors.complaints()).toEqual([]);
    await doors.close();
  });

  test('a gift’s code, by two members: one has it', async () => {
    const [giver, one, other] = await Promise.all([open(), open(), open()]);
    expect((await giveGift(giver!, { do: 'giveGift', rung: 'low', by: 'good', pays: 'once', at: 0 })).at(-1)).toMatchObject({ status: 200 });
    const [gift] = await doors.db.select({ id: gifts.id }).from(gifts).where(eq(gifts.accountId, giver!.accountId));
    const redeemCode = await giftCode(doors.db, gift!.id);
    const redeem = (walker: Walker, at: 0 | 1) => walker.ask(at, { method: 'POST', path: '/api/v2/gift/redeem', body: { redeemCode } });
    expect(statusesOf(await Promise.all([redeem(one!, 0), redeem(other!, 1), redeem(one!, 1), redeem(other!, 0)]))).toEqual([200, 400, 400, 400]);
    const books = await readBooks(doors.db, [one!.accountId, other!.accountId]);
    expect(books.flatMap(({ entitlements }) => entitlements)).toHaveLength(1);
    await expectInOrder([giver!, one!, other!]);
  }, 60_000);

  test('a voucher that gives a licence, by each member at both: each has one period', async () => {
    const walkers = await openMany();
    const redeem = (walker: Walker, at: 0 | 1) => walker.ask(at, { method: 'POST', path: '/api/v2/promotions/voucher/redeem', body: { voucherCode: 'GIFTPASS', licenceId: 'pass' } });
    for (const heard of await Promise.all(walkers.map((walker) => Promise.all([redeem(walker, 0), redeem(walker, 1)])))) expect(statusesOf(heard).at(0)).toBe(200);
    const ids = walkers.map(({ accountId }) => accountId);
    expect((await readBooks(doors.db, ids)).map(({ given, entitlements }) => [given.length, entitlements.length])).toEqual(walkers.map(() => [1, 1]));
    await expectInOrder(walkers);
  }, 60_000);

  test('the last use of a voucher, by many members: one pays less', async () => {
    const walkers = await Promise.all(Array.from({ length: many }, () => open('cinema')));
    await Promise.all(walkers.map((walker, index) => buy(walker, { rung: 'low', by: 'good', voucher: 'ONCE', pays: 'twice', at: index % 2 === 0 ? 0 : 1 })));
    const books = await readBooks(doors.db, walkers.map(({ accountId }) => accountId));
    const amounts = books.flatMap(({ charges }) => charges.map(({ amount }) => amount));
    const [voucher] = await doors.db.select({ used: vouchers.used, most: vouchers.mostUses }).from(vouchers).where(eq(vouchers.codeHash, hashOfCode('cinema', 'ONCE')));
    expect(voucher?.used).toBe(voucher?.most);
    expect(amounts.filter((amount) => amount < Math.max(...amounts) || amounts.length === 1)).toHaveLength(1);
    await expectInOrder(walkers);
  }, 60_000);

  test('a free trial, by two accounts with one card: one has it', async () => {
    const two = await Promise.all([open('cinema'), open('cinema')]);
    // One card is one number with one end.
    const cards = await Promise.all(two.map(async (walker, at) => {
      const card = { cardHolder: 'M. Holt', number: '4242424242424242', expiryMonth: 12, expiryYear: 2099, cvc: '123' };
      const { token } = (await walker.ask(at as 0 | 1, { method: 'POST', host: 'card', path: '/tokens', body: { merchant: 'cinema', card } })).body as { token: string };
      return ((await walker.ask(at as 0 | 1, { method: 'POST', path: '/api/v4/payment-method/validate', body: { primaryPaymentDetails: { token } } })).body as { parsedData: { paymentDetailsExid: string } }).parsedData.paymentDetailsExid;
    }));
    const baskets = await Promise.all(two.map(async (walker, at) => (await walker.ask(at as 0 | 1, { method: 'PUT', path: '/api/v2/baskets/cinema-premium-year' })).body as Basket));
    const pay = (index: 0 | 1, at: 0 | 1) => two[index]!.ask(at, {
      method: 'POST', path: `/api/v2/customer/baskets/pay/${baskets[index]!.basketId}`, headers: { 'idempotency-key': randomUUID() },
      body: { basketVersion: baskets[index]!.version, paymentArrangement: { primaryPaymentDetailsAttributes: { paymentDetailsExternalId: cards[index], targetPaymentProvider: 'sandbox-card', paymentMethodType: 'CARD' } } },
    });
    const heard = await Promise.all([pay(0, 0), pay(1, 1), pay(0, 1), pay(1, 0)]);
    expect(statusesOf(heard)).toEqual([200, 409, 409, 409]);
    const ids = two.map(({ accountId }) => accountId);
    expect(await doors.db.select().from(trialUses).where(inArray(trialUses.accountId, ids))).toHaveLength(1);
    expect((await readBooks(doors.db, ids)).flatMap(({ entitlements }) => entitlements)).toHaveLength(1);
    await expectInOrder(two);
  }, 60_000);
});

describe.skipIf(!server)('a payment is disputed at one process', () => {
  beforeAll(async () => { doors = await openTwoDoors(server); }, 180_000);
  afterAll(async () => {
    expect(doors.complaints().filter((line) => !line.includes('the provider does not hold what is to go back'))).toEqual([]);
    await doors.close();
  });

  test('and withdrawn from at the other: the money goes back once, and the licence is over', async () => {
    const walkers = await openMany();
    for (const heard of await Promise.all(walkers.map((walker) => buy(walker, { rung: 'low', by: 'disputed', voucher: undefined, pays: 'once', at: 0 })))) expect(heard.at(-1)).toMatchObject({ status: 200 });
    await pass(day - minute);
    await Promise.all([pass(2 * minute), ...walkers.map((walker, index) => ownWithdrawal(walker, index % 2 === 0 ? 0 : 1))]);
    await pass(12 * day);
    await pass(2 * day);
    const ids = walkers.map(({ accountId }) => accountId);
    const moved = await doors.db.select().from(providerMovements).where(inArray(providerMovements.accountId, ids));
    const booked = (await doors.db.select().from(ledgerEntries)).filter(({ book }) => book === 'provider sandbox-card');
    const sum = (rows: readonly { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);
    for (const id of ids) expect(sum(moved.filter(({ accountId }) => accountId === id))).toBe(0);
    expect([sum(booked), await wholeFaults(doors)]).toEqual([0, []]);
    for (const { entitlements, now, subscriptions } of await readBooks(doors.db, ids)) expect([entitlements.filter(({ expiresAt }) => (expiresAt ?? Infinity) > now), subscriptions.map(({ status }) => status)]).toEqual([[], ['EXPIRED']]);
  }, 120_000);
});

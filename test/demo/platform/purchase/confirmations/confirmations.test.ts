import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { providerPayments } from '../../../../../demo/platform/db/tables/purchase/provider-tables.ts';
import { type MemberWallet, openWallet, passTime } from '../../../../support/member-wallet.ts';
import { openTestPlatform, type Reply, type TestPlatform } from '../../../../support/test-platform.ts';

const day = 86_400_000;
const asksEachTime = '4000002760003184';

interface Told {
  version: number;
  card: { cardId: string; last4Digits: string };
  due?: { amount: number };
  confirmation?: { attemptId: string; url: string; type: string };
  status: { status: string; pauseState: string; subscriptionPendingActions: { action: string; actionDueBy?: string }[]; expiryTimestamp: string };
}

let platform: TestPlatform;
let viewer: MemberWallet;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.ask({ path: '/demo/reset', body: {} });
  viewer = await openWallet(platform, 'arena', 'member');
});
afterEach(() => platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } }));

const later = async (days: number) => {
  await passTime(platform, days * day);
  viewer = await openWallet(platform, 'arena', 'member');
};
const told = async () => await viewer.licence('pass') as unknown as Told;
const actions = async () => (await told()).status.subscriptionPendingActions.map(({ action }) => action);
const kinds = async () => (await viewer.history()).map(({ itemType }) => itemType);
const confirm = async () => (await viewer.change('POST', 'licence/pass/payment-authorization', 'pass'));
const presses = async (answer: string): Promise<unknown> => {
  const { host, pathname } = new URL((await told()).confirmation!.url);
  return platform.running.app.inject({ method: 'POST', url: pathname, headers: { host, 'content-type': 'application/x-www-form-urlencoded' }, payload: `answer=${answer}` });
};
const over = () => vi.waitFor(async () => expect(await told()).not.toHaveProperty('confirmation'), 10_000);
/** Buys by a card whose issuer asks: the purchase is confirmed, the renewals are not. */
const buyByAsking = async (number = asksEachTime): Promise<Reply> => {
  const bought = await viewer.buy('arena-pass-month', await viewer.card(number));
  const { host, pathname } = new URL((bought.body as { action: { url: string } }).action.url);
  await platform.running.app.inject({ method: 'POST', url: pathname, headers: { host, 'content-type': 'application/x-www-form-urlencoded' }, payload: 'answer=pay' });
  await vi.waitFor(async () => expect(await viewer.held()).toEqual(['pass']), 10_000);
  return bought;
};

describe('a renewal whose issuer asks', () => {
  beforeEach(async () => {
    await buyByAsking();
    await later(32);
  });

  test('waits for the viewer, until a day, while the licence is open', async () => {
    const { status, due } = await told();
    expect(status).toMatchObject({ status: 'ACTIVE', subscriptionPendingActions: [{ action: 'CONFIRMED_PAYMENT_REQUIRED' }] });
    expect(Date.parse(status.subscriptionPendingActions[0]!.actionDueBy!) - Date.parse(status.expiryTimestamp)).toBe(7 * day);
    expect([due?.amount, await viewer.held(), (await kinds())[0]]).toEqual([999, ['pass'], 'PAYMENT_FAILED']);
  });

  test('is renewed once it is confirmed, and charged once', async () => {
    expect((await confirm()).body).toMatchObject({ confirmation: { type: 'CHALLENGE' } });
    const { attemptId } = (await told()).confirmation!;
    expect((await confirm()).body, 'begun once').toMatchObject({ confirmation: { attemptId } });
    expect((await viewer.ask({ path: '/api/v2/customer/payments' })).body).toMatchObject({ payments: [{ attemptId, kind: 'LICENCE', licenceName: 'Arena Pass', state: 'REQUIRES_ACTION' }] });
    await presses('pay');
    await over();
    expect([await actions(), (await told()).due, (await kinds()).slice(0, 2)]).toEqual([[], undefined, ['RENEWAL', 'PAYMENT_FAILED']]);
    await later(2);
    expect(await viewer.held()).toEqual(['pass']);
    expect((await kinds()).filter((kind) => kind === 'RENEWAL')).toHaveLength(1);
  });

  test.each(['refuse', 'cancel'])('stays to be confirmed after %s', async (answer) => {
    await confirm();
    await presses(answer);
    await over();
    expect([await actions(), await viewer.held()]).toEqual([['CONFIRMED_PAYMENT_REQUIRED'], ['pass']]);
  });

  test('is over when nobody confirms it in time, as a refused one is', async () => {
    await later(8);
    expect([await viewer.held(), await actions(), (await kinds())[0]]).toEqual([[], [], 'CANCELLED']);
    expect(await confirm()).toMatchObject({ status: 409, body: { code: 'change-not-possible' } });
  });

  test('is paid by another card in its place, and what is confirmed after that goes back', async () => {
    await confirm();
    const { attemptId } = (await told()).confirmation!;
    const { db } = platform.running.context;
    await viewer.change('POST', `licence/pass/payment-details/${await viewer.card()}`, 'pass');
    expect([await actions(), (await told()).due]).toEqual([[], undefined]);
    const [payment] = await db.select().from(providerPayments).where(eq(providerPayments.attemptId, attemptId));
    const { host, pathname } = new URL(`http://acs.localhost/pay/${payment!.reference}`);
    await platform.running.app.inject({ method: 'POST', url: pathname, headers: { host, 'content-type': 'application/x-www-form-urlencoded' }, payload: 'answer=pay' });
    await vi.waitFor(async () => expect((await kinds())[0]).toBe('REFUNDED'), 10_000);
    expect((await kinds()).filter((kind) => kind === 'RENEWAL')).toHaveLength(1);
  });
});

test('a card that asked once is renewed by itself', async () => {
  await buyByAsking('4000002500003155');
  await later(32);
  expect([await actions(), (await kinds())[0]]).toEqual([[], 'RENEWAL']);
});

test('what is not asked about is not confirmed', async () => {
  await viewer.buy('arena-pass-month');
  expect(await confirm()).toMatchObject({ status: 409, body: { code: 'change-not-possible' } });
});

describe('a new card whose issuer asks', () => {
  const change = async (number = asksEachTime) => viewer.change('POST', `licence/pass/payment-details/${await viewer.card(number)}`, 'pass');

  test('pays from when that is done; nothing is charged for it', async () => {
    await viewer.buy('arena-pass-month');
    expect((await change()).body).toMatchObject({ card: { last4Digits: '4242' }, confirmation: { type: 'CHALLENGE' } });
    await presses('pay');
    await over();
    expect([(await told()).card.last4Digits, await kinds()]).toEqual(['3184', ['SUBSCRIPTION']]);
  });

  test('does not pay where its holder was not confirmed', async () => {
    await viewer.buy('arena-pass-month');
    await change();
    await presses('refuse');
    await over();
    expect([(await told()).card.last4Digits, await kinds()]).toEqual(['4242', ['SUBSCRIPTION']]);
  });

  test('pays what is open with it', async () => {
    await viewer.buy('arena-pass-month', await viewer.card('4000000000000341'));
    await later(32);
    expect(await actions()).toEqual(['REFRESH_PAYMENT_DETAILS']);
    await change();
    expect((await told()).due?.amount).toBe(999);
    await presses('pay');
    await over();
    expect([await actions(), (await told()).card.last4Digits, (await kinds()).slice(0, 2)]).toEqual([[], '3184', ['PAY_BY_ANOTHER_CARD', 'RENEWAL']]);
  });
});

test('the end of a pause whose issuer asks leaves it paused, until that is confirmed', async () => {
  await buyByAsking();
  await viewer.change('POST', 'active-licences/pass/pause', 'pass', { config: {} });
  await later(32);
  expect(await viewer.change('POST', 'active-licences/pass/resume', 'pass')).toMatchObject({ status: 402, body: { code: 'authentication_required' } });
  expect([await actions(), (await told()).status.pauseState]).toEqual([['CONFIRMED_PAYMENT_REQUIRED'], 'PAUSED']);
  await confirm();
  await presses('pay');
  await over();
  expect([await actions(), (await told()).status, await viewer.held()]).toMatchObject([[], { pauseState: 'ALLOWED', status: 'ACTIVE' }, ['pass']]);
});

test('an upgrade by a card whose issuer asks is done once that is confirmed', async () => {
  viewer = await openWallet(platform, 'cinema', 'member');
  await viewer.buy('cinema-basic-month');
  await viewer.change('PUT', `licence/pass/payment-details/${await viewer.card(asksEachTime)}`, 'pass');
  await presses('pay');
  await over();
  const quote = (await viewer.ask({ path: '/api/v2/basket/changes', body: { licenceId: 'pass', sku: 'cinema-premium-month' } })).body as { quoteId: string; total: number };
  const asked = await viewer.ask({ path: `/api/v2/basket/changes/${quote.quoteId}`, body: {} });
  expect(asked.body).toMatchObject({ licenceId: 'pass', status: { status: 'ACTIVE' }, confirmation: { type: 'CHALLENGE' } });
  await presses('pay');
  await vi.waitFor(async () => expect(await viewer.held()).toEqual(['premium']), 10_000);
  expect((await viewer.history())[0]).toMatchObject({ itemType: 'LICENCE_UPGRADE', amount: { amount: quote.total } });
});

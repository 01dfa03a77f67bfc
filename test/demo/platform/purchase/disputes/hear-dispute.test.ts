import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { providerDisputes } from '../../../../../demo/platform/db/tables/purchase/dispute-tables.ts';
import { providerMovements } from '../../../../../demo/platform/db/tables/purchase/provider-tables.ts';
import { ledgerEntries } from '../../../../../demo/platform/db/tables/purchase/subscription-tables.ts';
import { disputeTimes } from '../../../../../demo/platform/purchase/providers/acquirer/plan-dispute.ts';
import { signedHeaders } from '../../../../../demo/platform/purchase/providers/webhook-signature.ts';
import { passTime } from '../../../../support/member-wallet.ts';
import { openPayer, type PayerWallet, postTo } from '../../../../support/payer-wallet.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

const [lost, won] = ['4000000000000259', '4000000000002685'];
const minute = 60_000;
let platform: TestPlatform;
let viewer: PayerWallet;
const open = async () => { viewer = await openPayer(platform, 'netherlands'); };
beforeAll(async () => { platform = await openTestPlatform(); }, 120_000);
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } });
  await platform.ask({ path: '/demo/reset', body: {} });
  const { db } = platform.running.context;
  await db.delete(providerMovements);
  await db.delete(ledgerEntries);
  await open();
});

const later = async (ms: number) => {
  await passTime(platform, ms);
  await open();
};
const told = async () => (await viewer.history()).map(({ itemType, amount }) => [itemType, amount?.amount]);
const sum = (rows: { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);
/** What the provider holds as it says, what the books say that it holds, and what is held apart. */
const held = async () => {
  const { db } = platform.running.context;
  const booked = await db.select().from(ledgerEntries);
  expect(sum(booked)).toBe(0);
  const book = (name: string) => sum(booked.filter((line) => line.book === name));
  return [sum(await db.select().from(providerMovements)), book('provider sandbox-card'), book('disputes')];
};
const say = async (type: string, key = platform.running.context.keys.provider) => {
  const { db, origins } = platform.running.context;
  const [dispute] = await db.select().from(providerDisputes);
  const body = JSON.stringify({ type, data: { reference: dispute!.reference, state: 'LOST' } });
  return (await postTo(platform, `${origins.api}/webhooks/payments/sandbox-card`, body, { 'content-type': 'application/json', ...signedHeaders(key, 'sandbox-card', body) })).statusCode;
};

describe('a payment that its cardholder disputes', () => {
  test('is held apart while it is open, and revoked with its money when it is lost', async () => {
    await viewer.buy('arena-pass-month', await viewer.card(lost));
    const bought = await told();
    await later(disputeTimes.opens + minute);
    expect([await told(), await held(), await viewer.held()]).toEqual([[['DISPUTE_CREATED', undefined], ...bought], [0, 0, 999], ['pass']]);
    await later(disputeTimes.closes);
    expect((await told()).slice(0, 4)).toEqual([['REVOKED', undefined], ['DISPUTE_CLOSED', -999], ['DISPUTE_UPDATED', undefined], ['DISPUTE_CREATED', undefined]]);
    expect([await held(), await viewer.held()]).toEqual([[0, 0, 0], []]);
    const [, closed] = await viewer.history();
    expect(closed).toMatchObject({ invoiceNumber: expect.stringMatching(/^ARENA-\d{6}$/), pdf: expect.stringContaining('.pdf') });
    await viewer.expectBalance();
  });

  test('and that the seller wins stays paid, and open', async () => {
    await viewer.buy('arena-pass-month', await viewer.card(won));
    await later(disputeTimes.opens + minute);
    await later(disputeTimes.closes);
    expect((await told()).slice(0, 3)).toEqual([['DISPUTE_CLOSED', undefined], ['DISPUTE_UPDATED', undefined], ['DISPUTE_CREATED', undefined]]);
    expect([await held(), await viewer.held()]).toEqual([[999, 999, 0], ['pass']]);
  });

  test('is told once, however often, late and out of order its words come, and forged ones say nothing', async () => {
    await viewer.buy('arena-pass-month', await viewer.card(lost));
    expect([await say('dispute.closed'), (await told()).length]).toEqual([204, 1]);
    await later(disputeTimes.closes + minute);
    const after = await told();
    expect(await Promise.all(['dispute.closed', 'dispute.created', 'dispute.updated'].map((type) => say(type)))).toEqual([204, 204, 204]);
    expect(await say('dispute.closed', new Uint8Array(32))).toBe(401);
    await later(disputeTimes.closes);
    expect([await told(), await held()]).toEqual([after, [0, 0, 0]]);
  });

  test('and withdrawn from is paid back once: by the card’s bank', async () => {
    await viewer.buy('arena-pass-month', await viewer.card(lost));
    await later(disputeTimes.opens + minute);
    const { withdrawals } = (await viewer.ask({ path: '/api/v2/customer/withdrawals' })).body as { withdrawals: { invoice: string }[] };
    expect((await viewer.ask({ path: '/api/v2/customer/withdrawals', body: { invoice: withdrawals[0]!.invoice } })).status).toBe(200);
    expect((await told())[0]).toEqual(['FAILED_REFUND', -999]);
    await later(disputeTimes.closes);
    await later(disputeTimes.opens);
    expect((await told()).filter(([kind]) => ['REFUNDED', 'DISPUTE_CLOSED', 'REVOKED'].includes(String(kind)))).toEqual([['DISPUTE_CLOSED', -999]]);
    expect(await held()).toEqual([0, 0, 0]);
    await viewer.expectBalance();
  });

  test('and paid back before is not there to be disputed', async () => {
    await viewer.buy('arena-pass-month', await viewer.card(lost));
    const { withdrawals } = (await viewer.ask({ path: '/api/v2/customer/withdrawals' })).body as { withdrawals: { invoice: string }[] };
    await viewer.ask({ path: '/api/v2/customer/withdrawals', body: { invoice: withdrawals[0]!.invoice } });
    const before = await told();
    await later(disputeTimes.closes + minute);
    expect([await told(), await held()]).toEqual([before, [0, 0, 0]]);
  });
});

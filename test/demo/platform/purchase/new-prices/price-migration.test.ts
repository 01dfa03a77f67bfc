import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { subscriptions } from '../../../../../demo/platform/db/tables/purchase/subscription-tables.ts';
import { agreedAmount, priceFrom } from '../../../../../demo/platform/purchase/new-prices/price-migration.ts';
import { type MemberWallet, openWallet, passTime } from '../../../../support/member-wallet.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

const day = 86_400_000;
const openPrice = { amount: 1299, toVersion: 2, effectiveAt: 1000, asksConsent: true, status: 'OPEN' as const };
const noticed = { ...openPrice, asksConsent: false };

/** @source spec 2 §7 "PUT price-migration/{id}/consent status LEAVE or CONTINUE" */
test.each([
  ['no new price', null, 2000, 999, undefined],
  ['before its moment', openPrice, 999, 999, undefined],
  ['without an answer', openPrice, 1000, undefined, undefined],
  ['left', { ...openPrice, status: 'LEAVE' as const }, 1000, undefined, undefined],
  ['agreed to, before its moment', { ...openPrice, status: 'CONTINUE' as const }, 999, 999, undefined],
  ['agreed to', { ...openPrice, status: 'CONTINUE' as const }, 1000, 1299, { amount: 1299, priceVersion: 2 }],
  ['without an answer, where none is asked', noticed, 1000, 1299, { amount: 1299, priceVersion: 2 }],
  ['left, where no answer is asked', { ...noticed, status: 'LEAVE' as const }, 1000, undefined, undefined],
])('%s', (_case, priceMigration, at, amount, change) => {
  expect([agreedAmount({ amount: 999, priceMigration }, at), priceFrom({ amount: 999, priceMigration }, at)]).toEqual([amount, change]);
});

describe('a new price', () => {
  let platform: TestPlatform;
  let member: MemberWallet;
  let begun: number;
  beforeAll(async () => { platform = await openTestPlatform(); });
  afterAll(() => platform.close());
  beforeEach(async () => {
    await platform.ask({ path: '/demo/reset', body: {} });
    member = await openWallet(platform, 'arena', 'member');
    await member.buy('arena-pass-month');
    begun = await platform.running.context.now();
  });
  afterEach(() => platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } }));

  const announce = (effectiveAt: number, sku = 'arena-pass-month', more: { amount?: number; asksConsent?: boolean } = {}) => platform.ask({ method: 'PUT', path: '/demo/price-migrations', body: { realm: 'arena', sku, amount: 1299, effectiveAt: new Date(effectiveAt).toISOString(), ...more } });
  const after = async (days: number): Promise<void> => {
    await passTime(platform, days * day);
    member = await openWallet(platform, 'arena', 'member');
  };
  type Told = { priceMigration?: { id: string; status: string; from: string; price: { amount: number } }; status: { expiryTimestamp: string }; changes: string[] };
  const told = async () => await member.licence('pass') as unknown as Told;
  const answer = async (status: 'CONTINUE' | 'LEAVE') => member.change('PUT', `price-migration/${(await told()).priceMigration?.id ?? 'none'}/consent`, 'pass', { status });
  const paid = async () => (await member.history()).flatMap(({ amount }) => (amount ? [amount.amount] : []));

  test('is told with the day of its first charge, and changes nothing yet', async () => {
    expect((await announce(begun + 40 * day)).body).toEqual({ announced: 1 });
    const { priceMigration, status } = await told();
    expect(priceMigration).toMatchObject({ status: 'OPEN', price: { amount: 1299, scale: 2, currency: 'EUR' } });
    const [first, renewal] = [Date.parse(priceMigration!.from), Date.parse(status.expiryTimestamp)];
    expect([first > begun + 40 * day, first - renewal > 27 * day, first - renewal < 32 * day]).toEqual([true, true, true]);
  });

  test('is for its own price alone', async () => {
    expect((await announce(begun, 'arena-plus-month')).body).toEqual({ announced: 0 });
    expect(await told()).not.toHaveProperty('priceMigration');
  });

  test('that was agreed to is charged from the first period after its moment', async () => {
    await announce(begun + 40 * day);
    expect((await answer('CONTINUE')).body).toMatchObject({ priceMigration: { status: 'CONTINUE' }, price: { amount: 999 }, status: { autoRenewingStatus: 'AUTO_RENEWING' } });
    await after(95);
    expect(await paid()).toEqual([1299, 1299, 999, 999]);
    expect(await told()).toMatchObject({ price: { amount: 1299 } });
    expect(await told()).not.toHaveProperty('priceMigration');
  });

  test('that nobody answered is charged to nobody: it ends there, after the periods of the old price', async () => {
    await announce(begun + 40 * day);
    await after(95);
    expect([await paid(), await member.held()]).toEqual([[999, 999], []]);
    expect((await member.history())[0]).toMatchObject({ itemType: 'CANCELLED_SUBSCRIPTION' });
    expect(await told()).not.toHaveProperty('priceMigration');
  });

  test('that was left cancels: what is paid stays open, and going on after all asks again', async () => {
    await announce(begun + day);
    expect((await answer('LEAVE')).body).toMatchObject({ priceMigration: { status: 'LEAVE' }, status: { autoRenewingStatus: 'NOT_RENEWING' }, changes: ['REACTIVATE'] });
    expect(await member.held()).toEqual(['pass']);
    expect(await answer('CONTINUE')).toMatchObject({ status: 409, body: { code: 'change-not-possible' } });
    await member.change('PATCH', 'reactivate-licence/pass', 'pass');
    expect(await told()).toMatchObject({ priceMigration: { status: 'OPEN' } });
    await answer('CONTINUE');
    await after(32);
    expect(await paid()).toEqual([1299, 999]);
  });

  type Migration = { id: string; stage: string; status: string; before: { version: number; amount: number }; after: { version: number; amount: number } };
  const migrations = async () => ((await member.ask({ path: '/api/v3/price-version-migration' })).body as { migrations: Migration[] }).migrations;
  const agreedVersion = async (name = 'member') => (await platform.running.context.db.select().from(subscriptions).where(eq(subscriptions.accountId, `arena.${name}`))).map(({ priceVersion, amount }) => [priceVersion, amount]);

  test('that asks nothing is charged without an answer, and whoever leaves pays no more', async () => {
    const other = await openWallet(platform, 'arena', 'buyer');
    await other.buy('arena-pass-month');
    expect((await announce(begun + day, undefined, { asksConsent: false })).body).toEqual({ announced: 2 });
    expect(await told()).toMatchObject({ priceMigration: { status: 'OPEN', asksConsent: false }, changes: ['PAUSE', 'CANCEL'] });
    const theirs = await other.licence('pass') as unknown as Told;
    expect((await other.change('PUT', `price-migration/${theirs.priceMigration!.id}/consent`, 'pass', { status: 'LEAVE' })).status).toBe(200);
    await after(32);
    expect([await paid(), await member.held()]).toEqual([[1299, 999], ['pass']]);
    expect(await (await openWallet(platform, 'arena', 'buyer')).held()).toEqual([]);
    expect([await agreedVersion(), await agreedVersion('buyer')]).toEqual([[[2, 1299]], [[1, 999]]]);
  });

  test('is kept with what became of it, from version to version, by those alone whom it was announced to', async () => {
    await announce(begun + 40 * day);
    await announce(begun + 40 * day, undefined, { amount: 1399 });
    await answer('CONTINUE');
    expect(await migrations()).toMatchObject([
      { stage: 'ANNOUNCED', status: 'CONTINUE', before: { version: 1, amount: 999 }, after: { amount: 1399 } }, { stage: 'REPLACED', status: 'OPEN', after: { version: 2, amount: 1299 } },
    ]);
    // Who buys later pays what is asked then, and is told of nothing.
    const later = await openWallet(platform, 'arena', 'buyer');
    await later.buy('arena-pass-month');
    await after(95);
    expect((await migrations()).map(({ stage }) => stage)).toEqual(['APPLIED', 'REPLACED']);
    const [[version, amount] = []] = await agreedVersion();
    expect([version, amount]).toEqual([(await migrations())[0]!.after.version, 1399]);
    expect(await agreedVersion('buyer')).toEqual([[1, 999]]);
  });

  test('is over with its subscription', async () => {
    await announce(begun + 40 * day);
    await after(95);
    expect(await migrations()).toMatchObject([{ stage: 'ENDED', status: 'OPEN' }]);
  });

  test('a pause is not ended at a price that nobody agreed to, by the viewer or by its date', async () => {
    await member.change('POST', 'active-licences/pass/pause', 'pass', { config: { resumeAfter: new Date(begun + 60 * day).toISOString() } });
    await announce(begun + 40 * day);
    await after(45);
    expect((await told()).changes).toEqual(['CANCEL']);
    expect(await member.change('POST', 'active-licences/pass/resume', 'pass')).toMatchObject({ status: 409 });
    await after(30);
    expect([await paid(), await member.held()]).toEqual([[999], []]);
  });

  test('a pause is ended at the price that was agreed to', async () => {
    await member.change('POST', 'active-licences/pass/pause', 'pass', {});
    await announce(begun + 40 * day);
    await after(45);
    await answer('CONTINUE');
    expect(await told()).toMatchObject({ changes: ['RESUME', 'CANCEL'], price: { amount: 1299 } });
    expect((await member.change('POST', 'active-licences/pass/resume', 'pass')).status).toBe(200);
    expect(await paid()).toEqual([1299, 999]);
  });

  test('a period that was refused is tried again at what it cost', async () => {
    await platform.ask({ path: '/demo/reset', body: {} });
    member = await openWallet(platform, 'arena', 'member');
    await member.buy('arena-pass-month', await member.card('4000000000000341'));
    await after(32);
    await announce(await platform.running.context.now());
    expect((await member.change('PUT', `licence/pass/payment-details/${await member.card()}`, 'pass')).status).toBe(200);
    expect((await paid()).filter((amount) => amount === 1299)).toEqual([]);
    expect(await told()).toMatchObject({ priceMigration: { status: 'OPEN' } });
  });

  test.each([['another’s', 'none'], ['one of nobody', 'x']])('%s is not answered', async (_case, id) => {
    await announce(begun);
    const other = await openWallet(platform, 'arena', 'subscriber');
    const theirs = id === 'none' ? (await told()).priceMigration!.id : id;
    expect(await other.ask({ method: 'PUT', path: `/api/v2/price-migration/${theirs}/consent`, headers: { 'if-match': '"1"' }, body: { status: 'LEAVE' } })).toMatchObject({ status: 404, body: { code: 'price-migration-not-found' } });
  });

  test('an answer names the version that was seen', async () => {
    await announce(begun);
    const { priceMigration } = await told();
    const send = (headers: Record<string, string>) => member.ask({ method: 'PUT', path: `/api/v2/price-migration/${priceMigration!.id}/consent`, headers, body: { status: 'CONTINUE' } });
    expect([(await send({})).status, (await send({ 'if-match': '"99"' })).status]).toEqual([428, 412]);
  });
});

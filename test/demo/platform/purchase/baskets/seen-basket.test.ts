import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Basket } from '../../../../../src/contracts/purchase/basket.ts';
import { openPayer, type PayerWallet } from '../../../../support/payer-wallet.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
let buyer: PayerWallet;
beforeAll(async () => { platform = await openTestPlatform(); }, 180_000);
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.ask({ path: '/demo/reset', body: {} });
  buyer = await openPayer(platform, 'member');
});

/** Every call that changes a basket. */
const changes: [what: string, method: 'PUT' | 'DELETE', path: string, body?: object][] = [
  ['fills it', 'PUT', 'baskets/arena-fight-night'],
  ['fills it with several', 'PUT', 'basket', { skus: ['arena-pass-month', 'arena-fight-night'] }],
  ['empties it', 'PUT', 'basket', { skus: [] }],
  ['puts a code on it', 'PUT', 'baskets/vouchers/WELCOME20'],
  ['takes a code off it', 'DELETE', 'baskets/vouchers/WELCOME20'],
];

test.each(changes)('whoever %s from another version than was seen is refused, and nothing changes', async (_what, method, path, body) => {
  const seen = await buyer.basket('arena-pass-month');
  const change = (headers: Record<string, string>) => buyer.ask({ method, path: `/api/v2/${path}`, headers, ...(body ? { body } : {}) });
  expect(await change({ 'if-match': `"${seen.version - 1}"` })).toMatchObject({ status: 412, body: { code: 'basket-changed' } });
  expect((await buyer.ask({ path: '/api/v2/customer/basket' })).body as Basket).toEqual(seen);
  expect(await change({ 'if-match': `"${seen.version}"` })).toMatchObject({ status: 200 });
  expect(await change({}), 'as the specification asks').toMatchObject({ status: 200 });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { priceVersionOf } from '../../../../../demo/platform/purchase/new-prices/price-versions.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

const versionOf = (amount: number, more: { sku?: string; currency?: string } = {}) =>
  priceVersionOf(platform.running.context.db, { realm: 'arena', sku: 'arena-season-year', scale: 2, currency: 'EUR', amount, ...more }, 1000);

test('what is on sale is the first version; each other price is the next one, and stays what it was', async () => {
  expect(await versionOf(9990)).toBe(1);
  expect(await versionOf(10_990)).toBe(2);
  expect(await versionOf(11_990)).toBe(3);
  expect([await versionOf(10_990), await versionOf(9990)]).toEqual([2, 1]);
});

test('an amount in another currency is another price, and another sku counts for itself', async () => {
  expect(await versionOf(9990, { currency: 'USD' })).toBe(4);
  expect([await versionOf(100, { sku: 'never-sold' }), await versionOf(200, { sku: 'never-sold' })]).toEqual([1, 2]);
});

test('two that write the next version at once write it once', async () => {
  expect(await Promise.all([versionOf(12_990), versionOf(12_990), versionOf(12_990)])).toEqual([5, 5, 5]);
  expect((await Promise.all([versionOf(1), versionOf(2), versionOf(3)])).sort()).toEqual([6, 7, 8]);
});

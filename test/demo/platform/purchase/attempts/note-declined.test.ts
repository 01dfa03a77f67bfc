import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPayer, type PayerWallet } from '../../../../support/payer-wallet.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
let viewer: PayerWallet;
beforeAll(async () => { platform = await openTestPlatform(); }, 120_000);
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.ask({ path: '/demo/reset', body: {} });
  viewer = await openPayer(platform, 'netherlands');
});

const refused = expect.objectContaining({ itemType: 'FAILED_PAYMENT', status: 'FAILED', amount: { amount: 1495, scale: 2, currency: 'EUR' }, skus: ['arena-fight-night'] });

test.each(['4000000000000002', '4000000000009995', '4000008400001280'])('%s: a purchase that was refused is written down, and took nothing', async (number) => {
  expect((await viewer.buy('arena-fight-night', await viewer.card(number))).status).toBe(402);
  expect([await viewer.history(), await viewer.charges()]).toEqual([[refused], []]);
});

test.each([['refuse', [refused]], ['cancel', []]])('at the bank, %s: what was refused is written down, and not what its payer gave up', async (answer, told) => {
  const attempt = await viewer.begin('arena-fight-night', 'IDEAL', 'sandbox-card');
  await viewer.press(attempt, answer);
  expect(await viewer.ended(attempt)).toMatchObject({ state: 'DECLINED' });
  expect(await viewer.history()).toEqual(told);
});

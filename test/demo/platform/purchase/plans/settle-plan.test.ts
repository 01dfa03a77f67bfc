import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { passTime } from '../../../../support/member-wallet.ts';
import { openPayer, type PayerWallet } from '../../../../support/payer-wallet.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

interface Quote { quoteId: string; kind: string; credit: number; total: number; card?: { last4Digits: string } }
interface Told { changes: string[]; plans: { kind: string }[]; status: { status: string; autoRenewingStatus: string }; card?: { cardId: string } }

let platform: TestPlatform;
let viewer: PayerWallet;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.ask({ path: '/demo/reset', body: {} });
  viewer = await openPayer(platform, 'pix', 'cinema');
  const attempt = await viewer.begin('cinema-basic-month-brl', 'PIX', 'sandbox-card');
  await viewer.press(attempt, 'once');
  await viewer.ended(attempt);
});
afterEach(async () => {
  await viewer.expectBalance();
  await platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } });
});

const told = async (licenceId: string) => await viewer.licence(licenceId) as unknown as Told;
const quoted = async () => (await viewer.ask({ path: '/api/v2/basket/changes', body: { licenceId: 'pass', sku: 'cinema-premium-month-brl' } })).body as Quote;
const accept = ({ quoteId }: Quote) => viewer.ask({ path: `/api/v2/basket/changes/${quoteId}`, body: {} });
const kinds = async () => (await viewer.history()).map(({ itemType }) => itemType);

/** @source design/checkout.md 7; spec 2 §8 "missing payment detail: failedPayment" */
describe('a licence that was paid once by Pix', () => {
  test('is shown what a higher plan costs, which nothing pays yet: nothing is changed or charged', async () => {
    expect(await told('pass')).toMatchObject({ changes: [], plans: [{ kind: 'UPGRADE' }], status: { autoRenewingStatus: 'NOT_RENEWING' } });
    const quote = await quoted();
    expect(quote).toMatchObject({ kind: 'UPGRADE', credit: 2490 });
    expect(quote).not.toHaveProperty('card');
    expect(await accept(quote)).toMatchObject({ status: 400, body: { code: 'failedPayment' } });
    expect([await viewer.held(), await kinds(), (await viewer.charges()).length]).toEqual([['pass'], ['SUBSCRIPTION'], 1]);
  });

  test('is changed once a card is named: its days are credited in full, and the new plan is renewed by the card', async () => {
    const before = await quoted();
    const cardId = await viewer.card();
    await viewer.change('PUT', `licence/pass/payment-details/${cardId}`, 'pass');
    expect(await accept(before), 'what was shown without a card is shown again with it').toMatchObject({ status: 409, body: { code: 'stale-quote' } });
    const quote = await quoted();
    expect(quote).toMatchObject({ credit: 2490, total: before.total, card: { last4Digits: '4242' } });
    expect((await accept(quote)).body).toMatchObject({ licenceId: 'premium', status: { status: 'ACTIVE', autoRenewingStatus: 'AUTO_RENEWING' }, card: { cardId } });
    expect((await viewer.charges()).map(({ amount }) => amount).sort()).toEqual([quote.total, 2490 + Math.round(2490 * 0.05)].sort());
    await passTime(platform);
    viewer = await openPayer(platform, 'pix', 'cinema');
    expect([await viewer.held(), await kinds()]).toEqual([['premium'], ['RENEWAL', 'LICENCE_UPGRADE', 'SUBSCRIPTION']]);
  });
});

test('a Pix that allows the payments to come pays for the higher plan too', async () => {
  await platform.ask({ path: '/demo/reset', body: {} });
  viewer = await openPayer(platform, 'pix', 'cinema');
  const attempt = await viewer.begin('cinema-basic-month-brl', 'PIX', 'sandbox-card');
  await viewer.press(attempt, 'pay');
  await viewer.ended(attempt);
  expect((await accept(await quoted())).body).toMatchObject({ licenceId: 'premium', status: { autoRenewingStatus: 'AUTO_RENEWING' }, card: { cardType: 'pix' } });
  expect(await viewer.charges()).toHaveLength(2);
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { invoices } from '../../../../../demo/platform/db/tables/purchase/subscription-tables.ts';
import { american, brazilian } from '../../../../support/billed-people.ts';
import { type GiftGiver, guestGiver, memberGiver } from '../../../../support/gift-giver.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
beforeEach(() => platform.ask({ path: '/demo/reset', body: {} }));

const givers: [who: string, open: (country: string) => Promise<GiftGiver>][] = [
  ['a member', (country) => memberGiver(platform, 'buyer', country)],
  ['a guest', (country) => guestGiver(platform, 'giver@footlight.test', country)],
];
const lacking = (missingFields: string[]) => ({ status: 424, body: { code: 'BASKET_REQUIREMENTS_FAILED', details: { missingFields } } });
const letter = ['line1', 'city', 'administrativeLevel1', 'postalCode'];
const lastInvoice = async (total: number) => (await platform.running.context.db.select().from(invoices).where(eq(invoices.total, total))).at(-1);

describe.each(givers)('%s who gives', (_who, open) => {
  test('in the US pays the tax of the state on top, once it is known where the bill goes', async () => {
    const giver = await open('US');
    const guessed = await giver.choose();
    expect(guessed).toMatchObject({ subTotal: 2990, discountedTotal: 2990, discountedTax: 179, isTaxInclusive: false, isTaxRateEstimated: true, currency: 'USD' });
    expect(await giver.pay(guessed)).toMatchObject(lacking(letter));
    expect(await giver.bill(american)).toMatchObject({ status: 200, body: { missingFields: [] } });
    expect(await giver.pay(guessed), 'what was shown is not what is paid').toMatchObject({ status: 409, body: { code: 'stale-basket' } });
    const basket = await giver.choose();
    expect(basket).toMatchObject({ version: guessed.version + 1, discountedTax: 187, isTaxInclusive: false, billing: { address: american.address, areaName: 'Texas' } });
    expect(basket).not.toHaveProperty('isTaxRateEstimated');
    expect(await giver.pay(basket)).toMatchObject({ status: 200, body: { state: 'SUCCEEDED', amount: 3177, currency: 'USD' } });
    expect(await lastInvoice(3177)).toMatchObject({ net: 2990, tax: 187, paper: { tax: { percent: 6.25, inclusive: false, area: 'Texas' }, buyer: { billed: { address: ['1 Main Street', 'Austin, TX 73301', 'United States'] } } } });
    expect(await giver.show(basket)).toHaveProperty('code');
  });

  test('in Brazil is billed by tax number', async () => {
    const giver = await open('BR');
    const basket = await giver.choose();
    expect(await giver.pay(basket)).toMatchObject(lacking([...letter, 'taxNumber', 'birthDate']));
    expect(await giver.bill({ ...brazilian, taxNumber: '123.456.789-00' })).toMatchObject({ status: 400, body: { code: 'BILLING_DETAILS_INVALID', details: { missingFields: ['taxNumber'] } } });
    await giver.bill(brazilian);
    const paid = await giver.pay(await giver.choose());
    expect(paid).toMatchObject({ status: 200, body: { state: 'SUCCEEDED' } });
    expect(await lastInvoice((paid.body as { amount: number }).amount)).toMatchObject({ paper: { buyer: { billed: { address: ['Rua das Flores 12', 'São Paulo-SP', '01310-100', 'Brazil'], taxNumber: 'CPF 123.456.789-09' } } } });
  });

  test('in Britain is asked for nothing', async () => {
    const giver = await open('GB');
    expect(await giver.pay(await giver.choose())).toMatchObject({ status: 200, body: { state: 'SUCCEEDED', amount: 2390 } });
    const { paper } = (await lastInvoice(2390))!;
    expect(paper?.buyer).not.toHaveProperty('billed');
  });
});

test('another buyer’s billing details are nobody’s to read: a guest has those of this purchase alone', async () => {
  const first = await guestGiver(platform, 'giver@footlight.test', 'US');
  await first.bill(american);
  const second = await guestGiver(platform, 'giver@footlight.test', 'US');
  expect((await second.ask({ path: '/api/v2/customer/billing-details' })).body).toMatchObject({ missingFields: letter });
  expect((await second.ask({ path: '/api/v2/customer/billing-details' })).body).not.toHaveProperty('details');
});

import { expect, test } from '../../support/browser-test.ts';
import { lookAtEach } from '../../support/look-at-each.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { pressPay } from '../../support/press-pay.ts';
import { charges, goToMeans, openBank, openSite, pay } from './bank-payment.ts';
import { expectNoSideways } from './site-visit.ts';

/** Payments that their payer confirms at a bank. @source spec 2 §2 "pay (provider return)", design/checkout.md 3 */
test('turned back at the bank: the offer says that nothing was charged, and the next way pays', async ({ page, platform }) => {
  const checkout = await openSite(page, platform);
  await goToMeans(checkout);
  await checkout.getByRole('radio', { name: 'iDEAL' }).check({ force: true });
  await pressPay(pay(checkout));
  const bank = await openBank(page, checkout);
  await bank.getByRole('button', { name: 'Cancel' }).click();
  await expect(bank.getByText('You turned back at your bank. Nothing was charged.')).toBeVisible();
  await expect(checkout.getByText('You turned back at your bank. Nothing was charged.')).toBeVisible();
  await page.bringToFront();
  await goToMeans(checkout);
  await checkout.getByRole('radio', { name: 'Bank transfer' }).check({ force: true });
  await pressPay(pay(checkout));
  const transfer = await openBank(page, checkout);
  await transfer.getByRole('button', { name: 'Confirm, my bank takes a day' }).click();
  await expect(transfer.getByRole('main').getByText('Your bank is working on it')).toBeVisible();
  await expect(checkout.getByRole('heading', { name: 'Your bank is working on it' })).toBeVisible();
  await expect(checkout.getByRole('link', { name: 'Go to your bank' })).toHaveCount(0);
  await page.bringToFront();
  await page.reload();
  await expect(checkout.getByRole('heading', { name: 'Your bank is working on it' })).toBeVisible();
  expect(await charges(platform)).toEqual([]);
  await switchesOf(platform).clock({ advance: 25 * 60 * 60_000 });
  await expect(checkout.getByRole('heading', { name: 'You are all set' })).toBeVisible();
  expect(await charges(platform)).toHaveLength(1);
});

test('given up here, another way is offered at once; the page of the bank is gone', async ({ page, platform }) => {
  const checkout = await openSite(page, platform);
  await goToMeans(checkout);
  await checkout.getByRole('radio', { name: 'iDEAL' }).check({ force: true });
  await pressPay(pay(checkout));
  const address = await checkout.getByRole('link', { name: 'Go to your bank' }).getAttribute('href');
  await checkout.getByRole('button', { name: 'Pay another way' }).press('Enter');
  await goToMeans(checkout);
  await expect(checkout.getByText('Nothing was charged')).toHaveCount(0);
  const answer = await page.request.get(address!);
  expect(answer.status()).toBe(404);
});

test('ways to pay and the wait for the bank fit every width', async ({ page, platform }, info) => {
  const expectRoom = (what: string): Promise<void> => lookAtEach([360, 768, 1280, 1920], (width) => `${what}, ${width} pixels`, async (width) => {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSideways(page);
    await info.attach(`${what}-${width}`, { body: await page.screenshot(), contentType: 'image/png' });
  });
  await page.setViewportSize({ width: 360, height: 900 });
  const checkout = await openSite(page, platform);
  await goToMeans(checkout);
  await expectRoom('means');
  await page.setViewportSize({ width: 360, height: 900 });
  await checkout.getByRole('radio', { name: 'iDEAL' }).check({ force: true });
  await pressPay(pay(checkout));
  await expect(checkout.getByRole('link', { name: 'Go to your bank' })).toBeVisible();
  await expectRoom('confirm');
});

test('an address of no payment says so, and names nothing of one', async ({ page, platform }) => {
  for (const query of ['', '?reference=none', `?reference=${'x'.repeat(32)}`]) {
    await page.goto(platform.at('arena', `/pay/sandbox-card${query}`));
    await expect(page.getByRole('main').getByText('We do not know this payment')).toBeVisible();
  }
});

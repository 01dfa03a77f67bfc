import type { FrameLocator, Locator, Page } from '@playwright/test';
import { axeFindings } from '../../support/axe-findings.ts';
import { expect, test } from '../../support/browser-test.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { pressPay } from '../../support/press-pay.ts';
import { inside, openElement, signIn as signInElement } from '../elements/element-page.ts';
import { expectNoSideways, signIn } from './site-visit.ts';

/** Payments that their payer confirms at a bank. @source spec 2 §2 "pay (provider return)", design/checkout.md 3 */
type Checkout = Locator | FrameLocator;

/** To the ways to pay a monthly licence. */
async function goToMeans(checkout: Checkout): Promise<void> {
  await checkout.getByRole('radio', { name: /Arena Pass/ }).check({ force: true });
  await checkout.getByRole('button', { name: 'Continue to payment' }).press('Enter');
  await expect(checkout.getByRole('heading', { name: 'How do you want to pay?' })).toBeVisible();
}

async function openSite(page: Page, platform: TestPlatform): Promise<Locator> {
  await page.goto(platform.at('arena', '/login?from=/purchase'));
  await signIn(page, 'netherlands');
  await expect(page).toHaveURL(({ pathname }) => pathname === '/purchase');
  return page.getByRole('main');
}

const pay = (checkout: Checkout): Locator => checkout.getByRole('button', { name: /^Pay €/ });

/** Leaves for the bank's page in its own window. */
async function openBank(page: Page, checkout: Checkout): Promise<Page> {
  await expect(checkout.getByRole('heading', { name: 'Confirm your payment' })).toBeVisible();
  const [bank] = await Promise.all([page.context().waitForEvent('page'), checkout.getByRole('link', { name: 'Go to your bank' }).press('Enter')]);
  return bank;
}

const charges = (platform: TestPlatform) => switchesOf(platform).charges('arena.netherlands');

test('iDEAL: chosen by keyboard, confirmed at the bank, and both windows say so', async ({ page, platform }) => {
  const checkout = await openSite(page, platform);
  await goToMeans(checkout);
  await expect(checkout.getByRole('radio', { name: 'New card' })).toBeChecked();
  await checkout.getByRole('radio', { name: 'New card' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(checkout.getByRole('radio', { name: 'iDEAL' })).toBeChecked();
  await expect(checkout.getByRole('radio', { name: 'iDEAL' })).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await pressPay(pay(checkout));
  const bank = await openBank(page, checkout);
  expect(await axeFindings(page)).toEqual([]);
  expect(await charges(platform)).toEqual([]);
  expect(await bank.evaluate(() => window.opener === null)).toBe(true);
  await bank.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(bank.getByRole('main').getByText('Your payment is through')).toBeVisible();
  expect(await axeFindings(bank)).toEqual([]);
  await expect(checkout.getByRole('heading', { name: 'You are all set' })).toBeVisible();
  expect(await charges(platform)).toHaveLength(1);
});

test('turned back at the bank: the offer says that nothing was charged, and the next way pays', async ({ page, platform }) => {
  const checkout = await openSite(page, platform);
  await goToMeans(checkout);
  await checkout.getByRole('radio', { name: 'iDEAL' }).check({ force: true });
  await pressPay(pay(checkout));
  const bank = await openBank(page, checkout);
  await bank.getByRole('button', { name: 'Cancel' }).click();
  await expect(bank.getByText('You turned back at your bank. Nothing was charged.')).toBeVisible();
  await expect(checkout.getByText('You turned back at your bank. Nothing was charged.')).toBeVisible();
  await goToMeans(checkout);
  await checkout.getByRole('radio', { name: 'Bank transfer' }).check({ force: true });
  await pressPay(pay(checkout));
  const transfer = await openBank(page, checkout);
  await transfer.getByRole('button', { name: 'Confirm, my bank takes a day' }).click();
  await expect(transfer.getByRole('main').getByText('Your bank is working on it')).toBeVisible();
  await expect(checkout.getByRole('heading', { name: 'Your bank is working on it' })).toBeVisible();
  await expect(checkout.getByRole('link', { name: 'Go to your bank' })).toHaveCount(0);
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

test('in an element, where storage throws: the issuer of a card asks, and a kept card pays the next time', async ({ page, platform }) => {
  await openElement(page, platform, 'partner', 'footlight-checkout', { content: 'vod:1003' });
  await signInElement(page, 'partner', 'netherlands');
  const checkout = inside(page, 'partner', 'footlight-checkout');
  await goToMeans(checkout);
  await checkout.getByLabel(/Name on card/).fill('Nina de Vries');
  await checkout.getByLabel(/Card number/).fill('4000 0027 6000 3184');
  await checkout.getByLabel(/Expiry date/).fill('12 / 34');
  await checkout.getByLabel(/Security code/).fill('123');
  await pressPay(pay(checkout));
  const issuer = await openBank(page, checkout);
  await issuer.getByRole('button', { name: 'Let it be refused' }).click();
  await expect(checkout.getByText('Your bank did not confirm this payment. Nothing was charged.')).toBeVisible();
  await goToMeans(checkout);
  await expect(checkout.getByRole('radio', { name: 'Visa ending in 3184' })).toBeChecked();
  await pressPay(pay(checkout));
  const again = await openBank(page, checkout);
  await again.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(checkout.getByRole('heading', { name: 'You are all set' })).toBeVisible();
  expect(await charges(platform)).toHaveLength(1);
});

for (const width of [360, 768, 1280, 1920]) {
  test(`ways to pay and the wait for the bank fit ${width} pixels`, async ({ page, platform }, info) => {
    await page.setViewportSize({ width, height: 900 });
    const checkout = await openSite(page, platform);
    await goToMeans(checkout);
    await expectNoSideways(page);
    await info.attach(`means-${width}`, { body: await page.screenshot(), contentType: 'image/png' });
    await checkout.getByRole('radio', { name: 'iDEAL' }).check({ force: true });
    await pressPay(pay(checkout));
    await expect(checkout.getByRole('link', { name: 'Go to your bank' })).toBeVisible();
    await expectNoSideways(page);
    await info.attach(`confirm-${width}`, { body: await page.screenshot(), contentType: 'image/png' });
  });
}

test('an address of no payment says so, and names nothing of one', async ({ page, platform }) => {
  for (const query of ['', '?reference=none', `?reference=${'x'.repeat(32)}`]) {
    await page.goto(platform.at('arena', `/pay/sandbox-card${query}`));
    await expect(page.getByRole('main').getByText('We do not know this payment')).toBeVisible();
  }
});

import type { FrameLocator, Locator, Page } from '@playwright/test';
import { axeFindings } from '../../support/axe-findings.ts';
import { expect, test } from '../../support/browser-test.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { pressPay } from '../../support/press-pay.ts';
import { inside, openElement, signIn } from './element-page.ts';

/** @source spec 2 §2 "A voucher entry", §5, §8 "409 freeTrialDenied", "Invalid voucher"; design/identity-checkout-reference 6.2 */
test.afterEach(async ({ platform }) => {
  await switchesOf(platform).mend();
  for (const person of ['buyer', 'reader']) await switchesOf(platform).reset(`${person}@footlight.test`);
});

type Checkout = Page | Locator | FrameLocator;

async function fillCard(checkout: Checkout): Promise<void> {
  await checkout.getByLabel(/Name on card/).fill('Tomas Brandt');
  await checkout.getByLabel(/Card number/).fill('4242 4242 4242 4242');
  await checkout.getByLabel(/Expiry date/).fill('12 / 34');
  await checkout.getByLabel(/Security code/).fill('123');
}

/** The cinema's own purchase page, as a member, with its yearly licence marked. */
async function openYearly(page: Page, platform: TestPlatform, account: string): Promise<void> {
  await page.goto(platform.at('cinema', '/login?from=/purchase'));
  await page.getByLabel('E-mail').fill(`${account}@footlight.test`);
  await page.getByLabel(/^Password/).fill('footlight');
  await page.getByLabel(/^Password/).press('Enter');
  await page.getByRole('radio', { name: /yearly/ }).check({ force: true });
}

const total = (checkout: Checkout): Locator => checkout.getByRole('region', { name: 'Your order' }).getByRole('definition').last();

test('a code on a partner’s page: a wrong one is kept and explained, a good one takes its part off, comes off again, and is paid with', async ({ page, platform }) => {
  const asked: string[] = [];
  page.on('framenavigated', (frame) => asked.push(frame.url()));
  await openElement(page, platform, 'partner', 'footlight-checkout', { licences: 'pass' });
  await signIn(page, 'partner', 'buyer');
  const checkout = inside(page, 'partner', 'footlight-checkout');
  await checkout.getByRole('button', { name: 'Continue to payment' }).press('Enter');
  await expect(total(checkout)).toHaveText('€9.99');

  await checkout.getByRole('button', { name: 'Have a voucher?' }).press('Enter');
  const code = checkout.getByLabel('Voucher code');
  await expect(code).toBeFocused();
  await expect(checkout.getByRole('button', { name: 'Apply' })).toHaveAccessibleDescription('Enter a code first');
  await code.fill('WELCOME21');
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription('This code does not work for this order.');
  await expect(code).toHaveValue('WELCOME21');
  expect(await axeFindings(page)).toEqual([]);

  await code.fill('wel-come 20');
  await code.press('Enter');
  const remove = checkout.getByRole('button', { name: 'Remove Welcome: 20% off' });
  await expect(remove).toBeFocused();
  await expect(total(checkout)).toHaveText('€7.99');
  await expect(checkout.getByText('3 × €7.99, then €9.99 a month.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await remove.press('Enter');
  await expect(total(checkout)).toHaveText('€9.99');
  const opener = checkout.getByRole('button', { name: 'Have a voucher?' });
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await code.fill('WELCOME20');
  await checkout.getByRole('button', { name: 'Apply' }).press('Enter');
  await fillCard(checkout);
  await pressPay(checkout.getByRole('button', { name: 'Pay €7.99' }));
  await expect(checkout.getByRole('heading', { name: 'You are all set' })).toBeVisible();
  expect(await switchesOf(platform).charges('arena.buyer')).toMatchObject([{ amount: 799 }]);
  expect([...asked, ...page.frames().map((frame) => frame.url())].join(' ')).not.toMatch(/wel.?come/i);
});

test('a free trial starts with a card and takes nothing today', async ({ page, platform }) => {
  await openYearly(page, platform, 'buyer');
  await expect(page.getByRole('radio', { name: /14 days free/ })).toBeChecked();
  await page.getByRole('button', { name: 'Continue to payment' }).press('Enter');
  await expect(total(page)).toHaveText('$0.00');
  await expect(page.getByText(/^Free until .* Then \$125\.90 a year\.$/)).toBeVisible();
  await expect(page.getByText('You pay nothing today. Your card is kept for the payments that follow, until you cancel.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await fillCard(page);
  await pressPay(page.getByRole('button', { name: 'Start free trial' }));
  await expect(page.getByRole('heading', { name: 'You are all set' })).toBeVisible();
  expect(await switchesOf(platform).charges('cinema.buyer')).toMatchObject([{ amount: 0 }]);
});

test('who had a free trial is told what it costs today, may turn back, and pays only after going on', async ({ page, platform }) => {
  await openYearly(page, platform, 'reader');
  await expect(page.getByText(/14 days free/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue to payment' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'No free trial this time' })).toBeFocused();
  await expect(page.getByText('You will pay $119.90 plus tax today.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Back to the licences' }).press('Enter');
  await page.getByRole('button', { name: 'Continue to payment' }).press('Enter');
  await page.getByRole('button', { name: 'Continue without a trial' }).press('Enter');
  await expect(total(page)).toHaveText('$125.90');
  await fillCard(page);
  await pressPay(page.getByRole('button', { name: 'Pay $125.90' }));
  await expect(page.getByRole('heading', { name: 'You are all set' })).toBeVisible();
  expect(await switchesOf(platform).charges('cinema.reader')).toMatchObject([{ amount: 12_590 }]);
});

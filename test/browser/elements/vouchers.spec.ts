import type { Page } from '@playwright/test';
import { fill } from '../../support/any-browser-input.ts';
import { axeFindings } from '../../support/axe-findings.ts';
import { expect, test } from '../../support/browser-test.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { pressPay } from '../../support/press-pay.ts';
import { fillCard } from '../../support/card-fields.ts';
import { total } from './order.ts';

/** @source spec 2 §2 "A voucher entry", §5, §8 "409 freeTrialDenied", "Invalid voucher"; design/identity-checkout-reference 6.2 */
test.afterEach(async ({ platform }) => {
  await switchesOf(platform).mend();
  for (const person of ['buyer', 'reader']) await switchesOf(platform).reset(`${person}@footlight.test`);
});

/** The cinema's own purchase page, as a member, with its yearly licence marked. */
async function openYearly(page: Page, platform: TestPlatform, account: string): Promise<void> {
  await page.goto(platform.at('cinema', '/login?from=/purchase'));
  await fill(page.getByLabel('E-mail'), `${account}@footlight.test`);
  await fill(page.getByLabel(/^Password/), 'footlight');
  await page.getByLabel(/^Password/).press('Enter');
  await page.getByRole('radio', { name: /yearly/ }).check({ force: true });
}

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

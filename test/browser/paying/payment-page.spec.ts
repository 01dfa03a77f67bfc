import type { Page } from '@playwright/test';
import { fill } from '../../support/any-browser-input.ts';
import { expect, test } from '../../support/browser-test.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { answerPayment, beginPayment, type Paying } from './begin-payment.ts';
import { expectNoSideways, findings, signIn } from '../site/site-visit.ts';

/** The page of one payment. @source spec 2 §2 "payment | /payment/{id}" */
const ideal: Paying = { realm: 'arena', account: 'netherlands', sku: 'arena-pass-month', type: 'IDEAL', provider: 'sandbox-card' };
const transfer: Paying = { ...ideal, type: 'BANK', provider: 'sandbox-bank' };
const pix: Paying = { realm: 'arena', account: 'pix', sku: 'arena-pass-month-brl', type: 'PIX', provider: 'sandbox-card' };
const gcash: Paying = { realm: 'cinema', account: 'philippines', sku: 'cinema-basic-month-php', type: 'GCASH', provider: 'sandbox-wallet' };
const main = (page: Page) => page.getByRole('main');

/** A phone and a desk, and axe, find nothing in it. */
async function expectFits(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSideways(page);
    expect(await findings(page)).toEqual([]);
  }
}

/** Opened without a session, as on another device: signed in first, and back. */
async function openAs(page: Page, platform: TestPlatform, paying: Paying, path: string): Promise<void> {
  await page.goto(platform.at(paying.realm, path));
  await expect(page).toHaveURL(({ pathname, searchParams }) => pathname === '/login' && searchParams.get('from') === path);
  await signIn(page, paying.account);
  await expect(page).toHaveURL(({ pathname }) => pathname === path);
}

test('a payment that waits for its payer is there on another device after signing in, and through a reload, until it is paid', async ({ page, platform }) => {
  const payment = await beginPayment(platform, ideal);
  await openAs(page, platform, ideal, payment.path);
  await expect(main(page).getByText('Confirm your payment', { exact: true })).toBeVisible();
  await expect(main(page).getByText('Your bank has not confirmed it yet. Nothing was charged so far.')).toBeVisible();
  await expectFits(page);
  await page.reload();
  await expect(main(page).getByRole('link', { name: 'Go to your bank' })).toHaveAttribute('href', payment.url);
  await answerPayment(payment, 'pay');
  await expect(main(page).getByText('Your payment is through', { exact: true })).toBeVisible();
  await expect(main(page).getByText('It stands in your payment history.')).toBeVisible();
  await expectFits(page);
  await page.reload();
  await expect(main(page).getByText('Your payment is through', { exact: true })).toBeVisible();
  await main(page).getByRole('link', { name: 'See your payment history' }).press('Enter');
  await expect(main(page).getByText('Subscription begun')).toBeVisible();
});

test('one that a bank works on says so until the money is here', async ({ page, platform }) => {
  const payment = await beginPayment(platform, transfer);
  await answerPayment(payment, 'later');
  await openAs(page, platform, transfer, payment.path);
  await expect(main(page).getByText('Your bank is working on it', { exact: true })).toBeVisible();
  await expectFits(page);
  await page.reload();
  await expect(main(page).getByText('Your bank is working on it', { exact: true })).toBeVisible();
  await switchesOf(platform).clock({ advance: 25 * 60 * 60_000 });
  await page.goto(platform.at('arena', payment.path));
  if (new URL(page.url()).pathname === '/login') await signIn(page, transfer.account);
  await expect(main(page).getByText('Your payment is through', { exact: true })).toBeVisible();
});

test('one that was refused says where and that nothing was charged; one of nobody, and another’s, is not known', async ({ page, platform }) => {
  const payment = await beginPayment(platform, ideal);
  const foreign = await beginPayment(platform, pix);
  await answerPayment(payment, 'refuse');
  await openAs(page, platform, ideal, payment.path);
  await expect(main(page).getByText('Your payment was not made', { exact: true })).toBeVisible();
  await expect(main(page).getByText('This payment was refused where you confirmed it. Nothing was charged.')).toBeVisible();
  await expectFits(page);
  for (const path of ['/payment/nothing', foreign.path]) {
    await page.goto(platform.at('arena', path));
    await expect(main(page).getByText('We do not know this payment', { exact: true })).toBeVisible();
  }
  await expectFits(page);
});

test('a code that is over says so, and paid too late all the same it says that the money comes back, without a reload', async ({ page, platform }) => {
  const payment = await beginPayment(platform, pix);
  await openAs(page, platform, pix, payment.path);
  await expect(main(page).getByRole('textbox', { name: 'The code as text' })).toBeVisible();
  await expectFits(page);
  await switchesOf(platform).clock({ advance: 16 * 60_000 });
  await expect(main(page).getByText('The time to confirm this payment is over. Nothing was charged.')).toBeVisible();
  await expectFits(page);
  await answerPayment(payment, 'once');
  await expect(main(page).getByText('Your payment came too late for this order. It is paid back to you.')).toBeVisible();
  await page.reload();
  await expect(main(page).getByText('Your payment came too late for this order. It is paid back to you.')).toBeVisible();
  await main(page).getByRole('link', { name: 'See your payment history' }).press('Enter');
  await expect(main(page).getByText('-R$39.90')).toBeVisible();
  await expect(main(page).getByText('Paid back', { exact: true })).toBeVisible();
});

test('a wallet is called by its name, in English', async ({ page, platform }) => {
  const payment = await beginPayment(platform, gcash);
  await openAs(page, platform, gcash, payment.path);
  await expect(main(page).getByText('You have not confirmed it in your GCash wallet yet. Nothing was charged so far.')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Go to GCash' })).toHaveAttribute('href', payment.url);
  await answerPayment(payment, 'cancel');
  await expect(main(page).getByText('You turned back in GCash. Nothing was charged.')).toBeVisible();
});

test.describe('in Arabic', () => {
  test.use({ locale: 'ar-EG' });

  /** The sign-in page in Arabic. */
  async function openInArabic(page: Page, platform: TestPlatform, path: string): Promise<void> {
    await page.goto(platform.at('cinema', path));
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await fill(page.locator('input[type="email"]'), 'philippines@footlight.test');
    await fill(page.locator('input[type="password"]'), 'footlight');
    await page.locator('input[type="password"]').press('Enter');
    await expect(page).toHaveURL(({ pathname }) => pathname === path);
  }

  test('a payment that waits names its wallet, fits both widths, and is given up', async ({ page, platform }) => {
    const payment = await beginPayment(platform, gcash);
    await openInArabic(page, platform, payment.path);
    await expect(main(page).getByText(/لم تؤكدها بعد في محفظة .?GCash.?\. لم يُخصم أي مبلغ حتى الآن\./)).toBeVisible();
    await expect(main(page).getByRole('link', { name: /الانتقال إلى .?GCash/ })).toHaveAttribute('href', payment.url);
    await expectFits(page);
    await page.reload();
    await main(page).getByRole('button', { name: 'التخلي عن هذا الدفع' }).press('Enter');
    await expect(main(page).getByText(/تراجعت في .?GCash.?\. لم يُخصم أي مبلغ\./)).toBeVisible();
    await expectFits(page);
    await page.goto(platform.at('cinema', '/payment/nothing'));
    await expect(main(page).getByText('لا نعرف هذه الدفعة', { exact: true })).toBeVisible();
    await expectFits(page);
  });

  test('a payment that is through says so', async ({ page, platform }) => {
    const payment = await beginPayment(platform, gcash);
    await answerPayment(payment, 'pay');
    await openInArabic(page, platform, payment.path);
    await expect(main(page).getByText('تمت دفعتك', { exact: true })).toBeVisible();
    await expectFits(page);
  });
});

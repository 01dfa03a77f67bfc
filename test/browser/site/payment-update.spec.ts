import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { pressPay } from '../../support/press-pay.ts';
import { cardFieldsIn, fillCard } from '../../support/card-fields.ts';
import { buyLicence } from './buy-licence.ts';
import { expectNoSideways, findings, signIn } from './site-visit.ts';

const day = 86_400_000;

/** A card that pays once: the renewal is refused, and the account says so. */
async function missRenewal(page: Page, platform: TestPlatform): Promise<void> {
  await buyLicence(page, platform, 'arena', /Arena Pass/, '4000 0000 0000 0341');
  await switchesOf(platform).clock({ advance: 33 * day });
}

const chargesOf = (platform: TestPlatform) => switchesOf(platform).charges('arena.buyer');

/** @source spec 2 §2 "payment update", §4 "REFRESH_PAYMENT_DETAILS" */
test('a refused renewal is paid by another card: from its banner, past a card that is refused, and found in the account', async ({ page, platform }) => {
  await missRenewal(page, platform);
  await page.goto(platform.at('arena', '/login?from=/account%23subscriptions'));
  await signIn(page, 'buyer');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Change how to pay' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Change how you pay' })).toBeVisible();
  await test.step('what is open is said before anything is charged', async () => {
    await expect(main).toContainText('Paid by Visa ending in 0341 now');
    await expect(main.getByText('€9.99', { exact: true })).toBeVisible();
    await expect(main.getByRole('radio', { name: 'New card' })).toBeChecked();
    expect(await findings(page)).toEqual([]);
    expect(await chargesOf(platform)).toHaveLength(1);
  });
  await test.step('a refused card says why, and keeps what was typed', async () => {
    await fillCard(page, { number: '4000 0000 0000 0002' });
    await pressPay(main.getByRole('button', { name: 'Pay €9.99' }));
    await expect(main.getByRole('alert')).toContainText('Your card was declined.');
    await expect(cardFieldsIn(main).getByLabel(/Name on card/)).toHaveValue('Tomas Brandt');
    expect(await findings(page)).toEqual([]);
    expect(await chargesOf(platform)).toHaveLength(1);
  });
  await test.step('the next one pays once', async () => {
    await fillCard(page);
    await pressPay(main.getByRole('button', { name: 'Pay €9.99' }));
    await expect(page.getByRole('heading', { name: 'It is paid' })).toBeFocused();
    await expect(main.getByRole('status')).toContainText('€9.99 was taken from Visa ending in 4242');
    expect(await findings(page)).toEqual([]);
    expect(await chargesOf(platform)).toHaveLength(2);
  });
  await test.step('the account says so, and knows its cards', async () => {
    await main.getByRole('link', { name: 'See your subscriptions' }).press('Enter');
    await expect(main).toContainText(/Renews on/);
    await expect(main).toContainText('Visa ending in 4242');
    await page.goto(platform.at('arena', '/account#cards'));
    await expect(main.getByRole('listitem').filter({ hasText: 'Visa ending in 4242' })).toContainText('Arena Pass');
    await main.getByRole('button', { name: 'Remove Visa ending in 0002' }).press('Enter');
    expect(await findings(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: /^Remove/ }).press('Enter');
    await expect(main.getByRole('listitem').filter({ hasText: 'Visa ending in' })).toHaveCount(2);
    await expect(main.getByRole('button', { name: 'Remove Visa ending in 4242' })).toHaveAttribute('aria-disabled', 'true');
    await main.getByRole('button', { name: 'Make default Visa ending in 4242' }).press('Enter');
    await expect(main.getByRole('listitem').filter({ hasText: 'Visa ending in 4242' })).toContainText('Default');
    expect(await findings(page)).toEqual([]);
  });
});

test('a lost answer: the licence says that it was paid, and nothing is charged twice', async ({ page, platform }) => {
  await missRenewal(page, platform);
  await page.route('**/api/v2/licence/pass/payment-details/*', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.goto(platform.at('arena', '/login?from=/payment-update/pass'));
  await signIn(page, 'buyer');
  await fillCard(page);
  await pressPay(page.getByRole('button', { name: 'Pay €9.99' }));
  await expect(page.getByRole('heading', { name: 'It is paid' })).toBeVisible();
  expect(await chargesOf(platform)).toHaveLength(2);
});

for (const [locale, title] of [['en', 'Change how you pay'], ['ar', 'تغيير طريقة الدفع']] as const) {
  test(`nothing to change is said, and the page fits every width (${locale})`, async ({ page, platform }) => {
    await page.goto(platform.at('cinema', '/login?from=/payment-update/nowhere'));
    await signIn(page, 'buyer');
    await expect(page).toHaveURL(({ pathname }) => pathname === '/payment-update/nowhere');
    await page.goto(platform.at('cinema', `/payment-update/nowhere?locale=${locale}`));
    await expect(page).toHaveTitle(new RegExp(title));
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(1);
    for (const width of [320, 820, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSideways(page);
    }
    expect(await findings(page)).toEqual([]);
  });
}

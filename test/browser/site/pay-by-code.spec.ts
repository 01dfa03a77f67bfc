import type { Locator, Page } from '@playwright/test';
import { axeFindings } from '../../support/axe-findings.ts';
import { expect, test } from '../../support/browser-test.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { pressPay } from '../../support/press-pay.ts';
import { expectNoSideways, signIn } from './site-visit.ts';

/** Pix, from the price in reais to the refund of what came too late. @source spec 2 §4 "PIX … treated specially" */
async function toCode(page: Page, platform: TestPlatform): Promise<Locator> {
  await page.goto(platform.at('arena', '/login?from=/purchase'));
  await signIn(page, 'pix');
  const checkout = page.getByRole('main');
  await checkout.getByRole('radio', { name: /Arena Pass.*R\$39\.90/ }).check({ force: true });
  await checkout.getByRole('button', { name: 'Continue to payment' }).press('Enter');
  await checkout.getByRole('radio', { name: 'Pix' }).check({ force: true });
  await expect(checkout.getByText('There you choose whether the payments that follow are taken too')).toBeVisible();
  await pressPay(checkout.getByRole('button', { name: 'Pay R$39.90' }));
  await expect(checkout.getByRole('heading', { name: 'Pay with Pix' })).toBeFocused();
  return checkout;
}

const textOf = (checkout: Locator) => checkout.getByRole('textbox', { name: 'The code as text' });

test('a code is read, copied, the same after a reload, and paid in the app', async ({ page, platform }) => {
  const checkout = await toCode(page, platform);
  await expect(checkout.getByRole('img', { name: 'QR code of this payment' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await checkout.getByRole('button', { name: 'Copy the code' }).press('Enter');
  await expect(checkout.getByText(/Copied\. Paste it|copy it by hand/)).toBeVisible();
  const code = await textOf(checkout).inputValue();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(textOf(checkout)).toHaveValue(code);
  await expectNoSideways(page);
  const [app] = await Promise.all([page.context().waitForEvent('page'), checkout.getByRole('link', { name: 'Open the app of this demo' }).press('Enter')]);
  expect(await axeFindings(app)).toEqual([]);
  await app.getByRole('button', { name: 'Pay, and allow the payments that follow' }).click();
  await expect(app.getByRole('heading', { name: /You have paid/ })).toBeVisible();
  await expect(checkout.getByRole('heading', { name: 'You are all set' })).toBeVisible();
  expect(await switchesOf(platform).charges('arena.pix')).toHaveLength(1);
});

test('a code that is paid too late: it is over on the page, the money comes back, and the history shows it', async ({ page, platform }) => {
  const checkout = await toCode(page, platform);
  const address = await checkout.getByRole('link', { name: 'Open the app of this demo' }).getAttribute('href');
  await switchesOf(platform).clock({ advance: 16 * 60_000 });
  await expect(checkout.getByRole('heading', { name: 'This code is over' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const app = await page.context().newPage();
  await app.goto(address!);
  await app.getByRole('button', { name: 'Pay this once' }).click();
  await checkout.getByRole('button', { name: 'Get a new code' }).press('Enter');
  await expect(checkout.getByRole('heading', { name: 'Pay with Pix' })).toBeFocused();
  expect(await checkout.getByRole('link', { name: 'Open the app of this demo' }).getAttribute('href')).not.toBe(address);
  await page.goto(platform.at('arena', '/account#payments'));
  await expect(page.getByRole('main').getByText('Refund', { exact: true })).toBeVisible();
  expect(await switchesOf(platform).charges('arena.pix')).toEqual([]);
});

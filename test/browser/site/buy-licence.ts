import { expect, type Page } from '@playwright/test';
import type { TestPlatform } from '../../support/platform.ts';
import { pressPay } from '../../support/press-pay.ts';
import { signIn } from './site-visit.ts';

/** Fills in a card that is good for years. */
export async function enterCard(page: Page, number = '4242 4242 4242 4242'): Promise<void> {
  await page.getByLabel(/Name on card/).fill('Tomas Brandt');
  await page.getByLabel(/Card number/).fill(number);
  await page.getByLabel(/Expiry date/).fill('12 / 34');
  await page.getByLabel(/Security code/).fill('123');
}

/** The buyer signs in and buys a licence. */
export async function buyLicence(page: Page, platform: TestPlatform, tenant: string, licence: RegExp, number?: string): Promise<void> {
  await page.goto(platform.at(tenant, '/login?from=/purchase'));
  await signIn(page, 'buyer');
  await page.getByRole('radio', { name: licence }).check({ force: true });
  await page.getByRole('button', { name: 'Continue to payment' }).press('Enter');
  await enterCard(page, number);
  await pressPay(page.getByRole('button', { name: /^Pay/ }));
  await expect(page.getByRole('heading', { name: 'You are all set' })).toBeVisible();
}

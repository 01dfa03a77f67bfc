import { expect, type Page } from '@playwright/test';
import type { TestPlatform } from '../../support/platform.ts';
import { pressPay } from '../../support/press-pay.ts';
import { signIn } from './site-visit.ts';
import { fillCard } from '../../support/card-fields.ts';

/** The buyer signs in and buys a licence. */
export async function buyLicence(page: Page, platform: TestPlatform, tenant: string, licence: RegExp, number?: string): Promise<void> {
  await page.goto(platform.at(tenant, '/login?from=/purchase'));
  await signIn(page, 'buyer');
  await page.getByRole('radio', { name: licence }).check({ force: true });
  await page.getByRole('button', { name: 'Continue to payment' }).press('Enter');
  await fillCard(page, number === undefined ? {} : { number });
  await pressPay(page.getByRole('button', { name: /^Pay/ }));
  await expect(page.getByRole('heading', { name: 'You are all set' })).toBeVisible();
}

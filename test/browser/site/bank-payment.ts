import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { press } from '../../support/any-browser-input.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { signIn } from './site-visit.ts';

export type Checkout = Locator | FrameLocator;

/** To the ways to pay a monthly licence. */
export async function goToMeans(checkout: Checkout): Promise<void> {
  await press(checkout.getByRole('radio', { name: /Arena Pass/ }), ' ');
  await press(checkout.getByRole('button', { name: 'Continue to payment' }));
  await expect(checkout.getByRole('heading', { name: 'How do you want to pay?' })).toBeVisible();
}

/** The purchase page of a member who has banks to pay by. */
export async function openSite(page: Page, platform: TestPlatform): Promise<Locator> {
  await page.goto(platform.at('arena', '/login?from=/purchase'));
  await signIn(page, 'netherlands');
  await expect(page).toHaveURL(({ pathname }) => pathname === '/purchase');
  return page.getByRole('main');
}

export const pay = (checkout: Checkout): Locator => checkout.getByRole('button', { name: /^Pay €/ });

/** Leaves for the page of the bank, or of the card's issuer, in its own window. */
export async function openBank(page: Page, checkout: Checkout): Promise<Page> {
  await expect(checkout.getByRole('heading', { name: 'Confirm your payment' })).toBeVisible();
  const [bank] = await Promise.all([page.context().waitForEvent('page'), press(checkout.getByRole('link', { name: /Go to your (bank|card’s issuer)/ }))]);
  return bank;
}

/** What was charged to that member. */
export const charges = (platform: TestPlatform) => switchesOf(platform).charges('arena.netherlands');

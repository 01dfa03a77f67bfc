import type { FrameLocator, Locator, Page } from '@playwright/test';

type Checkout = Page | Locator | FrameLocator;

/** Fills a card in; the press on Pay is left to the test. */
export async function fillCard(checkout: Checkout, number = '4242 4242 4242 4242'): Promise<void> {
  await checkout.getByLabel(/Name on card/).fill('Tomas Brandt');
  await checkout.getByLabel(/Card number/).fill(number);
  await checkout.getByLabel(/Expiry date/).fill('12 / 34');
  await checkout.getByLabel(/Security code/).fill('123');
}

/** What is due today. */
export const total = (checkout: Checkout): Locator => checkout.getByRole('region', { name: 'Your order' }).getByRole('definition').last();

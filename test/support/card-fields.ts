import type { FrameLocator, Locator, Page } from '@playwright/test';

/** Where a checkout stands: a page, a part of it, or a frame. */
export type Checkout = Page | Locator | FrameLocator;

/** A typed card; what is left out is a card that is good for years. */
export interface TypedCard { cardHolder?: string; number?: string; expiry?: string; cvc?: string }

/** The fields of the payment provider, in their frame. */
export const cardFieldsIn = (checkout: Checkout): FrameLocator => checkout.frameLocator('.fl-card-fields iframe');

/** Fills a card in; the press on Pay is left to the test. */
export async function fillCard(checkout: Checkout, { cardHolder = 'Tomas Brandt', number = '4242 4242 4242 4242', expiry = '12 / 34', cvc = '123' }: TypedCard = {}): Promise<void> {
  const fields = cardFieldsIn(checkout);
  await fields.getByLabel(/Name on card/).fill(cardHolder);
  await fields.getByLabel(/Card number/).fill(number);
  await fields.getByLabel(/Expiry date/).fill(expiry);
  await fields.getByLabel(/Security code/).fill(cvc);
}

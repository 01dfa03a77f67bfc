import type { Locator } from '@playwright/test';
import type { Checkout } from '../../support/card-fields.ts';

/** What is due today. */
export const total = (checkout: Checkout): Locator => checkout.getByRole('region', { name: 'Your order' }).getByRole('definition').last();

import { openTestPlatform, type TestPlatform } from '../test-platform.ts';
import { openStripeDouble, type StripeDouble, stripeKeys } from './stripe-double.ts';

/** How long both may take to start on a busy machine, milliseconds. */
export const stripePlatformMs = 400_000;

/** A platform whose Arena is paid through Stripe, and the double that answers as Stripe. */
export interface StripePlatform {
  stripe: StripeDouble;
  platform: TestPlatform;
  close(): Promise<void>;
}

export async function openStripePlatform(): Promise<StripePlatform> {
  const stripe = await openStripeDouble();
  const platform = await openTestPlatform(undefined, true, { ...stripeKeys, FOOTLIGHT_STRIPE_TENANTS: 'arena', FOOTLIGHT_STRIPE_ORIGIN: stripe.origin });
  const close = async (): Promise<void> => {
    await platform.close();
    await stripe.close();
  };
  return { stripe, platform, close };
}

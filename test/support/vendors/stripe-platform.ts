import { openPayer, type PayerWallet, postTo } from '../payer-wallet.ts';
import { openTestPlatform, type TestPlatform } from '../test-platform.ts';
import { openStripeDouble, type StripeDouble, stripeKeys } from './stripe-double.ts';

/** How long both may take to start on a busy machine, milliseconds. */
export const stripePlatformMs = 400_000;

/** A platform whose Arena is paid through Stripe, and the double that answers as Stripe. */
export interface StripePlatform {
  stripe: StripeDouble;
  platform: TestPlatform;
  /** The clock, the demo's people and the double are as at the start. @returns `netherlands@`, who pays */
  reset(): Promise<PayerWallet>;
  /** Posts a message of Stripe. */
  hear(message: { body: string; headers: Record<string, string> }): ReturnType<typeof postTo>;
  close(): Promise<void>;
}

export async function openStripePlatform(): Promise<StripePlatform> {
  const stripe = await openStripeDouble();
  const platform = await openTestPlatform(undefined, true, { ...stripeKeys, FOOTLIGHT_STRIPE_TENANTS: 'arena', FOOTLIGHT_STRIPE_ORIGIN: stripe.origin });
  const close = async (): Promise<void> => {
    await platform.close();
    await stripe.close();
  };
  const reset = async (): Promise<PayerWallet> => {
    await platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } });
    await platform.ask({ path: '/demo/reset', body: {} });
    stripe.loseAnswers(0);
    stripe.intents.clear();
    for (const list of [stripe.requests, stripe.refunds, stripe.refundNames, stripe.faults]) list.length = 0;
    return openPayer(platform, 'netherlands');
  };
  const hear: StripePlatform['hear'] = ({ body, headers }) => postTo(platform, `${platform.running.context.origins.api}/webhooks/payments/stripe`, body, headers);
  return { stripe, platform, reset, hear, close };
}

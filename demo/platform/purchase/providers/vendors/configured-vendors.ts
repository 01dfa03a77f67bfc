import { StartRefused } from '../../../server/start-refused.ts';
import type { PaymentProvider } from '../payment-provider.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** All of a vendor's settings, or none. @throws StartRefused naming what is missing of it */
function settingsOf<K extends string>(environment: Environment, names: Readonly<Record<K, string>>): Record<K, string> | undefined {
  const entries = (Object.keys(names) as K[]).map((key) => [key, environment[names[key]] ?? ''] as const);
  if (entries.every(([, value]) => value === '')) return undefined;
  const missing = entries.filter(([, value]) => value === '').map(([key]) => names[key]);
  if (missing.length > 0) throw new StartRefused('vendor-settings', `A payment vendor is configured in part. Missing: ${missing.join(', ')}.`);
  return Object.fromEntries(entries) as Record<K, string>;
}

/** Nobody is charged by trying the demo, and nothing is given away by keys that charge nobody. @throws StartRefused */
function guardKeys(vendor: string, isLive: boolean, demoMode: boolean): void {
  if (isLive === !demoMode) return;
  throw new StartRefused('vendor-keys', demoMode ? `The demo does not run with live keys of ${vendor}.` : `${vendor} is configured with test keys, which charge nobody.`);
}

async function stripe(environment: Environment, demoMode: boolean): Promise<PaymentProvider | undefined> {
  const settings = settingsOf(environment, { secretKey: 'FOOTLIGHT_STRIPE_SECRET_KEY', publishableKey: 'FOOTLIGHT_STRIPE_PUBLISHABLE_KEY', webhookSecret: 'FOOTLIGHT_STRIPE_WEBHOOK_SECRET' });
  if (!settings) return undefined;
  guardKeys('Stripe', /^[rs]k_live_/.test(settings.secretKey), demoMode);
  const { StripeProvider } = await import('./stripe-provider.ts');
  return new StripeProvider({ ...settings, origin: environment['FOOTLIGHT_STRIPE_ORIGIN'] ?? 'https://api.stripe.com' });
}

async function adyen(environment: Environment, demoMode: boolean): Promise<PaymentProvider | undefined> {
  const settings = settingsOf(environment, { apiKey: 'FOOTLIGHT_ADYEN_API_KEY', clientKey: 'FOOTLIGHT_ADYEN_CLIENT_KEY', merchantAccount: 'FOOTLIGHT_ADYEN_MERCHANT_ACCOUNT', hmacKey: 'FOOTLIGHT_ADYEN_HMAC_KEY' });
  if (!settings) return undefined;
  const isLive = settings.clientKey.startsWith('live_');
  guardKeys('Adyen', isLive, demoMode);
  const origin = environment['FOOTLIGHT_ADYEN_ORIGIN'] ?? (isLive ? undefined : 'https://checkout-test.adyen.com/v71');
  if (origin === undefined) throw new StartRefused('vendor-settings', 'Adyen’s live address is each merchant’s own. Missing: FOOTLIGHT_ADYEN_ORIGIN.');
  const { AdyenProvider } = await import('./adyen-provider.ts');
  return new AdyenProvider({ ...settings, origin, environment: isLive ? 'live' : 'test' });
}

/** The vendors that an environment configures; the code of the others is not loaded. @throws StartRefused for half a configuration, or keys of the wrong kind */
export async function configuredVendors(environment: Environment, demoMode: boolean): Promise<PaymentProvider[]> {
  return (await Promise.all([stripe(environment, demoMode), adyen(environment, demoMode)])).filter((vendor) => vendor !== undefined);
}

import { StartRefused } from '../../../server/start-refused.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import type { PaymentVendors } from './payment-vendors.ts';

/** The variables of a process, or a test's own. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A vendor, with the tenants whose cards it charges. */
interface Configured { vendor: PaymentProvider; tenants: readonly string[] }

const tenantsIn = (names: string): string[] => names.split(',').map((name) => name.trim()).filter((name) => name !== '');

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

async function stripe(environment: Environment, demoMode: boolean): Promise<Configured | undefined> {
  const settings = settingsOf(environment, { tenants: 'FOOTLIGHT_STRIPE_TENANTS', secretKey: 'FOOTLIGHT_STRIPE_SECRET_KEY', publishableKey: 'FOOTLIGHT_STRIPE_PUBLISHABLE_KEY', webhookSecret: 'FOOTLIGHT_STRIPE_WEBHOOK_SECRET' });
  if (!settings) return undefined;
  guardKeys('Stripe', /^[rs]k_live_/.test(settings.secretKey), demoMode);
  const { StripeProvider } = await import('./stripe-provider.ts');
  const { tenants, ...keys } = settings;
  return { tenants: tenantsIn(tenants), vendor: new StripeProvider({ ...keys, origin: environment['FOOTLIGHT_STRIPE_ORIGIN'] ?? 'https://api.stripe.com' }) };
}

async function adyen(environment: Environment, demoMode: boolean): Promise<Configured | undefined> {
  const settings = settingsOf(environment, { tenants: 'FOOTLIGHT_ADYEN_TENANTS', apiKey: 'FOOTLIGHT_ADYEN_API_KEY', clientKey: 'FOOTLIGHT_ADYEN_CLIENT_KEY', merchantAccount: 'FOOTLIGHT_ADYEN_MERCHANT_ACCOUNT', hmacKey: 'FOOTLIGHT_ADYEN_HMAC_KEY' });
  if (!settings) return undefined;
  const isLive = settings.clientKey.startsWith('live_');
  guardKeys('Adyen', isLive, demoMode);
  const origin = environment['FOOTLIGHT_ADYEN_ORIGIN'] ?? (isLive ? undefined : 'https://checkout-test.adyen.com/v71');
  if (origin === undefined) throw new StartRefused('vendor-settings', 'Adyen’s live address is each merchant’s own. Missing: FOOTLIGHT_ADYEN_ORIGIN.');
  const { AdyenProvider } = await import('./adyen-provider.ts');
  const { tenants, ...keys } = settings;
  return { tenants: tenantsIn(tenants), vendor: new AdyenProvider({ ...keys, origin, environment: isLive ? 'live' : 'test' }) };
}

/** @throws StartRefused for a tenant that there is not, or that two vendors charge for */
function guardTenants(configured: readonly Configured[], known: readonly string[]): void {
  const named = configured.flatMap(({ tenants }) => tenants);
  const unknown = named.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new StartRefused('vendor-tenants', `A payment vendor is configured for ${unknown}, and there is no tenant of this name.`);
  const twice = named.find((name, index) => named.indexOf(name) !== index);
  if (twice !== undefined) throw new StartRefused('vendor-tenants', `Two payment vendors are configured for ${twice}.`);
}

/**
 * The vendors that an environment configures; the code of the others is not loaded.
 *
 * @param known every tenant by its name
 * @throws StartRefused for half a configuration, keys of the wrong kind, or tenants that it cannot be for
 */
export async function configuredVendors(environment: Environment, demoMode: boolean, known: readonly string[]): Promise<PaymentVendors> {
  const configured = (await Promise.all([stripe(environment, demoMode), adyen(environment, demoMode)])).filter((one) => one !== undefined);
  guardTenants(configured, known);
  return {
    hasStandIns: demoMode,
    named: (name) => configured.find(({ vendor }) => vendor.name === name)?.vendor,
    ofTenant: (realm) => configured.find(({ tenants }) => tenants.includes(realm))?.vendor,
  };
}

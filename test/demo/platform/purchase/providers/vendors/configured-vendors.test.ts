import { expect, test } from 'vitest';
import { configuredVendors } from '../../../../../../demo/platform/purchase/providers/vendors/configured-vendors.ts';

const stripe = { FOOTLIGHT_STRIPE_TENANTS: 'arena', FOOTLIGHT_STRIPE_SECRET_KEY: 'sk_test_1', FOOTLIGHT_STRIPE_PUBLISHABLE_KEY: 'pk_test_1', FOOTLIGHT_STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const adyen = { FOOTLIGHT_ADYEN_TENANTS: 'cinema, debug', FOOTLIGHT_ADYEN_API_KEY: 'key', FOOTLIGHT_ADYEN_CLIENT_KEY: 'test_1', FOOTLIGHT_ADYEN_MERCHANT_ACCOUNT: 'Footlight', FOOTLIGHT_ADYEN_HMAC_KEY: '00' };
const tenants = ['arena', 'cinema', 'debug'];
const namesOf = async (environment: Record<string, string>, demoMode = true) => {
  const vendors = await configuredVendors(environment, demoMode, tenants);
  return tenants.map((tenant) => vendors.ofTenant(tenant)?.name);
};

test.each([
  [{}, [undefined, undefined, undefined]], [stripe, ['stripe', undefined, undefined]], [adyen, [undefined, 'adyen', 'adyen']], [{ ...stripe, ...adyen }, ['stripe', 'adyen', 'adyen']],
])('%o: the cards of arena, cinema and debug are charged by %o', async (environment, names) => {
  expect(await namesOf(environment)).toEqual(names);
});

test.each([
  [{ FOOTLIGHT_STRIPE_SECRET_KEY: 'sk_test_1' }, 'Missing: FOOTLIGHT_STRIPE_TENANTS, FOOTLIGHT_STRIPE_PUBLISHABLE_KEY, FOOTLIGHT_STRIPE_WEBHOOK_SECRET.'],
  [{ ...adyen, FOOTLIGHT_ADYEN_HMAC_KEY: '' }, 'Missing: FOOTLIGHT_ADYEN_HMAC_KEY.'],
  [{ ...stripe, FOOTLIGHT_STRIPE_TENANTS: 'arena,theatre' }, 'configured for theatre'],
  [{ ...stripe, ...adyen, FOOTLIGHT_ADYEN_TENANTS: 'arena' }, 'Two payment vendors are configured for arena.'],
  [{ ...stripe, FOOTLIGHT_STRIPE_SECRET_KEY: 'sk_live_1' }, 'The demo does not run with live keys of Stripe.'],
  [{ ...adyen, FOOTLIGHT_ADYEN_CLIENT_KEY: 'live_1' }, 'The demo does not run with live keys of Adyen.'],
])('%o is refused in the demo', async (environment, message) => {
  await expect(namesOf(environment)).rejects.toThrow(message);
});

test.each([[stripe, 'Stripe is configured with test keys'], [{ ...adyen, FOOTLIGHT_ADYEN_CLIENT_KEY: 'live_1' }, 'Missing: FOOTLIGHT_ADYEN_ORIGIN.']])('%o is refused outside of it', async (environment, message) => {
  await expect(namesOf(environment, false)).rejects.toThrow(message);
});

test('live keys are for a platform that is no demo', async () => {
  expect(await namesOf({ ...stripe, FOOTLIGHT_STRIPE_SECRET_KEY: 'sk_live_1', ...adyen, FOOTLIGHT_ADYEN_CLIENT_KEY: 'live_1', FOOTLIGHT_ADYEN_ORIGIN: 'https://1-checkout-live.adyenpayments.com/checkout/v71' }, false)).toEqual(['stripe', 'adyen', 'adyen']);
});

test('a vendor is found by its name', async () => {
  const vendors = await configuredVendors(stripe, true, tenants);
  expect([vendors.named('stripe')?.name, vendors.named('adyen')]).toEqual(['stripe', undefined]);
});

import { expect, test } from 'vitest';
import { configuredVendors } from '../../../../../../demo/platform/purchase/providers/vendors/configured-vendors.ts';

const stripe = { FOOTLIGHT_STRIPE_SECRET_KEY: 'sk_test_1', FOOTLIGHT_STRIPE_PUBLISHABLE_KEY: 'pk_test_1', FOOTLIGHT_STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const adyen = { FOOTLIGHT_ADYEN_API_KEY: 'key', FOOTLIGHT_ADYEN_CLIENT_KEY: 'test_1', FOOTLIGHT_ADYEN_MERCHANT_ACCOUNT: 'Footlight', FOOTLIGHT_ADYEN_HMAC_KEY: '00' };
const namesOf = async (environment: Record<string, string>, demoMode = true) => (await configuredVendors(environment, demoMode)).map(({ name }) => name);

test.each([[{}, []], [stripe, ['stripe']], [adyen, ['adyen']], [{ ...stripe, ...adyen }, ['stripe', 'adyen']]])('%o configures %o', async (environment, names) => {
  expect(await namesOf(environment)).toEqual(names);
});

test.each([
  [{ FOOTLIGHT_STRIPE_SECRET_KEY: 'sk_test_1' }, 'Missing: FOOTLIGHT_STRIPE_PUBLISHABLE_KEY, FOOTLIGHT_STRIPE_WEBHOOK_SECRET.'],
  [{ ...adyen, FOOTLIGHT_ADYEN_HMAC_KEY: '' }, 'Missing: FOOTLIGHT_ADYEN_HMAC_KEY.'],
  [{ ...stripe, FOOTLIGHT_STRIPE_SECRET_KEY: 'sk_live_1' }, 'The demo does not run with live keys of Stripe.'],
  [{ ...adyen, FOOTLIGHT_ADYEN_CLIENT_KEY: 'live_1' }, 'The demo does not run with live keys of Adyen.'],
])('%o is refused in the demo', async (environment, message) => {
  await expect(namesOf(environment)).rejects.toThrow(message);
});

test.each([[stripe, 'Stripe is configured with test keys'], [{ ...adyen, FOOTLIGHT_ADYEN_CLIENT_KEY: 'live_1' }, 'Missing: FOOTLIGHT_ADYEN_ORIGIN.']])('%o is refused outside of it', async (environment, message) => {
  await expect(namesOf(environment, false)).rejects.toThrow(message);
});

test('live keys are for a platform that is no demo', async () => {
  expect(await namesOf({ ...stripe, FOOTLIGHT_STRIPE_SECRET_KEY: 'sk_live_1', ...adyen, FOOTLIGHT_ADYEN_CLIENT_KEY: 'live_1', FOOTLIGHT_ADYEN_ORIGIN: 'https://1-checkout-live.adyenpayments.com/checkout/v71' }, false)).toEqual(['stripe', 'adyen']);
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adyenCurrencies, stripeCurrencies, vendorAmount } from '../../../../../../demo/platform/purchase/providers/vendors/vendor-amount.ts';

const vendors = { Stripe: stripeCurrencies, Adyen: adyenCurrencies };

test.each([
  // amount, scale, currency, Stripe, Adyen; undefined where it cannot be charged exactly
  [999, 2, 'EUR', 999, 999], [10, 0, 'EUR', 1000, 1000], [9990, 3, 'EUR', 999, 999], [9995, 3, 'EUR', undefined, undefined],
  [500, 0, 'JPY', 500, 500], [50000, 2, 'JPY', 500, 500], [50050, 2, 'JPY', undefined, undefined],
  [5120, 3, 'KWD', 5120, 5120], [512, 2, 'KWD', 5120, 5120], [5124, 3, 'KWD', undefined, 5124],
  [1500, 0, 'ISK', 150000, 150000], [150050, 2, 'ISK', undefined, 150050],
  [4000, 0, 'UGX', 400000, 4000], [4000, 0, 'CLP', 4000, 400000], [25000, 0, 'IDR', 2500000, 25000], [0, 2, 'EUR', 0, 0],
])('%i of %i decimals in %s: %s for Stripe, %s for Adyen', (amount, scale, currency, stripe, adyen) => {
  for (const [vendor, expected] of [['Stripe', stripe], ['Adyen', adyen]] as const) {
    const charge = () => vendorAmount({ amount, scale, currency }, vendors[vendor]);
    if (expected === undefined) expect(charge).toThrow(RangeError);
    else expect(charge()).toBe(expected);
  }
});

describe.each(Object.entries(vendors))('%s', (_vendor, currencies) => {
  test('charges what was shown or nothing at all', () => {
    fc.assert(fc.property(fc.nat({ max: 10_000_000 }), fc.constantFrom(0, 2, 3), fc.constantFrom('EUR', 'JPY', 'KWD', 'ISK', 'UGX', 'CLP', 'IDR', 'TND'), (amount, scale, currency) => {
      const decimals = currencies[currency]?.decimals ?? 2;
      try {
        expect(BigInt(vendorAmount({ amount, scale, currency }, currencies)) * 10n ** BigInt(scale)).toBe(BigInt(amount) * 10n ** BigInt(decimals));
      } catch (failure) {
        if (!(failure instanceof RangeError)) throw failure;
      }
    }));
  });
});

import type { Due } from '../payment-provider.ts';

/** How a vendor counts a currency. `isWhole`: the decimals are there and have to be 0. `lastIsZero`: the last digit has to be 0. */
interface VendorCurrency { decimals: number; isWhole?: true; lastIsZero?: true }

/** A vendor's currencies that do not have two decimals, or have a rule of their own. */
export type VendorCurrencies = Readonly<Record<string, VendorCurrency>>;

const each = (codes: string, currency: VendorCurrency): VendorCurrencies => Object.fromEntries(codes.split(' ').map((code) => [code, currency]));

/** @source docs.stripe.com/currencies: zero decimals, three decimals, and ISK and UGX, which are written with two decimals that have to be 0 */
export const stripeCurrencies: VendorCurrencies = {
  ...each('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF', { decimals: 0 }),
  ...each('BHD JOD KWD OMR TND', { decimals: 3, lastIsZero: true }),
  ...each('ISK UGX', { decimals: 2, isWhole: true }),
};

/** @source docs.adyen.com/development-resources/currency-codes: CLP and ISK have two, CVE and IDR none, other than ISO 4217 says */
export const adyenCurrencies: VendorCurrencies = {
  ...each('CVE DJF GNF IDR JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF', { decimals: 0 }),
  ...each('BHD IQD JOD KWD LYD OMR TND', { decimals: 3 }),
};

/** What a vendor says in its minor units. */
export const amountOfVendor = (units: number, currency: string, currencies: VendorCurrencies): Due => ({ amount: units, scale: currencies[currency]?.decimals ?? 2, currency });

/**
 * An amount in a vendor's minor units.
 *
 * @throws RangeError for an amount that the vendor cannot charge exactly: nobody is charged more or less than they saw
 */
export function vendorAmount({ amount, scale, currency }: Due, currencies: VendorCurrencies): number {
  const { decimals, isWhole, lastIsZero } = currencies[currency] ?? { decimals: 2 };
  const shift = 10 ** Math.abs(decimals - scale);
  const units = decimals >= scale ? amount * shift : amount / shift;
  const isExact = Number.isSafeInteger(units) && (!isWhole || units % 10 ** decimals === 0) && (!lastIsZero || units % 10 === 0);
  if (!isExact) throw new RangeError(`${amount} of ${scale} decimals cannot be charged in ${currency}`);
  return units;
}

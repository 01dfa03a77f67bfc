import type { PayerStep } from '../../db/tables/purchase/provider-tables.ts';

/** Providers by their names in `targetPaymentProvider`. */
const providers = ['sandbox-card', 'sandbox-wallet', 'sandbox-bank'] as const;

/** Vendors by their names in `targetPaymentProvider`. */
export const vendorNames = ['stripe', 'adyen'] as const;

/** Whether it is one of the providers that stand in, which every tenant of a demo has. */
export const isProvider = (name: string): boolean => providers.some((provider) => provider === name);

/** A way to pay that its payer confirms on a page of a bank or of a wallet, or in an app that reads a code. */
export interface PaymentScheme {
  type: Exclude<PayerStep, 'CHALLENGE'>;
  provider: (typeof providers)[number];
  /** Where it is known. */
  countries: readonly string[];
  currency: string;
}

/** chosen: each is offered where its payers are, in the currency that it moves */
export const paymentSchemes: readonly PaymentScheme[] = [
  { type: 'IDEAL', provider: 'sandbox-card', countries: ['NL'], currency: 'EUR' },
  { type: 'BANCONTACT', provider: 'sandbox-card', countries: ['BE'], currency: 'EUR' },
  { type: 'PIX', provider: 'sandbox-card', countries: ['BR'], currency: 'BRL' },
  { type: 'GCASH', provider: 'sandbox-wallet', countries: ['PH'], currency: 'PHP' },
  { type: 'BANK', provider: 'sandbox-bank', countries: ['NL', 'BE', 'DE', 'ES', 'PT', 'FR', 'IE'], currency: 'EUR' },
];

/** The schemes for what is due. Nothing is asked of a bank where nothing is due. */
export const schemesFor = ({ country, currency, total }: { country: string; currency: string; total: number }): readonly PaymentScheme[] =>
  (total > 0 ? paymentSchemes.filter((scheme) => scheme.countries.includes(country) && scheme.currency === currency) : []);

/** Whether a kind of payment is one of these, offered here or not. */
export const isScheme = (type: string): boolean => paymentSchemes.some((scheme) => scheme.type === type);

import type { PaymentProvider } from '../payment-provider.ts';

/** The payment vendors of a running platform. */
export interface PaymentVendors {
  /** By its name in `targetPaymentProvider`. */
  named(name: string): PaymentProvider | undefined;
  /** Who charges the cards of a tenant's viewers; undefined where the sandbox does. */
  ofTenant(realm: string): PaymentProvider | undefined;
}

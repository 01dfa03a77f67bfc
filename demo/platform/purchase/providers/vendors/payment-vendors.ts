import type { PaymentProvider } from '../payment-provider.ts';

/** Who can charge on a running platform. */
export interface PaymentVendors {
  /** By its name in `targetPaymentProvider`. */
  named(name: string): PaymentProvider | undefined;
  /** Who charges the cards of a tenant's viewers; undefined where the doubles do, or where no payment is taken. */
  ofTenant(realm: string): PaymentProvider | undefined;
  /** Whether the providers that stand in are there: in the demo alone, since they take no money. */
  readonly hasStandIns: boolean;
}

/** Who charges a tenant's viewers, by the name in `targetPaymentProvider`; undefined where no vendor is configured, so that nothing can be paid. */
export const chargerOf = (vendors: Pick<PaymentVendors, 'ofTenant' | 'hasStandIns'>, realm: string): string | undefined =>
  vendors.ofTenant(realm)?.name ?? (vendors.hasStandIns ? 'sandbox-card' : undefined);

import type { Due } from '../providers/payment-provider.ts';

/** The charge of a period that a vendor is to make. */
export interface PeriodOrder extends Due {
  /** Made from period and try: the same one again finds the first charge. */
  attemptId: string;
  realm: string;
  accountId: string;
  provider: string;
  paymentMethodId: string;
  subscriptionId: string;
}

/**
 * A transaction needs a charge that only a vendor can make.
 *
 * No vendor is asked inside of a transaction, which may be undone when the money has moved. So it is undone first; the charge is made
 * and written down, and the same work is done again and finds it.
 */
export class ChargeNeeded extends Error {
  override name = 'ChargeNeeded';
  readonly order: PeriodOrder;

  constructor(order: PeriodOrder) {
    super('a vendor is to be asked first');
    this.order = order;
  }
}

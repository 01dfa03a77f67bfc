import * as z from 'zod/mini';
import { paymentRequest } from '../../contracts/purchase/payment.ts';
import { createTabText } from '../tab-text.ts';

/** An open payment: what was sent, with its key, and what it buys. No card number. */
export const rememberedPayment = z.object({
  request: paymentRequest,
  licenceId: z.string(),
  /** For the screen, when the licence is no longer on offer. */
  licenceName: z._default(z.string(), ''),
  /** Known once the platform has answered. */
  attemptId: z.optional(z.string()),
});
export type RememberedPayment = z.output<typeof rememberedPayment>;

/** Keeps open payments through a reload: at most one of each basket, so that each account of this tab has its own. */
export interface CheckoutMemory {
  /** Every open payment of this tab, whoever's it is. */
  read(): RememberedPayment[];
  /** Keeps it in place of what was known of the same basket. */
  keep(payment: RememberedPayment): void;
  /** It has ended. */
  forget(payment: RememberedPayment): void;
}

/** @source design/checkout.md 3 "idempotency key (made before the first try, kept in session storage)" */
export function createCheckoutMemory(realm: string): CheckoutMemory {
  const text = createTabText(`footlight-payment:${realm}`);
  const read = () => parsed(text.read());
  const write = (payments: RememberedPayment[]) => text.write(payments.length > 0 ? JSON.stringify(payments) : undefined);
  const others = ({ request }: RememberedPayment) => read().filter((one) => one.request.basketId !== request.basketId);
  return {
    read,
    keep: (payment) => write([...others(payment), payment]),
    forget: (payment) => write(read().filter(({ request }) => request.idempotencyKey !== payment.request.idempotencyKey)),
  };
}

/** Earlier releases kept one payment, without a list around it. */
function parsed(text = '[]'): RememberedPayment[] {
  try {
    return z.parse(z.array(rememberedPayment), [JSON.parse(text)].flat());
  } catch {
    return [];
  }
}

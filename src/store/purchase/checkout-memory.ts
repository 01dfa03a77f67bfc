import * as z from 'zod/mini';
import { paymentRequest } from '../../contracts/purchase/payment.ts';

/** A pending payment: what was sent, so that the same request can be sent again, and what it buys. No card number. */
export const rememberedPayment = z.object({
  request: paymentRequest,
  licenceId: z.string(),
  /** Known once the platform has answered. */
  attemptId: z.optional(z.string()),
});
export type RememberedPayment = z.output<typeof rememberedPayment>;

/** Keeps a pending payment through a reload. */
export interface CheckoutMemory {
  read(): RememberedPayment | undefined;
  write(payment: RememberedPayment | undefined): void;
}

const held = new Map<string, string>();

/**
 * Session storage, or this page's own memory where storage throws.
 *
 * @source design/checkout.md 3 "idempotency key (made before the first try, kept in session storage)"
 */
export function createCheckoutMemory(realm: string): CheckoutMemory {
  const name = `footlight-payment:${realm}`;
  return {
    read() {
      const text = guarded((storage) => storage.getItem(name)) ?? held.get(name);
      return text === undefined ? undefined : parsed(text);
    },
    write(payment) {
      if (!payment) {
        held.delete(name);
        guarded((storage) => storage.removeItem(name));
        return;
      }
      held.set(name, JSON.stringify(payment));
      guarded((storage) => storage.setItem(name, JSON.stringify(payment)));
    },
  };
}

function guarded<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(globalThis.sessionStorage) ?? undefined;
  } catch {
    return undefined;
  }
}

function parsed(text: string): RememberedPayment | undefined {
  try {
    return z.parse(rememberedPayment, JSON.parse(text));
  } catch {
    return undefined;
  }
}

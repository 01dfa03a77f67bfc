import { vi } from 'vitest';
import type { CheckoutMemory, RememberedPayment } from '../../src/store/purchase/checkout-memory.ts';

/** A memory that a test can look into, and hand to the next checkout as a reload does. */
export function paymentMemory(first: RememberedPayment[] = []) {
  let payments = first;
  return {
    read: () => payments,
    keep: vi.fn((payment: RememberedPayment) => void (payments = [...payments.filter((one) => one.request.basketId !== payment.request.basketId), payment])),
    forget: vi.fn((payment: RememberedPayment) => void (payments = payments.filter((one) => one.request.idempotencyKey !== payment.request.idempotencyKey))),
  } satisfies CheckoutMemory;
}

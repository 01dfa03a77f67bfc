import { afterEach, expect, test, vi } from 'vitest';
import { createCheckoutMemory, type RememberedPayment } from '../../../src/store/purchase/checkout-memory.ts';

const payment: RememberedPayment = {
  licenceId: 'pass',
  licenceName: 'Arena Pass',
  request: {
    basketId: 'b', basketVersion: 1, idempotencyKey: 'k', paymentDetailsExternalId: 'card-1', targetPaymentProvider: 'sandbox', paymentMethodType: 'CARD',
  },
};

/** Session storage of a browser, or what stands in its place. */
function stubStorage(over: Partial<Storage> = {}) {
  const entries = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
    ...over,
  });
  return entries;
}
const refuse = () => { throw new DOMException('denied', 'SecurityError'); };

afterEach(() => {
  createCheckoutMemory('arena').forget(payment);
  vi.unstubAllGlobals();
});

test('what is written is read back, until it is forgotten', () => {
  const entries = stubStorage();
  const memory = createCheckoutMemory('arena');
  memory.keep(payment);
  expect(entries.size).toBe(1);
  expect(createCheckoutMemory('arena').read()).toEqual([payment]);
  memory.forget(payment);
  expect(entries.size).toBe(0);
  expect(memory.read()).toEqual([]);
});

test('each basket keeps its own payment, and the latest state of it', () => {
  stubStorage();
  const memory = createCheckoutMemory('arena');
  const other = { ...payment, request: { ...payment.request, basketId: 'another', idempotencyKey: 'k2' } };
  memory.keep(payment);
  memory.keep(other);
  memory.keep({ ...payment, attemptId: 'a1' });
  expect(memory.read()).toEqual([other, { ...payment, attemptId: 'a1' }]);
  memory.forget(payment);
  expect(memory.read()).toEqual([other]);
  memory.forget(other);
});

test('a payment that an earlier release kept is found', () => {
  const { licenceName: _, ...earlier } = payment;
  stubStorage({ getItem: () => JSON.stringify(earlier) });
  expect(createCheckoutMemory('arena').read()).toEqual([{ ...payment, licenceName: '' }]);
});

test('storage that throws: the page remembers by itself', () => {
  stubStorage({ getItem: refuse, setItem: refuse, removeItem: refuse });
  createCheckoutMemory('arena').keep(payment);
  expect(createCheckoutMemory('arena').read()).toEqual([payment]);
});

test('no storage at all', () => {
  vi.stubGlobal('sessionStorage', undefined);
  createCheckoutMemory('arena').keep(payment);
  expect(createCheckoutMemory('arena').read()).toEqual([payment]);
});

test('tenants do not share it', () => {
  stubStorage();
  createCheckoutMemory('arena').keep(payment);
  expect(createCheckoutMemory('cinema').read()).toEqual([]);
});

test.each(['not json', '{}', 'null'])('%j in storage is nothing', (text) => {
  stubStorage({ getItem: () => text });
  expect(createCheckoutMemory('arena').read()).toEqual([]);
});

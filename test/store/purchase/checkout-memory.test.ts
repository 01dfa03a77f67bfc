import { afterEach, expect, test, vi } from 'vitest';
import { createCheckoutMemory, type RememberedPayment } from '../../../src/store/purchase/checkout-memory.ts';

const payment: RememberedPayment = {
  licenceId: 'pass',
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
  createCheckoutMemory('arena').write(undefined);
  vi.unstubAllGlobals();
});

test('what is written is read back, until it is forgotten', () => {
  const entries = stubStorage();
  const memory = createCheckoutMemory('arena');
  memory.write(payment);
  expect(entries.size).toBe(1);
  expect(createCheckoutMemory('arena').read()).toEqual(payment);
  memory.write(undefined);
  expect(entries.size).toBe(0);
  expect(memory.read()).toBeUndefined();
});

test('storage that throws: the page remembers by itself', () => {
  stubStorage({ getItem: refuse, setItem: refuse, removeItem: refuse });
  createCheckoutMemory('arena').write(payment);
  expect(createCheckoutMemory('arena').read()).toEqual(payment);
});

test('no storage at all', () => {
  vi.stubGlobal('sessionStorage', undefined);
  createCheckoutMemory('arena').write(payment);
  expect(createCheckoutMemory('arena').read()).toEqual(payment);
});

test('tenants do not share it', () => {
  stubStorage();
  createCheckoutMemory('arena').write(payment);
  expect(createCheckoutMemory('cinema').read()).toBeUndefined();
});

test.each(['not json', '{}', 'null'])('%j in storage is nothing', (text) => {
  stubStorage({ getItem: () => text });
  expect(createCheckoutMemory('arena').read()).toBeUndefined();
});

// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { createLinkedCode } from '../../../../src/store/purchase/arrival/linked-code.ts';

afterEach(() => vi.restoreAllMocks());

test('a code is taken once, after a reload too, and by its own tenant', () => {
  createLinkedCode('arena').keep('WELCOME20');
  expect(sessionStorage.length).toBe(1);
  expect(createLinkedCode('cinema').take()).toBeUndefined();
  expect([createLinkedCode('arena').take(), createLinkedCode('arena').take(), sessionStorage.length]).toEqual(['WELCOME20', undefined, 0]);
});

test('without storage this page remembers it', () => {
  for (const name of ['getItem', 'setItem', 'removeItem'] as const) vi.spyOn(Storage.prototype, name).mockImplementation(() => { throw new DOMException('denied', 'SecurityError'); });
  createLinkedCode('arena').keep('WELCOME20');
  expect([createLinkedCode('arena').take(), createLinkedCode('arena').take()]).toEqual(['WELCOME20', undefined]);
});

import { computed, signal } from '@preact/signals-core';
import { expect, test } from 'vitest';
import { createStore } from '../../src/store/store.ts';
import { fakeContext } from '../support/fake-context.ts';

test('a shared slice is made once for a page, when it is first asked for, also while something is computed', () => {
  const context = fakeContext();
  const store = createStore(context);
  let made = 0;
  const createCounter = () => {
    made += 1;
    return signal(0);
  };
  expect(made).toBe(0);
  const doubled = computed(() => store.shared(createCounter).value * 2);
  expect(doubled.value).toBe(0);
  store.shared(createCounter).value = 4;
  expect([doubled.value, made]).toEqual([8, 1]);
});

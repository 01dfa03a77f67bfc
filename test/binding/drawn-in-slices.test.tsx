import { signal } from '@preact/signals-core';
import { lazy, Suspense } from 'react';
import { expect, it } from 'vitest';
import { useSignal } from '../../src/binding/use-signal.ts';
import { useSlice } from '../../src/binding/use-slice.ts';
import { render, screen } from '../support/render.tsx';

/** React draws what waited for its code in slices of 5 ms, and lets answers arrive between them. */
const aSlice = 8;

it('a component whose answer arrives while its tree is drawn in slices asks once', async () => {
  let asked = 0;
  const ask = () => {
    asked += 1;
    const value = signal('waiting');
    void Promise.resolve().then(() => (value.value = 'answered'));
    return { value, dispose() {} };
  };
  function Reader() {
    const slice = useSlice(ask, []);
    return <p>{useSignal(slice.value)}</p>;
  }
  function Busy() {
    const until = performance.now() + aSlice;
    while (performance.now() < until);
    return null;
  }
  const Late = lazy(async () => ({ default: () => <><Reader /><Busy /><Busy /><Busy /></> }));
  render(<Suspense fallback={null}><Late /></Suspense>);
  expect(await screen.findByText('answered')).toBeTruthy();
  expect(asked).toBe(1);
});

import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { lazy, Suspense } from 'react';
import { expect, it } from 'vitest';
import { useSignal } from '../../src/binding/use-signal.ts';
import { useSlice } from '../../src/binding/use-slice.ts';
import { act, render, screen } from '../support/render.tsx';

let drawings = 0;

function Shown({ source }: { source: ReadonlySignal<unknown> }) {
  drawings += 1;
  return <p>{String(useSignal(source))}</p>;
}

function draw(source: ReadonlySignal<unknown>) {
  drawings = 0;
  const drawn = render(<Shown source={source} />);
  return { ...drawn, text: () => drawn.container.textContent };
}

it('draws the value of a signal, and again when it changes', () => {
  const source = signal('a');
  const { text } = draw(source);
  expect(text()).toBe('a');
  act(() => void (source.value = 'b'));
  expect(text()).toBe('b');
});

it('does not draw again for the same value', () => {
  const source = signal('a');
  draw(source);
  const before = drawings;
  act(() => void (source.value = 'a'));
  expect(drawings).toBe(before);
});

it('follows what a computed signal reads', () => {
  const [one, two] = [signal(1), signal(2)];
  const { text } = draw(computed(() => one.value + two.value));
  act(() => void (two.value = 3));
  expect(text()).toBe('4');
});

it('follows another signal when it is given one, and the first no more', () => {
  const [one, two] = [signal('a'), signal('x')];
  const { rerender, text } = draw(one);
  rerender(<Shown source={two} />);
  const before = drawings;
  act(() => void (one.value = 'b'));
  expect([text(), drawings]).toEqual(['x', before]);
  act(() => void (two.value = 'y'));
  expect(text()).toBe('y');
});

it('takes over a change that was made between drawing and mounting', () => {
  const source = signal('a');
  function Meanwhile() {
    source.value = 'b';
    return null;
  }
  const { container } = render(<><Shown source={source} /><Meanwhile /></>);
  act(() => undefined);
  expect(container.textContent).toBe('b');
});

it('draws nothing after it was unmounted', () => {
  const source = signal('a');
  const { unmount } = draw(source);
  unmount();
  const before = drawings;
  act(() => void (source.value = 'b'));
  expect(drawings).toBe(before);
});

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

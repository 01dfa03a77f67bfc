import { StrictMode, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSlice } from '../../src/binding/use-slice.ts';
import { act, cleanup, render } from '../support/render.tsx';

/** Slices that write down their ends. */
function workshop() {
  const made: { name: string; ends: number; dispose(): void }[] = [];
  const create = (name: string) => {
    const slice = { name, ends: 0, dispose: () => void (slice.ends += 1) };
    made.push(slice);
    return slice;
  };
  return { made, create, alive: () => made.filter((slice) => slice.ends === 0).map((slice) => slice.name) };
}

/** What was drawn with last. */
let shown: { name: string; ends: number };

function Shown({ name, create }: { name: string; create: ReturnType<typeof workshop>['create'] }) {
  shown = useSlice(() => create(name), [name, create]);
  return <p>{name}</p>;
}

const settle = () => act(async () => { await Promise.resolve(); });

afterEach(() => void vi.useRealTimers());

it('keeps the slice alive under StrictMode, which mounts effects twice', async () => {
  const { made, create } = workshop();
  render(<StrictMode><Shown name="a" create={create} /></StrictMode>);
  await settle();
  expect([made.length, shown.ends]).toEqual([1, 0]);
});

it.each([['plainly', false], ['under StrictMode', true]])('disposes the slice with its component %s', async (_, isStrict) => {
  const { create, alive } = workshop();
  const drawn = <Shown name="a" create={create} />;
  const { unmount } = render(isStrict ? <StrictMode>{drawn}</StrictMode> : drawn);
  await settle();
  expect(alive()).toEqual(['a']);
  unmount();
  await vi.waitFor(() => expect(alive()).toEqual([]));
});

it('makes another slice for other inputs and disposes the one before', async () => {
  const { create, alive } = workshop();
  const { rerender } = render(<Shown name="a" create={create} />);
  rerender(<Shown name="b" create={create} />);
  await vi.waitFor(() => expect([alive(), shown.name]).toEqual([['b'], 'b']));
});

it('keeps the slice when its component is drawn again', async () => {
  const { made, create } = workshop();
  const { rerender } = render(<Shown name="a" create={create} />);
  rerender(<Shown name="a" create={create} />);
  await settle();
  expect(made).toHaveLength(1);
});

it('disposes a slice whose drawing is thrown away', async () => {
  vi.useFakeTimers();
  const { create, alive } = workshop();
  function Broken(): never {
    throw new Error('thrown away');
  }
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<><Shown name="a" create={create} /><Broken /></>)).toThrow('thrown away');
  cleanup();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(alive()).toEqual([]);
  error.mockRestore();
});

it('makes a new slice for a component that is committed later than that', async () => {
  vi.useFakeTimers();
  const { made, create } = workshop();
  let redraw: (name: string) => void = () => undefined;
  function Slow() {
    const [name, setName] = useState('a');
    redraw = setName;
    // Drawing "b" takes longer than a slice waits for its commit.
    const slice = useSlice(() => create(name), [name]);
    if (name === 'b' && made.length === 2) vi.advanceTimersByTime(10_000);
    shown = slice;
    return <p>{name}</p>;
  }
  render(<Slow />);
  await act(async () => redraw('b'));
  expect([shown.name, shown.ends]).toEqual(['b', 0]);
});

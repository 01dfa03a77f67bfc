import { signal } from '@preact/signals-core';
import { expect, it } from 'vitest';
import { RuntimeContext } from '../../src/binding/runtime-context.ts';
import { useKeptLength } from '../../src/binding/use-kept-length.ts';
import { createPagedList } from '../../src/store/paged-list.ts';
import { fakeRuntime } from '../support/fake-runtime.tsx';
import { act, render, waitFor } from '../support/render.tsx';

/** Ten entries on five pages. */
const pages = () => createPagedList(async (lastSeen?: string) => {
  const first = Number(lastSeen ?? 0);
  return { items: [first + 1, first + 2].map((id) => ({ id: String(id) })), paging: { lastSeen: String(first + 2), moreDataAvailable: first < 8 } };
});

function Grown({ list }: { list: ReturnType<typeof pages> }) {
  useKeptLength('list', list);
  return null;
}

function show(kept: number) {
  const { scope } = fakeRuntime({ locale: 'en' });
  const lengths = signal(kept);
  const list = pages();
  const navigator = { ...scope.navigator, keptLength: () => ({ length: () => lengths.peek(), keep: (next: number) => void (lengths.value = next) }) };
  render(<RuntimeContext value={{ ...scope, navigator }}><Grown list={list} /></RuntimeContext>);
  const count = () => (list.items.value.status === 'ready' ? list.items.value.value.length : 0);
  return { list, lengths, count };
}

it.each([[0, 2], [2, 2], [5, 6], [6, 6], [99, 10]])('a list that had %i entries is fetched until it has %i', async (kept, expected) => {
  const { list, lengths, count } = show(kept);
  await act(() => list.reload());
  await waitFor(() => expect([count(), lengths.value]).toEqual([expected, expected]));
});

it('remembers how far a list was grown by hand', async () => {
  const { list, lengths, count } = show(0);
  await act(() => list.reload());
  await act(() => list.loadMore());
  await waitFor(() => expect([count(), lengths.value]).toEqual([4, 4]));
});

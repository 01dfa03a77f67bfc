import { afterEach, expect, it, vi } from 'vitest';
import { ContentCard } from '../../../src/parts/content-card/content-card.tsx';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { itemOf } from '../../support/items.ts';
import { act, render, screen } from '../../support/render.tsx';

const start = Date.UTC(2026, 0, 15, 20);
const hour = 3_600_000;

afterEach(() => vi.useRealTimers());

it('gives an event its live badge when it starts, and takes it when it ends', async () => {
  // Its code arrives before the clock is held.
  await import('../../../src/parts/content-card/use-turn.ts');
  vi.useFakeTimers({ now: start - hour });
  const runtime = fakeRuntime({ locale: 'en' });
  runtime.context.now = () => Date.now();
  render(<ContentCard item={itemOf({ type: 'UPCOMING', live: false, startDate: start, endDate: start + hour })} />, { wrapper: runtime.Wrapper });
  await act(async () => void (await vi.advanceTimersByTimeAsync(10)));
  expect([screen.queryByText('Upcoming') !== null, screen.queryByText('Live now')]).toEqual([true, null]);
  act(() => void vi.advanceTimersByTime(hour));
  expect([screen.queryByText('Upcoming'), screen.queryByText('Live now') !== null]).toEqual([null, true]);
  act(() => void vi.advanceTimersByTime(hour));
  expect(screen.queryByText('Live now')).toBeNull();
});

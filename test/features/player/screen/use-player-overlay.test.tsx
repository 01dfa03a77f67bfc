import { afterEach, expect, test, vi } from 'vitest';
import { usePlayerOverlay } from '../../../../src/features/player/screen/use-player-overlay.ts';
import { act, render, waitFor } from '../../../support/render.tsx';

const fetched = vi.hoisted(() => ({ count: 0 }));

vi.mock(import('../../../../src/features/player/screen/player-overlay.tsx'), async (original) => {
  fetched.count += 1;
  return original();
});

function Waiting() {
  return <p>{usePlayerOverlay(false, true, false) ? 'overlay' : 'none'}</p>;
}

afterEach(() => { vi.useRealTimers(); });

test('what explains a wait is fetched once it has lasted a second, and shares the line with no quick start', async () => {
  vi.useFakeTimers();
  const { container } = render(<Waiting />);
  await act(() => vi.advanceTimersByTimeAsync(990));
  expect(fetched.count).toBe(0);
  await act(() => vi.advanceTimersByTimeAsync(20));
  vi.useRealTimers();
  await waitFor(() => expect(container.textContent).toBe('overlay'), { timeout: 5000 });
  expect(fetched.count).toBe(1);
});

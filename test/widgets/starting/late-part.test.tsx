import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/api/api-error.ts';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { LatePart } from '../../../widgets/starting/late-part.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function draw(load: () => Promise<string>) {
  const emit = vi.fn(() => true);
  render(fakeRuntime().within(<LatePart host={{ emit }} load={load}>{(text) => <p>{text}</p>}</LatePart>));
  return emit;
}
const broken = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('while code comes a spinner says so, in a place that is not busy, since a screen reader may pass over what is', () => {
  draw(() => new Promise(() => undefined));
  expect(screen.getByText('Loading').closest('[aria-busy]')).toBeNull();
});

test('code that does not come leaves nothing busy: a sentence, a code and another try', async () => {
  const load = vi.fn<() => Promise<string>>(broken);
  const emit = draw(load);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('We cannot reach the service');
  await vi.waitFor(() => expect(emit).toHaveBeenCalledExactlyOnceWith('error', expect.objectContaining({ retryable: true })));
  load.mockResolvedValue('Here it is');
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(await screen.findByText('Here it is')).toBeTruthy();
});

test('it is fetched again by itself, while the words stay and the page hears of it once', async () => {
  const load = vi.fn<() => Promise<string>>(broken);
  const emit = draw(load);
  const alert = await screen.findByRole('alert');
  await act(() => vi.advanceTimersByTimeAsync(1100));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(screen.getByRole('alert')).toBe(alert);
  expect(emit).toHaveBeenCalledTimes(1);
  load.mockResolvedValue('Here it is');
  // The next wait is armed after the drawing.
  await act(() => vi.advanceTimersByTimeAsync(100));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Here it is')).toBeTruthy();
});

test('a failure that does not pass is not tried again', async () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.reject(new ApiError('not-permitted', 'readInit')));
  draw(load);
  await screen.findByRole('alert');
  await act(() => vi.advanceTimersByTimeAsync(70_000));
  expect(load).toHaveBeenCalledTimes(1);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRepeatedCheck } from '../../../src/parts/payment/use-repeated-check.ts';
import { act, render } from '../../support/render.tsx';
import { settled } from '../../support/settled.ts';

let sight: DocumentVisibilityState;
beforeEach(() => {
  vi.useFakeTimers();
  sight = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => sight);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Waits({ check }: { check: () => Promise<void> }) {
  useRepeatedCheck(check);
  return null;
}
const pass = (ms: number) => act(async () => { await vi.advanceTimersByTimeAsync(ms); });
const turn = (to: DocumentVisibilityState) => act(async () => {
  sight = to;
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
});

test('asks every four seconds while it is seen, rests while it is not, and asks at once when it is again', async () => {
  const check = vi.fn(async () => undefined);
  render(<Waits check={check} />);
  await pass(3999);
  expect(check).toHaveBeenCalledTimes(0);
  await pass(1);
  await pass(4000);
  expect(check).toHaveBeenCalledTimes(2);
  await turn('hidden');
  await pass(60_000);
  expect(check).toHaveBeenCalledTimes(2);
  await turn('visible');
  expect(check).toHaveBeenCalledTimes(3);
});

test('asks one question at a time, and none once it is gone', async () => {
  let answer = (): void => undefined;
  const check = vi.fn(() => new Promise<void>((resolve) => { answer = resolve; }));
  const { unmount } = render(<Waits check={check} />);
  await pass(20_000);
  await turn('visible');
  expect(check).toHaveBeenCalledTimes(1);
  answer();
  await pass(4000);
  expect(check).toHaveBeenCalledTimes(2);
  unmount();
  answer();
  await pass(20_000);
  expect(check).toHaveBeenCalledTimes(2);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createHeartbeat } from '../../../../bridge/host/session/heartbeat.ts';
import { holdTimers } from '../../two-windows.ts';

beforeEach(() => void holdTimers());
afterEach(() => vi.useRealTimers());

function heartbeat(isAwaited = () => true) {
  const [ping, onSilence] = [vi.fn(), vi.fn()];
  return { ping, onSilence, pulse: createHeartbeat({ ping, isAwaited, onSilence }) };
}

it('two pings without a sign are silence, each five seconds apart', () => {
  const { ping, onSilence } = heartbeat();
  const seen = [5000, 5000, 4999, 1].map((ms) => (vi.advanceTimersByTime(ms), [ping.mock.calls.length, onSilence.mock.calls.length]));
  expect(seen).toEqual([[1, 0], [2, 0], [2, 0], [2, 1]]);
});

it('counts anew when nothing was awaited in between', () => {
  let awaited = true;
  const { onSilence } = heartbeat(() => awaited);
  vi.advanceTimersByTime(10_000);
  awaited = false;
  vi.advanceTimersByTime(5000);
  awaited = true;
  vi.advanceTimersByTime(10_000);
  expect(onSilence).not.toHaveBeenCalled();
});

it('a probe waits two seconds for a sign, once however often it is asked', () => {
  const { ping, onSilence, pulse } = heartbeat(() => false);
  pulse.probe();
  pulse.probe();
  vi.advanceTimersByTime(1999);
  pulse.received();
  vi.advanceTimersByTime(2000);
  expect([ping.mock.calls.length, onSilence.mock.calls.length]).toEqual([2, 0]);
  pulse.probe();
  vi.advanceTimersByTime(2000);
  expect(onSilence).toHaveBeenCalledOnce();
});

it('leaves no timer behind', () => {
  const { pulse } = heartbeat();
  pulse.probe();
  pulse.stop();
  expect(vi.getTimerCount()).toBe(0);
});

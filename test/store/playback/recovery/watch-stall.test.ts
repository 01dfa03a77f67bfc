// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createInternals } from '../../../../src/store/playback/player-internals.ts';
import { watchStall } from '../../../../src/store/playback/recovery/watch-stall.ts';
import { fakeContext } from '../../../support/fake-context.ts';
import { fakeMedia, fakePlayback } from '../../../support/fake-media.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A film of a minute whose picture stands at a second. */
function standing(at = 20) {
  const player = createInternals(fakeContext(), fakePlayback());
  const { video } = fakeMedia();
  let end = 60;
  Object.defineProperties(video, { currentTime: { value: at }, seekable: { get: () => ({ length: 1, start: () => 0, end: () => end }) } });
  const { state } = player;
  state.phase.value = 'open';
  state.started.value = state.stalled.value = true;
  state.paused.value = false;
  const handle = vi.fn();
  const run = new AbortController();
  watchStall(player, video, { handle, progressed() {} }, run.signal);
  return { state, handle, stop: () => run.abort(), ends: (seconds: number) => { end = seconds; } };
}

test('a picture that stands for fifteen seconds without a byte is a stall for the ladder, and again each fifteen seconds', () => {
  const { handle } = standing();
  vi.advanceTimersByTime(14_999);
  expect(handle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(handle.mock.calls).toEqual([[{ kind: 'stall', code: 'stalled' }]]);
  vi.advanceTimersByTime(15_000);
  expect(handle).toHaveBeenCalledTimes(2);
});

test('a seek that never ends is a stall', () => {
  const { state, handle } = standing();
  state.seeking.value = true;
  vi.advanceTimersByTime(15_000);
  expect(handle).toHaveBeenCalledOnce();
});

test('bytes that arrive begin the time anew; the same stretches told again do not', () => {
  const { state, handle } = standing();
  vi.advanceTimersByTime(10_000);
  state.buffered.value = [{ start: 0, end: 21 }];
  vi.advanceTimersByTime(10_000);
  state.buffered.value = [{ start: 0, end: 21 }];
  expect(handle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  expect(handle).toHaveBeenCalledOnce();
});

test.each<[what: string, change: (stage: ReturnType<typeof standing>) => void]>([
  ['it moves again', ({ state }) => { state.stalled.value = false; }],
  ['the viewer pauses', ({ state }) => { state.paused.value = true; }],
  ['an ad is shown in its place', ({ state }) => { state.ad.value = {} as never; }],
  ['the device is offline', () => vi.stubGlobal('navigator', { onLine: false })],
  ['it is at the end of what there is', ({ ends }) => ends(21)],
  ['the title is left', ({ stop }) => stop()],
])('it is no stall when %s', (_what, change) => {
  const stage = standing();
  vi.advanceTimersByTime(5000);
  change(stage);
  vi.advanceTimersByTime(60_000);
  expect(stage.handle).not.toHaveBeenCalled();
});

import { expect, test } from 'vitest';
import type { PlaybackEvent, PlaybackEventFacts } from '../../../../src/rules/playback/analytics/playback-event.ts';
import { counted, emptyTally, qualityOf } from '../../../../src/rules/playback/analytics/qoe-tally.ts';

const summaryOf = (...events: [at: number, facts: PlaybackEventFacts][]) =>
  qualityOf(events.map(([at, facts]): PlaybackEvent => ({ ...facts, at, position: 0 })).reduce(counted, emptyTally));
const left: PlaybackEventFacts = { type: 'left', reason: 'page' };

test('a playback without trouble: its start, its seconds and the bitrate over time', () => {
  expect(summaryOf(
    [1000, { type: 'started', startupMs: 640 }], [1000, { type: 'quality', bitrate: 1_000_000, height: 360 }],
    [4000, { type: 'quality', bitrate: 4_000_000, height: 720 }], [5000, { type: 'paused' }], [60_000, left],
  )).toEqual({
    startupMs: 640, watchedSeconds: 4, rebufferCount: 0, rebufferSeconds: 0, rebufferRatio: 0, averageBitrate: 1_750_000, switchCount: 1, seekCount: 0, errors: [],
  });
});

test('waiting for bytes counts, waiting after a seek does not', () => {
  expect(summaryOf(
    [0, { type: 'started', startupMs: undefined }], [6000, { type: 'stalled' }], [8000, { type: 'playing' }],
    [10_000, { type: 'seeking' }], [15_000, { type: 'playing' }], [15_000, { type: 'stalled' }], [15_000, left],
  )).toMatchObject({ watchedSeconds: 8, rebufferCount: 2, rebufferSeconds: 2, rebufferRatio: 0.2, seekCount: 1 });
});

test('a stall that is told twice is one', () => {
  expect(summaryOf([0, { type: 'started', startupMs: 1 }], [1000, { type: 'stalled' }], [2000, { type: 'stalled' }], [3000, left])).toMatchObject({ rebufferCount: 1, rebufferSeconds: 2 });
});

test('what never started says why', () => {
  expect(summaryOf([0, { type: 'failure', code: 'fragLoadError', fatal: false }], [10, { type: 'failure', code: 'manifestLoadError', fatal: false }], [9000, { type: 'failure', code: 'manifestLoadError', fatal: true }], [9000, left])).toEqual({
    startupMs: undefined, watchedSeconds: 0, rebufferCount: 0, rebufferSeconds: 0, rebufferRatio: 0, averageBitrate: undefined, switchCount: 0, seekCount: 0,
    errors: [{ code: 'fragLoadError', fatal: false }, { code: 'manifestLoadError', fatal: true }],
  });
});

test('of a stream that fails for ever the last failures are kept', () => {
  const events = Array.from({ length: 50 }, (_, at): [number, PlaybackEventFacts] => [at, { type: 'failure', code: String(at), fatal: false }]);
  expect(summaryOf(...events).errors.map(({ code }) => code)).toEqual(Array.from({ length: 20 }, (_, at) => String(at + 30)));
});

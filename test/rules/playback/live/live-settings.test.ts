import { expect, it } from 'vitest';
import { liveSettingsOf } from '../../../../src/rules/playback/live/live-settings.ts';

it.each([
  [{}, {}, { edgeTolerance: 6 }],
  [{ lowLatency: true }, {}, { edgeTolerance: 3, targetLatency: 3 }],
  [{}, { targetLatency: 2 }, { edgeTolerance: 6, targetLatency: 2 }],
  [{ lowLatency: true }, { edgeTolerance: 10 }, { edgeTolerance: 10, targetLatency: 3 }],
  [{}, { edgeTolerance: undefined, targetLatency: -1 }, { edgeTolerance: 6 }],
])('of a stream %j, of which a page wants %j: %j', (stream, wanted, settings) => {
  expect(liveSettingsOf(stream, wanted)).toEqual(settings);
});

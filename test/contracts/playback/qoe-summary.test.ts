import { qoeSummary } from '../../../src/contracts/playback/qoe-summary.ts';
import { describeContract } from '../describe-contract.ts';

const numbers = {
  startupMs: 640, watchedSeconds: 58, rebufferCount: 1, rebufferSeconds: 0.4, rebufferRatio: 0.007, averageBitrate: 900_000,
  switchCount: 2, droppedFrames: 3, decodedFrames: 1500, seekCount: 1,
};

describeContract('how well a playback went', qoeSummary, {
  whole: { realm: 'arena', content: 'vod:1001', playId: 'p1', engine: 'hls', live: true, ...numbers, errors: [{ code: 'network', fatal: false }] },
  needs: ['realm', 'content', 'playId'], defaults: { errors: [] },
  refused: [['an engine that there is not', { engine: 'flash' }], ['a failure without a code', { errors: [{ fatal: true }] }], ['an endless time', { watchedSeconds: Infinity }]],
});

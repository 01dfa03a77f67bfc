import { expect, test } from 'vitest';
import { playbackStatsOf, type PlaybackFigures } from '../../../../src/rules/playback/stats/playback-stats.ts';

const figures: PlaybackFigures = {
  content: 'vod:1001', engine: 'hls', picture: { width: 1280, height: 720 }, shown: { width: 854.4, height: 480.2 },
  quality: { width: 1280, height: 720, bitrate: 2_400_000, frameRate: 25 }, isAutomatic: true, bandwidth: 8_449_000, bufferedAhead: 12.34,
  frames: { total: 1234, dropped: 3 }, latency: undefined, codecs: ['avc1.4d401f', 'mp4a.40.2'], keySystems: undefined, stalls: 0, stalledSeconds: 0, startupMs: 812,
};
const read = (facts: Partial<PlaybackFigures> = {}, locale = 'en') => Object.fromEntries(playbackStatsOf({ ...figures, ...facts }, locale).map(({ key, value }) => [key, value]));

test('says how a title plays', () => {
  expect(read()).toEqual({
    statsContent: 'vod:1001', statsEngine: 'hls.js · HLS', statsPicture: '1280 × 720 → 854 × 480', quality: '720p · 2.4 Mbit/s · auto', statsBandwidth: '8.4 Mbit/s',
    statsBuffer: '12.3 s', statsFrames: '3 / 1,234', statsCodecs: 'avc1.4d401f · mp4a.40.2', statsProtection: '–', statsStalls: '0', statsStartup: '812 ms',
  });
});

test.each<[string, Partial<PlaybackFigures>, object]>([
  ['a live title is behind its source', { latency: 3.27 }, { statsLatency: '3.3 s' }],
  ['a chosen quality is not automatic', { isAutomatic: false }, { quality: '720p · 2.4 Mbit/s' }],
  ['a protected title names its systems once each', { keySystems: ['com.widevine.alpha', 'com.apple.fps', 'com.apple.fps.1_0', 'x.other'] }, { statsProtection: 'Widevine · FairPlay · x.other' }],
  ['interruptions have a length', { stalls: 2, stalledSeconds: 1.52 }, { statsStalls: '2 · 1.5 s' }],
  ['a browser that plays by itself tells little', { engine: 'native', bandwidth: undefined, codecs: [undefined], quality: { height: 720, width: 1280 } }, { statsEngine: 'HLS', statsBandwidth: '–', statsCodecs: '–', quality: '720p · auto' }],
  ['before the first picture', { engine: undefined, picture: { width: 0, height: 0 }, quality: undefined, startupMs: undefined }, { statsEngine: '–', statsPicture: '–', quality: '–', statsStartup: '–' }],
])('%s', (_case, facts, expected) => {
  expect(read(facts)).toMatchObject(expected);
});

test('numbers are written as the viewer’s language writes them', () => {
  expect(read({}, 'es')).toMatchObject({ statsBandwidth: '8,4 Mbit/s', statsBuffer: '12,3 s' });
});

import { expect, test } from 'vitest';
import { qualityName, type NamedQuality } from '../../../../src/rules/playback/tracks/quality-name.ts';

test.each<[NamedQuality, string | undefined]>([
  [{ width: 1280, height: 720, frameRate: 25 }, '720p'],
  [{ width: 1920, height: 1080, frameRate: 59.94 }, '1080p60'],
  [{ width: 3840, height: 2160, frameRate: 50, dynamicRange: 'PQ' }, '2160p50 HDR'],
  [{ width: 1920, height: 800 }, '1080p'],
  [{ width: 720, height: 1280 }, '720p'],
  [{ width: 640, height: 480 }, '480p'],
  [{ height: 720, dynamicRange: 'SDR' }, '720p'],
  [{ bitrate: 2_500_000 }, '2.5 Mbit/s'],
  [{}, undefined],
])('%j is called %s', (quality, name) => {
  expect(qualityName(quality)).toBe(name);
});

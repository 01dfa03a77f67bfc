import { describe, expect, test } from 'vitest';
import { chooseAdFile } from '../../../../src/rules/playback/ads/choose-ad-file.ts';

describe('which file of an ad plays', () => {
  const mp4 = (height: number, bitrate = 800) => ({ url: `${height}-${bitrate}.mp4`, type: 'video/mp4', height, bitrate });
  const hls = { url: 'ad.m3u8', type: 'application/x-mpegURL', height: 0, bitrate: 0 };
  const webm = { url: 'ad.webm', type: 'video/webm', height: 720, bitrate: 900 };
  const canPlay = (type: string) => type === 'video/mp4';
  const rows: [why: string, files: (typeof hls)[], height: number, url: string | undefined][] = [
    ['the smallest one that fills the picture', [mp4(1080), mp4(360), mp4(720)], 500, '720-800.mp4'],
    ['the largest one where none does', [mp4(240), mp4(360)], 500, '360-800.mp4'],
    ['the lighter one of two alike', [mp4(720, 3000), mp4(720, 900)], 500, '720-900.mp4'],
    ['HLS where there is nothing else', [webm, hls], 500, 'ad.m3u8'],
    ['none where the browser plays none', [webm], 500, undefined],
    ['none where there is none', [], 500, undefined],
  ];
  test.each(rows)('%s', (_why, files, height, url) => {
    expect(chooseAdFile(files, canPlay, height)?.url).toBe(url);
  });
});

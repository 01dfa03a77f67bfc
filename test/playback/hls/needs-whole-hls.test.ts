import { expect, test } from 'vitest';
import { needsWholeHls } from '../../../src/playback/hls/needs-whole-hls.ts';

test.each([
  ['a variable', '#EXT-X-DEFINE:NAME="host",VALUE="a"', true],
  ['content steering', '#EXT-X-CONTENT-STEERING:SERVER-URI="/steer"', true],
  ['an interstitial', '#EXT-X-DATERANGE:ID="ad",CLASS="com.apple.hls.interstitial",START-DATE="2026-01-01T00:00:00Z"', true],
  ['a key of a DRM system', '#EXT-X-KEY:METHOD=SAMPLE-AES,URI="skd://1",KEYFORMAT="com.apple.streamingkeydelivery"', true],
  ['such a key named ahead', '#EXT-X-SESSION-KEY:METHOD=SAMPLE-AES-CTR,URI="data:,1",KEYFORMAT="urn:uuid:edef8ba9"', true],
  ['a plain key', '#EXT-X-KEY:METHOD=AES-128,URI="key"', false],
  ['a plain key that says so', '#EXT-X-KEY:METHOD=AES-128,URI="key",KEYFORMAT="identity"', false],
  ['another date range', '#EXT-X-DATERANGE:ID="chapter",CLASS="chapter",START-DATE="2026-01-01T00:00:00Z"', false],
  ['alternate sound and subtitles', '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="English",URI="en.m3u8"', false],
])('%s: whole %#', (_case, line, whole) => {
  expect(needsWholeHls(`#EXTM3U\n${line}\n#EXTINF:4,\na.m4s\n`)).toBe(whole);
});

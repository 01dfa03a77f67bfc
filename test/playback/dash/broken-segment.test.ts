import { expect, test } from 'vitest';
import { longestWebVtt } from '../../../src/contracts/playback/web-vtt.ts';
import { isWholeMedia, refuseBrokenSegment } from '../../../src/playback/dash/broken-segment.ts';
import { longestManifest } from '../../../src/playback/longest-manifest.ts';

/** Boxes of ISO media, by the length that each one says it has and the bytes that it really has. */
function boxes(...lengths: (readonly [said: number, real: number])[]): ArrayBuffer {
  const data = new DataView(new ArrayBuffer(lengths.reduce((sum, [, real]) => sum + real, 0)));
  let at = 0;
  for (const [said, real] of lengths) {
    data.setUint32(at, said);
    at += real;
  }
  return data.buffer;
}

function longBox(): ArrayBuffer {
  const data = new DataView(boxes([1, 24]));
  data.setBigUint64(8, 24n);
  return data.buffer;
}

test.each([
  ['boxes from the first byte to the last', boxes([16, 16], [40, 40]), true],
  ['a last box that goes on to the end', boxes([16, 16], [0, 40]), true],
  ['a box with a long length', longBox(), true],
  ['nothing, as after bytes that were handed over already', new ArrayBuffer(0), true],
  ['a segment that was cut off', boxes([16, 16], [40, 20]), false],
  ['other bytes', boxes([0x3A5B7C9D, 40]), false],
  ['a length shorter than its own name', boxes([4, 40]), false],
  ['bytes after the last box', boxes([16, 16], [16, 20]), false],
])('%s', (_case, data, whole) => {
  expect(isWholeMedia(data)).toBe(whole);
});

const responseOf = (type: string, mimeType: string, data: unknown, status = 200) => ({ status, data, request: { customData: { request: { type, representation: { mimeType } } } } });
const damaged = boxes([16, 16], [40, 20]);

test.each([
  ['a damaged segment', responseOf('MediaSegment', 'video/mp4', damaged), 0],
  ['a damaged header', responseOf('InitializationSegment', 'audio/mp4', damaged), 0],
  ['a whole segment', responseOf('MediaSegment', 'video/mp4', boxes([16, 16])), 200],
  ['captions, which are text', responseOf('MediaSegment', 'text/vtt', damaged), 200],
  ['a segment of another container', responseOf('MediaSegment', 'video/webm', damaged), 200],
  ['a refusal, which keeps its status', responseOf('MediaSegment', 'video/mp4', boxes([0x7B22636F, 40]), 403), 403],
  ['a manifest', responseOf('MPD', '', '<MPD/>'), 200],
  ['a manifest as long as it may be', responseOf('MPD', '', ' '.repeat(longestManifest)), 200],
  ['a manifest that is longer', responseOf('MPD', '', ' '.repeat(longestManifest + 1)), 0],
  ['captions that are longer than any', responseOf('MediaSegment', 'application/ttml+xml', new ArrayBuffer(longestWebVtt + 1)), 0],
  ['captions of a refusal, which keeps its status', responseOf('MediaSegment', 'text/vtt', ' '.repeat(longestWebVtt + 1), 404), 404],
  ['a request of which nothing is known', { status: 200, data: damaged, request: {} }, 200],
])('%s, as dash.js sees it', async (_case, response, status) => {
  expect(await refuseBrokenSegment(response as never)).toMatchObject({ status });
});

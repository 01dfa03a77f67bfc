import type { LoaderCallbacks, LoaderContext } from 'hls.js';
import { expect, test, vi } from 'vitest';
import { longestWebVtt } from '../../../../src/contracts/playback/web-vtt.ts';
import { refuseTooLong } from '../../../../src/playback/hls/loader/refuse-too-long.ts';
import { longestManifest } from '../../../../src/playback/longest-manifest.ts';

const segment = (type: string) => ({ responseType: 'arraybuffer', frag: { type } });

test.each([
  ['a playlist as long as it may be', { responseType: 'text' }, 'x'.repeat(longestManifest), true],
  ['a playlist that is longer', { responseType: 'text' }, 'x'.repeat(longestManifest + 1), false],
  ['captions as long as they may be', segment('subtitle'), new ArrayBuffer(longestWebVtt), true],
  ['captions that are longer', segment('subtitle'), new ArrayBuffer(longestWebVtt + 1), false],
  ['a picture of any length', segment('main'), new ArrayBuffer(longestManifest + 1), true],
  ['a key, which belongs to no segment', { responseType: 'arraybuffer' }, new ArrayBuffer(16), true],
])('%s', (_case, context, data, isTaken) => {
  const callbacks = { onSuccess: vi.fn(), onError: vi.fn(), onTimeout: vi.fn() };
  refuseTooLong(callbacks as unknown as LoaderCallbacks<LoaderContext>).onSuccess({ url: '', data }, {} as never, context as never, null);
  expect(callbacks.onSuccess).toHaveBeenCalledTimes(isTaken ? 1 : 0);
  expect(callbacks.onError.mock.calls.map(([error]) => error as unknown)).toEqual(isTaken ? [] : [{ code: 0, text: 'too long' }]);
});

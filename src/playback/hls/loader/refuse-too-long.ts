import type { LoaderCallbacks, LoaderContext } from 'hls.js';
import { longestWebVtt } from '../../../contracts/playback/web-vtt.ts';
import { longestManifest } from '../../longest-manifest.ts';

/** Makes a text that is too long a failed request: hls.js would read it whole, while nothing else on the page moves. Pictures and sound are of any length. */
export function refuseTooLong(callbacks: LoaderCallbacks<LoaderContext>): LoaderCallbacks<LoaderContext> {
  return {
    ...callbacks,
    onSuccess(response, stats, context, details) {
      const { data } = response;
      const isLong = typeof data === 'string' ? data.length > longestManifest : isCaptions(context) && data instanceof ArrayBuffer && data.byteLength > longestWebVtt;
      if (isLong) callbacks.onError({ code: 0, text: 'too long' }, context, details, stats);
      else callbacks.onSuccess(response, stats, context, details);
    },
  };
}

const isCaptions = (context: LoaderContext): boolean => 'frag' in context && (context.frag as { type?: string } | undefined)?.type === 'subtitle';

import type { MediaPlayerClass, Representation } from 'dashjs';
import { longestWebVtt } from '../../contracts/playback/web-vtt.ts';
import { longestManifest } from '../longest-manifest.ts';

type ResponseInterceptor = Parameters<MediaPlayerClass['addResponseInterceptor']>[0];

/** What dash.js knows of a request; missing from its types. */
interface SegmentRequest {
  type?: string;
  representation?: Pick<Representation, 'mimeType'>;
}

/**
 * Makes a damaged segment a failed request, which dash.js makes again, and a manifest or captions that are longer than any.
 *
 * dash.js hands any bytes to the decoder: there one damaged segment ends playback, or leaves a gap. A text of any length it reads whole, while nothing
 * else on the page moves.
 */
export const refuseBrokenSegment: ResponseInterceptor = async (response) => {
  const data: unknown = response.data;
  const { representation, type } = (Reflect.get(response.request.customData ?? {}, 'request') ?? {}) as SegmentRequest;
  const isMedia = /^(?:video|audio)\//.test(representation?.mimeType ?? '');
  const isSegment = (type === 'MediaSegment' || type === 'InitializationSegment') && /^(?:video|audio)\/mp4/.test(representation?.mimeType ?? '');
  const isBroken = isSegment && data instanceof ArrayBuffer && !isWholeMedia(data);
  // A refusal keeps its status, which says more.
  if (response.status !== undefined && response.status < 300 && (isBroken || (!isMedia && isTooLong(data, type === 'MPD' ? longestManifest : longestWebVtt)))) response.status = 0;
  return response;
};

const isTooLong = (data: unknown, most: number): boolean => (typeof data === 'string' ? data.length : data instanceof ArrayBuffer ? data.byteLength : 0) > most;

/** Whether bytes are boxes of ISO media from the first to the last: each one's length leads to the next. @source ISO/IEC 14496-12 §4.2 */
export function isWholeMedia(data: ArrayBuffer): boolean {
  const view = new DataView(data);
  let at = 0;
  while (at + 8 <= view.byteLength) {
    const size = view.getUint32(at);
    // 0: the box goes on to the end. 1: its length is in the eight bytes after its name.
    if (size === 0) return true;
    const length = size === 1 && at + 16 <= view.byteLength ? Number(view.getBigUint64(at + 8)) : size;
    if (length < 8) return false;
    at += length;
  }
  return at === view.byteLength;
}

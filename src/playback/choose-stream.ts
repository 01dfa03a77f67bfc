import type { PlayerUrls } from '../contracts/playback/playback-details.ts';
import type { Stream } from '../contracts/playback/stream.ts';

/** What this browser can do. */
export interface PlaybackSupport {
  mediaSource: boolean;
  nativeHls: boolean;
}

/** Which engine plays which stream. */
export interface StreamChoice {
  engine: 'hls' | 'dash' | 'native';
  stream: Stream;
}

/**
 * Which of a title's streams to play, and with what.
 *
 * HLS wherever there is Media Source, also where the browser says it could do HLS itself; DASH when only DASH is given.
 *
 * @returns undefined when nothing here can play the title
 * @source design/player.md "hls.js plays HLS wherever there is Media Source"; HLS before DASH chosen: one engine for most titles
 */
export function chooseStream(urls: Pick<PlayerUrls, 'hls' | 'dash'>, support: PlaybackSupport): StreamChoice | undefined {
  const [hls] = urls.hls;
  const [dash] = urls.dash;
  if (hls && support.mediaSource) return { engine: 'hls', stream: hls };
  if (dash && support.mediaSource) return { engine: 'dash', stream: dash };
  if (hls && support.nativeHls) return { engine: 'native', stream: hls };
  return undefined;
}

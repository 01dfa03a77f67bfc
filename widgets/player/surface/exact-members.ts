import { originOf } from '../../../src/store/playback/follow-media.ts';
import type { PlayerApi } from '../../../src/features/player/player-api.ts';

/** Slowest and fastest that a player takes. @source design/player.md "Transport": rate 0.25–2 */
const isRate = (rate: number) => rate >= 0.25 && rate <= 2;

/** Ranges of the element's clock as the player counts: a live window slides. */
const shifted = (ranges: TimeRanges, by: number): TimeRanges => ({
  length: ranges.length,
  start: (at) => Math.max(0, ranges.start(at) - by),
  end: (at) => Math.max(0, ranges.end(at) - by),
});

/**
 * Members in which a player differs from the media element inside it: a live title counts from the start of its window, an engine
 * that starts again is not seen, and what a page sets is kept as the viewer's choice. Fetched with the first picture.
 */
export function makeExact(api: PlayerApi): void {
  Object.defineProperties(api, Object.getOwnPropertyDescriptors(exactMembers(api)));
}

function exactMembers({ player, video }: PlayerApi) {
  // An element that broke, or was emptied, says so before its events do.
  const isLost = () => player.metadata.peek() && (video.error !== null || video.readyState === HTMLMediaElement.HAVE_NOTHING);
  const isSwapping = () => player.swapping.peek() || player.phase.peek() !== 'open' || isLost();
  const origin = () => originOf(video, player.live.peek());
  const ranges = (of: TimeRanges): TimeRanges => (player.live.peek() ? shifted(of, origin()) : of);
  return {
    get currentTime() { return isSwapping() ? player.position.peek() : Math.max(0, video.currentTime - origin()); },
    set currentTime(to: number) {
      if (!Number.isFinite(+to)) throw new TypeError('currentTime is a finite number of seconds');
      if (player.metadata.peek()) void player.seek(+to);
      else video.currentTime = to;
    },
    /** Where the browser has it; others seek by `currentTime`. */
    fastSeek: (to: number) => void player.seek(+to),
    get duration() { return player.duration.peek() ?? (player.live.peek() ? Infinity : NaN); },
    get paused() { return isSwapping() ? player.paused.peek() : video.paused; },
    get volume() { return video.volume; },
    set volume(part: number) {
      video.volume = part;
      player.setVolume(part * 100);
    },
    get muted() { return video.muted; },
    set muted(on: boolean) { player.setMuted(!!on); },
    get playbackRate() { return video.playbackRate; },
    set playbackRate(rate: number) {
      if (Number.isFinite(+rate) && !isRate(rate)) throw new DOMException('playbackRate is between 0.25 and 2', 'NotSupportedError');
      video.playbackRate = rate;
      player.setRate(+rate);
    },
    setTextTrack(id: string | null) {
      if (id !== null && !player.textTracks.peek().some((track) => track.id === id)) throw Object.assign(new Error('No such track'), { code: 'TRACK_NOT_FOUND' });
      player.setTextTrack(id);
    },
    get buffered() { return ranges(video.buffered); },
    get played() { return ranges(video.played); },
    get seekable() { return ranges(video.seekable); },
  };
}

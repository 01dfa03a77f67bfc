import type { Connection } from '../../bridge/host/connect.ts';
import type { TitleContent } from '../../src/store/playback/player-state.ts';
import type { framedTracks, KnownState } from './framed-state.ts';
import type { TrackOwner } from './surface/media-slot.ts';

/** What a frame of this release takes beside what every frame does. */
type Newer = Partial<Record<'setRate' | 'setAudioTrack' | 'setQuality', (value: never) => Promise<unknown>>>;

/** A message may be lost with its frame; nobody waits for these. */
const send = (answer: Promise<unknown> | undefined) => void answer?.catch(() => undefined);

/** How much is there, as far as the status tells. @source HTML "readyState" */
function readyStateOf({ status, duration, live }: KnownState): number {
  if (status === 'idle' || status === 'loading' || (duration === null && !live)) return HTMLMediaElement.HAVE_NOTHING;
  return status === 'buffering' || status === 'seeking' ? HTMLMediaElement.HAVE_METADATA : HTMLMediaElement.HAVE_ENOUGH_DATA;
}

const rangesOf = (stretches: readonly { start: number; end: number }[]): TimeRanges => ({
  length: stretches.length,
  start: (at) => boundOf(stretches, at, 'start'),
  end: (at) => boundOf(stretches, at, 'end'),
});

function boundOf(stretches: readonly { start: number; end: number }[], at: number, bound: 'start' | 'end'): number {
  const stretch = stretches[at];
  if (!stretch) throw new DOMException('No such range', 'IndexSizeError');
  return stretch[bound];
}

/** The browser's own element says what it would take, and throws for the rest. */
function checked<N extends 'volume' | 'playbackRate'>(name: N, value: number): number {
  const model = document.createElement('video');
  model[name] = value;
  return model[name];
}

function checkedSeconds(to: unknown): number {
  const seconds = Number(to);
  if (!Number.isFinite(seconds)) throw new TypeError('currentTime is a finite number of seconds');
  return Math.max(0, seconds);
}

/**
 * The media members of an element whose player stands in a frame. What is set is answered at once and sent; the frame's own events
 * correct it.
 */
export function framedMembers(connection: Connection & Newer, content: TitleContent, known: KnownState, lists: ReturnType<typeof framedTracks>['lists']) {
  const tracks: TrackOwner = {
    ...lists,
    setTextTrack: (id) => send(connection.setTextTrack(id)),
    setAudioTrack: (id) => send(connection.setAudioTrack?.(id as never)),
    setQuality: (id) => send(connection.setQuality?.((id ?? 'auto') as never)),
  };
  const seekTo = (to: unknown) => {
    known.position = checkedSeconds(to);
    known.seeking = true;
    send(connection.seek({ to: known.position }));
  };
  return {
    player: tracks,
    async play() {
      await connection.play();
      known.paused = false;
    },
    async pause() {
      known.paused = true;
      await connection.pause();
    },
    load: async () => void (await connection.load(content)),
    seek: async (to: number) => void (await connection.seek({ to })),
    setTextTrack: async (id: string | null) => void (await connection.setTextTrack(id)),
    fastSeek: seekTo,
    get currentTime() { return known.position; },
    set currentTime(to: number) { seekTo(to); },
    get duration() { return known.duration ?? (known.live ? Infinity : Number.NaN); },
    get paused() { return known.paused; },
    get ended() { return known.ended; },
    get seeking() { return known.seeking; },
    get readyState() { return readyStateOf(known); },
    get networkState() { return known.status === 'idle' ? HTMLMediaElement.NETWORK_EMPTY : HTMLMediaElement.NETWORK_LOADING; },
    get volume() { return known.volume / 100; },
    set volume(part: number) {
      known.volume = checked('volume', part) * 100;
      send(connection.setVolume(known.volume));
    },
    get muted() { return known.muted; },
    set muted(on: boolean) {
      known.muted = !!on;
      send(connection.setMuted(known.muted));
    },
    get playbackRate() { return known.rate; },
    set playbackRate(rate: number) {
      known.rate = checked('playbackRate', rate);
      send(connection.setRate?.(known.rate as never));
    },
    get buffered() { return rangesOf(known.buffered); },
    get seekable() {
      const end = known.live ? known.windowSeconds : known.duration ?? 0;
      return rangesOf(end > 0 ? [{ start: 0, end }] : []);
    },
  };
}

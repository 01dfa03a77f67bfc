import type { PlayerState } from '../../bridge/contract/player-state.ts';
import type { Connection } from '../../bridge/host/connect.ts';
import type { Emit } from '../../src/binding/emit.ts';
import type { PlayContent } from '../../src/store/playback/player-state.ts';

/**
 * What the element answers for while its player stands in a frame: what the frame last told.
 *
 * @param content what `load` opens again
 */
export function framedApi(connection: Connection, content: PlayContent, emit: Emit, setState: (name: string, on: boolean) => void): { api: object; stop(): void } {
  const known = { position: 0, duration: Number.NaN as number, volume: 100, muted: false, playing: false, ended: false, seeking: false, textTracks: [] as PlayerState['textTracks'] };
  const stops = [
    connection.on('statechange', (state) => {
      Object.assign(known, { position: state.position, duration: state.duration ?? Number.NaN, volume: state.volume, muted: state.muted, playing: state.playing, ended: state.status === 'ended', seeking: state.status === 'seeking', textTracks: state.textTracks });
      setState('playing', state.playing);
      emit('statechange', { status: state.status });
    }),
    connection.on('timeupdate', ({ position }) => {
      known.position = position;
      emit('timeupdate');
    }),
    connection.on('volumechange', ({ volume, muted }) => {
      Object.assign(known, { volume, muted });
      emit('volumechange');
    }),
    connection.on('ready', (detail) => void emit('ready', detail)),
    connection.on('play', () => void emit('play')),
    connection.on('pause', () => void emit('pause')),
    connection.on('ended', () => void emit('ended')),
    connection.on('error', (detail) => void emit('error', detail)),
    connection.on('playbackblocked', (detail) => void emit('playback-blocked', detail)),
    connection.on('accessrequired', (detail) => void emit(detail.need === 'sign-in' ? 'sign-in-required' : 'access-required', detail)),
  ];
  const api = {
    play: () => connection.play(),
    pause: () => connection.pause(),
    load: () => connection.load(content),
    seek: (to: number) => connection.seek({ to }),
    setTextTrack: (id: string | null) => connection.setTextTrack(id),
    get currentTime() { return known.position; },
    set currentTime(to: number) { void connection.seek({ to }); },
    get duration() { return known.duration; },
    get paused() { return !known.playing; },
    get ended() { return known.ended; },
    get seeking() { return known.seeking; },
    get readyState() { return 0; },
    get textTracks() { return known.textTracks; },
    get volume() { return known.volume / 100; },
    set volume(part: number) { void connection.setVolume(part * 100); },
    get muted() { return known.muted; },
    set muted(on: boolean) { void connection.setMuted(on); },
  };
  return { api, stop: () => stops.forEach((stop) => stop()) };
}

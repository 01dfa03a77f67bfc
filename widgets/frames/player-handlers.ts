import { failure } from '../../bridge/frame/failure.ts';
import type { FrameServerOptions } from '../../bridge/frame/frame-server.ts';
import { publicStateOf } from '../../src/features/player/public-state.ts';
import type { Player } from '../../src/store/playback/player.ts';
import { listTracks, load, pause, play, seek, setMuted, setTextTrack, setVolume } from './player-commands.ts';

/**
 * What a host's requests do to the frame's player.
 *
 * @param find the player; undefined until it is drawn, which is answered as PLAYER_NOT_FOUND
 */
export function playerHandlers(find: () => Player | undefined): FrameServerOptions['handlers'] {
  const player = (): Player => {
    const found = find();
    if (!found) throw failure('PLAYER_NOT_FOUND');
    return found;
  };
  return {
    getState: () => publicStateOf(player()),
    load: (input) => load(player(), input),
    play: () => play(player()),
    pause: () => pause(player()),
    seek: (input) => seek(player(), input),
    setVolume: ({ value }) => setVolume(player(), value),
    setMuted: ({ value }) => setMuted(player(), value),
    listTracks: () => listTracks(player()),
    setTextTrack: ({ id }) => setTextTrack(player(), id),
  };
}

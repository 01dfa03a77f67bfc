import type { Signal } from '@preact/signals-core';
import { failure } from '../../bridge/frame/failure.ts';
import type { FrameServerOptions } from '../../bridge/frame/frame-server.ts';
import { publicStateOf } from '../../src/features/player/public-state.ts';
import type { Player } from '../../src/store/playback/player.ts';
import { listTracks, load, pause, play, seek, setMuted, setTextTrack, setVolume } from './player-commands.ts';

/** What a page sets on a framed player beside its title. */
export interface PlayerOptions {
  loop: Signal<boolean>;
  poster: Signal<string | undefined>;
}

/**
 * What a host's requests do to the frame's player.
 *
 * @param options what the page sets on the player beside its title
 * @param find the player; undefined until it is drawn, which is answered as PLAYER_NOT_FOUND
 */
export function playerHandlers(find: () => Player | undefined, options: PlayerOptions): FrameServerOptions['handlers'] {
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
    setOptions: ({ loop, poster }) => {
      if (loop !== undefined) options.loop.value = loop;
      if (poster !== undefined) options.poster.value = poster ?? undefined;
      return {};
    },
    setTextTrack: ({ id }) => setTextTrack(player(), id),
  };
}

import type { Signal } from '@preact/signals-core';
import type { Grants } from '../../bridge/contract/origins/grants.ts';
import { failure } from '../../bridge/frame/requests/failure.ts';
import type { FrameServerOptions } from '../../bridge/frame/frame-server.ts';
import { publicStateOf } from '../features/player/public-state.ts';
import { setFullscreen, setPictureInPicture } from './display-commands.ts';
import type { DrivenPlayer, PlayerPlace } from './driven-player.ts';
import { isSingle, setLayout } from './layout-commands.ts';
import { hidesPlace, withoutPlace } from './kept-place.ts';
import { until } from './until.ts';
import { load } from './load-content.ts';
import { setMuted, setVolume } from './sound-commands.ts';
import { listQualities, listTracks, setAudioTrack, setQuality, setTextTrack } from './track-commands.ts';
import { pause, play, restart, seek, setRate, stop } from './transport-commands.ts';

/** What a page sets on a framed player beside its title. */
export interface PlayerOptions {
  loop: Signal<boolean>;
  poster: Signal<string | undefined>;
}

/** One picture again: what is loaded is shown alone. */
async function alone(place: PlayerPlace, driven: DrivenPlayer, signal: AbortSignal): Promise<DrivenPlayer> {
  if (!driven.multi) return driven;
  place.show(undefined, { layout: 'single' });
  return until(place.driven, isSingle, signal);
}

/**
 * What a host's requests do to the frame's player.
 *
 * @param place where the player is; until it is drawn, PLAYER_NOT_FOUND is the answer
 * @param options what the page sets on the player beside its title
 */
export function playerHandlers(place: PlayerPlace, options: PlayerOptions): NonNullable<FrameServerOptions['handlers']> {
  const driven = (): DrivenPlayer => {
    const found = place.driven.peek();
    if (!found) throw failure('PLAYER_NOT_FOUND');
    return found;
  };
  const player = () => driven().player;
  const told = <T>(facts: T, grants: Grants): T => (hidesPlace(player(), grants) ? withoutPlace(facts) : facts);
  return {
    getState: (_, { grants }) => told(publicStateOf(player()), grants),
    load: async (input, { signal }) => {
      const { player: single, client } = await alone(place, driven(), signal);
      return load(single, client, input);
    },
    play: () => play(player()),
    pause: () => pause(player()),
    stop: () => stop(player()),
    restart: () => restart(player()),
    seek: async (input, { grants }) => told(await seek(player(), input), grants),
    setVolume: ({ value }) => setVolume(player(), value),
    setMuted: ({ value }) => setMuted(player(), value),
    setRate: ({ value }) => setRate(player(), value),
    listTracks: () => listTracks(player()),
    setTextTrack: ({ id }) => setTextTrack(player(), id),
    setAudioTrack: ({ id }) => setAudioTrack(player(), id),
    listQualities: () => listQualities(player()),
    setQuality: ({ id }) => setQuality(player(), id),
    setFullscreen: ({ value }) => setFullscreen(player(), value),
    setPictureInPicture: ({ value }) => setPictureInPicture(driven().video, value),
    setLayout: (input, { signal }) => setLayout(place, driven(), input, signal),
    setOptions: ({ loop, poster }) => {
      if (loop !== undefined) options.loop.value = loop;
      if (poster !== undefined) options.poster.value = poster ?? undefined;
      return {};
    },
  };
}

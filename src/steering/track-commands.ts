import type { MethodOutput } from '../../bridge/contract/methods.ts';
import { failure } from '../../bridge/frame/requests/failure.ts';
import { publicStateOf } from '../features/player/public-state.ts';
import type { Player } from '../store/playback/player.ts';

const mustBeIn = (list: readonly { readonly id: string }[], id: string): void => {
  if (!list.some((one) => one.id === id)) throw failure('TRACK_NOT_FOUND');
};

export function listTracks(player: Player): MethodOutput<'listTracks'> {
  const { textTracks, audioTracks } = publicStateOf(player);
  return { tracks: textTracks, audio: audioTracks };
}

/** @param id null for no captions. @throws failure TRACK_NOT_FOUND */
export function setTextTrack(player: Player, id: string | null): MethodOutput<'setTextTrack'> {
  if (id !== null) mustBeIn(player.textTracks.peek(), id);
  player.setTextTrack(id);
  return listTracks(player);
}

/** @throws failure TRACK_NOT_FOUND */
export function setAudioTrack(player: Player, id: string): MethodOutput<'setAudioTrack'> {
  mustBeIn(player.audioTracks.peek(), id);
  player.setAudioTrack(id);
  return listTracks(player);
}

export function listQualities(player: Player): MethodOutput<'listQualities'> {
  const { qualities, quality } = publicStateOf(player);
  return { qualities, quality };
}

/** @param id `auto` to follow the network again. @throws failure TRACK_NOT_FOUND */
export function setQuality(player: Player, id: string): MethodOutput<'setQuality'> {
  if (id !== 'auto') mustBeIn(player.qualities.peek(), id);
  player.setQuality(id === 'auto' ? null : id);
  return listQualities(player);
}

import type { BridgeErrorCode } from '../../bridge/contract/error-codes.ts';
import type { MethodInput, MethodOutput } from '../../bridge/contract/methods.ts';
import { failure } from '../../bridge/frame/failure.ts';
import { publicStateOf } from '../../src/features/player/public-state.ts';
import type { PlaybackOutcome } from '../../src/rules/playback/playback-outcome.ts';
import { PlayFailure, type PlayFailureReason } from '../../src/store/playback/play-failure.ts';
import type { Player } from '../../src/store/playback/player.ts';

/** What stands between a viewer and a title, in the bridge's codes; absent where the failure is about playing, not about the title. */
const refusals: Partial<Record<PlaybackOutcome['kind'], BridgeErrorCode>> = {
  'sign-in': 'SIGN_IN_REQUIRED', purchase: 'ACCESS_DENIED', profile: 'ACCESS_DENIED', forbidden: 'ACCESS_DENIED', conflict: 'ACCESS_DENIED',
  'not-available': 'ACCESS_DENIED', geoblocked: 'GEOBLOCKED', 'not-found': 'VOD_NOT_FOUND', 'not-live': 'VOD_NOT_FOUND',
};

const reasons: Partial<Record<PlaybackOutcome['kind'], PlayFailureReason>> = { 'not-started': 'not-live', 'has-ended': 'not-live' };

/**
 * Chooses what plays; answers when the title's facts are known.
 *
 * @throws failure VOD_NOT_FOUND, ACCESS_DENIED, SIGN_IN_REQUIRED, GEOBLOCKED, UNSUPPORTED for a trailer, PLAY_FAILED with `aborted` when other content was loaded meanwhile
 */
export async function load(player: Player, { kind, id, startAt, autoplay }: MethodInput<'load'>): Promise<MethodOutput<'load'>> {
  if (kind === 'trailer') throw failure('UNSUPPORTED');
  await player.open({ kind, id }, { startAt, autoplay });
  const shown = player.content.peek();
  if (shown?.kind !== kind || shown.id !== id) throw failure('PLAY_FAILED', { reason: 'aborted' });
  const outcome = player.outcome.peek();
  if (outcome) {
    const code = refusals[outcome.kind];
    throw code ? failure(code) : failure('PLAY_FAILED', { reason: reasons[outcome.kind] ?? 'network' });
  }
  const { title, accessLevel } = publicStateOf(player);
  return { id, title: title ?? '', accessLevel };
}

/** Answers what the media did. @throws failure PLAY_FAILED with a reason */
export async function play(player: Player): Promise<MethodOutput<'play'>> {
  try {
    await player.play();
  } catch (error) {
    throw failure('PLAY_FAILED', { reason: error instanceof PlayFailure ? error.reason : 'network' });
  }
  return playingOf(player);
}

export function pause(player: Player): MethodOutput<'pause'> {
  player.pause();
  return { ...playingOf(player), playing: false };
}

/**
 * To a second, by seconds, or to the live edge; answers after the media has moved.
 *
 * @throws failure OUT_OF_RANGE also when nothing is loaded or the title is not live
 */
export async function seek(player: Player, to: MethodInput<'seek'>): Promise<MethodOutput<'seek'>> {
  const length = player.live.peek() ? player.windowSeconds.peek() : player.duration.peek();
  if (length === undefined || ('live' in to && !player.live.peek())) throw failure('OUT_OF_RANGE');
  if ('live' in to) await player.seekToLive();
  else if ('by' in to) await player.seekBy(to.by);
  else if (to.to > length) throw failure('OUT_OF_RANGE');
  else await player.seek(to.to);
  return { position: player.position.peek() };
}

/** @param value 0–100; answers what the media took */
export async function setVolume(player: Player, value: number): Promise<MethodOutput<'setVolume'>> {
  player.setVolume(value);
  await nextTask();
  return { value: player.volumePercent.peek() };
}

export async function setMuted(player: Player, value: boolean): Promise<MethodOutput<'setMuted'>> {
  player.setMuted(value);
  await nextTask();
  return { value: player.muted.peek() };
}

export const listTracks = (player: Player): MethodOutput<'listTracks'> => ({ tracks: publicStateOf(player).textTracks });

/** @throws failure TRACK_NOT_FOUND */
export function setTextTrack(player: Player, id: string | null): MethodOutput<'setTextTrack'> {
  if (id !== null && !player.textTracks.peek().some((track) => track.id === id)) throw failure('TRACK_NOT_FOUND');
  player.setTextTrack(id);
  return listTracks(player);
}

const playingOf = (player: Player) => ({ playing: player.status.peek() === 'playing', muted: player.muted.peek() });

/** Media elements fire `volumechange` in a task of their own. */
const nextTask = () => new Promise<void>((resolve) => { setTimeout(resolve); });

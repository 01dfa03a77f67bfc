import type { PlaybackOutcome } from '../../rules/playback/playback-outcome.ts';
import { PlayFailure } from './play-failure.ts';
import type { Autoplay } from './player-state.ts';
import type { Player } from './player.ts';

/** A command that could not be done; `code` is a name of the bridge's error codes. */
export class PlayerCommandError extends Error {
  override readonly name = 'PlayerCommandError';
  readonly code: string;
  readonly reason: string | undefined;

  constructor(code: string, reason?: string) {
    super(code);
    this.code = code;
    this.reason = reason;
  }
}

/** The picture of a player that may cross to a host page. @source design/bridge.md requirement 8 */
export function publicStateOf(player: Player) {
  const content = player.content.peek();
  const item = player.item.peek();
  const status = player.status.peek();
  return {
    id: content?.id ?? null,
    title: item?.title ?? null,
    kind: content?.kind ?? null,
    accessLevel: item?.accessLevel ?? null,
    status,
    position: player.position.peek(),
    duration: player.duration.peek() ?? null,
    volume: player.volumePercent.peek(),
    muted: player.muted.peek(),
    playing: status === 'playing',
    live: player.live.peek(),
    fullscreen: player.fullscreen.peek(),
    textTracks: tracksOf(player),
  };
}

/** What stands between a viewer and a title, in the bridge's codes; nothing when the failure is about playing, not about the title. */
const refusals: Partial<Record<PlaybackOutcome['kind'], string>> = {
  'sign-in': 'SIGN_IN_REQUIRED', purchase: 'ACCESS_DENIED', profile: 'ACCESS_DENIED', forbidden: 'ACCESS_DENIED', conflict: 'ACCESS_DENIED',
  'not-available': 'ACCESS_DENIED', geoblocked: 'GEOBLOCKED', 'not-found': 'VOD_NOT_FOUND', 'not-live': 'VOD_NOT_FOUND',
};

const reasons: Partial<Record<PlaybackOutcome['kind'], string>> = { 'not-started': 'not-live', 'has-ended': 'not-live' };

/**
 * Chooses what plays; answers when the title's facts are known.
 *
 * @throws PlayerCommandError VOD_NOT_FOUND, ACCESS_DENIED, SIGN_IN_REQUIRED, GEOBLOCKED, UNSUPPORTED for a trailer, PLAY_FAILED
 */
export async function load(player: Player, { kind, id, startAt, autoplay }: { kind: 'vod' | 'live' | 'trailer'; id: string; startAt?: number; autoplay?: Autoplay }) {
  if (kind === 'trailer') throw new PlayerCommandError('UNSUPPORTED');
  await player.open({ kind, id }, { startAt, autoplay });
  const outcome = player.outcome.peek();
  if (outcome) {
    const code = refusals[outcome.kind];
    throw code ? new PlayerCommandError(code) : new PlayerCommandError('PLAY_FAILED', reasons[outcome.kind] ?? 'network');
  }
  const item = player.item.peek();
  return { id, title: item?.title ?? '', accessLevel: item?.accessLevel ?? null };
}

/** Answers what the media did. @throws PlayerCommandError PLAY_FAILED with a reason */
export async function play(player: Player) {
  try {
    await player.play();
  } catch (error) {
    throw new PlayerCommandError('PLAY_FAILED', error instanceof PlayFailure ? error.reason : 'network');
  }
  return playingOf(player);
}

export function pause(player: Player) {
  player.pause();
  return { ...playingOf(player), playing: false };
}

/**
 * To a second, by seconds, or to the live edge; answers after the media has moved.
 *
 * @throws PlayerCommandError OUT_OF_RANGE also when nothing is loaded or the title is not live
 */
export async function seek(player: Player, to: { to: number } | { by: number } | { live: true }) {
  const length = player.live.peek() ? player.windowSeconds.peek() : player.duration.peek();
  if (length === undefined || ('live' in to && !player.live.peek())) throw new PlayerCommandError('OUT_OF_RANGE');
  if ('live' in to) await player.seekToLive();
  else if ('by' in to) await player.seekBy(to.by);
  else if (to.to > length) throw new PlayerCommandError('OUT_OF_RANGE');
  else await player.seek(to.to);
  return { position: player.position.peek() };
}

/** @param value 0–100; answers what the media took */
export async function setVolume(player: Player, value: number) {
  player.setVolume(value);
  await nextTask();
  return { value: player.volumePercent.peek() };
}

export async function setMuted(player: Player, value: boolean) {
  player.setMuted(value);
  await nextTask();
  return { value: player.muted.peek() };
}

export const listTracks = (player: Player) => ({ tracks: tracksOf(player) });

/** @throws PlayerCommandError TRACK_NOT_FOUND */
export function setTextTrack(player: Player, id: string | null) {
  if (id !== null && !player.textTracks.peek().some((track) => track.id === id)) throw new PlayerCommandError('TRACK_NOT_FOUND');
  player.setTextTrack(id);
  return listTracks(player);
}

const tracksOf = (player: Player) => player.textTracks.peek().map((track) => ({ ...track }));
const playingOf = (player: Player) => ({ playing: player.status.peek() === 'playing', muted: player.muted.peek() });

/** Elements tell of a new volume in a task of their own. */
const nextTask = () => new Promise<void>((resolve) => { setTimeout(resolve); });

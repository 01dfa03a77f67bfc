import type { AccessRequest } from '../../parts/access/access-request.ts';
import type { PlaybackOutcome } from '../../rules/playback/playback-outcome.ts';
import type { PlayerStatus } from '../../store/playback/player-state.ts';
import type { Player } from '../../store/playback/player.ts';

/** A caption, subtitle or spoken language. */
export interface PublicTrack {
  id: string;
  language: string;
  label: string;
  active: boolean;
}

/** A picture quality; null for what the stream does not declare. Height in pixels, bitrate in bits per second. */
export interface PublicQuality {
  id: string;
  height: number | null;
  bitrate: number | null;
}

/** Which quality plays, and which was chosen; null for automatic. */
export interface PublicQualityInUse {
  playing: PublicQuality | null;
  chosen: string | null;
}

/**
 * The picture of a player that a page may have: no stream address, token, licence, profile or e-mail.
 *
 * @source spec 1 §6; design/bridge.md requirement 8
 */
export interface PublicPlayerState {
  id: string | null;
  title: string | null;
  kind: 'vod' | 'live' | 'trailer' | null;
  accessLevel: string | null;
  status: PlayerStatus;
  /** Seconds from the start; in a live window, from the window's start. */
  position: number;
  /** Seconds; null while unknown and for live. */
  duration: number | null;
  /** 0–100. */
  volume: number;
  muted: boolean;
  playing: boolean;
  live: boolean;
  fullscreen: boolean;
  /** 1 is the title's own speed. */
  rate: number;
  /** How far a live title can be rewound, seconds; 0 for others. */
  windowSeconds: number;
  /** Seconds behind the live edge; 0 at it and for others. */
  behindLive: number;
  /** Seconds on the player's own scale. */
  buffered: { start: number; end: number }[];
  textTracks: PublicTrack[];
  audioTracks: PublicTrack[];
  qualities: PublicQuality[];
  quality: PublicQualityInUse;
  /** What the viewer has to settle first. */
  need: AccessRequest['need'] | null;
  /** Why the title cannot be shown; `code` is stable, `message` is for logs. */
  error: { code: string; message: string; retryable: boolean } | null;
}

const needs: Partial<Record<PlaybackOutcome['kind'], AccessRequest['need']>> = { 'sign-in': 'sign-in', purchase: 'licence', profile: 'profile' };

/** The player as it is now. */
export function publicStateOf(player: Player): PublicPlayerState {
  const content = player.content.peek();
  const item = player.item.peek();
  const status = player.status.peek();
  const { playing, chosen } = player.quality.peek();
  const need = needs[player.outcome.peek()?.kind ?? 'default'] ?? null;
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
    rate: player.rate.peek(),
    windowSeconds: player.windowSeconds.peek(),
    behindLive: player.behindLive.peek(),
    buffered: player.buffered.peek().map(({ start, end }) => ({ start, end })),
    textTracks: tracksOf(player.textTracks.peek()),
    audioTracks: tracksOf(player.audioTracks.peek()),
    qualities: player.qualities.peek().map(qualityOf),
    quality: { playing: playing ? qualityOf(playing) : null, chosen },
    need,
    error: need ? null : errorOf(player),
  };
}

const tracksOf = (tracks: readonly PublicTrack[]): PublicTrack[] => tracks.map(({ id, language, label, active }) => ({ id, language, label, active }));
const qualityOf = ({ id, height = null, bitrate = null }: { id: string; height?: number | null; bitrate?: number | null }): PublicQuality => ({ id, height, bitrate });

function errorOf(player: Player): PublicPlayerState['error'] {
  const outcome = player.outcome.peek();
  if (outcome) return { code: outcome.code, message: outcome.labelKey, retryable: outcome.retryable };
  const failure = player.failure.peek();
  return failure ? { code: failure.code, message: failure.kind, retryable: true } : null;
}

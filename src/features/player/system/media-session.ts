import { effect, untracked } from '@preact/signals-core';
import type { Player } from '../../../store/playback/player.ts';
import type { PlayerScreen } from '../player-screen.ts';

/** Seconds, where the system's controls do not say. chosen: the buttons' own step */
const STEP = 10;

/** The player whose keys and notification the system shows: the one that began last. One page has one of it. */
let shown: object | undefined;

/** `skipad` of the specification is not in TypeScript's own list. @source W3C Media Session §4 "skipad" */
type Action = MediaSessionAction | 'skipad';
type Handlers = Partial<Record<Action, ((details: MediaSessionActionDetails) => void) | null>>;

/** What the system's controls do to a player; null where it has nothing to do. */
function handlersOf(player: Player, { next, previous }: PlayerScreen['neighbours']['value']): Handlers {
  const ad = player.ad.value;
  const skip = ad?.skip.value;
  const canSeek = !ad && (!player.live.value || player.windowSeconds.value > 0);
  return {
    play: () => void player.play().catch(() => undefined),
    pause: () => player.pause(),
    stop: () => player.pause(),
    seekbackward: canSeek ? ({ seekOffset }) => void player.seekBy(-(seekOffset ?? STEP)) : null,
    seekforward: canSeek ? ({ seekOffset }) => void player.seekBy(seekOffset ?? STEP) : null,
    seekto: canSeek ? ({ seekTime }) => { if (seekTime !== undefined) void player.seek(seekTime); } : null,
    nexttrack: next ? () => next() : null,
    previoustrack: previous ? () => previous() : null,
    skipad: skip ? () => skip() : null,
  };
}

function setHandlers(session: MediaSession, handlers: Handlers): void {
  for (const [action, handler] of Object.entries(handlers)) {
    try {
      session.setActionHandler(action as MediaSessionAction, handler);
    } catch {
      // A browser that does not know an action throws for it.
    }
  }
}

function metadataOf(player: Player, series: string): MediaMetadata {
  const item = player.item.value;
  const pictures = [item?.thumbnailUrl, item?.posterUrl].filter((src) => src !== undefined);
  return new MediaMetadata({ title: item?.title ?? '', artist: series, artwork: pictures.map((src) => ({ src })) });
}

/** Where the title is; a position past its end, or none, is what browsers throw for. */
function setPosition(session: MediaSession, player: Player): void {
  const duration = player.live.value ? player.windowSeconds.value : player.duration.value;
  const position = Math.min(player.position.value, duration ?? 0);
  const isKnown = duration !== undefined && Number.isFinite(duration) && duration > 0;
  session.setPositionState?.(isKnown ? { duration, position, playbackRate: player.rate.value } : undefined);
}

/**
 * Lets lock screens, headphones and media keys show and drive what plays: title, picture, position and what can be done.
 *
 * With several players on a page, the one that started last.
 *
 * @param artist what stands under the title
 * @returns stop, which takes everything back
 * @source design/player.md "System: Media Session with position"
 */
export function followMediaSession(player: Player, neighbours: PlayerScreen['neighbours'], artist: string, session = navigator.mediaSession): () => void {
  const own = {};
  let wasPlaying = false;
  const isShown = () => shown === own;
  const clear = () => {
    if (!isShown()) return;
    shown = undefined;
    session.metadata = null;
    session.playbackState = 'none';
    session.setPositionState?.();
    setHandlers(session, Object.fromEntries(Object.keys(untracked(() => handlersOf(player, {}))).map((action) => [action, null])));
  };
  const stops = [
    effect(() => {
      const isPlaying = !player.paused.value && player.started.value;
      if (isPlaying && !wasPlaying) shown = own;
      wasPlaying = isPlaying;
      if (player.phase.value !== 'open') return clear();
      if (!isShown()) return;
      session.playbackState = isPlaying ? 'playing' : 'paused';
      session.metadata = metadataOf(player, artist);
      setHandlers(session, handlersOf(player, neighbours.value));
    }),
    effect(() => {
      const isPlaying = !player.paused.value;
      if (isShown() || isPlaying) setPosition(session, player);
    }),
  ];
  return () => {
    stops.forEach((stop) => stop());
    clear();
  };
}

import { computed, effect, untracked } from '@preact/signals-core';
import { roomStep, type RoomPlace, type ShownPlace } from '../../../rules/playback/together/room-step.ts';
import type { PlayerStatus } from '../player-state.ts';
import type { Player } from '../player.ts';
import type { WatchRoomSlice } from './watch-room.ts';

/** Milliseconds between two looks at where the others are. */
const LOOK_EVERY = 500;
/** Milliseconds between two jumps. chosen: a slow connection that jumps again and again shows nothing at all */
const JUMP_EVERY = 4000;
/** What the player leaves out at the beginning of a live window, as its own seek does. */
const WINDOW_MARGIN = { seconds: 12, part: 0.25 };

/** What the viewer wants; undefined while the player is about something else. */
const wish: Readonly<Partial<Record<PlayerStatus, boolean>>> = { playing: true, buffering: true, paused: false };

/** What of a player is led. */
export type LedPlayer = Pick<Player, 'status' | 'live' | 'position' | 'duration' | 'windowSeconds' | 'behindLive' | 'liveSettings' | 'seeking' | 'rate' | 'ad'
  | 'dateShown' | 'play' | 'pause' | 'seekBy' | 'setRate'>;

/** Where the player is on the clock that everybody's stream shares; undefined while that is not known. */
function shownBy(player: LedPlayer): ShownPlace | undefined {
  const playing = wish[player.status.peek()];
  const [live, position, date] = [player.live.peek(), player.position.peek(), player.dateShown()];
  const place = live ? date : position * 1000;
  if (playing === undefined || place === undefined || player.ad.peek()) return undefined;
  const end = live ? player.windowSeconds.peek() : (player.duration.peek() ?? 0);
  const margin = live ? Math.min(WINDOW_MARGIN.seconds, end * WINDOW_MARGIN.part) : 0;
  const ahead = live ? player.behindLive.peek() : end - position;
  const reach = end > 0 ? { reach: { from: place - Math.max(0, position - margin) * 1000, to: place + Math.max(0, ahead) * 1000 } } : {};
  return { place, playing, ...reach, keepsLatency: player.liveSettings.peek().targetLatency !== undefined };
}

/**
 * Keeps a player with the others in its room, and tells the room what its viewer does.
 *
 * 1. Nobody has begun: whoever plays first says where.
 * 2. Whoever comes is brought to the others; until then, nothing that the player does is the viewer's wish.
 * 3. The viewer plays, pauses or seeks: the room follows. The player stalls or drifts: it is brought back.
 *
 * @param now the platform's clock
 * @returns stop
 */
export function followRoom(now: () => number, { room, move }: Pick<WatchRoomSlice, 'room' | 'move'>, player: LedPlayer): () => void {
  let hasJoined = false;
  let isJumping = false;
  let viewerSeeks = false;
  let jumpedAt = -Infinity;
  /** The change of the room that this player was asked to play for; a browser that refused is not asked again. */
  let playedFor: number | undefined;
  const placeOfRoom = (): RoomPlace | undefined => {
    const known = room.peek();
    return known?.place === undefined ? undefined : { place: known.place, playing: known.playing, at: known.at };
  };
  const tell = (playing: boolean) => {
    const shown = shownBy(player);
    if (shown) void move(shown.place, playing);
  };
  const jump = async (milliseconds: number) => {
    isJumping = true;
    jumpedAt = performance.now();
    await player.seekBy(milliseconds / 1000);
    isJumping = false;
  };
  const look = () => {
    const [shown, known] = [shownBy(player), room.peek()];
    if (!shown || !known || isJumping || viewerSeeks) return;
    const to = placeOfRoom();
    if (!to) {
      hasJoined = true;
      if (shown.playing) void move(shown.place, true);
      return;
    }
    const { play, seekBy } = roomStep(to, shown, now());
    if (play === undefined) hasJoined = true;
    if (play === false) player.pause();
    if (play && playedFor !== to.at) {
      playedFor = to.at;
      // What stops it, its own state says.
      player.play().catch(() => undefined);
    }
    if (seekBy !== undefined && performance.now() - jumpedAt > JUMP_EVERY) void jump(seekBy);
  };
  const afterSeek = () => {
    viewerSeeks = false;
    const [shown, to] = [shownBy(player), placeOfRoom()];
    if (shown && to && roomStep(to, shown, now()).seekBy !== undefined) void move(shown.place, to.playing);
  };
  const revision = computed(() => room.value?.revision);
  const wanted = computed(() => wish[player.status.value]);
  let last: boolean | undefined;
  const stops = [
    effect(() => {
      const playing = wanted.value;
      untracked(() => {
        const isTurn = last !== undefined && playing !== undefined && playing !== last;
        last = playing ?? last;
        if (isTurn && hasJoined && room.peek() && playing !== room.peek()?.playing) tell(playing);
      });
    }),
    effect(() => {
      const isSeeking = player.seeking.value;
      untracked(() => {
        if (isSeeking && !isJumping && hasJoined) viewerSeeks = true;
        else if (!isSeeking && viewerSeeks) afterSeek();
      });
    }),
    // In a room everybody watches at the ordinary speed.
    effect(() => { if (player.rate.value !== 1 && room.value) untracked(() => player.setRate(1)); }),
    effect(() => {
      // A change of the room allows a jump at once.
      if (revision.value !== undefined) jumpedAt = -Infinity;
      untracked(look);
    }),
  ];
  const timer = setInterval(look, LOOK_EVERY);
  return () => {
    clearInterval(timer);
    stops.forEach((stop) => stop());
  };
}

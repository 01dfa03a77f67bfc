/** Where everybody in a room is to be. `at` is when the place was set, by the platform's clock; epoch milliseconds. */
export interface RoomPlace {
  /** Milliseconds on the clock that everybody's stream shares. */
  place: number;
  playing: boolean;
  at: number;
}

/** Where one viewer's player is, on the same clock. */
export interface ShownPlace {
  place: number;
  playing: boolean;
  /** What can be reached now; absent where nothing can be moved, as of a live channel without a window. */
  reach?: { from: number; to: number };
  /** The player keeps a short distance to the live edge by itself, at a changed rate. */
  keepsLatency: boolean;
}

/** What brings a viewer to the others. */
export interface RoomStep {
  play?: boolean;
  /** Milliseconds to move, back when negative. */
  seekBy?: number;
}

/** Milliseconds that a viewer may be away from the others. chosen: below the two seconds in which a cheer is heard too early, above what a seek itself takes */
const TOLERANCE = 1500;
/** chosen: a player that keeps a latency corrects itself within this */
const LATENCY_TOLERANCE = 3000;

/** Where everybody is to be at this moment. */
export const placeNow = ({ place, playing, at }: RoomPlace, now: number): number => place + (playing ? Math.max(0, now - at) : 0);

/**
 * What a player does to be with the others: nothing at all, or play, pause and move.
 *
 * What cannot be reached is aimed at as closely as it can: behind the live edge, and after the beginning of its window.
 *
 * @source spec 1 §2.1 "/live/{id}/watch-together"; chosen: by a jump alone, as a changed rate is heard in a shared room
 */
export function roomStep(room: RoomPlace, shown: ShownPlace, now: number): RoomStep {
  const step: RoomStep = room.playing === shown.playing ? {} : { play: room.playing };
  if (!shown.reach) return step;
  const { from, to } = shown.reach;
  const away = Math.max(from, Math.min(to, placeNow(room, now))) - shown.place;
  const tolerance = shown.keepsLatency && shown.playing ? LATENCY_TOLERANCE : TOLERANCE;
  return Math.abs(away) > tolerance ? { ...step, seekBy: away } : step;
}

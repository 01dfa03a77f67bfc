import { computed, effect, type ReadonlySignal } from '@preact/signals-core';
import { isApiError } from '../../../api/api-error.ts';
import { sendMultiViewHeartbeat } from '../../../api/calls/multi-view.ts';
import type { MultiView } from '../../../contracts/playback/multi-view.ts';
import { outcomeOfFailure, type PlaybackOutcome } from '../../../rules/playback/playback-outcome.ts';
import type { StoreContext } from '../../store-context.ts';
import type { TileBoard } from './tile-board.ts';

/** Signed out, not allowed any more, too many viewers. */
const ENDS: ReadonlySet<number> = new Set([401, 403, 409]);

type Watched = Pick<TileBoard, 'layout' | 'tiles' | 'audible' | 'lead'> & { readonly event: ReadonlySignal<MultiView | undefined> };

/**
 * Tells the platform which angles are watched, at once and then as often as it asked for, while they play.
 *
 * A heartbeat that does not arrive is superseded by the next; one that the platform refuses ends the event.
 *
 * @returns stop
 * @source spec 1 §2.4 "heartbeat", §7 "/v1/multiviewHeartbeat"
 */
export function sendHeartbeats(context: StoreContext, watched: Watched, refused: (outcome: PlaybackOutcome) => void): () => void {
  const playing: ReadonlySignal<boolean> = computed(() => watched.lead.value?.player.paused.value === false);
  const send = async () => {
    const [event, layout] = [watched.event.peek(), watched.layout.peek()];
    if (!event || !layout) return;
    const videoIds = watched.tiles.peek().map(({ video }) => video.id);
    const audibleId = watched.audible.peek()?.video.id;
    try {
      await context.client.call(sendMultiViewHeartbeat, { eventId: event.id, layout, videoIds, ...(audibleId === undefined ? {} : { audibleId }) });
    } catch (error) {
      if (isApiError(error) && ENDS.has(error.status)) refused(outcomeOfFailure(error, context.viewer.peek(), 'live'));
    }
  };
  return effect(() => {
    const seconds = watched.event.value?.heartbeatSeconds;
    if (!playing.value || seconds === undefined) return;
    void send();
    const timer = setInterval(() => void send(), seconds * 1000);
    return () => clearInterval(timer);
  });
}

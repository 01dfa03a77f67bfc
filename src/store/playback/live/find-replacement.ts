import { readReplacementVod } from '../../../api/calls/beside-playback.ts';
import type { StoreContext } from '../../store-context.ts';
import type { TitleContent } from '../player-state.ts';

/**
 * The video to watch in place of a live event that is not live.
 *
 * Fetched when an event is not live: no other title carries it.
 *
 * @returns undefined where there is none, or the platform does not say
 * @source spec 1 §4.1 "if the live event is not live, the product looks up a replacement VOD and redirects to it"
 */
export async function findReplacement({ client }: Pick<StoreContext, 'client'>, eventId: string, signal: AbortSignal): Promise<TitleContent | undefined> {
  try {
    const { id } = await client.call(readReplacementVod, { id: eventId }, { signal });
    return { kind: 'vod', id, replaces: eventId };
  } catch {
    // Whatever went wrong, the viewer is told that the event is not live.
    return undefined;
  }
}

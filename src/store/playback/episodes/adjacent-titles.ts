import { readAdjacentVods } from '../../../api/calls/beside-playback.ts';
import type { ContentItem } from '../../../contracts/catalogue/content-item.ts';
import type { StoreContext } from '../../store-context.ts';

/** What comes before and after a title. */
export interface AdjacentTitles {
  previous?: ContentItem;
  next?: ContentItem;
}

/** Of the titles that were asked for on this page: the buttons and the card ask for the same. */
const asked = new WeakMap<StoreContext, Map<string, Promise<AdjacentTitles>>>();

/**
 * The titles right before and right after a video, in its season or in the playlist that it is watched in.
 *
 * @returns empty where the platform does not say; the next caller asks again
 * @source spec 1 §7 "GET vod/{id}/adjacent?size=5", "GET playlist/{id}/adjacentTo/{vodId}?size=5"
 */
export function readAdjacentTitles(context: StoreContext, id: string, playlistId?: string): Promise<AdjacentTitles> {
  const known = asked.get(context) ?? new Map<string, Promise<AdjacentTitles>>();
  asked.set(context, known);
  const place = JSON.stringify([playlistId, id]);
  const reading = known.get(place) ?? context.client.call(readAdjacentVods, { id, playlistId }).then(
    ({ precedingVods, followingVods }): AdjacentTitles => ({ previous: precedingVods.at(-1), next: followingVods[0] }),
    () => {
      known.delete(place);
      return {};
    },
  );
  known.set(place, reading);
  return reading;
}

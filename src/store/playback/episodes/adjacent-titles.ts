import { readAdjacentVods } from '../../../api/calls/beside-playback.ts';
import { readAdjacentInWatchlist } from '../../../api/calls/lists/own-lists.ts';
import type { ContentItem } from '../../../contracts/catalogue/content-item.ts';
import type { AdjacentVods } from '../../../contracts/playback/adjacent-vods.ts';
import type { PlayContent } from '../player-state.ts';
import type { StoreContext } from '../../store-context.ts';

/** What comes before and after a title. */
export interface AdjacentTitles {
  previous?: ContentItem;
  next?: ContentItem;
}

/** Of the titles that were asked for on this page: the buttons and the card ask for the same. */
const asked = new WeakMap<StoreContext, Map<string, Promise<AdjacentTitles>>>();

type Around = Pick<PlayContent, 'playlistId' | 'watchlist'>;

/**
 * The titles right before and right after a video, in its season, or in the playlist or the list of a viewer that it is watched in.
 *
 * @returns empty where the platform does not say; the next caller asks again
 * @source spec 1 §7 "GET vod/{id}/adjacent?size=5", "GET playlist/{id}/adjacentTo/{vodId}?size=5", "GET watchlists/{owner}/{id}/adjacentTo/{contentId}?size=5"
 */
export function readAdjacentTitles(context: StoreContext, id: string, around: Around = {}): Promise<AdjacentTitles> {
  const known = asked.get(context) ?? new Map<string, Promise<AdjacentTitles>>();
  asked.set(context, known);
  const place = JSON.stringify([around.playlistId, around.watchlist, id]);
  const reading = known.get(place) ?? readAround(context, id, around).then(
    ({ precedingVods, followingVods }): AdjacentTitles => ({ previous: precedingVods.at(-1), next: followingVods[0] }),
    () => {
      known.delete(place);
      return {};
    },
  );
  known.set(place, reading);
  return reading;
}

/** A list that this viewer may not read, or has no more, leaves the title's own season. */
async function readAround({ client }: StoreContext, id: string, { playlistId, watchlist }: Around): Promise<AdjacentVods> {
  if (watchlist && playlistId === undefined) {
    const inList = await client.call(readAdjacentInWatchlist, { ...watchlist, contentId: id }).catch(() => undefined);
    if (inList) return inList;
  }
  return client.call(readAdjacentVods, { id, playlistId });
}

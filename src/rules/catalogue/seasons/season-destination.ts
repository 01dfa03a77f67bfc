import type { Season } from '../../../contracts/catalogue/collection.ts';
import type { DestinationTo } from '../../../routing/destination.ts';
import { listContextQuery, type ListContext } from '../list-context.ts';
import { titleSegment } from '../title-segment.ts';

/**
 * The page of a season that was picked in a selector.
 *
 * @source spec 1 §2.4 "Picking a season navigates to that season page, keeping list context (season, series, and watchlist only when both watchlistId and owner are present)"
 */
export function seasonDestination({ id, title }: Season, seriesId: string, list: ListContext): DestinationTo<'season'> {
  return { name: 'season', params: { seasonId: id, seasonTitle: titleSegment(title) }, query: listContextQuery({ seasonId: id, seriesId, watchlistId: list.watchlistId, owner: list.owner }) };
}

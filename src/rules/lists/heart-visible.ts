import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import type { Viewer } from '../../contracts/identity/viewer.ts';

const neverKept = new Set<ContentItem['type']>(['SECTION_LINK', 'GRID', 'DATA_FEED', 'WATCHLIST', 'UNKNOWN']);

/**
 * Whether a card has a heart.
 *
 * @source spec 1 §2.4 "each can be allowed or disabled per card; both allowed by default; hidden for guests", §5 "Watchlist
 *   … features require realm settings to be enabled"; chosen: of both ways to keep favourites one is enough, none on links to lists and pages, nor on unknown types
 */
export function heartVisible(item: Pick<ContentItem, 'type' | 'favouriteDisabled'>, viewer: Viewer | undefined, flags: { watchlists: boolean; favouriteVods: boolean }): boolean {
  return !item.favouriteDisabled && (flags.watchlists || flags.favouriteVods) && viewer?.who === 'member' && !neverKept.has(item.type);
}

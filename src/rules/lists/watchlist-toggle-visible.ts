import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import type { Viewer } from '../../contracts/identity/viewer.ts';
import { heartVisible } from './heart-visible.ts';

type Listed = Pick<ContentItem, 'type' | 'watchlistDisabled'>;

/**
 * Whether a title can be put on a list of one's own: as its heart, but allowed or disabled by itself.
 *
 * @source spec 1 §2.4 "favourite and watchlist toggles (each can be allowed or disabled per card; both allowed by default; hidden for guests)"
 */
export function watchlistToggleVisible({ type, watchlistDisabled }: Listed, viewer: Viewer | undefined, flags: { watchlists: boolean }): boolean {
  return heartVisible({ type, favouriteDisabled: watchlistDisabled }, viewer, { ...flags, favouriteVods: false });
}

/** Whether the panel asks for the list. @source spec 1 §4.2 "When the my-list mode is disabled, the watchlist add button opens a modal; otherwise it toggles" */
export const opensListPanel = (item: Listed, viewer: Viewer | undefined, flags: { watchlists: boolean; myListMode: boolean }): boolean =>
  !flags.myListMode && watchlistToggleVisible(item, viewer, flags);

import { contentItem } from '../../../contracts/catalogue/content-item.ts';
import { watchlistToggleVisible } from '../../../rules/lists/watchlist-toggle-visible.ts';
import { actionKind } from '../action-kind.ts';
import { favourites } from './favourites.ts';

/** Keeps a title in the viewer's list. @source spec 1 §4.1 "watchlist and watchlists are not enabled", §4.2 "otherwise it toggles"; chosen: the favourites list, until there are lists of one's own */
export const watchlist = actionKind({
  type: 'watchlist',
  data: contentItem,
  effectOf: (item, store) => (watchlistToggleVisible(item, store.context.viewer.value, store.context.settings.flags) ? favourites.effectOf(item, store) : undefined),
});

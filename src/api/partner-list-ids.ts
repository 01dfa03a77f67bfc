import type { MadeWatchlist } from '../contracts/lists/own-lists.ts';
import type { Watchlist, WatchlistContent, WatchlistPage } from '../contracts/lists/watchlist.ts';

type IdFor = (id: string) => Promise<string>;
type Named = Pick<Watchlist, 'watchlistExternalId' | 'ownership' | 'saved'>;

/** The favourites of every viewer have this id, which pages write themselves. */
const favouritesId = 'favourites';

const idOf = async (id: string, idFor: IdFor): Promise<string> => (id === favouritesId ? id : idFor(id));

/** A list that is neither the viewer's nor kept was named by the page itself. */
async function named<L extends Named>(list: L, idFor: IdFor): Promise<L> {
  const isViewers = list.ownership === 'OWNED' || list.saved;
  return isViewers ? { ...list, watchlistExternalId: await idOf(list.watchlistExternalId, idFor) } : list;
}

// The ids of a viewer's lists are the same at every origin: partners would know their viewers again by them.

/** The viewer's lists, and where their next page begins, by the ids of one origin. */
export async function pageForPartner(output: unknown, idFor: IdFor): Promise<unknown> {
  const { watchlists, pagingInfo, ...page } = output as WatchlistPage;
  const { lastSeen, ...paging } = pagingInfo;
  return {
    ...page, watchlists: await Promise.all(watchlists.map((list) => named(list, idFor))),
    pagingInfo: { ...paging, ...(lastSeen === undefined ? {} : { lastSeen: await idOf(lastSeen, idFor) }) },
  };
}

export const listForPartner = (output: unknown, idFor: IdFor): Promise<unknown> => named(output as WatchlistContent, idFor);

export async function madeForPartner(output: unknown, idFor: IdFor): Promise<unknown> {
  const made = output as MadeWatchlist;
  return { ...made, id: await idFor(made.id) };
}

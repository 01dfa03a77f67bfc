import {
  addWatchlistContent, readWatchlistContent, readWatchlists, removeWatchlistContent,
} from '../../api/calls/lists/watchlists.ts';
import type { Client } from '../../api/client.ts';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import type { ListContext } from '../../rules/catalogue/list-context.ts';
import { listFacts } from '../../rules/lists/list-facts.ts';
import type { Page } from '../paged-list.ts';

const pageSize = 25;

/** The favourites list as the platform keeps it, for one viewer. */
export interface FavouritesSource {
  /** The page after `lastSeen`, and how addresses name the list; an empty one for a viewer without such a list. */
  readPage(lastSeen?: string): Promise<Page<ContentItem> & { list?: ListContext }>;
  write(item: ContentItem, favourite: boolean): Promise<void>;
}

/** In the way that the realm has. @source spec 1 §7 Watchlists, Favourites */
export function createFavouritesSource(client: Client, flags: { favouriteVods: boolean }): FavouritesSource {
  if (!flags.favouriteVods) return createListSource(client);
  // Few tenants have it: it travels for them alone.
  const source = async () => (await import('./favourite-vods-source.ts')).createVodsSource(client);
  return { readPage: async (lastSeen) => (await source()).readPage(lastSeen), write: async (item, favourite) => (await source()).write(item, favourite) };
}

/**
 * Finds the system watchlist once and reads and writes it.
 *
 * @source spec 1 §3 "a system watchlist of type favourites exists", §7 "rpp=25"
 */
function createListSource(client: Client): FavouritesSource {
  let found: Promise<string | undefined> | undefined;
  const listId = () => {
    found ??= findList(client);
    found.catch(() => (found = undefined));
    return found;
  };
  return {
    async readPage(lastSeen) {
      const id = await listId();
      if (id === undefined) return { items: [], paging: { moreDataAvailable: false } };
      const { content, pagingInfo, ...list } = await client.call(readWatchlistContent, { id, rpp: pageSize, lastSeen });
      return { items: content, paging: pagingInfo, list: { watchlistId: id, owner: listFacts(list).owner } };
    },
    async write({ id: contentId, type: contentType }, favourite) {
      const id = await listId();
      if (id === undefined) throw new Error('This viewer has no list of favourites');
      if (contentType === 'UNKNOWN') throw new Error('The platform cannot be asked to keep what this build does not know');
      if (favourite) await client.call(addWatchlistContent, { id, content: [{ id: contentId, contentType }] });
      else await client.call(removeWatchlistContent, { id, contentType, contentId });
    },
  };
}

async function findList(client: Client): Promise<string | undefined> {
  let lastSeen: string | undefined;
  for (;;) {
    const { watchlists, pagingInfo } = await client.call(readWatchlists, { rpp: pageSize, lastSeen });
    const list = watchlists.find((entry) => entry.systemDefinedType === 'FAVOURITES');
    if (list) return list.watchlistExternalId;
    if (!pagingInfo.moreDataAvailable || !pagingInfo.lastSeen) return undefined;
    lastSeen = pagingInfo.lastSeen;
  }
}

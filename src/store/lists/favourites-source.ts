import {
  addWatchlistContent, readWatchlistContent, readWatchlists, removeWatchlistContent,
} from '../../api/calls/lists.ts';
import type { Client } from '../../api/client.ts';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';

const pageSize = 25;

/** A fetched run of pages. */
export interface FavouritesPages {
  items: ContentItem[];
  lastSeen?: string;
  more: boolean;
}

/** The favourites list as the platform keeps it, for one viewer. */
export interface FavouritesSource {
  /** Goes on after `from` until there are at least `count` items. */
  read(from: FavouritesPages, count: number): Promise<FavouritesPages>;
  write(item: ContentItem, favourite: boolean): Promise<void>;
}

/**
 * Finds the system watchlist once and reads and writes it.
 *
 * @source spec 1 §3 "a system watchlist of type favourites exists", §7 "rpp=25"
 */
export function createFavouritesSource(client: Client): FavouritesSource {
  let found: Promise<string | undefined> | undefined;
  const listId = () => {
    found ??= findList(client);
    found.catch(() => (found = undefined));
    return found;
  };
  return {
    async read(from, count) {
      const id = await listId();
      return id === undefined ? { items: [], more: false } : readPages(client, id, from, count);
    },
    async write({ id: contentId, type: contentType }, favourite) {
      const id = await listId();
      if (id === undefined) throw new Error('This viewer has no list of favourites');
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

async function readPages(client: Client, id: string, from: FavouritesPages, count: number): Promise<FavouritesPages> {
  let pages = from;
  do {
    const { content, pagingInfo } = await client.call(readWatchlistContent, { id, rpp: pageSize, lastSeen: pages.lastSeen });
    const known = new Set(pages.items.map((item) => item.id));
    const fresh = content.filter((item) => !known.has(item.id));
    const { lastSeen, moreDataAvailable } = pagingInfo;
    pages = { items: [...pages.items, ...fresh], lastSeen, more: moreDataAvailable && lastSeen !== undefined };
  } while (pages.more && pages.items.length < count);
  return pages;
}

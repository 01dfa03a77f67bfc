import { addFavouriteVod, readFavouriteVods, removeFavouriteVod } from '../../api/calls/lists/favourite-vods.ts';
import type { Client } from '../../api/client.ts';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';

/** The hearts of tenants that keep no watchlists. @source spec 1 §7 "GET /favourite/vods with query rpp (default 9)" */
export function createVodsSource(client: Client) {
  return {
    async readPage(lastSeen?: string) {
      const { vods: items, paging } = await client.call(readFavouriteVods, { lastSeen });
      return { items, paging };
    },
    async write({ id }: ContentItem, favourite: boolean): Promise<void> {
      await client.call(favourite ? addFavouriteVod : removeFavouriteVod, { id });
    },
  };
}

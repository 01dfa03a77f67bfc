import * as z from 'zod/mini';
import { favouriteVods } from '../../../src/contracts/lists/favourite-vods.ts';
import { nothing } from '../../../src/contracts/wire/nothing.ts';
import { itemsOf } from '../catalogue/bucket-pages.ts';
import { PlatformError } from '../server/platform-error.ts';
import { defineRoute } from '../server/platform-route.ts';
import type { MemberCaller } from '../server/request-caller.ts';
import { changeList, favouritesList } from './found-list.ts';
import { pageOfEntries } from './list-content-routes.ts';
import { addEntries, entriesOf, removeEntry } from './list-entries.ts';
import { sent } from '../../../src/contracts/wire/sent-text.ts';

const rpp = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 9);
const one = z.object({ id: sent('id') });

/** @throws PlatformError 403 `favourites-not-enabled` where a realm keeps them as a watchlist */
function guardFavourites({ realm: { settings } }: MemberCaller): void {
  if (!settings.flags.favouriteVods) throw new PlatformError(403, 'favourites-not-enabled', 'This service keeps favourites as a list.');
}

/** The hearts of realms without watchlists. Adding twice and taking out what is not there change nothing. @source spec 1 §7 Favourites */
export const favouriteVodRoutes = [
  defineRoute({
    name: 'readFavouriteVods', method: 'GET', path: '/api/v1/favourite/vods', auth: 'member', ability: 'watch', output: favouriteVods, input: z.object({ rpp, lastSeen: z.optional(sent('cursor')) }),
    answer: async ({ rpp: size, lastSeen }, caller) => {
      guardFavourites(caller);
      const { titles, paging } = await pageOfEntries(caller, await entriesOf(caller.context.db, favouritesList(caller)), size, lastSeen);
      return { vods: titles, paging };
    },
  }),
  defineRoute({
    name: 'addFavouriteVod', method: 'PUT', path: '/api/v1/favourite/vods/:id', auth: 'member', ability: 'keep', output: nothing, input: one,
    answer: async ({ id }, caller) => {
      guardFavourites(caller);
      if (!(await itemsOf(caller, [id])).has(id)) throw new PlatformError(404, 'content-not-found', 'No such title.');
      const list = favouritesList(caller);
      await changeList(caller, list, [id], async (tx) => void await addEntries(tx, list, [id]));
      return {};
    },
  }),
  defineRoute({
    name: 'removeFavouriteVod', method: 'DELETE', path: '/api/v1/favourite/vods/:id', auth: 'member', ability: 'keep', output: nothing, input: one,
    answer: async ({ id }, caller) => {
      guardFavourites(caller);
      const list = favouritesList(caller);
      await changeList(caller, list, [id], (tx) => removeEntry(tx, list, id));
      return {};
    },
  }),
];
